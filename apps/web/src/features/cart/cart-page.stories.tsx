import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyCart, type Cart } from '@offrande/domain/cart';
import { useState } from 'react';
import { userEvent, within } from 'storybook/test';
import { createMemoryShop } from '../../shop/testing/memory-shop.ts';
import { DIGITAL_CART, EURO, POSTED_CART } from '../../shop/testing/sample.ts';
import { placeAt, Stage } from '../../shop/testing/stage.tsx';
import { CartPage } from './cart-page.tsx';

interface CartStoryProps {
  cart: Cart;
  /** The unit cannot say who may order. */
  isShopAway?: boolean;
}

function CartStory({ cart, isShopAway = false }: CartStoryProps) {
  const [shop] = useState(() => {
    const made = createMemoryShop({ cart });
    const session = { ...made.session, isAllowedToContinueAsGuest: () => false };
    return isShopAway
      ? { ...made, session, checkoutRules: () => Promise.reject(new Error('away')) }
      : { ...made, session };
  });
  const [place] = useState(() => placeAt('/cart'));
  return (
    <Stage shop={shop} place={place}>
      <CartPage />
    </Stage>
  );
}

const meta = {
  title: 'screens/Cart',
  component: CartStory,
  parameters: { layout: 'fullscreen' },
  args: { cart: POSTED_CART },
} satisfies Meta<typeof CartStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Posted: Story = {};
export const Digital: Story = { args: { cart: DIGITAL_CART } };
export const Empty: Story = { args: { cart: emptyCart(EURO) } };

export const LastCardRemoved: Story = {
  args: { cart: DIGITAL_CART },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Remove/ }));
  },
};

export const GuestWarning: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Go to checkout' }));
    await within(document.body).findByRole('alertdialog');
  },
};

export const ShopAway: Story = {
  args: { isShopAway: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Go to checkout' }));
    await within(canvasElement).findByRole('alert');
  },
};
