import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createMemoryShop } from '../../shop/testing/memory-shop.ts';
import { POSTED_CART } from '../../shop/testing/sample.ts';
import { placeAt, Stage } from '../../shop/testing/stage.tsx';
import { PaymentReturnPage } from './payment-return.tsx';

interface PaymentReturnStoryProps {
  /** The provider responds but has not decided. */
  isUndecided?: boolean;
  isShopAway?: boolean;
}

function PaymentReturnStory({ isUndecided = false, isShopAway = false }: PaymentReturnStoryProps) {
  const [shop] = useState(() => {
    const made = createMemoryShop({ cart: POSTED_CART });
    if (!isUndecided) made.memory.script.befall('readResult', { kind: 'silent' });
    return isShopAway ? { ...made, checkoutPolicy: () => Promise.reject(new Error('away')) } : made;
  });
  const [place] = useState(() => placeAt('/loading/order'));
  return (
    <Stage shop={shop} place={place}>
      <PaymentReturnPage type="order" />
    </Stage>
  );
}

const meta = {
  title: 'screens/PaymentReturn',
  component: PaymentReturnStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PaymentReturnStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Asking: Story = {};
export const TakesLonger: Story = {
  args: { isUndecided: true },
  play: async ({ canvas }) =>
    void (await canvas.findByText(/^The bank takes longer than usual\./, undefined, { timeout: 5000 })),
};
export const ShopAway: Story = {
  args: { isShopAway: true },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Try again' })),
};
