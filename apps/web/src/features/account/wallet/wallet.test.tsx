import { money } from '@offrande/domain/money';
import { euro } from '@offrande/domain/money/testing';
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { createMemoryShop, type MemoryShop } from '../../../shop/testing/memory-shop.ts';
import { POSTED_CART } from '../../../shop/testing/sample.ts';
import { MONEY } from '../../../shop/testing/sample-money.ts';
import { placeAt } from '../../../shop/testing/stage.tsx';
import { AccountStage } from '../testing/account-stage.tsx';
import { WalletPage } from './wallet.tsx';
import { topUpUnderWay } from '@offrande/domain/top-up';
import { topUpStore } from '../../../shop/top-up-store.ts';

configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);

type Money = Partial<typeof MONEY>;

const shopWith = (over: Money = {}): MemoryShop =>
  createMemoryShop({ cart: POSTED_CART, isMember: true, money: { ...MONEY, ...over } });

const show = (shop: MemoryShop, path = '/account/wallet') => {
  const place = placeAt(path);
  render(
    <AccountStage shop={shop} place={place}>
      <WalletPage />
    </AccountStage>,
  );
  return { shop, place, user: userEvent.setup() };
};
const press = async ({ user }: ReturnType<typeof show>, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const balance = async () => (await screen.findByLabelText('You can spend')).textContent;
const fact = (term: string) => screen.getByText(term).nextElementSibling?.textContent;
const entries = async () =>
  within(await screen.findByRole('table', { name: 'History of the wallet' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

describe('the wallet', () => {
  test('shows what may be spent, what is in progress, both together, and the top-up under way [S1.28][S3.95][S7.12][A-88]', async () => {
    show(shopWith());
    expect(await balance()).toBe('32,40\u00A0€');
    expect(fact('In progress')).toBe('20,00\u00A0€');
    expect(fact('Together')).toBe('52,40\u00A0€');
    expect(fact('Orders paid with it')).toBe('3');
    expect(await screen.findByText('A top-up of 20,00 € is not paid yet.')).toBeTruthy();
  });

  test('promises no cashback: what an order earns is said where it is bought', async () => {
    show(shopWith());
    await balance();
    expect(screen.getByText('It pays for your orders.')).toBeTruthy();
    expect(screen.queryByText(/cashback is|within 24 hours/i)).toBeNull();
  });

  test('that is not there yet says when it opens; one that cannot be read may be asked for again', async () => {
    show(shopWith({ wallet: null }));
    expect(await screen.findByRole('heading', { name: 'You have no wallet yet.' })).toBeTruthy();
    cleanup();
    const shop = shopWith();
    shop.memory.script.befall('readWallet', { kind: 'unreachable' });
    const opened = show(shop);
    await screen.findByRole('button', { name: 'Try again' });
    shop.memory.script.befall('readWallet', null);
    await press(opened, 'Try again');
    expect(await balance()).toBe('32,40\u00A0€');
  });

  test('is not for guests: they sign in first [S2.14]', async () => {
    const { place } = show(createMemoryShop({ cart: POSTED_CART, money: MONEY }));
    await waitFor(() => expect(place.history.at(-1)).toMatch(/^\/auth\/login/));
  });
});

describe('the history of the wallet', () => {
  test('tells redeemed, topped up and paid back apart, each with its status; ten at a time [S3.142][S3.144][S4.60][A-93]', async () => {
    const opened = show(shopWith());
    const rows = await entries();
    expect(rows).toHaveLength(10);
    expect(rows.slice(0, 4)).toEqual([
      '2026/06/11Top-upRequesting+20,00\u00A0€',
      '2026/06/09Order paidConfirmed−45,00\u00A0€',
      '2026/06/08CashbackConfirmed+2,40\u00A0€',
      '2026/06/02Top-upCanceled+15,00\u00A0€',
    ]);
    expect(screen.getByRole('link', { name: 'Order paid' }).getAttribute('href')).toBe('/order/FR-7');
    await press(opened, 'Show more');
    await waitFor(async () => expect(await entries()).toHaveLength(12));
    expect(screen.getByText('12 of 12 shown')).toBeTruthy();
  });

  test('is filtered by status, and begins anew with its first page [S4.60][A-93]', async () => {
    const opened = show(shopWith());
    await entries();
    await press(opened, 'Show more');
    await opened.user.click(screen.getByRole('radio', { name: 'Canceled' }));
    await waitFor(async () => expect(await entries()).toEqual(['2026/06/02Top-upCanceled+15,00\u00A0€']));
    await opened.user.click(screen.getByRole('radio', { name: 'Confirmed' }));
    await waitFor(async () => expect(await entries()).toHaveLength(10));
  });

  test('keeps what is shown where the next page cannot be had, and asks for it again', async () => {
    const opened = show(shopWith());
    await entries();
    opened.shop.memory.script.befall('readHistory', { kind: 'unreachable' });
    await press(opened, 'Show more');
    await screen.findByRole('button', { name: 'Try again' });
    expect(await entries()).toHaveLength(10);
    opened.shop.memory.script.befall('readHistory', null);
    await press(opened, 'Try again');
    await waitFor(async () => expect(await entries()).toHaveLength(12));
  });

  test('without entries says so', async () => {
    show(shopWith({ history: [] }));
    expect(await screen.findByRole('heading', { name: 'Nothing has happened here yet.' })).toBeTruthy();
  });
});

describe('topping up the wallet', () => {
  test('goes by the limits that the wallet takes, and leaves for the bank [S1.15][S7.86][A-87]', async () => {
    const opened = show(shopWith());
    await press(opened, 'Top up');
    expect(await screen.findByText('From 10 € to 250 €.')).toBeTruthy();
    await opened.user.type(screen.getByRole('textbox', { name: 'Amount to add' }), '300');
    await press(opened, 'Continue');
    expect(screen.getByText('Enter an amount less or equal to 250 €.')).toBeTruthy();
    await opened.user.clear(screen.getByRole('textbox', { name: 'Amount to add' }));
    await opened.user.type(screen.getByRole('textbox', { name: 'Amount to add' }), '50');
    await press(opened, 'Continue');
    await press(opened, 'Pay 50,00\u00A0€');
    await waitFor(() => expect(opened.shop.left).toEqual(['https://pay.example/session/1']));
    expect(topUpStore(opened.shop).readUnderWay()).toMatchObject({ type: 'topupWallet', itemCode: null });
  });

  test('whose bank page cannot be opened says that nothing was paid, and may be tried again', async () => {
    const opened = show(shopWith());
    opened.shop.memory.script.befall('createPaymentSession', { kind: 'unreachable' });
    await press(opened, 'Top up');
    await opened.user.type(await screen.findByRole('textbox', { name: 'Amount to add' }), '50');
    await press(opened, 'Continue');
    await press(opened, 'Pay 50,00\u00A0€');
    expect(await screen.findByText('The bank’s page could not be opened. Nothing was paid.')).toBeTruthy();
    opened.shop.memory.script.befall('createPaymentSession', null);
    await press(opened, 'Pay 50,00\u00A0€');
    await waitFor(() => expect(opened.shop.left).toHaveLength(1));
  });

  test('comes back to the wallet with its new balance; the payment leaves the address [S2.47][S4.49][S4.99][S7.87][A-87]', async () => {
    const shop = shopWith();
    await shop.memory.topUps.openTopUp({ cardNumber: null, amount: money(50, euro) });
    const { place } = show(shop, '/account/wallet?paymentId=p-1&cardToken=secret');
    expect(await screen.findByText('The new balance is 82,40 €.')).toBeTruthy();
    await waitFor(async () => expect(await balance()).toBe('82,40\u00A0€'));
    await waitFor(() => expect(place.history.at(-1)).toBe('/account/wallet'));
  });

  test('that was left goes on at its own number, and one that is given up is in progress no more [A-172]', async () => {
    const opened = show(shopWith());
    await press(opened, 'Go on paying');
    await waitFor(() => expect(opened.shop.left).toHaveLength(1));
    expect(opened.shop.memory.sessions).toMatchObject([{ orderNo: '2406-TOP-1', amount: '20.00' }]);
    expect(topUpStore(opened.shop).readUnderWay()).toMatchObject({ type: 'topupWallet', orderNo: '2406-TOP-1' });
    cleanup();
    const other = show(shopWith());
    await press(other, 'Give it up');
    expect(await screen.findByText('The top-up of 20,00 € was given up.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Go on paying' })).toBeNull());
    expect(other.shop.memory.script.made.filter((call) => call === 'readWallet').length).toBeGreaterThan(1);
  });

  test('that was refused keeps its amount in the form [A-172]', async () => {
    const shop = shopWith();
    const facts = { transactionNo: 'T-1', paymentLogId: null, entry: '35.50' };
    topUpStore(shop).saveUnderWay(topUpUnderWay(null, 'UpstreamPay', facts));
    show(shop, '/account/wallet?failed=true');
    expect(await screen.findByText('The payment was not made.')).toBeTruthy();
    expect(await screen.findByDisplayValue('35,50')).toBeTruthy();
  });

  test('is not offered where the wallet takes none [A-87]', async () => {
    show(shopWith({ wallet: { ...MONEY.wallet!, isReloadable: false } }));
    await balance();
    expect(screen.queryByRole('button', { name: 'Top up' })).toBeNull();
  });
});
