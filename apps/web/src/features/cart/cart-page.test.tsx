/** The cart page as a buyer uses it, over a shop in memory. */
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emptyCart, type Cart } from '@offrande/domain/cart';
import { afterEach, describe, expect, test } from 'vitest';
import { createMemoryShop } from '../../shop/testing/memory-shop.ts';
import { DIGITAL_CART, EURO, POSTED_CART, POSTED_ORDER } from '../../shop/testing/sample.ts';
import { placeAt, Stage } from '../../shop/testing/stage.tsx';
import { CartPage } from './cart-page.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const show = (cart: Cart, rules = {}) => {
  const shop = createMemoryShop({ cart, rules });
  const isAllowed = { now: false };
  const session = {
    ...shop.session,
    isAllowedToContinueAsGuest: () => isAllowed.now,
    allowGuest: () => {
      isAllowed.now = true;
    },
  };
  const place = placeAt('/cart');
  render(
    <Stage shop={{ ...shop, session }} place={place}>
      <CartPage />
    </Stage>,
  );
  return { shop, place, user: userEvent.setup(), isAllowed };
};

/** Shows the cart of an order that was left at the provider, in the state that the server has it in. */
const showLeftOrder = (status: string) => {
  const shop = createMemoryShop({ cart: POSTED_CART });
  const place = placeAt('/cart');
  shop.memory.putOrder({ ...POSTED_ORDER, status });
  shop.session.keepOrder({
    notConfirmYetOrderNo: POSTED_ORDER.orderNo,
    paymentLogId: null,
    chosenMeans: 'creditCard',
  });
  render(
    <Stage shop={shop} place={place}>
      <CartPage />
    </Stage>,
  );
  return { shop, place };
};

const summary = () => screen.getByRole('region', { name: 'Order summary' });

describe('cart page', () => {
  test('says what every part costs; the rows add up to the total [S2.64][S5.77][S5.79][S5.80]', () => {
    show(POSTED_CART);
    const amounts = [...summary().querySelectorAll('dd')].map((dd) => dd.textContent?.replace(/\s/g, ' '));
    expect(amounts).toEqual(['250,00 €', '−7,50 €', '45,00 €', '9,80 €', '297,30 €']);
  });

  test('a new quantity changes the total, and the total is announced [S4.32]', async () => {
    const { user } = show(DIGITAL_CART);
    await user.click(screen.getByRole('button', { name: 'One more' }));
    expect(within(summary()).getByRole('status').textContent).toMatch(/Total 100,00\s€/);
  });

  test('a line can be duplicated, and edited where it was made [S4.31][A-108]', async () => {
    const { user, shop } = show(DIGITAL_CART);
    await user.click(screen.getByRole('button', { name: /^Duplicate/ }));
    expect(shop.cart.get().lines).toHaveLength(2);
    expect(screen.getAllByRole('link', { name: /^Edit/ })[0]?.getAttribute('href')).toBe('/product/OFFRANDE?line=D');
  });

  test('the last card that was removed can be put back [S4.33]', async () => {
    const { user, shop } = show(DIGITAL_CART);
    await user.click(screen.getByRole('button', { name: /^Remove/ }));
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Put the last card back' }));
    expect(shop.cart.get().lines).toHaveLength(1);
  });

  test('the focus of a removed card goes to the way back, and from there to the heading', async () => {
    const { user } = show(DIGITAL_CART);
    await user.click(screen.getByRole('button', { name: /^Duplicate/ }));
    await user.click(screen.getAllByRole('button', { name: /^Remove/ })[0]!);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Put it back' }));
    await user.click(screen.getByRole('button', { name: /^Remove/ }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Put the last card back' }));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Cart' }));
  });

  test('an empty cart leads to the catalogue [S4.91]', () => {
    show(emptyCart(EURO));
    expect(screen.getByRole('link', { name: 'Choose a card' }).getAttribute('href')).toBe('/#main');
  });
});

describe('on to checkout', () => {
  test('a guest is asked first, and goes on once he says so [S4.89]', async () => {
    const { user, place, isAllowed } = show(DIGITAL_CART);
    await user.click(screen.getByRole('button', { name: 'Go to checkout' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Continue as a guest?' });
    expect(place.history.at(-1)).toBe('/cart');
    await user.click(within(dialog).getByRole('button', { name: 'Continue as a guest' }));
    expect([isAllowed.now, place.history.at(-1)]).toEqual([true, '/buying/checkout']);
  });

  test('nobody is asked where the unit sells to guests alone [S4.85]', async () => {
    const { user, place } = show(DIGITAL_CART, { isGuestOnly: true });
    await user.click(screen.getByRole('button', { name: 'Go to checkout' }));
    await waitFor(() => expect(place.history.at(-1)).toBe('/buying/checkout'));
  });

  test('a guest who may not order is told so [S6.3]', async () => {
    const { user } = show(DIGITAL_CART, { isGuestModeOn: false });
    await user.click(screen.getByRole('button', { name: 'Go to checkout' }));
    expect(await screen.findByText('Login needed to proceed')).toBeTruthy();
  });
});

describe('the cart of an order that was left at the provider', () => {
  test('is bought once the order is paid, and the order is shown in its place [A-34]', async () => {
    const { shop, place } = showLeftOrder('09');
    await waitFor(() => expect(place.history.at(-1)).toBe(`/order/${POSTED_ORDER.orderNo}`));
    expect(shop.cart.get().lines).toEqual([]);
    expect(shop.session.readOrder()).toBeNull();
  });

  test.each([
    ['while nobody has paid', '03', POSTED_ORDER.orderNo],
    ['when the order was given up, which is asked about once', '02', null],
  ])('is kept %s [A-34]', async (_, status, stillLeft) => {
    const { shop, place } = showLeftOrder(status);
    await waitFor(() => expect(shop.memory.script.made).toEqual(['readOrder']));
    await waitFor(() => expect(shop.session.readLeftOrderNo()).toBe(stillLeft));
    expect(shop.cart.get().lines).toHaveLength(POSTED_CART.lines.length);
    expect(place.history).toEqual(['/cart']);
  });
});
