/** Top-ups of cards and the wallet: opened, paid at the provider like an order, booked once. */
import { calls } from '@offrande/api-client/contract';
import type { MemberType } from '@offrande/domain/customer';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inUnit } from '../database/in-unit.ts';
import { type Browser, openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { decryptCardNumber } from '../card/card-number.ts';
import { openPayment, order, refusalCode, returnFromProvider, openTaskKinds, TRIAL_CARD } from '../order/testing.ts';
import { returnCards } from '../order/return-cards.ts';
import { returnLateMoney, settleFromSuspense } from '../payment/settle-from-suspense.ts';
import { systemRandom, uuid } from '../random.ts';
import type { Customer } from '../call/buyer.ts';

const walletOf = async (browser: Browser, { id }: Customer) =>
  (await browser.call(calls.getMemberWallet, { aggregatorBuId: UNIT, custId: id })).wallet;

const book = (browser: Browser, paymentId: string) =>
  browser.call(calls.bookTopUp, { aggregatorBuId: UNIT, paymentInfo: { paymentId, cardToken: 'provider-token' } });

const open = (browser: Browser, { id }: Customer, amount: string, changes = {}, options = {}) =>
  browser.call(calls.openTopUp, { aggregatorBuId: UNIT, custId: id, amount, ...changes }, options);

describe('a top-up', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  const rows = async <T>(query: ReturnType<typeof sql<T>>): Promise<readonly T[]> =>
    inUnit(shop.shop.connection, UNIT, async (transaction) => (await query.execute(transaction)).rows);
  const posted = async (kind: string): Promise<bigint> =>
    (await rows(sql<{ posted: bigint }>`select posted from account where kind = ${kind} and owner is null`))[0]!.posted;

  const member = async (memberType: MemberType = 'individual') => {
    const browser = shop.browser();
    return { browser, customer: await browser.signIn({ memberType }) };
  };
  const pay = async (browser: Browser, transactionNo: string, scenario: object = { scenario: 'accept' }) => {
    const attemptId = await openPayment(shop, browser, transactionNo);
    const { returnUrl } = await shop.control({ attemptId, ...scenario });
    return { attemptId, returnUrl };
  };
  const paymentOf = async (browser: Browser) => (await returnFromProvider(shop, browser)).pspResult!.paymentId;

  /** A card of 50 euro that the customer holds. */
  const withCard = async ({ browser, customer }: { browser: Browser; customer: Customer }): Promise<string> => {
    const orderNo = await order(browser, { custId: customer.id });
    await pay(browser, orderNo);
    await shop.work();
    shop.wait(1);
    const [card] = await rows(
      sql<{ number_encrypted: string }>`
        update card set customer_id = ${customer.id} from order_line
        where order_line.id = card.order_line_id and order_no = ${orderNo} returning number_encrypted`,
    );
    return decryptCardNumber(shop.shop.vault, card!.number_encrypted);
  };

  test('of the wallet is in progress from the opening of its payment page until it is paid, and then in the balance [A-172][S7.12][S7.86][S7.87][S4.49][A-87][A-88]', async () => {
    const { browser, customer } = await member();
    const { transactionNo, fee } = await open(browser, customer, '50.00');
    expect(fee).toBeNull();
    expect(await walletOf(browser, customer)).toMatchObject({ inProgressBalance: '0.00', processAmount: '0.00' });
    const attemptId = await openPayment(shop, browser, transactionNo);
    expect(await walletOf(browser, customer)).toEqual({
      balance: '0.00',
      inProgressBalance: '50.00',
      totalBalance: '50.00',
      processAmount: '50.00',
      orderCount: 0,
      isReloadable: true,
      cardNumber: null,
    });
    const before = await posted('pspClearing');
    const { returnUrl } = await shop.control({ attemptId, scenario: 'accept' });
    expect(returnUrl).toContain('/FR/loading/topupWallet');
    const paymentId = await paymentOf(browser);
    const answers = await Promise.all([book(browser, paymentId), book(browser, paymentId), book(browser, paymentId)]);
    for (const answer of answers) expect(answer).toEqual({ cardNumber: null, balance: '50.00' });
    expect(await posted('pspClearing')).toBe(before - 50_00n);
    expect(await walletOf(browser, customer)).toMatchObject({ balance: '50.00', inProgressBalance: '0.00' });
    await shop.work();
    expect(await rows(sql`select id from outbox where key = ${`issue:${transactionNo}`}`)).toEqual([]);
    expect(await shop.broken()).toEqual([]);
  });

  test('of a card adds to its balance, appears in its history under its number, and returns to its page [A-173][A-180][S1.15][S4.48][S4.98][S7.86][S7.87][A-87]', async () => {
    const one = await member();
    const cardNumber = await withCard(one);
    const cardNow = async () => {
      const request = { aggregatorBuId: UNIT, custId: one.customer.id, itemCode: 'offrande' };
      return (await one.browser.call(calls.memberCards, request)).cardList.find(
        (card) => card.cardNumber === cardNumber,
      );
    };
    expect(await cardNow()).toMatchObject({ cardBalance: '50.00', cardState: 'new', hasMoved: false });
    const { transactionNo } = await open(one.browser, one.customer, '50.00', { cardNumber });
    const { returnUrl } = await pay(one.browser, transactionNo);
    expect(returnUrl).toMatch(/\/FR\/loading\/topup\b(?!Wallet)/);
    expect(await book(one.browser, await paymentOf(one.browser))).toEqual({ cardNumber, balance: '100.00' });
    expect(await cardNow()).toMatchObject({ cardBalance: '100.00', cardState: 'new', hasMoved: true });
    expect(JSON.stringify(await rows(sql`select response from idem`))).not.toContain(cardNumber);
    expect(await shop.broken()).toEqual([]);
  });

  test('is opened once per key, and holds nothing', async () => {
    const { browser, customer } = await member();
    const options = { idempotencyKey: 'one-click-on-top-up' };
    const first = await open(browser, customer, '50.00', {}, options);
    expect(await open(browser, customer, '50.00', {}, options)).toEqual(first);
    expect(await refusalCode(open(browser, customer, '60.00', {}, options))).toMatchObject({ code: '42200' });
    expect(await rows(sql`select id from hold where order_no = ${first.transactionNo}`)).toEqual([]);
  });

  test.each([
    ['9.99', 'AmountTooSmall'],
    ['250.01', 'AmountTooBig'],
    ['50.005', 'AmountAmbiguous'],
  ])('of %s is refused by the unit’s limits: %s [A-87]', async (amount) => {
    const { browser, customer } = await member();
    expect(await refusalCode(open(browser, customer, amount))).toMatchObject({
      code: '30004',
      detail: { field: 'amount' },
    });
  });

  test('of the wallet has the widest limits of all reloadable products, which the wallet states [A-87]', async () => {
    const { browser, customer } = await member();
    const { topUpLimits } = await browser.call(calls.getMemberWallet, { aggregatorBuId: UNIT, custId: customer.id });
    expect(topUpLimits).toEqual({ minAmount: '10.00', maxAmount: '250.00' });
    for (const amount of [topUpLimits!.minAmount, topUpLimits!.maxAmount])
      expect((await open(browser, customer, amount)).transactionNo).not.toBe('');
  });

  test('is refused with payment means that are not paid at the provider, or that the unit does not offer', async () => {
    const { browser, customer } = await member();
    for (const paymentMean of ['wallet', 'giftCard', 'bankTransfer'] as const)
      expect(await refusalCode(open(browser, customer, '50.00', { paymentMean }))).toMatchObject({
        code: '30004',
        detail: { field: 'paymentMean', reason: 'NotOffered' },
      });
    const { transactionNo } = await open(browser, customer, '50.00', { paymentMean: 'debitCard' });
    expect(await rows(sql`select payment_mean from purchase where order_no = ${transactionNo}`)).toEqual([
      { payment_mean: 'debitCard' },
    ]);
  });

  test('is refused for a card that is blocked, locked, expired, of a product without top-ups, or somebody else’s [A-87]', async () => {
    const one = await member();
    const cardNumber = await withCard(one);
    const reason = async () =>
      (await refusalCode(open(one.browser, one.customer, '50.00', { cardNumber }))).detail['reason'];
    for (const [change, back, tag] of [
      [sql`is_blocked = true`, sql`is_blocked = false`, 'CardBlocked'],
      [sql`is_locked = true, wrong_pins = 5`, sql`is_locked = false, wrong_pins = 0`, 'CardLocked'],
      [sql`expires_on = '2020-01-01'`, sql`expires_on = '2028-01-01'`, 'CardExpired'],
    ] as const) {
      await rows(sql`update card set ${change} where customer_id = ${one.customer.id}`);
      expect(await reason()).toBe(tag);
      await rows(sql`update card set ${back} where customer_id = ${one.customer.id}`);
    }
    await rows(sql`update card set customer_id = ${one.customer.id} where last_digits = '1503'`);
    const foreign = open(one.browser, one.customer, '50.00', { cardNumber: '9999000000001503' });
    expect(await refusalCode(foreign)).toMatchObject({ code: '30004', detail: { reason: 'CardNotReloadable' } });
    const other = await member();
    const stolen = open(other.browser, other.customer, '50.00', { cardNumber });
    expect(await refusalCode(stolen)).toMatchObject({ code: '40400', detail: { field: 'cardNumber' } });
    const unknown = open(one.browser, one.customer, '50.00', { cardNumber: '1234' });
    expect(await refusalCode(unknown)).toMatchObject({ code: '40400', detail: { field: 'cardNumber' } });
  });

  test('is allowed for the customer’s card that was not bought here, if its product allows it [A-87]', async () => {
    const { browser, customer } = await member();
    await rows(sql`update card set customer_id = ${customer.id} where last_digits = '4417'`);
    const { transactionNo } = await open(browser, customer, '50.00', { cardNumber: TRIAL_CARD.cardNumber });
    await pay(browser, transactionNo);
    expect(await book(browser, await paymentOf(browser))).toEqual({
      cardNumber: TRIAL_CARD.cardNumber,
      balance: '90.00',
    });
  });

  test('never reaches a returned card: while open it prevents the return, and afterwards its money goes to staff', async () => {
    const unit = shop.shop.units.get(UNIT)!;
    const one = await member();
    const cardNumber = await withCard(one);
    const [sold] = await rows(
      sql<{
        order_no: string;
      }>`select order_no from purchase where customer_id = ${one.customer.id} and sells = 'cards'`,
    );
    const giveBack = () =>
      returnCards(shop.shop, UNIT, {
        refundId: uuid(systemRandom),
        orderNo: sold!.order_no,
        cardIds: null,
        actor: 'Ada',
        reason: 'Wrong card',
      });
    const { transactionNo } = await open(one.browser, one.customer, '50.00', { cardNumber });
    const attemptId = await openPayment(shop, one.browser, transactionNo);
    expect(await giveBack()).toMatchObject({ failure: { _tag: 'NothingToReturn' } });
    shop.wait(31);
    await shop.sweep();
    expect(await giveBack()).toMatchObject({ success: { cards: 1 } });
    await shop.control({ attemptId, scenario: 'accept' });
    const [money] = await rows(
      sql<{ payment_id: string }>`select payment_id from suspended_money where order_no = ${transactionNo}`,
    );
    const settled = await settleFromSuspense(shop.shop, unit, transactionNo, money!.payment_id, 'Ada');
    expect(settled).toBe('orderTakesNoMoney');
    expect(await returnLateMoney(shop.shop, unit, money!.payment_id, 'Ada')).toBe('returned');
    expect(await shop.broken()).toEqual([]);
  });

  test('is for members only, for their own wallet in their own unit; a salesman has none [S6.27]', async () => {
    const { browser, customer } = await member();
    const other = await member();
    const salesman = await member('salesman');
    expect(await refusalCode(open(shop.browser(), customer, '50.00'))).toMatchObject({ code: '40100' });
    expect(await refusalCode(open(other.browser, customer, '50.00'))).toMatchObject({ code: '40100' });
    expect(await refusalCode(open(salesman.browser, customer, '50.00'))).toMatchObject({ code: '40100' });
    expect(await refusalCode(open(salesman.browser, salesman.customer, '50.00'))).toMatchObject({
      code: '30004',
      detail: { reason: 'WalletNotOffered' },
    });
    const elsewhere = open(browser, customer, '50.00', { aggregatorBuId: 'ES' });
    expect(await refusalCode(elsewhere)).toMatchObject({ code: '40400' });
  });

  test('can be paid only by its owner, and its payment is disclosed to nobody else', async () => {
    const { browser, customer } = await member();
    const other = await member();
    const { transactionNo } = await open(browser, customer, '50.00');
    expect(await refusalCode(openPayment(shop, other.browser, transactionNo))).toMatchObject({ code: '40400' });
    expect(await refusalCode(openPayment(shop, browser, transactionNo, { txnAmount: '49.99' }))).toMatchObject({
      code: '20002',
    });
    await pay(browser, transactionNo);
    const paymentId = await paymentOf(browser);
    for (const asking of [other.browser, (await member('salesman')).browser])
      expect(await refusalCode(book(asking, paymentId))).toMatchObject({ code: '40400' });
    expect(await refusalCode(book(shop.browser(), paymentId))).toMatchObject({ code: '40100' });
    expect(await refusalCode(book(browser, 'made-up'))).toMatchObject({ code: '40400' });
  });

  test('paid without a notification is booked when its page asks, or by the sweep', async () => {
    const { browser, customer } = await member();
    const first = await open(browser, customer, '50.00');
    await pay(browser, first.transactionNo, { scenario: 'noNotification' });
    expect(await refusalCode(book(browser, 'not-this-one'))).toMatchObject({ code: '40400' });
    expect(await walletOf(browser, customer)).toMatchObject({ balance: '50.00' });
    const second = await open(browser, customer, '50.00');
    await pay(browser, second.transactionNo, { scenario: 'noNotification' });
    shop.wait(1);
    await shop.sweep();
    expect(await walletOf(browser, customer)).toMatchObject({ balance: '100.00', inProgressBalance: '0.00' });
    expect(await shop.broken()).toEqual([]);
  });

  test('that is refused is no longer in progress; neither a refusal nor an expiry changes a balance [A-87][A-172]', async () => {
    const { browser, customer } = await member();
    const refused = await open(browser, customer, '50.00');
    await pay(browser, refused.transactionNo, { scenario: 'refuse' });
    expect(await returnFromProvider(shop, browser)).toMatchObject({ state: 'failed' });
    expect(await walletOf(browser, customer)).toMatchObject({ balance: '0.00', inProgressBalance: '0.00' });
    const again = await open(browser, customer, '20.00');
    await openPayment(shop, browser, again.transactionNo, { txnAmount: '20.00' });
    expect(await walletOf(browser, customer)).toMatchObject({ inProgressBalance: '20.00' });
    shop.wait(31);
    await shop.sweep();
    await browser.signIn(customer);
    expect(await walletOf(browser, customer)).toMatchObject({
      balance: '0.00',
      inProgressBalance: '0.00',
      processAmount: '0.00',
    });
    expect(await shop.broken()).toEqual([]);
  });

  test.each([
    ['a cent less', { amountMinor: 4999 }, 4999n],
    ['another currency', { currency: 'USD' }, 0n],
  ])(
    'whose payment claims %s adds nothing, books any money received in suspense and opens a task',
    async (_, claims, kept) => {
      const { browser, customer } = await member();
      const { transactionNo } = await open(browser, customer, '50.00');
      const before = await posted('suspense');
      const { attemptId } = await pay(browser, transactionNo, { scenario: 'accept', claims });
      expect(await walletOf(browser, customer)).toMatchObject({ balance: '0.00' });
      expect(await posted('suspense')).toBe(before + kept);
      expect(await openTaskKinds(shop, attemptId)).toEqual(['paymentMismatch']);
      expect(await shop.broken()).toEqual([]);
    },
  );

  test('whose payment is late waits in suspense; staff book or return it, once [A-102]', async () => {
    const unit = shop.shop.units.get(UNIT)!;
    const { browser, customer } = await member();
    const late = async (changes = {}) => {
      const { transactionNo } = await open(browser, customer, '50.00', changes);
      const attemptId = await openPayment(shop, browser, transactionNo);
      shop.wait(31);
      await shop.sweep();
      await browser.signIn(customer);
      await shop.control({ attemptId, scenario: 'accept' });
      expect(await openTaskKinds(shop, attemptId)).toEqual(['latePayment']);
      const [row] = await rows(
        sql<{ payment_id: string }>`select payment_id from suspended_money where order_no = ${transactionNo}`,
      );
      return { transactionNo, attemptId, paymentId: row!.payment_id };
    };
    const before = await posted('suspense');
    const one = await late();
    expect(await walletOf(browser, customer)).toMatchObject({ balance: '0.00' });
    expect(await settleFromSuspense(shop.shop, unit, one.transactionNo, one.paymentId, 'Ada')).toBe('settled');
    expect(await settleFromSuspense(shop.shop, unit, one.transactionNo, one.paymentId, 'Ada')).toBe('decidedBefore');
    expect(await book(browser, one.paymentId)).toEqual({ cardNumber: null, balance: '50.00' });
    expect(await openTaskKinds(shop, one.attemptId)).toEqual([]);
    const other = await late();
    expect(await returnLateMoney(shop.shop, unit, other.paymentId, 'Ada')).toBe('returned');
    expect(await walletOf(browser, customer)).toMatchObject({ balance: '50.00' });
    const cardNumber = await withCard({ browser, customer });
    const third = await late({ cardNumber });
    expect(await settleFromSuspense(shop.shop, unit, third.transactionNo, third.paymentId, 'Ada')).toBe('settled');
    expect(await book(browser, third.paymentId)).toEqual({ cardNumber, balance: '100.00' });
    expect(await posted('suspense')).toBe(before);
    expect(await shop.broken()).toEqual([]);
  });

  test('can pay an order from the wallet, but not before it is paid itself [A-88]', async () => {
    const { browser, customer } = await member();
    const { transactionNo } = await open(browser, customer, '50.00');
    const byWallet = { paymentMean: 'wallet', custId: customer.id } as const;
    expect(await refusalCode(order(browser, byWallet))).toMatchObject({ code: '30003' });
    await pay(browser, transactionNo);
    const orderNo = await order(browser, byWallet);
    expect(await walletOf(browser, customer)).toMatchObject({
      balance: '0.00',
      inProgressBalance: '50.00',
      orderCount: 0,
    });
    await browser.call(calls.confirmOrder, { aggregatorBuId: UNIT, orderNo });
    expect(await walletOf(browser, customer)).toMatchObject({
      balance: '0.00',
      inProgressBalance: '0.00',
      orderCount: 1,
    });
    await shop.work();
    expect(await shop.broken()).toEqual([]);
  });

  test('of the wallet can be read only by its member [S7.12][S6.27]', async () => {
    const { browser, customer } = await member();
    const other = await member();
    const salesman = await member('salesman');
    expect(await refusalCode(walletOf(shop.browser(), customer))).toMatchObject({ code: '40100' });
    expect(await refusalCode(walletOf(other.browser, customer))).toMatchObject({ code: '40100' });
    expect(await refusalCode(walletOf(salesman.browser, customer))).toMatchObject({ code: '40100' });
    expect(await walletOf(salesman.browser, salesman.customer)).toBeNull();
    expect(await walletOf(browser, customer)).toMatchObject({ balance: '0.00' });
  });
});
