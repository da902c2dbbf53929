import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { GiftCard } from '../GiftCard/index.ts';
import { Confetti } from '../story-art/story-art.tsx';
import { CartLineItem } from './index.ts';

const words = ['Pour tes 30 ans, Inès', 'On t’embrasse, Papa et Maman'];

const meta = {
  title: 'ui-kit/CartLineItem',
  component: CartLineItem,
  args: {
    card: (
      <GiftCard lines={words} amount="75 €">
        <Confetti />
      </GiftCard>
    ),
    name: 'Offrande, all brands',
    words,
    receiver: 'By post to Inès Marchand, 69003 Lyon',
    amount: '150,00 €',
    quantity: {
      label: 'Quantity',
      value: 2,
      max: 10,
      onChange: fn(),
      decreaseLabel: 'One less',
      increaseLabel: 'One more',
    },
    actions: [
      { id: 'edit', text: 'Edit', label: 'Edit Offrande for Inès', href: '#edit' },
      { id: 'duplicate', text: 'Duplicate', label: 'Duplicate Offrande for Inès', onPress: fn() },
      { id: 'remove', text: 'Remove', label: 'Remove Offrande for Inès', onPress: fn() },
    ],
  },
} satisfies Meta<typeof CartLineItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {};
export const WithDiscount: Story = { args: { amountBefore: { label: 'Before discount', amount: '157,50 €' } } };
export const FixedQuantity: Story = { args: { quantity: '1', actions: [] } };
export const Refused: Story = { args: { error: 'This product is no longer sold. Remove it to go on.' } };
export const Updating: Story = { args: { isUpdating: true } };
export const TwoLines: Story = {
  render: (args) => (
    <div>
      <CartLineItem {...args} />
      <CartLineItem {...args} name="Kino 9" amount="100,00 €" />
    </div>
  ),
};
