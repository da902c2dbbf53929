import type { Meta, StoryObj } from '@storybook/react-vite';
import { NavLink } from './index.ts';

const meta = {
  title: 'ui-kit/NavLink',
  component: NavLink,
  args: { href: '#cards', children: 'Gift cards' },
} satisfies Meta<typeof NavLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bar: Story = {};
export const BarCurrent: Story = { args: { isCurrent: true } };
export const Side: Story = { args: { layout: 'side', icon: 'wallet', note: '32,40 €', children: 'Wallet' } };
export const SideCurrent: Story = {
  args: { layout: 'side', icon: 'card', note: '6', isCurrent: true, children: 'My cards' },
};
export const SideDanger: Story = {
  args: { layout: 'side', icon: 'trash', isDanger: true, children: 'Delete account' },
};
