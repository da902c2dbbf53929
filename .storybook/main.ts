/** Design review: every component of the kit and every screen of the shop. */
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { linguiPlugins } from '../apps/web/lingui-plugins.ts';

const config: StorybookConfig = {
  stories: ['../packages/ui-kit/src/**/*.stories.tsx', '../apps/web/src/features/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => mergeConfig(vite, { plugins: [linguiPlugins()] }),
  typescript: { reactDocgen: 'react-docgen' },
};

export default config;
