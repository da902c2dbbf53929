/** A top-up abandoned at the provider: resumed, cancelled, replaced or expired; and its payment there. */
import { calls } from '@offrande/api-client/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inUnit } from '../database/in-unit.ts';
import { type Browser, openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { detail, openPayment, openTaskKinds, order, refusalCode, returnFromProvider } from '../order/testing.ts';
import type { Customer } from '../call/buyer.ts';

describe('an abandoned top-up', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  const rows = async <T>(query: ReturnType<typeof sql<T>>): Promise<readonly T[]> =>
    inUnit(shop.shop.connection, UNIT, async (transaction) => (await query.execute(transaction)).rows);

  interface Member {
    readonly browser: Browser;
    readonly customer: Customer;
  }
  const member = async (): Promise<Member> => {
    const browser = shop.browser();
    return { browser, customer: await browser.signIn({ memberType: 'individual' }) };
  };
  const open = ({ browser, customer }: Member, amount: string, changes = {}) =>
    browser.call(calls.openTopUp, { aggregatorBuId: UNIT, custId: customer.id, amount, ...changes });
  const left = async (who: Member, amount: string, changes = {}) => {
    const { transactionNo } = await open(who, amount, changes);
    return { transactionNo, attemptId: await openPayment(shop, who.browser, transactionNo, { txnAmount: amount }) };
  };
  const giveUp = ({ browser }: Member, orderNo: string) =>
    browser.call(calls.cancelOrder, { aggregatorBuId: UNIT, orderNo });
  const toPay = async ({ browser, customer }: Member) =>
    (await browser.call(calls.topUpsToPay, { aggregatorBuId: UNIT, custId: customer.id })).topUps;
  const walletOf = async ({ browser, customer }: Member) =>
    (await browser.call(calls.getMemberWallet, { aggregatorBuId: UNIT, custId: customer.id })).wallet!;
  const history = async ({ browser, customer }: Member) => {
    const request = { aggregatorBuId: UNIT, custId: customer.id, historyType: 'wallet', page: 1 } as const;
    const { transactionRecords } = await browser.call(calls.getMemberHistory, request);
    return transactionRecords.map(({ reference, status }) => [reference, status]);
  };
  /** An existing card of 40 euro. */
  const heldCard = async ({ customer }: Member): Promise<string> => {
    await rows(sql`update card set customer_id = ${customer.id} where last_digits = '4417'`);
    return '9999000000004417';
  };
  const providerSays = async (attemptId: string): Promise<string> => {
    const [attempt] = await rows(
      sql<{ provider_ref: string; order_no: string; amount: bigint }>`
        select provider_ref, order_no, amount from payment_attempt where id = ${attemptId}::uuid`,
    );
    const terms = {
      attemptId,
      orderNo: attempt!.order_no,
      amountMinor: attempt!.amount,
      currency: { code: 'EUR', digits: 2 },
    };
    return (await shop.shop.providers.get('UpstreamPay')!.provider.payment(attempt!.provider_ref, terms)).state;
  };

  test('is not listed before its payment page is opened, and exactly once afterwards [A-172]', async () => {
    const one = await member();
    const cardNumber = await heldCard(one);
    const ofWallet = await open(one, '50.00');
    shop.wait(1);
    const ofCard = await open(one, '20.00', { cardNumber });
    expect([await toPay(one), await history(one)]).toEqual([[], []]);
    expect(await walletOf(one)).toMatchObject({ inProgressBalance: '0.00', totalBalance: '0.00' });
    await openPayment(shop, one.browser, ofWallet.transactionNo);
    await openPayment(shop, one.browser, ofCard.transactionNo, { txnAmount: '20.00' });
    expect(await toPay(one)).toEqual([
      { transactionNo: ofCard.transactionNo, cardNumber, amount: '20.00', due: '20.00', transfer: null },
      { transactionNo: ofWallet.transactionNo, cardNumber: null, amount: '50.00', due: '50.00', transfer: null },
    ]);
    expect(await history(one)).toEqual([[ofWallet.transactionNo, 'R']]);
  });

  test('is the only one of its card or wallet: another try cancels it, so that they never accumulate [A-172]', async () => {
    const one = await member();
    const cardNumber = await heldCard(one);
    const first = await left(one, '50.00');
    const ofCard = await left(one, '30.00', { cardNumber });
    const second = await left(one, '20.00');
    expect(await walletOf(one)).toMatchObject({ inProgressBalance: '20.00', processAmount: '20.00' });
    expect((await toPay(one)).map(({ transactionNo }) => transactionNo).toSorted()).toEqual(
      [ofCard.transactionNo, second.transactionNo].toSorted(),
    );
    expect(new Map((await history(one)) as [string, string][])).toEqual(
      new Map([
        [first.transactionNo, 'N'],
        [second.transactionNo, 'R'],
      ]),
    );
    await shop.work();
    expect([await providerSays(first.attemptId), await providerSays(second.attemptId)]).toEqual(['cancelled', 'open']);
    expect(await shop.broken()).toEqual([]);
  });

  test('is one of two begun concurrently: only one remains [A-172]', async () => {
    const one = await member();
    await Promise.all([open(one, '50.00'), open(one, '20.00'), open(one, '30.00')]);
    const states = await rows(
      sql<{ state: string }>`select state from purchase where customer_id = ${one.customer.id} order by state`,
    );
    expect(states.map(({ state }) => state)).toEqual(['canceled', 'canceled', 'requesting']);
  });

  test('can be resumed with the same payment, also in another browser, which then is the one to return [A-172]', async () => {
    const one = await member();
    const { transactionNo, attemptId } = await left(one, '50.00');
    const browser = shop.browser();
    await browser.signIn(one.customer);
    expect(await openPayment(shop, browser, transactionNo)).toBe(attemptId);
    await shop.control({ attemptId, scenario: 'accept' });
    expect(await returnFromProvider(shop, browser)).toMatchObject({ orderNo: transactionNo, state: 'paid' });
    expect([await toPay(one), await walletOf(one)]).toMatchObject([
      [],
      { balance: '50.00', inProgressBalance: '0.00' },
    ]);
  });

  test('can be cancelled by its buyer, once however often requested, and its page then accepts no money [A-172]', async () => {
    const one = await member();
    const { transactionNo, attemptId } = await left(one, '50.00');
    const stranger = await member();
    expect(await refusalCode(giveUp(stranger, transactionNo))).toMatchObject({ code: '40400' });
    await Promise.all([giveUp(one, transactionNo), giveUp(one, transactionNo)]);
    await giveUp(one, transactionNo);
    expect([await toPay(one), await history(one)]).toEqual([[], [[transactionNo, 'N']]]);
    expect(await walletOf(one)).toMatchObject({ balance: '0.00', inProgressBalance: '0.00' });
    expect(await providerSays(attemptId)).toBe('open');
    await shop.work();
    expect(await providerSays(attemptId)).toBe('cancelled');
    expect(await refusalCode(openPayment(shop, one.browser, transactionNo))).toMatchObject({ code: '30001' });
    expect(await shop.broken()).toEqual([]);
  });

  test('that was just paid is not cancelled but booked [A-172]', async () => {
    const one = await member();
    const { transactionNo, attemptId } = await left(one, '50.00');
    await shop.control({ attemptId, scenario: 'noNotification' });
    expect(await refusalCode(giveUp(one, transactionNo))).toMatchObject({ code: '20005' });
    expect(await walletOf(one)).toMatchObject({ balance: '50.00' });
  });

  test('that was cancelled treats money that arrives all the same as late, and does not close its payment [A-102][A-172]', async () => {
    const one = await member();
    const { transactionNo, attemptId } = await left(one, '50.00');
    await giveUp(one, transactionNo);
    await shop.control({ attemptId, scenario: 'noNotification' });
    await shop.work();
    expect(await openTaskKinds(shop, attemptId)).toEqual(['latePayment']);
    expect(await walletOf(one)).toMatchObject({ balance: '0.00' });
    expect(await rows(sql`select key from outbox where topic = 'payment-close' and done_at is null`)).toEqual([]);
    expect(await shop.broken()).toEqual([]);
  });

  test('is closed at the provider once that answers again, with retries at the usual backoff', async () => {
    const one = await member();
    const { transactionNo, attemptId } = await left(one, '50.00');
    await giveUp(one, transactionNo);
    await shop.control({ times: 1, status: 500 }, 'provider');
    await shop.work();
    await shop.work();
    expect(await providerSays(attemptId)).toBe('open');
    shop.wait(1);
    await shop.work();
    expect(await providerSays(attemptId)).toBe('cancelled');
  });

  test('expires by itself if nothing happens [A-180]', async () => {
    const one = await member();
    const { transactionNo, attemptId } = await left(one, '50.00');
    shop.wait(31);
    await shop.sweep();
    await shop.work();
    await one.browser.signIn(one.customer);
    expect([await toPay(one), await history(one)]).toEqual([[], [[transactionNo, 'N']]]);
    expect(await providerSays(attemptId)).toBe('cancelled');
  });

  test('like an order after “Back”: paying again creates another order, and the first one’s payment is closed [A-34]', async () => {
    const browser = shop.browser();
    const first = await order(browser);
    const attemptId = await openPayment(shop, browser, first);
    await browser.call(calls.cancelOrder, { aggregatorBuId: UNIT, orderNo: first });
    const second = await order(browser);
    const again = await openPayment(shop, browser, second);
    await shop.work();
    expect([await providerSays(attemptId), await providerSays(again)]).toEqual(['cancelled', 'open']);
    await shop.control({ attemptId: again, scenario: 'accept' });
    expect((await detail(browser, second)).status).toBe('09');
    expect(await openTaskKinds(shop, attemptId)).toEqual([]);
  });

  test('like the second payment of an order whose refused first one is paid after all: the second is closed [A-102]', async () => {
    const browser = shop.browser();
    const orderNo = await order(browser);
    const first = await openPayment(shop, browser, orderNo);
    await rows(sql`update payment_attempt set state = 'refused' where id = ${first}::uuid`);
    const second = await openPayment(shop, browser, orderNo);
    expect(second).not.toBe(first);
    await shop.control({ attemptId: first, scenario: 'accept' });
    await shop.work();
    expect(await providerSays(second)).toBe('cancelled');
    expect(await rows(sql`select state from payment_attempt where id = ${second}::uuid`)).toEqual([
      { state: 'closed' },
    ]);
    expect(await shop.broken()).toEqual([]);
  });

  test('can be read only by its member, in the member’s unit [S6.27]', async () => {
    const one = await member();
    await left(one, '50.00');
    const stranger = await member();
    const request = { aggregatorBuId: UNIT, custId: one.customer.id };
    expect(await refusalCode(stranger.browser.call(calls.topUpsToPay, request))).toMatchObject({ code: '40100' });
    expect(await refusalCode(shop.browser().call(calls.topUpsToPay, request))).toMatchObject({ code: '40100' });
    expect(await toPay(stranger)).toEqual([]);
  });
});
