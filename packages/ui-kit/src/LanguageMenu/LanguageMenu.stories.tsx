import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { LanguageMenu } from './index.ts';

const meta = {
  title: 'ui-kit/LanguageMenu',
  component: LanguageMenu,
  args: {
    label: 'Language',
    current: 'en',
    align: 'start',
    languages: [
      { lang: 'en', name: 'English', href: '#en' },
      { lang: 'fr', name: 'Français', href: '#fr' },
      { lang: 'ar', name: 'العربية', href: '#ar' },
      { lang: 'zh-CN', name: '中文', href: '#zc' },
    ],
  },
} satisfies Meta<typeof LanguageMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Language English' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Français' })).toBeVisible());
  },
};
