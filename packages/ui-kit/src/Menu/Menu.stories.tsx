import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Menu } from './index.ts';

const meta = {
  title: 'ui-kit/Menu',
  component: Menu,
  args: {
    trigger: 'Inès',
    label: 'My account',
    align: 'start',
    items: [
      { id: 'cards', text: 'My cards', href: '#cards', icon: 'card', isCurrent: true },
      { id: 'orders', text: 'Order history', href: '#orders', icon: 'file' },
      { id: 'out', text: 'Sign out', icon: 'power', onPress: fn(), isDanger: true },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Inès' }));
    await expect(canvas.getByRole('link', { name: 'My cards' })).toHaveAttribute('aria-current', 'true');
  },
};
