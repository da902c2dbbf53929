/** Issuing piece by piece: what one piece leaves for the next, and what it cannot begin with. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inUnit } from '../database/in-unit.ts';
import { ENGINES } from '../database/testing.ts';
import { openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { line, order } from '../order/testing.ts';
import { confirmTransfer } from '../payment/confirm-transfer.ts';
import { issueChunk, issueOrder } from './issue.ts';

describe.each(ENGINES)('an issue in pieces on %s', (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(engine);
  });
  afterAll(() => shop.close());

  const rows = <T>(query: ReturnType<typeof sql<T>>): Promise<readonly T[]> =>
    inUnit(shop.shop.connection, UNIT, async (transaction) => (await query.execute(transaction)).rows);

  /** A company's order, paid at its bank. */
  const paid = async (lines: Parameters<typeof line>[0][]) => {
    const browser = shop.browser();
    const company = await browser.signIn({ memberType: 'business', contractLevel: 'registered' });
    const made = { paymentMean: 'bankTransfer' as const, custId: company.id, lines: lines.map(line) };
    const orderNo = await order(browser, made);
    const [{ total }] = (await rows(
      sql<{ total: bigint }>`select total from purchase where order_no = ${orderNo}`,
    )) as [{ total: bigint }];
    const money = { amountMinor: total, currency: 'EUR', reference: orderNo, actor: 'ada' };
    const unit = shop.shop.units.get(UNIT)!;
    expect(await confirmTransfer(shop.shop, unit, orderNo, money)).toBe('settled');
    return { orderNo, unit, company };
  };

  const cardsOf = (orderNo: string) =>
    rows(sql<{ unit_no: number; customer_id: string | null; posted: bigint }>`
      select card.unit_no, card.customer_id, account.posted from card join account on account.id = card.account_id
        join order_line on order_line.id = card.order_line_id where order_no = ${orderNo}
      order by order_line.position, card.unit_no`);

  const messagesOf = (orderNo: string) =>
    rows(sql<{ topic: string }>`select topic from outbox where key like ${`%:${orderNo}%`} order by topic`);

  test('of a thousand and one cards takes two, the second with what is sent about the whole', async () => {
    const { orderNo, unit } = await paid([
      { qty: 600, amount: '10.00' },
      { qty: 401, amount: '20.00' },
    ]);
    expect(await issueChunk(shop.shop, unit, orderNo)).toBe('more');
    const first = await cardsOf(orderNo);
    expect(first).toHaveLength(1000);
    expect(await messagesOf(orderNo)).toEqual([{ topic: 'issue' }]);
    expect(await issueChunk(shop.shop, unit, orderNo)).toBe('last');
    const all = await cardsOf(orderNo);
    expect(all.map(({ unit_no }) => unit_no)).toEqual([
      ...Array.from({ length: 600 }, (_, at) => at + 1),
      ...Array.from({ length: 401 }, (_, at) => at + 1),
    ]);
    expect(all.map(({ posted }) => posted)).toEqual([
      ...Array.from({ length: 600 }, () => 1000n),
      ...Array.from({ length: 401 }, () => 2000n),
    ]);
    expect(await messagesOf(orderNo)).toEqual([{ topic: 'issue' }, { topic: 'order-receipt' }]);
    expect(await issueChunk(shop.shop, unit, orderNo)).toBe('none');
  });

  test('goes on until nothing is missing, carries out its ending once, and has nothing to do afterwards', async () => {
    const { orderNo, unit } = await paid([{ qty: 1001, amount: '10.00' }]);
    const ending = sql`update outbox set last_error = coalesce(last_error, '') || 'ended' where key = ${`issue:${orderNo}`}`;
    expect(await issueOrder(shop.shop, unit, orderNo, ending)).toBe(true);
    expect(await issueOrder(shop.shop, unit, orderNo, ending)).toBe(false);
    expect(await rows(sql`select last_error from outbox where key = ${`issue:${orderNo}`}`)).toEqual([
      { last_error: 'ended' },
    ]);
    expect(await cardsOf(orderNo)).toHaveLength(1001);
  });

  test('gives the buyer the cards that stay with the buyer, and nobody those that are sent to others', async () => {
    const holders = async (changes: Parameters<typeof line>[0]) => {
      const { orderNo, unit, company } = await paid([changes]);
      await issueOrder(shop.shop, unit, orderNo, sql`select`);
      return (await cardsOf(orderNo)).map(({ customer_id }) => customer_id === company.id);
    };
    expect(await holders({ deliverType: 'pdf' })).toEqual([true]);
    expect(await holders({ receiverEmail: 'else@example.test' })).toEqual([false]);
    expect(await shop.broken()).toEqual([]);
  });
});
