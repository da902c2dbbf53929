/** The cart preview in the header, on top of the stored cart. */
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emptyCart } from '@offrande/domain/cart';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerWith, showApp } from '../../app/testing/app-stage.tsx';
import { termsBoot } from '../../app/testing/sample-boot.ts';
import { createCartStore } from '../../shop/cart-store.ts';
import { createDiscountStore } from '../../shop/discount-store.ts';
import { EURO, ITEM, POSTED_CART } from '../../shop/testing/sample.ts';

/** The page's shop lives as long as the page, so all tests start with the same cart. */
const STORAGES = { local: localStorage, tab: sessionStorage };

beforeEach(() => {
  answerWith();
  createDiscountStore('FR', EURO, STORAGES).save(ITEM, []);
  createCartStore('FR', EURO, STORAGES).set(POSTED_CART);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const button = (name: RegExp) => screen.getByRole('button', { name });
const panel = () => screen.queryByRole('group', { name: 'Cart' });

describe('the cart hover panel', () => {
  test('opens under a mouse and closes when it goes away [S2.63]', async () => {
    await showApp(termsBoot, '/terms');
    const user = userEvent.setup();
    expect(panel()).toBeNull();
    await user.hover(button(/Cart, 3 cards/));
    await waitFor(() => expect(panel()).toBeTruthy());
    await user.unhover(button(/Cart, 3 cards/));
    await waitFor(() => expect(panel()).toBeNull());
  });

  test('opens by keyboard, shows cards, total and the way to the cart, and closes with Escape [S1.54][S2.63]', async () => {
    await showApp(termsBoot, '/terms');
    const user = userEvent.setup();
    button(/Cart, 3 cards/).focus();
    await user.keyboard('{Enter}');
    const open = within(panel()!);
    await waitFor(() => expect(open.getAllByRole('listitem')).toHaveLength(2));
    expect(open.getAllByRole('listitem')[0]!.textContent).toMatch(/^Offrande, all brands2 × 75\s€$/);
    expect(open.getByText(/297,30\s€/)).toBeTruthy();
    expect(open.getByRole('link', { name: 'View cart' }).getAttribute('href')).toBe('/cart');
    await user.keyboard('{Escape}');
    expect(panel()).toBeNull();
    expect(document.activeElement).toBe(button(/Cart, 3 cards/));
  });

  test('has the total of the page that it leads to [S1.54][S2.64]', async () => {
    await showApp({ ...termsBoot, path: '/cart', data: { kind: 'none' } }, '/cart');
    expect((await screen.findByRole('region', { name: 'Order summary' })).textContent).toMatch(/297,30\s€/);
    expect(screen.getByRole('main').textContent).not.toMatch(/\d\.\d/);
  });

  test('follows the cart, and says that an empty one is empty, with the way to the cards [S4.91]', async () => {
    await showApp(termsBoot, '/terms');
    await userEvent.click(button(/^Cart/));
    const open = within(panel()!);
    await waitFor(() => expect(open.getAllByRole('listitem')).toHaveLength(2));
    createCartStore('FR', EURO, STORAGES).set(emptyCart(EURO));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'cart:FR' })));
    expect(open.getByText('Your cart is empty')).toBeTruthy();
    expect(open.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/#main']);
  });
});
