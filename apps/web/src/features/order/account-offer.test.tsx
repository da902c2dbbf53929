/** The account offered to a guest next to the order, with an in-memory shop. */
import { MEMORY_CODE, type OrderDetail } from '@offrande/api-client/testing';
import { NO_DOCUMENT } from '@offrande/domain/customer';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fillIn } from '../form/testing/fill-in.ts';
import { createMemoryShop } from '../../shop/testing/memory-shop.ts';
import type { GuestTexts } from '../../shop/visit.ts';
import { POSTED_CART, POSTED_ORDER } from '../../shop/testing/sample.ts';
import { placeAt, Stage } from '../../shop/testing/stage.tsx';
import { OrderPage } from './order.tsx';

beforeEach(() => history.replaceState(null, '', '/order'));
afterEach(cleanup);

const { orderNo, buyerEmail } = POSTED_ORDER;
const GUEST = {
  name: 'Camille Roux',
  email: buyerEmail,
  confirmEmail: buyerEmail,
  areaCode: '+33',
  mobile: '0612345678',
  ...NO_DOCUMENT,
};

interface Given {
  readonly record?: Partial<OrderDetail>;
  readonly guest?: Partial<GuestTexts>;
  readonly isMember?: boolean;
  readonly isDocumentNeeded?: boolean;
}

const open = async ({ record = {}, guest = {}, isMember = false, isDocumentNeeded = false }: Given = {}) => {
  const shop = createMemoryShop({ cart: POSTED_CART, isMember });
  shop.memory.putOrder({ ...POSTED_ORDER, ...record });
  shop.visit.saveGuest({ ...GUEST, ...guest });
  const place = placeAt(`/order/${orderNo}`);
  await act(async () => {
    render(
      <Stage shop={shop} place={place} unit={{ individualPolicy: { isPhoneNeeded: true, isDocumentNeeded } }}>
        <OrderPage orderNo={orderNo} />
      </Stage>,
    );
  });
  await screen.findByRole('heading', { level: 1 });
  return { shop, place, user: userEvent.setup({ delay: null }) };
};
type Opened = Awaited<ReturnType<typeof open>>;

/** Paid; its cards are still to be sent. */
const AWAITED = { sending: { cards: 3, sent: 1, failed: 0, lastAt: null } };

const TITLE = 'Keep track of these cards';
const offer = () => screen.findByRole('region', { name: TITLE });
const password = async () => within(await offer()).findByLabelText('Password', { selector: 'input' });
const send = async ({ user }: Opened) =>
  user.click(within(await offer()).getByRole('button', { name: 'Create my account' }));
const enterCode = async ({ user }: Opened) => {
  const field = await screen.findByRole('textbox', { name: 'Code' });
  await user.clear(field);
  await fillIn(user, field, MEMORY_CODE);
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
};

