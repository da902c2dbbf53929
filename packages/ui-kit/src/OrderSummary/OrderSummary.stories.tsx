import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { OrderSummary } from './index.ts';

const meta = {
  title: 'ui-kit/OrderSummary',
  component: OrderSummary,
  args: {
    title: 'Order summary',
    lines: [
      { id: 'cards', term: '3 cards', amount: '250,00 €' },
      { id: 'tier', term: 'Tier discount, 3 % from 200 €', amount: '−7,50 €', isReduction: true },
      { id: 'making', term: 'Card making, 3 × 15,00 €', amount: '45,00 €' },
      { id: 'letter', term: 'Tracked letter, 2 × 4,90 €', amount: '9,80 €' },
      { id: 'coupon', term: 'Gift card ···· 4417', amount: '−40,00 €', isReduction: true },
    ],
    total: { term: 'Total, tax included', amount: '257,30 €' },
    announcement: 'Total 257,30 €',
  },
} satisfies Meta<typeof OrderSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Panel: Story = { args: { children: <Button isWide>Order and pay 257,30 €</Button> } };
export const Plain: Story = { args: { layout: 'plain' } };
export const Folded: Story = { args: { layout: 'fold' } };
export const Updating: Story = { args: { isUpdating: true } };
