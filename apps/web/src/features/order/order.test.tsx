import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ERROR_CODES } from '@offrande/api-client/contract';
import { MEMORY_CODE, type Misfortune, type OrderDetail } from '@offrande/api-client/testing';
import { newLine, orderedLines } from '@offrande/domain/cart';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pauseBeforeNextLookMs } from '@offrande/domain/order-course';
import { createMemoryShop, type MemoryShop } from '../../shop/testing/memory-shop.ts';
import { POSTED_CART, POSTED_ORDER, RETURNED, WAITING_ORDER } from '../../shop/testing/sample.ts';
import { placeAt, Stage } from '../../shop/testing/stage.tsx';
import { turnPage } from '../../shop/testing/turn-page.ts';
import { OrderPage } from './order.tsx';

beforeEach(() => history.replaceState(null, '', '/order'));
afterEach(cleanup);

const { orderNo } = POSTED_ORDER;
const PAID = '?paymentId=pay-1&paymentMean=C04';
const FAILED = '?failed=true&paymentMean=C04';
const OPEN: Partial<OrderDetail> = { status: '03', confirmedAt: null, paymentId: null };

/** A browser that was redirected to pay this order and still has its cart. */
const paying = (record: Partial<OrderDetail> = OPEN): MemoryShop => {
  const shop = createMemoryShop({ cart: POSTED_CART });
  shop.memory.putOrder({ ...POSTED_ORDER, ...record });
  shop.visit.saveOrder({
    notConfirmYetOrderNo: orderNo,
    paymentLogId: 'log-1',
    chosenMeans: 'creditCard',
    lines: orderedLines(POSTED_CART),
  });
  return shop;
};

const show = (shop: MemoryShop, search: string) => {
  const place = placeAt(`/order/${orderNo}${search}`);
  render(
    <Stage shop={shop} place={place}>
      <OrderPage orderNo={orderNo} />
    </Stage>,
  );
  return place;
};

const calls = (shop: MemoryShop, name: string) => shop.memory.script.made.filter((made) => made === name).length;
/** The actions offered after a failed payment. */
const expectWaysOn = (): void => {
  expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/buying/checkout');
  expect(screen.getByRole('link', { name: 'Back home' }).getAttribute('href')).toBe('/');
};
const totalPaid = () => screen.getByRole('region', { name: 'Total paid' }).textContent?.replace(/[\u00a0\u202f]/g, ' ');
const plain = (element: Element) => (element.textContent ?? '').replace(/[\u00a0\u202f]/g, ' ');
const heading = (name: RegExp | string) => screen.findByRole('heading', { level: 1, name });

test('the page of an order names whom to ask, by phone and by email', async () => {
  const shop = createMemoryShop({ cart: POSTED_CART });
  shop.memory.putOrder(POSTED_ORDER);
  show(shop, '');
  const { phone, email } = shop.contact;
  const call = await screen.findByRole('link', { name: phone });
  expect(call.getAttribute('href')).toBe(`tel:${phone.replaceAll(' ', '')}`);
  expect(screen.getByRole('link', { name: email }).getAttribute('href')).toBe(`mailto:${email}`);
});

describe('the order of a company', () => {
  test('tells the company’s own number of it, and of an order without one nothing [S2.70]', async () => {
    const shop = createMemoryShop({ cart: POSTED_CART });
    shop.memory.putOrder({ ...POSTED_ORDER, purchaseOrder: 'Achat 2026/17' });
    show(shop, '');
    expect(await screen.findByText(/^Your order number/)).toHaveProperty(
      'textContent',
      'Your order number: Achat 2026/17',
    );
    cleanup();
    shop.memory.putOrder(POSTED_ORDER);
    show(shop, '');
    await screen.findByRole('region', { name: 'Total paid' });
    expect(screen.queryByText(/^Your order number/)).toBeNull();
  });

  test('names the quotations that it was made from, and leads to each; another names none [A-174]', async () => {
    const shop = createMemoryShop({ cart: POSTED_CART });
    shop.memory.putOrder({ ...POSTED_ORDER, quotations: ['QUOT-0001', 'QUOT-0004'] });
    show(shop, '');
    const named = await screen.findAllByText(/^Ordered from quotation/);
    expect(named.map(({ textContent }) => textContent)).toEqual([
      'Ordered from quotation QUOT-0001',
      'Ordered from quotation QUOT-0004',
    ]);
    const link = screen.getByRole('link', { name: 'QUOT-0004' });
    expect(link.getAttribute('href')).toBe('/account/quotations?quotation=QUOT-0004');
    cleanup();
    shop.memory.putOrder(POSTED_ORDER);
    show(shop, '');
    await screen.findByRole('region', { name: 'Total paid' });
    expect(screen.queryByText(/^Ordered from quotation/)).toBeNull();
  });
});

