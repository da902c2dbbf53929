import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyCart, type Cart } from '@offrande/domain/cart';
import { CartMark } from '@offrande/ui-kit/CartButton';
import { Popover } from '@offrande/ui-kit/Popover';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { createMemoryShop } from '../../shop/testing/memory-shop.ts';
import { DIGITAL_CART, EURO, POSTED_CART } from '../../shop/testing/sample.ts';
import { placeAt, Stage } from '../../shop/testing/stage.tsx';
import { Inside } from './cart-preview.tsx';

function Panel({ cart }: { readonly cart: Cart }) {
  const [shop] = useState(() => createMemoryShop({ cart }));
  const [place] = useState(() => placeAt('/'));
  return (
    <Stage shop={shop} place={place}>
      <Popover
        label="Cart"
        opensOnHover
        align="start"
        triggerClassName="o-cart-button"
        trigger={<CartMark text="Cart" count={cart.lines.length} countLabel="Cards" />}
      >
        <Inside />
      </Popover>
    </Stage>
  );
}

const meta = {
  title: 'screens/Cart hover panel',
  component: Panel,
  args: { cart: POSTED_CART },
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Cart' })).toBeVisible());
  },
} satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoLines: Story = {};
export const Empty: Story = { args: { cart: emptyCart(EURO) } };

const [line] = DIGITAL_CART.lines;
const many = Array.from({ length: 7 }, (_, at) => ({ ...line!, lineId: `D${at}` }));
export const MoreThanFit: Story = { args: { cart: { ...DIGITAL_CART, lines: many } } };
