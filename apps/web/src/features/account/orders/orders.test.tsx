import { ERROR_CODES } from '@offrande/api-client/contract';
import { KNOWN_MEMBER } from '@offrande/api-client/testing';
import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { UNIT } from '../../../app/testing/sample-boot.ts';
import { createMemoryShop, type MemoryShop } from '../../../shop/testing/memory-shop.ts';
import { POSTED_CART } from '../../../shop/testing/sample.ts';
import { MONEY } from '../../../shop/testing/sample-money.ts';
import { placeAt } from '../../../shop/testing/stage.tsx';
import { AccountStage } from '../testing/account-stage.tsx';
import { OrdersPage } from './orders.tsx';

configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);

const shopWith = (money = MONEY): MemoryShop => createMemoryShop({ cart: POSTED_CART, isMember: true, money });

const { accessPolicy } = UNIT;
const WITH_COMPANIES = {
  accessPolicy: { ...accessPolicy, features: { ...accessPolicy.features, business: true } },
};

/** Of a company that gave two of its orders a number of its own. */
const shopOfCompany = (): MemoryShop => {
  const numbers = new Map([
    ['2406-118-700', 'Achat 2026/17'],
    ['2406-118-711', '=2+5;x'],
  ]);
  const history = MONEY.history?.map((record) =>
    record.kind === 'order' ? { ...record, purchaseOrder: numbers.get(record.reference) ?? null } : record,
  );
  const member = { ...KNOWN_MEMBER.member, memberType: 'business', contractLevel: 'registered' } as const;
  return createMemoryShop({
    cart: POSTED_CART,
    isMember: true,
    identity: { members: [{ ...KNOWN_MEMBER, member }] },
    money: { ...MONEY, ...(history === undefined ? {} : { history }) },
  });
};

const show = (shop = shopWith()) => {
  render(
    <AccountStage shop={shop} place={placeAt('/account/orders')} unit={WITH_COMPANIES}>
      <OrdersPage />
    </AccountStage>,
  );
  return { shop, user: userEvent.setup() };
};
const rows = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
const press = async ({ user }: ReturnType<typeof show>, name: string) =>
  user.click(await screen.findByRole('button', { name }));

