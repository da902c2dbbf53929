import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageStage } from '../../app/testing/page-stage.tsx';
import { Screen as ContactScreen } from './contact.tsx';
import { Screen as SiteMapScreen } from './site-map.tsx';
import { contactBoot, sitemapBoot } from './testing/help-boots.ts';

const meta = {
  title: 'screens/Help',
  component: PageStage,
  parameters: { layout: 'fullscreen' },
  args: { boot: contactBoot, Screen: ContactScreen },
} satisfies Meta<typeof PageStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Contact: Story = {};
export const ContactWithoutAddress: Story = {
  args: { boot: { ...contactBoot, data: { kind: 'contact', contact: { address: [], html: null } } } },
};
export const SiteMap: Story = { args: { boot: sitemapBoot, Screen: SiteMapScreen } };
