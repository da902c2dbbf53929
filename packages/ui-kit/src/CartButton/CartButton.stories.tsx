import type { Meta, StoryObj } from '@storybook/react-vite';
import { CartButton } from './index.ts';

const meta = {
  title: 'ui-kit/CartButton',
  component: CartButton,
  args: { href: '#cart', text: 'Cart', count: 2, countLabel: '2 cards' },
} satisfies Meta<typeof CartButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { count: 0, countLabel: 'empty' } };
export const Many: Story = { args: { count: 250, countLabel: '250 cards' } };
