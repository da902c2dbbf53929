/** Ending unpaid orders only. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inUnit, type UnitTransaction } from '../database/in-unit.ts';
import { openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { lockOrder } from './lock-order.ts';
import { settle } from '../payment/settle.ts';
import { endOrder } from './end-order.ts';
import { openPayment, order, queryCard, TRIAL_CARD } from './testing.ts';

describe('ending an order', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  const within = <T>(work: (transaction: UnitTransaction) => Promise<T>): Promise<T> =>
    inUnit(shop.shop.connection, UNIT, work);
  const end = (orderNo: string) =>
    within(async (transaction) => endOrder(transaction, shop.shop, (await lockOrder(transaction, UNIT, orderNo))!));
  const facts = (orderNo: string) =>
    within(async (transaction) => {
      const { rows } = await sql`
        select purchase.state, version, attempt.state as attempt, hold.state as hold, account.held from purchase
          left join payment_attempt attempt using (order_no) left join hold using (order_no)
          left join account on account.id = hold.account_id
        where order_no = ${orderNo}`.execute(transaction);
      return rows;
    });

  test('releases its holds and closes its payment, once', async () => {
    const browser = shop.browser();
    await queryCard(browser);
    const couponList = [{ cardNumber: TRIAL_CARD.cardNumber, appliedAmount: '40.00', code: 'giftCard' as const }];
    const orderNo = await order(browser, { couponList });
    await openPayment(shop, browser, orderNo, { txnAmount: '10.00' });
    const other = await order(browser);
    await openPayment(shop, browser, other);
    const otherFacts = await facts(other);

    expect(await facts(orderNo)).toEqual([
      { state: 'requesting', version: 1, attempt: 'open', hold: 'open', held: 4000n },
    ]);
    expect(await end(orderNo)).toBe(true);
    const ended = [{ state: 'canceled', version: 2, attempt: 'closed', hold: 'released', held: 0n }];
    expect(await facts(orderNo)).toEqual(ended);
    expect(await end(orderNo)).toBe(false);
    expect(await facts(orderNo)).toEqual(ended);
    expect(await facts(other)).toEqual(otherFacts);
    expect(await shop.broken()).toEqual([]);
  });

  test('does not end a paid one', async () => {
    const orderNo = await order(shop.browser());
    await within(async (transaction) => {
      const locked = (await lockOrder(transaction, UNIT, orderNo))!;
      await settle(transaction, shop.shop, locked, { paymentId: `p-${orderNo}`, means: null });
    });
    const before = await facts(orderNo);
    expect(await end(orderNo)).toBe(false);
    expect(await facts(orderNo)).toEqual(before);
  });
});