describe('coming back with a payment', () => {
  test('confirms the order once, shows it, and empties the cart [S2.38][S4.5][S4.6][S4.11][A-34]', async () => {
    const shop = paying();
    show(shop, PAID);
    const said = await heading('Order confirmed. Inès and Hugo are in for a treat.');
    await waitFor(() => expect(document.activeElement).toBe(said));
    expect(screen.getByText('Payment accepted')).toBeTruthy();
    expect(screen.getByText(orderNo)).toBeTruthy();
    expect(totalPaid()).toContain('257,30 €');
    expect(calls(shop, 'confirmOrder')).toBe(1);
    expect(shop.cart.get().lines).toEqual([]);
    expect(shop.visit.readOrder()).toBeNull();
  });

  test('leaves in the cart what was added in another tab meanwhile [A-34]', async () => {
    const shop = paying();
    const added = newLine('added-meanwhile', 'GC9', POSTED_CART.currency);
    shop.cart.set({ ...shop.cart.get(), lines: [...shop.cart.get().lines, added] });
    show(shop, PAID);
    await heading(/^Order confirmed/);
    expect(shop.cart.get().lines.map(({ lineId }) => lineId)).toEqual(['added-meanwhile']);
  });

  test('a reload of that address confirms nothing again and shows the same order [A-34]', async () => {
    const shop = paying();
    show(shop, PAID);
    await heading(/^Order confirmed/);
    cleanup();
    show(shop, PAID);
    await heading(/^Order confirmed/);
    expect(calls(shop, 'confirmOrder')).toBe(1);
  });

  test('a failed payment cancels the order, keeps the cart, and offers to try again or go home [S2.38][S8.57][S8.58][A-34]', async () => {
    const shop = paying();
    show(shop, FAILED);
    await heading('The payment did not go through.');
    expect(screen.getByText('Canceled')).toBeTruthy();
    expect(screen.queryByText('Payment accepted')).toBeNull();
    expect(screen.getByText(/^Verify card information and retry/)).toBeTruthy();
    expectWaysOn();
    expect(calls(shop, 'cancelOrder')).toBe(1);
    expect(shop.cart.get().lines).toHaveLength(2);
  });

  test('a failed payment offers the same where the order cannot be read [S8.58]', async () => {
    const shop = paying();
    shop.memory.script.befall('readOrder', { kind: 'refused', code: ERROR_CODES.generic });
    show(shop, FAILED);
    await heading('The payment did not go through.');
    expectWaysOn();
  });

  test('an order that was cancelled is no longer the one being paid, and is shown as canceled from then on [S4.8]', async () => {
    const shop = paying();
    show(shop, FAILED);
    await heading('The payment did not go through.');
    expect([shop.visit.readOrder(), shop.visit.readLeftOrder()]).toEqual([null, null]);
    cleanup();
    show(shop, '');
    await heading('This order was cancelled.');
    expect(calls(shop, 'cancelOrder')).toBe(1);
  });

  test('an address that says failed does not undo an order that stands [A-130]', async () => {
    const shop = paying({});
    shop.visit.saveOrder(null);
    show(shop, FAILED);
    await heading(/^Order confirmed/);
    expect(calls(shop, 'cancelOrder')).toBe(0);
  });

  test('a confirmation that gets no answer can be tried again, and then stands [S4.7]', async () => {
    const shop = paying();
    shop.memory.script.befall('confirmOrder', { kind: 'unreachable' });
    show(shop, PAID);
    await heading('Your order is not confirmed yet.');
    expect(shop.cart.get().lines).toHaveLength(2);
    shop.memory.script.befall('confirmOrder', null);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await heading(/^Order confirmed/);
  });

  test('while the bank has not answered nothing is confirmed and nothing cancelled; the cart is kept [A-130]', async () => {
    const shop = paying();
    show(shop, '?paymentMean=C04');
    await heading('Your bank has not answered yet.');
    expect(calls(shop, 'confirmOrder') + calls(shop, 'cancelOrder')).toBe(0);
    shop.memory.putOrder(POSTED_ORDER);
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await heading(/^Order confirmed/);
    expect(shop.cart.get().lines).toEqual([]);
  });
});