describe('a guest whose order stands', () => {
  test('opens an account with a password alone, then the codes, and is led to sign in [S2.83][S2.109][S3.61][S4.62][S4.64]', async () => {
    const opened = await open();
    expect((await offer()).textContent).toContain(buyerEmail);
    await fillIn(opened.user, await password(), 'Mirabelle2');
    expect(within(await offer()).queryAllByRole('textbox')).toEqual([]);
    await send(opened);
    await screen.findByRole('heading', { level: 3, name: 'Confirm your email' });
    await enterCode(opened);
    await screen.findByRole('heading', { level: 3, name: 'Confirm your mobile number' });
    await enterCode(opened);
    await waitFor(() => expect(opened.place.history.at(-1)).toBe('/auth/login'));
    expect(opened.shop.identity.registered[0]).toMatchObject({
      firstName: 'Camille',
      lastName: 'Roux',
      email: buyerEmail,
      password: 'Mirabelle2',
      isSubscribed: false,
      phone: { areaCode: '+33', number: '612345678' },
    });
  });

  test('does not look for it while it moves into the account, where it is found once signed in [S2.83]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const opened = await open({ record: AWAITED });
    opened.shop.identity.script.befall('register', { kind: 'silent' });
    const reads = () => opened.shop.memory.script.made.filter((call) => call === 'readOrder').length;
    const readsIn = async (ms: number): Promise<number> => {
      const before = reads();
      await act(() => vi.advanceTimersByTimeAsync(ms));
      return reads() - before;
    };
    expect(await readsIn(60_000)).toBeGreaterThan(0);
    await fillIn(opened.user, await password(), 'Mirabelle2');
    await send(opened);
    await screen.findByRole('heading', { level: 3, name: 'Confirm your email' });
    await enterCode(opened);
    await screen.findByRole('heading', { level: 3, name: 'Confirm your mobile number' });
    await enterCode(opened);
    await screen.findByText('Opening your account');
    expect(await readsIn(60_000)).toBe(0);
    vi.useRealTimers();
  });

  test('is asked for what the order does not know, and told what is wrong with it [S3.61][S3.64]', async () => {
    const opened = await open({ record: { buyerName: 'Camille' }, guest: { mobile: '' } });
    await password();
    expect(await within(await offer()).findByLabelText('Mobile number')).toBeTruthy();
    await send(opened);
    const list = within(await offer()).getByRole('alert');
    expect(
      within(list)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Last name: This field is required.',
      'Password: This field is required.',
      'Mobile number: This field is required.',
    ]);
    expect(document.activeElement).toBe(list);
  });

  test('is not taken for who used this checkout before: another email has no mobile here', async () => {
    await open({ guest: { email: 'someone@exemple.fr' } });
    await password();
    expect(await within(await offer()).findByLabelText('Mobile number')).toHaveProperty('value', '');
  });

  describe('of a unit that needs a document', () => {
    const STATED = { documentType: 'other', documentNumber: '12-AB 34' } as const;

    test('is not asked for the one that was stated at checkout, and is registered with it [S3.60][S3.62][S3.63]', async () => {
      const opened = await open({ guest: STATED, isDocumentNeeded: true });
      await fillIn(opened.user, await password(), 'Mirabelle2');
      await send(opened);
      await screen.findByRole('heading', { level: 3, name: 'Confirm your email' });
      await enterCode(opened);
      await screen.findByRole('heading', { level: 3, name: 'Confirm your mobile number' });
      await enterCode(opened);
      await waitFor(() => expect(opened.shop.identity.registered).toHaveLength(1));
      expect(opened.shop.identity.registered[0]).toMatchObject({ documentType: 'other', documentNumber: '12AB34' });
    });

    test('is asked for it where another email stated one: nobody is registered with somebody else’s [S3.60]', async () => {
      await open({ guest: { ...STATED, email: 'someone@exemple.fr' }, isDocumentNeeded: true });
      await password();
      expect(await screen.findByLabelText('Identity document')).toHaveProperty('value', '');
      expect(screen.getByLabelText('Number of the document')).toHaveProperty('value', '');
    });

    test('is registered with none in a unit that needs none, whatever was stated in another unit [S3.60]', async () => {
      const opened = await open({ guest: STATED });
      await fillIn(opened.user, await password(), 'Mirabelle2');
      await send(opened);
      await screen.findByRole('heading', { level: 3, name: 'Confirm your email' });
      await enterCode(opened);
      await screen.findByRole('heading', { level: 3, name: 'Confirm your mobile number' });
      await enterCode(opened);
      await waitFor(() => expect(opened.shop.identity.registered).toHaveLength(1));
      expect(opened.shop.identity.registered[0]).toMatchObject({ documentType: null, documentNumber: '' });
    });
  });

  test('may correct the email that the code went to [S4.63]', async () => {
    const opened = await open();
    await fillIn(opened.user, await password(), 'Mirabelle2');
    await send(opened);
    await opened.user.click(await screen.findByRole('button', { name: 'Correct the email' }));
    expect(await within(await offer()).findByLabelText('Email')).toHaveProperty('value', buyerEmail);
    expect(await password()).toHaveProperty('value', 'Mirabelle2');
  });
});

describe('no account is offered', () => {
  test('to a member', async () => {
    await open({ isMember: true });
    await screen.findByRole('heading', { name: /^Order confirmed/ });
    expect(screen.queryByRole('region', { name: TITLE })).toBeNull();
  });

  test.each([
    ['with a canceled order', { status: '02', confirmedAt: null }, 'This order was cancelled.'],
    [
      'while the money is awaited',
      { status: '03', paymentMean: '03', confirmedAt: null },
      'Your order waits for your payment.',
    ],
  ])('%s', async (_, record, title) => {
    await open({ record });
    await screen.findByRole('heading', { name: title });
    expect(screen.queryByRole('region', { name: TITLE })).toBeNull();
  });
});
