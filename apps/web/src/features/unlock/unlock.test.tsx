import { ERROR_CODES } from '@offrande/api-client/contract';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { createMemoryShop } from '../../shop/testing/memory-shop.ts';
import { POSTED_CART } from '../../shop/testing/sample.ts';
import { HELD, PARCEL } from '../../shop/testing/sample-cards.ts';
import { placeAt, Stage } from '../../shop/testing/stage.tsx';
import { UnlockPage } from './unlock.tsx';

afterEach(cleanup);

const open = (search = `?orderNo=${PARCEL}`, shop = createMemoryShop({ cart: POSTED_CART, held: HELD })) => {
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
  test('asks first; Yes unlocks and shows order number and number of cards [S2.44][S4.20][S4.21][S4.24][S5.73]', async () => {
    const shop = createMemoryShop({ cart: POSTED_CART, held: HELD });
    const captchas: string[] = [];
    const { solve } = shop.gateways.captcha;
    Object.assign(shop.gateways, {
      captcha: { solve: (...asked: Parameters<typeof solve>) => (captchas.push(asked[0]), solve(...asked)) },
    });
    const opened = open(undefined, shop);
    expect(await screen.findByRole('alertdialog', { name: 'Are you sure to unlock order now?' })).toBeTruthy();
    expect([captchas, shop.held.script.made]).toEqual([[], []]);
    await answer(opened, YES);
    expect(await screen.findByRole('heading', { name: '3 cards can be used now.' })).toBeTruthy();
    expect([captchas, shop.held.script.made]).toEqual([['unlock'], ['unlockOrder']]);
    expect(screen.getByText('FR1')).toBeTruthy();
  });

  test('asks with a yes and a no, and nothing else to press [S9.45]', async () => {
    open();
    const answers = within(await screen.findByRole('alertdialog')).getAllByRole('button');
    expect(answers.map((button) => button.textContent)).toEqual([YES, 'No']);
  });

  test('No goes to / [S4.22]', async () => {
    const opened = open();
    await answer(opened, 'No');
    await waitFor(() => expect(opened.place.history.at(-1)).toBe('/'));
    expect(opened.shop.held.script.made).toEqual([]);
  });

  test.each(['', '?orderNo=', '?order=FR1'])(
    'an address without an order number, as "%s", unlocks nothing, whatever order the browser knows: it asks for the reference, or leads home [S4.27][S5.75]',
    async (search) => {
      const shop = createMemoryShop({ cart: POSTED_CART, held: HELD });
      shop.visit.saveOrder({ notConfirmYetOrderNo: PARCEL, paymentLogId: null, chosenMeans: null, lines: [] });
      const { place, user } = open(search, shop);
      const field = await screen.findByRole('textbox', { name: 'Unlock reference' });
      expect([screen.queryByRole('alertdialog'), (field as HTMLInputElement).value]).toEqual([null, '']);
      await user.click(screen.getByRole('button', { name: 'Not now' }));
      await waitFor(() => expect(place.history.at(-1)).toBe('/'));
      expect(shop.held.script.made).toEqual([]);
    },
  );

  test('a reference that is typed comes into the address, and is asked about like one from the letter [S5.75][S4.20]', async () => {
    const opened = open('');
    const { place, user, shop } = opened;
    const field = await screen.findByRole('textbox', { name: 'Unlock reference' });
    await user.type(field, 'not one_');
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    expect(await screen.findByText(/This is not a whole reference/)).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await user.clear(field);
    await user.type(field, ` ${PARCEL} {Enter}`);
    expect(await screen.findByRole('alertdialog', { name: 'Are you sure to unlock order now?' })).toBeTruthy();
    expect(place.history.at(-1)).toBe(`/unlock?orderNo=${PARCEL}`);
    expect(shop.held.script.made).toEqual([]);
    await answer(opened, YES);
    expect(await screen.findByRole('heading', { name: '3 cards can be used now.' })).toBeTruthy();
  });

  test('an order that was unlocked is shown as unlocked by its number, and stays so when the link is opened again [S4.9]', async () => {
    const opened = open();
    await answer(opened, YES);
    expect(await screen.findByText('Unlocked')).toBeTruthy();
    expect(screen.getByText('FR1')).toBeTruthy();
    cleanup();
    const again = open(undefined, opened.shop);
    await answer(again, YES);
    expect(await screen.findByText('Already unlocked')).toBeTruthy();
  });

  test('an order that could not be unlocked is shown as locked, and may be tried again later [S4.10]', async () => {
    const opened = open();
    opened.shop.held.script.befall('unlockOrder', { kind: 'refused', code: ERROR_CODES.orderStillLocked });
    await answer(opened, YES);
    expect(await screen.findByText('Locked')).toBeTruthy();
    expect(screen.queryByText(/can be used now/)).toBeNull();
    cleanup();
    opened.shop.held.script.befall('unlockOrder', null);
    const again = open(undefined, opened.shop);
    await answer(again, YES);
    expect(await screen.findByText('Unlocked')).toBeTruthy();
  });

  test('says that an order was unlocked before, and that one is still locked with a contact hint [S4.25][S4.26][S8.33][S8.34][S8.35]', async () => {
    const opened = open();
    opened.shop.held.script.befall('unlockOrder', { kind: 'refused', code: ERROR_CODES.orderAlreadyUnlocked });
    await answer(opened, YES);
    expect(await screen.findByRole('heading', { name: 'This order was unlocked before.' })).toBeTruthy();
    expect(screen.queryByText('Please contact customer service to unlock your order.')).toBeNull();
    for (const code of [ERROR_CODES.orderStillLocked, ERROR_CODES.notFound, '58020']) {
      cleanup();
      const still = open();
      still.shop.held.script.befall('unlockOrder', { kind: 'refused', code });
      await answer(still, YES);
      expect(await screen.findByRole('heading', { name: 'Oops, still lock' })).toBeTruthy();
      expect(screen.getByText('Please contact customer service to unlock your order.')).toBeTruthy();
    }
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
