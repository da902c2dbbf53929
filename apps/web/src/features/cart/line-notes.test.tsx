/** The notes of a card come after it: what stands below them must not move then. */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createMemoryShop } from '../../shop/testing/memory-shop.ts';
import { DIGITAL_CART } from '../../shop/testing/sample.ts';
import { placeAt, Stage } from '../../shop/testing/stage.tsx';
import { CartPage } from './cart-page.tsx';

afterEach(cleanup);

const NOTED = {
  ...DIGITAL_CART.lines[0]!,
  redeemablePlace: { type: 'allExceptFood', text: '' },
  delivery: { type: 'email', date: '2027/01/04' },
  customerId: 'HR-88',
  validMonths: 6,
} as const;

const notes = () => [...document.querySelectorAll('.checkout-note')].map((note) => note.textContent);

test('a card has room for all its notes before they come', async () => {
  const shop = createMemoryShop({ cart: { ...DIGITAL_CART, lines: [NOTED] } });
  render(
    <Stage shop={shop} place={placeAt('/cart')}>
      <CartPage />
    </Stage>,
  );
  const waiting = notes();
  await screen.findByText('Whole store except food');
  const shown = ['Whole store except food', 'On 2027/01/04', 'Customer ID: HR-88', 'Valid 6 months'];
  expect(notes()).toEqual(shown);
  expect(waiting).toEqual(shown.map(() => '\u00a0'));
});
