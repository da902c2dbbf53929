import { ERROR_CODES } from '@offrande/api-client/contract';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { createMemoryShop } from '../../shop/testing/memory-shop.ts';
import { POSTED_CART } from '../../shop/testing/sample.ts';
import { HELD, PARCEL } from '../../shop/testing/sample-cards.ts';
import { placeAt, Stage } from '../../shop/testing/stage.tsx';
import { UnlockPage } from './unlock.tsx';

afterEach(cleanup);

const open = (search = `?orderNo=${PARCEL}`) => {
  const shop = createMemoryShop({ cart: POSTED_CART, held: HELD });
  const place = placeAt(`/unlock${search}`);
  render(
    <Stage shop={shop} place={place}>
      <UnlockPage />
    </Stage>,
  );
  return { shop, place, user: userEvent.setup() };
};

const answer = async ({ user }: ReturnType<typeof open>, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const YES = 'Yes, the cards arrived';

describe('unlocking a posted order', () => {
  test('asks first; Yes unlocks and shows order number and number of cards [S2.44][S4.20][S4.21][S4.24]', async () => {
    const opened = open();
    expect(await screen.findByRole('alertdialog', { name: 'Are you sure to unlock order now?' })).toBeTruthy();
    expect(opened.shop.held.script.made).toEqual([]);
    await answer(opened, YES);
    expect(await screen.findByRole('heading', { name: '3 cards can be used now.' })).toBeTruthy();
    expect(screen.getByText('FR1')).toBeTruthy();
  });

  test('No goes to /, and so does an address without orderNo [S4.22][S4.27]', async () => {
    const opened = open();
    await answer(opened, 'No');
    await waitFor(() => expect(opened.place.history.at(-1)).toBe('/'));
    cleanup();
    const { place } = open('');
    await waitFor(() => expect(place.history.at(-1)).toBe('/'));
  });

  test('says that an order was unlocked before, and that one is still locked with a contact hint [S4.25][S4.26][S8.33][S8.34][S8.35]', async () => {
    const opened = open();
    opened.shop.held.script.befall('unlockOrder', { kind: 'refused', code: ERROR_CODES.orderAlreadyUnlocked });
    await answer(opened, YES);
    expect(await screen.findByRole('heading', { name: 'This order was unlocked before.' })).toBeTruthy();
    cleanup();
    await answer(open('?orderNo=FR9'), YES);
    expect(await screen.findByRole('heading', { name: 'Oops, still lock' })).toBeTruthy();
    expect(screen.getByText('Please contact customer service to unlock your order.')).toBeTruthy();
  });

  test('shows loading until the answer is there [S4.23]', async () => {
    const opened = open();
    opened.shop.held.script.befall('unlockOrder', { kind: 'silent' });
    await answer(opened, YES);
    expect(await screen.findByText('Unlocking your order')).toBeTruthy();
  });

  test('a server that cannot be reached is not "still locked": it may be tried again [A-85]', async () => {
    const opened = open();
    opened.shop.held.script.befall('unlockOrder', { kind: 'unreachable' });
    await answer(opened, YES);
    const again = await screen.findByRole('button', { name: 'Try again' });
    opened.shop.held.script.befall('unlockOrder', null);
    await opened.user.click(again);
    expect(await screen.findByRole('heading', { name: '3 cards can be used now.' })).toBeTruthy();
  });

  test('a refused captcha is asked for again in its traditional form [A-75][S8.7]', async () => {
    const opened = open();
    opened.shop.held.script.befall('unlockOrder', { kind: 'refused', code: ERROR_CODES.captchaCloudflare });
    await answer(opened, YES);
    const press = await screen.findByRole('button', { name: 'I am a human' });
    opened.shop.held.script.befall('unlockOrder', null);
    await opened.user.click(press);
    expect(await screen.findByRole('heading', { name: '3 cards can be used now.' })).toBeTruthy();
  });
});