describe('the order history', () => {
  test('shows each order with its status by name, ten at a time, and leads to its page [S1.19][S4.1][S4.60][S7.18][S9.29]', async () => {
    const opened = show();
    const orders = await rows('Orders');
    expect(orders).toHaveLength(10);
    expect(orders[0]).toBe('2026/06/122406-118-700Offrande, all brandsConfirmed25,00\u00A0€Invoice');
    const words = [
      'Confirmed',
      'Requesting',
      'Canceled',
      'Pending',
      'Full Returned',
      'Partial Returned',
      'Waiting Payment',
    ];
    words.forEach((word, at) => expect(orders[at]).toContain(word));
    expect(screen.getByRole('link', { name: '2406-118-700' }).getAttribute('href')).toBe('/order/2406-118-700');
    await press(opened, 'Show more');
    await waitFor(async () => expect(await rows('Orders')).toHaveLength(12));
  });

  test('is filtered by status and card together [S7.18][A-93]', async () => {
    const opened = show();
    await rows('Orders');
    await opened.user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Confirmed');
    await opened.user.type(screen.getByRole('textbox', { name: 'Card' }), 'kino');
    await press(opened, 'Filter');
    await waitFor(async () => expect(await rows('Orders')).toHaveLength(1));
    expect((await rows('Orders'))[0]).toContain('Kino 9Confirmed');
  });

  test('that nothing fits offers to clear its filter, and keeps its kind and the focus', async () => {
    const opened = show();
    await opened.user.click(await screen.findByRole('radio', { name: 'Cards sent' }));
    await opened.user.type(screen.getByRole('textbox', { name: 'Card' }), 'Zephyr');
    await press(opened, 'Filter');
    expect(await screen.findByRole('heading', { name: 'Nothing found' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Choose a card' })).toBeNull();
    await press(opened, 'Clear the filter');
    expect((await rows('Cards sent')).length).toBeGreaterThan(0);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Card' }).value).toBe('');
    expect(document.activeElement).not.toBe(document.body);
  });

  test('refuses days that are the wrong way round [A-93]', async () => {
    const opened = show();
    await rows('Orders');
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-06-10' } });
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-06-01' } });
    await press(opened, 'Filter');
    expect(await screen.findByText('The first day comes after the last.')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-06-11' } });
    expect(screen.queryByText('The first day comes after the last.')).toBeNull();
  });

  test('tells also what was sent to friends and received from them [S3.143]', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('radio', { name: 'Cards sent' }));
    expect(await rows('Cards sent')).toEqual(['2026/05/20Offrande, all brandsPaul Lenoir−5,00\u00A0€']);
    await user.click(screen.getByRole('radio', { name: 'Cards received' }));
    expect(await rows('Cards received')).toEqual(['2026/05/14Offrande, all brandsCamille Roux+50,00\u00A0€']);
  });

  test('without orders says so; what cannot be read may be asked for again', async () => {
    show(shopWith({ history: [] }));
    expect(await screen.findByRole('heading', { name: 'Nothing found' })).toBeTruthy();
    cleanup();
    const shop = shopWith();
    shop.memory.script.befall('readHistory', { kind: 'unreachable' });
    const opened = show(shop);
    await screen.findByRole('button', { name: 'Try again' });
    shop.memory.script.befall('readHistory', null);
    await press(opened, 'Try again');
    expect(await rows('Orders')).toHaveLength(10);
  });
});

describe('the history as a file', () => {
  test('has every order under the filter, also those that are not shown, in words of the page [S1.19][S3.102][S4.60]', async () => {
    const opened = show();
    await rows('Orders');
    await press(opened, 'Download as CSV');
    await waitFor(() => expect(opened.shop.saved).toHaveLength(1));
    const [file] = opened.shop.saved;
    expect(file).toMatchObject({ fileName: 'history-order.csv', contentType: 'text/csv;charset=utf-8' });
    const lines = String(file!.content).trimEnd().split('\r\n');
    expect(lines[0]).toBe('\uFEFFDate;Number;Card;Amount;Currency;Status');
    expect(lines[1]).toMatch(/^2026\/06\/12 \d\d:\d\d;2406-118-700;"Offrande, all brands";"25,00";EUR;Confirmed$/);
    expect(lines).toHaveLength(1 + 12);
  });

  test('names the friend of a card that was sent, and says when it cannot be made [S3.143][S8.66][S8.67]', async () => {
    const opened = show();
    await opened.user.click(await screen.findByRole('radio', { name: 'Cards sent' }));
    await rows('Cards sent');
    await press(opened, 'Download as CSV');
    await waitFor(() => expect(String(opened.shop.saved[0]?.content)).toContain('"5,00";EUR;Paul Lenoir'));
    opened.shop.memory.script.befall('readHistory', { kind: 'unreachable' });
    await press(opened, 'Download as CSV');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Error, please try againPlease contact us if there are any questions',
    );
    expect(opened.shop.saved).toHaveLength(1);
  });
});

describe('the orders of a company', () => {
  test('show its own number, and are found by a part of it [S2.70][S7.18]', async () => {
    const opened = show(shopOfCompany());
    expect((await rows('Orders'))[0]).toContain('Offrande, all brandsYour number: Achat 2026/17Confirmed');
    expect((await rows('Orders'))[1]).not.toContain('Your number');
    await opened.user.type(screen.getByRole('textbox', { name: 'Your order number' }), ' achat ');
    await press(opened, 'Filter');
    await waitFor(async () => expect(await rows('Orders')).toHaveLength(1));
    await opened.user.clear(screen.getByRole('textbox', { name: 'Your order number' }));
    await opened.user.type(screen.getByRole('textbox', { name: 'Your order number' }), 'none');
    await press(opened, 'Filter');
    await screen.findByRole('heading', { name: 'Nothing found' });
    await press(opened, 'Clear the filter');
    expect(await rows('Orders')).toHaveLength(10);
  });

  test('have it in their file, which no spreadsheet program reads as a formula or as two cells [S1.19][S2.70]', async () => {
    const opened = show(shopOfCompany());
    await rows('Orders');
    await press(opened, 'Download as CSV');
    await waitFor(() => expect(opened.shop.saved).toHaveLength(1));
    const lines = String(opened.shop.saved[0]?.content).trimEnd().split('\r\n');
    expect(lines[0]).toBe('\uFEFFDate;Number;Card;Amount;Currency;Status;Your order number');
    expect(lines[1]).toMatch(/;Confirmed;Achat 2026\/17$/);
    expect(lines[2]).toMatch(/;Requesting;$/);
    expect(lines[12]).toMatch(/;"'=2\+5;x"$/);
    expect(lines).toHaveLength(1 + 12);
  });

  test('are only a company’s to number: nobody else is asked for one [S2.70]', async () => {
    show();
    await rows('Orders');
    expect(screen.queryByRole('textbox', { name: 'Your order number' })).toBeNull();
  });
});

describe('the invoice of an order', () => {
  test('is handed over as a file [S7.84]', async () => {
    const opened = show();
    await press(opened, 'Invoice of order 2406-118-700');
    await waitFor(() =>
      expect(opened.shop.saved).toMatchObject([{ fileName: '2406-118-700.pdf', contentType: 'application/pdf' }]),
    );
    expect(new TextDecoder().decode(opened.shop.saved[0]!.content as Uint8Array)).toBe('%PDF-1.7');
  });

  test('that is not ready says so, and one that did not come does not [S8.47]', async () => {
    const opened = show();
    opened.shop.memory.script.befall('readInvoice', { kind: 'refused', code: ERROR_CODES.invoiceNotReady });
    await press(opened, 'Invoice of order 2406-118-701');
    expect(await screen.findByText(/^Invoice not ready/)).toBeTruthy();
    opened.shop.memory.script.befall('readInvoice', { kind: 'unreachable' });
    await press(opened, 'Invoice of order 2406-118-701');
    expect(await screen.findByText(/^Oops!/)).toBeTruthy();
    expect(screen.queryByText(/^Invoice not ready/)).toBeNull();
    expect(opened.shop.saved).toEqual([]);
  });
});
