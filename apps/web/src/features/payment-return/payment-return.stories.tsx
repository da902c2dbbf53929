import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createMemoryShop } from '../../shop/testing/memory-shop.ts';
import { POSTED_CART } from '../../shop/testing/sample.ts';
import { placeAt, Stage } from '../../shop/testing/stage.tsx';
import { PaymentReturnPage } from './payment-return.tsx';

function PaymentReturnStory() {
  const [shop] = useState(() => {
    const made = createMemoryShop({ cart: POSTED_CART });
    made.memory.script.befall('readResult', { kind: 'silent' });
    return made;
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

export const Asking: StoryObj<typeof meta> = {};
