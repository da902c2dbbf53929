import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Notice } from '../Notice/index.ts';
import { CouponPanel } from './index.ts';

const applied = [
  {
    id: '4417',
    name: 'Gift card ···· 4417',
    balance: 'Balance 40,00 €. After this order: 0,00 €.',
    amount: '−40,00 €',
    removeLabel: 'Remove gift card ending 4417',
  },
];

const meta = {
  title: 'ui-kit/CouponPanel',
  component: CouponPanel,
  args: {
    numberLabel: 'Card or coupon number',
    addLabel: 'Add',
    onAdd: fn(),
    applied: [],
    appliedLabel: 'Applied coupons',
    removeText: 'Remove',
    onRemove: fn(),
  },
} satisfies Meta<typeof CouponPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const pinLabel = 'PIN, 6 digits';

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '9250{Enter}');
    await expect(args.onAdd).toHaveBeenCalledWith('9250', '');
  },
};
export const WithPin: Story = { args: { pinLabel } };
export const Refused: Story = {
  args: { pinLabel, pinError: 'The PIN does not match this number.', numberError: 'This card has ended.' },
};
export const Adding: Story = { args: { isAdding: true } };
export const Applied: Story = {
  args: {
    pinLabel,
    applied,
    children: (
      <Notice tone="warning">This card cannot be used in part. Anything left on it is lost after this order.</Notice>
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove gift card ending 4417' }));
    await expect(args.onRemove).toHaveBeenCalledWith('4417');
  },
};
export const Removing: Story = { args: { applied, removing: '4417' } };