const bookmarked = (record: Partial<OrderDetail>) => {
  const shop = createMemoryShop({ cart: POSTED_CART });
  shop.memory.putOrder({ ...POSTED_ORDER, ...record });
  return { shop, place: show(shop, '') };
};

const showMember = (record = POSTED_ORDER) => {
  const shop = createMemoryShop({ cart: POSTED_CART, isMember: true });
  shop.memory.putOrder(record);
  show(shop, '');
  return shop;
};
const download = async () => userEvent.click(await screen.findByRole('button', { name: 'Download invoice' }));

describe('a member', () => {
  test('downloads the invoice from the order’s page [S7.84]', async () => {
    const shop = showMember();
    await download();
    await waitFor(() => expect(shop.saved.map(({ fileName }) => fileName)).toEqual([`${orderNo}.pdf`]));
  });

  test('downloads the pro forma invoice while a transfer is awaited; a guest has none [S4.13][S7.84]', async () => {
    const shop = showMember(WAITING_ORDER);
    await userEvent.click(await screen.findByRole('button', { name: 'Pro forma invoice' }));
    await waitFor(() => expect(shop.saved).toHaveLength(1));
    expect(calls(shop, 'readInvoice')).toBe(1);
    cleanup();
    bookmarked(WAITING_ORDER);
    expect(await screen.findByRole('region', { name: 'Your transfer' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Pro forma invoice' })).toBeNull();
  });

  test('is told where it is not ready, and not where the shop was away [S8.47]', async () => {
    const shop = showMember();
    shop.memory.script.befall('readInvoice', { kind: 'refused', code: ERROR_CODES.invoiceNotReady });
    await download();
    expect(await screen.findByText(/^Invoice not ready/)).toBeTruthy();
    shop.memory.script.befall('readInvoice', { kind: 'unreachable' });
    await download();
    expect(await screen.findByText(/^Oops!/)).toBeTruthy();
    expect(screen.queryByText(/^Invoice not ready/)).toBeNull();
  });
});

const LATER = { ...RETURNED, returnId: '0b7e1c52-8f0b-4f9a-9d6e-5f5f2f5b7a11', at: '2026-06-20T16:30:00.000Z' };
const PARTLY: OrderDetail = {
  ...POSTED_ORDER,
  status: '098',
  returns: [{ ...LATER, cards: 2, price: '50.00' }, RETURNED],
};
const returnsShown = async () =>
  within(await screen.findByRole('region', { name: 'Returned' })).getAllByRole('listitem');

describe('an order with returns', () => {
  test('lists them, newest first, and a member downloads the credit note of each [S3.141][S7.84]', async () => {
    const shop = showMember(PARTLY);
    expect((await returnsShown()).map(plain)).toEqual([
      '2026/06/20 18:302 cards50,00 €Credit note',
      '2026/06/14 10:001 card75,00 €Credit note',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Credit note of 2026/06/14 10:00' }));
    await waitFor(() => expect(shop.saved.map(({ fileName }) => fileName)).toEqual(['FR-CN-0b7e1c52.pdf']));
    expect(calls(shop, 'readCreditNote')).toBe(1);
  });

  test('says where a credit note could not be loaded', async () => {
    const shop = showMember(PARTLY);
    shop.memory.script.befall('readCreditNote', { kind: 'unreachable' });
    await returnsShown();
    await userEvent.click(screen.getByRole('button', { name: 'Credit note of 2026/06/20 18:30' }));
    expect(await screen.findByText(/^Oops!/)).toBeTruthy();
    expect(shop.saved).toEqual([]);
  });

  test('offers none where there is none, nor to a guest, who has it in an email', async () => {
    showMember({ ...PARTLY, returns: [{ ...RETURNED, cards: 0, hasCreditNote: false }] });
    expect((await returnsShown()).map(plain)).toEqual(['2026/06/14 10:0075,00 €']);
    cleanup();
    bookmarked(PARTLY);
    expect(await returnsShown()).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /^Credit note/ })).toBeNull();
  });

  test('has no such part before', async () => {
    showMember();
    await screen.findByRole('button', { name: 'Download invoice' });
    expect(screen.queryByRole('region', { name: 'Returned' })).toBeNull();
  });
});

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const looked = (shop: MemoryShop) => calls(shop, 'readOrder');
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const HOURS_MS = 3 * 3_600_000;

/** A browser that left to pay, and shows the order without a result. */
const waiting = async (record: Partial<OrderDetail> = OPEN) => {
  const shop = paying(record);
  show(shop, '');
  await pass(0);
  return shop;
};

describe('an order whose payment is undecided', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    turnPage('visible');
    vi.useRealTimers();
  });

  test('is read again after growing pauses, at last no more, and says so; then at the buyer’s word [A-130][A-160]', async () => {
    const shop = await waiting();
    expect(screen.getByText(/^Do not pay again\. This page looks by itself/)).toBeTruthy();
    expect(looked(shop)).toBe(1);
    for (let looks = 0; looks < 3; looks += 1) {
      const pauseMs = pauseBeforeNextLookMs('bank', looks)!;
      await pass(pauseMs - 1);
      expect(looked(shop)).toBe(1 + looks);
      await pass(1);
      expect(looked(shop)).toBe(2 + looks);
    }
    await pass(HOURS_MS);
    const atLast = looked(shop);
    expect(atLast).toBeLessThan(45);
    expect(screen.getByText(/^This page has stopped looking\. Check again/)).toBeTruthy();
    await pass(HOURS_MS);
    expect(looked(shop)).toBe(atLast);
    act(() => screen.getByRole('button', { name: 'Check again' }).click());
    await pass(0);
    expect(looked(shop)).toBe(atLast + 1);
    expect(screen.getByText(/This page looks by itself/)).toBeTruthy();
  });

  test('is not read while the page is hidden, and at once when it is shown again [A-130][A-160]', async () => {
    const shop = await waiting();
    turnPage('hidden');
    await pass(HOURS_MS);
    expect(looked(shop)).toBe(1);
    shop.memory.putOrder(POSTED_ORDER);
    turnPage('visible');
    await pass(0);
    expect(looked(shop)).toBe(2);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Order confirmed/);
    await pass(HOURS_MS);
    expect(looked(shop)).toBe(2);
  });

  test('is not read again once it was cancelled [S4.8][A-130]', async () => {
    const shop = await waiting();
    shop.memory.putOrder({ ...POSTED_ORDER, ...OPEN, status: '02' });
    await pass(pauseBeforeNextLookMs('bank', 0)!);
    expect(looked(shop)).toBe(2);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This order was cancelled.');
    expect(screen.getByRole('link', { name: 'Back to the checkout' })).toBeTruthy();
    await pass(HOURS_MS);
    expect(looked(shop)).toBe(2);
  });

  test('leads back to the checkout whoever closed the bank’s page, and home whoever only has the link [A-34][A-47]', async () => {
    await waiting();
    expect(screen.getByRole('link', { name: 'Back to the checkout' }).getAttribute('href')).toBe('/buying/checkout');
    expect(screen.getByText(/^Closed the bank’s page without paying\?/)).toBeTruthy();
    cleanup();
    const shop = createMemoryShop({ cart: POSTED_CART });
    shop.memory.putOrder({ ...POSTED_ORDER, ...OPEN });
    show(shop, '');
    await pass(0);
    expect(screen.getByRole('link', { name: 'Back home' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Back to the checkout' })).toBeNull();
  });
});

describe('opened from a bookmark', () => {
  test('shows number, steps, cards and what was paid, and leaves the cart alone [S2.37][S3.50][S4.18]', async () => {
    const { shop } = bookmarked({});
    await heading(/^Order confirmed/);
    expect(screen.getByText(orderNo)).toBeTruthy();
    expect(screen.getByText('2026/06/12 14:32')).toBeTruthy();
    expect(screen.getAllByText('Locked')).toHaveLength(2);
    expect(totalPaid()).toContain('257,30 €');
    expect(shop.cart.get().lines).toHaveLength(2);
  });

  test.each([
    [null, null, /^Cashback of 12,50 €, in your wallet within 24 hours of payment$/],
    ['2026-06-12T12:32:00.000Z', null, /^Cashback of 12,50 €, in your wallet by .*14:32$/],
    ['2026-06-12T12:32:00.000Z', '2026-06-12T12:33:00.000Z', /^Cashback of 12,50 €, in your wallet since .*12/],
  ])(
    'says where the cashback is: paid at %s, credited at %s [S3.132][S9.23][A-107]',
    async (confirmedAt, creditedAt, said) => {
      const shop = createMemoryShop({ cart: POSTED_CART });
      const reward = { form: 'B', amount: '12.50', creditedAt };
      shop.memory.putOrder({ ...POSTED_ORDER, confirmedAt, reward });
      show(shop, '');
      const note = await screen.findByText((_, element) => element?.tagName === 'P' && said.test(plain(element)));
      expect(note.querySelector('a')?.getAttribute('href') ?? null).toBe(creditedAt && '/account/wallet');
    },
  );

  test('marks what was given with the order, and counts it in no total [S3.132][A-20]', async () => {
    const shop = createMemoryShop({ cart: POSTED_CART });
    const gift = { ...POSTED_ORDER.lines[0]!, amount: '5.00', lineTotal: '0.00', isGift: true, isLocked: false };
    const reward = { form: 'FG', amount: '10.00', creditedAt: null };
    shop.memory.putOrder({ ...POSTED_ORDER, cards: 5, lines: [...POSTED_ORDER.lines, gift], reward });
    show(shop, '');
    await heading(/^Order confirmed/);
    expect(screen.getAllByText('A gift with this order')).toHaveLength(1);
    expect(totalPaid()).toContain('3 cards');
    expect(totalPaid()).toContain('257,30 €');
  });

  test('shows a posted card as locked until its receipt was confirmed, and how to confirm it [S4.18]', async () => {
    const lines = POSTED_ORDER.lines.map((line, at) => ({ ...line, isLocked: at === 0 }));
    bookmarked({ lines });
    await heading(/^Order confirmed/);
    expect(screen.getAllByText('Locked')).toHaveLength(1);
    expect(screen.getByText(/open the unlock link in your email/)).toBeTruthy();
    cleanup();
    bookmarked({ lines: lines.map((line) => ({ ...line, isLocked: false })) });
    await heading(/^Order confirmed/);
    expect(screen.queryByText('Locked')).toBeNull();
    expect(screen.queryByText(/unlock link/)).toBeNull();
  });

  test('shows twenty lines of an order with many, and the others at a press; the focus is kept', async () => {
    const lines = Array.from({ length: 125 }, () => POSTED_ORDER.lines[0]!);
    bookmarked({ lines });
    await heading(/^Order confirmed/);
    const part = within(screen.getByRole('region', { name: 'In this order' }));
    expect(part.getAllByRole('listitem')).toHaveLength(20);
    await userEvent.click(part.getByRole('button', { name: 'Show 100 more' }));
    expect(part.getAllByRole('listitem')).toHaveLength(120);
    await userEvent.click(part.getByRole('button', { name: 'Show 5 more' }));
    expect(part.getAllByRole('listitem')).toHaveLength(125);
    expect(document.activeElement).toBe(part.getByRole('heading', { level: 2 }));
  });

  test('says what travels with each card, and no price of it [S3.9]', async () => {
    const [first, ...others] = POSTED_ORDER.lines;
    bookmarked({ lines: [{ ...first!, extraProductName: 'Gift wrapping' }, ...others] });
    await heading(/^Order confirmed/);
    expect((await screen.findByText(/^With each card:/)).textContent).toBe('With each card: Gift wrapping');
  });

  test('says where a card may be spent, where that was chosen [S3.3]', async () => {
    const [first, ...others] = POSTED_ORDER.lines;
    bookmarked({ lines: [{ ...first!, redeemablePlace: { type: 'freeText', text: 'Rayon livres' } }, ...others] });
    await heading(/^Order confirmed/);
    expect((await screen.findByText(/^To be spent at:/)).textContent).toBe('To be spent at: Rayon livres');
  });

  test.each<[string, Partial<OrderDetail>, string, string, RegExp]>([
    [
      'an order by transfer waits, with the 30 minutes',
      { status: '03', paymentMean: '03', confirmedAt: null },
      'Waiting Payment',
      'Your order waits for your payment.',
      /within 30 minutes\./,
    ],
    [
      'one by cheque waits for it, and no bank is asked',
      { status: '03', paymentMean: '05', confirmedAt: null },
      'Requesting',
      'Your order waits for your cheque.',
      /^Write the order number on the back\. We keep the order until 2026\/06\/19/,
    ],
    [
      'a pending one says 24 hours',
      { status: '04', confirmedAt: null },
      'Pending',
      'Your order is being approved.',
      /within 24 hours\./,
    ],
    [
      'a canceled one says so',
      { status: '02', confirmedAt: null },
      'Canceled',
      'This order was cancelled.',
      /^Nothing will be sent\./,
    ],
    [
      'one whose status is unknown is pending, never confirmed',
      { status: '77' },
      'Pending',
      'Your order is being approved.',
      /within 24 hours\./,
    ],
  ])('%s [S4.13][S4.16][S4.17][A-31][A-36]', async (_, record, status, title, words) => {
    bookmarked(record);
    await heading(title);
    expect(screen.getByText(status)).toBeTruthy();
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByText('Payment accepted')).toBeNull();
  });

  test('one that is being approved is paid; one that was not approved says so, and nothing of returned cards [S4.17][S3.141]', async () => {
    bookmarked({ status: '04', confirmedAt: null });
    await heading('Your order is being approved.');
    expect(totalPaid()).toContain('257,30 €');
    cleanup();
    bookmarked({ status: '099', confirmedAt: null, history: POSTED_ORDER.history.slice(0, 1) });
    await heading('This order was not approved.');
    cleanup();
    bookmarked({ status: '099' });
    await heading('The cards of this order were returned.');
  });

  test('an order by transfer is shown as confirmed once its payment is, to whoever comes back to the page [S4.15]', async () => {
    const { shop } = bookmarked({ status: '03', paymentMean: '03', confirmedAt: null });
    await heading('Your order waits for your payment.');
    expect(screen.getByRole('region', { name: 'Total to pay' })).toBeTruthy();
    shop.memory.putOrder({ ...POSTED_ORDER, paymentMean: '03' });
    turnPage('hidden');
    turnPage('visible');
    await heading(/^Order confirmed/);
    expect(screen.getByText('Payment accepted')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Total paid' })).toBeTruthy();
  });

  test('an order of somebody else is not shown, nor told apart from none; an incomplete number leads nowhere [S2.37]', async () => {
    const shop = createMemoryShop({ cart: POSTED_CART });
    show(shop, '');
    await heading('This order was placed in another browser.');
    expect(await screen.findByRole('button', { name: 'Send me a code' })).toBeTruthy();
    expect(screen.queryByText(POSTED_ORDER.buyerEmail)).toBeNull();
    cleanup();
    render(
      <Stage shop={shop} place={placeAt('/order/a%20b')}>
        <OrderPage orderNo="a b" />
      </Stage>,
    );
    await heading('This order cannot be shown here.');
    expect(screen.queryByRole('button', { name: 'Send me a code' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Back home' })).toBeTruthy();
  });

  test('whoever ordered with an account signs in from there, and comes back to this order [S2.37][A-151]', async () => {
    show(createMemoryShop({ cart: POSTED_CART }), '');
    const signIn = await screen.findByRole('link', { name: 'Sign in' });
    expect(signIn.getAttribute('href')).toBe(`/auth/login?nextStep=order&orderNo=${orderNo}`);
  });

  test('a member is told that the order is not in the account, with the ways to the right one and to a code [S2.37][A-151]', async () => {
    show(createMemoryShop({ cart: POSTED_CART, isMember: true }), '');
    await heading('This order is not in your account.');
    expect(screen.getByText(/^You are signed in as/).textContent).toContain('Inès');
    expect(hrefOf('Sign in with another account')).toBe(`/force-logout?nextStep=order&orderNo=${orderNo}`);
    expect(hrefOf('My orders')).toBe('/account/orders');
    expect(await screen.findByRole('button', { name: 'Send me a code' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
    expect(screen.queryByText(POSTED_ORDER.buyerEmail)).toBeNull();
  });

  test('a code to the order’s email opens it in this browser; a wrong one says how many tries are left [S2.37][S4.62][S8.12]', async () => {
    const shop = createMemoryShop({ cart: POSTED_CART });
    shop.memory.putOrder(POSTED_ORDER);
    shop.memory.script.befall('readOrder', { kind: 'refused', code: ERROR_CODES.notFound });
    show(shop, '');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Send me a code' }));
    const field = await screen.findByRole('textbox', { name: 'Code' });
    expect(screen.getByRole('button', { name: /^Send again in \d+ s$/ }).hasAttribute('disabled')).toBe(true);
    await user.type(field, '000000');
    await user.click(screen.getByRole('button', { name: 'Show the order' }));
    expect(await screen.findByText(/Tries left: 4\.$/)).toBeTruthy();
    shop.memory.script.befall('readOrder', null);
    await user.clear(field);
    await user.type(field, MEMORY_CODE);
    await user.click(screen.getByRole('button', { name: 'Show the order' }));
    await heading(/^Order confirmed/);
  });

  test.each<[string, Misfortune]>([
    ['is out of reach', { kind: 'unreachable' }],
    ['is at fault', { kind: 'refused', code: ERROR_CODES.generic, status: 503 }],
  ])('an order is not denied by a shop that %s, and can be asked for again [S2.37]', async (_, misfortune) => {
    const shop = createMemoryShop({ cart: POSTED_CART });
    shop.memory.putOrder(POSTED_ORDER);
    shop.memory.script.befall('readOrder', misfortune);
    show(shop, '');
    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
    expect(screen.getByRole('heading', { level: 1, name: /went wrong/ })).toBeTruthy();
    expect(calls(shop, 'readOrder')).toBe(3);
    shop.memory.script.befall('readOrder', null);
    await userEvent.click(again);
    const said = await heading(/^Order confirmed/);
    await waitFor(() => expect(document.activeElement).toBe(said));
  });

  test('the browser’s Back goes home, so that no payment is replayed [S2.106][A-47]', async () => {
    const { place } = bookmarked({});
    await heading(/^Order confirmed/);
    window.dispatchEvent(new PopStateEvent('popstate'));
    await waitFor(() => expect(place.history.at(-1)).toBe('/'));
  });
});
