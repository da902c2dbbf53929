/** What an order on behalf earns its salesman: owed when it is confirmed, taken back with the cards that are returned. */
import { calls } from '@offrande/api-client/contract';
import { type CartLine, newLine } from '@offrande/domain/cart';
import { draftLineFromWire } from '@offrande/domain/cart/schema';
import { currency, money, rate } from '@offrande/domain/money';
import { orderPayloadLine } from '@offrande/domain/order-payload';
import { Schema } from 'effect';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Customer } from '../call/buyer.ts';
import { inUnit } from '../database/in-unit.ts';
import { type Browser, openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { approveOrder } from '../payment/approve-order.ts';
import { systemRandom, uuid } from '../random.ts';
import { returnCards } from './return-cards.ts';
import { detail, openPayment, order, payload } from './testing.ts';

const euro = currency('EUR', 2);
const wire = Schema.decodeUnknownSync(Schema.Record(Schema.String, Schema.Json));

/** Three cards of 33.35: 100.05 in all, of which 3 % are 3.00, and 4.5 % are 4.50. */
const lineWith = (commission: CartLine['commission']): CartLine => {
  const start = newLine('1', 'offrande', euro);
  return {
    ...start,
    amount: money('33.35', euro),
    quantity: 3,
    delivery: { type: 'email', date: null },
    sender: { name: 'Claire Morel', email: 'acme@example.test' },
    receiver: { ...start.receiver, firstName: 'Camille', lastName: 'Roux', email: 'camille@example.test' },
    commission,
  };
};

const AT_4_5 = { type: 'percent', rate: rate('4.5') } as const;

describe('the commission of an order on behalf', () => {
  let shop: TestShop;
  let browser: Browser;
  let salesman: Customer;
  let company: Customer;
  let theirs: Browser;

  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  const read = async <T>(query: ReturnType<typeof sql<T>>): Promise<readonly T[]> =>
    inUnit(shop.shop.connection, UNIT, async (transaction) => (await query.execute(transaction)).rows);

  beforeEach(async () => {
    browser = shop.browser();
    salesman = await browser.signIn({ memberType: 'salesman', firstName: 'Hugo', lastName: 'Lambert' });
    theirs = shop.browser();
    company = await theirs.signIn({ memberType: 'business', contractLevel: 'registered' });
    await read(sql`insert into salesman_customer values (${UNIT}, ${salesman.id}, ${company.id})`);
  });

  const drafted = async (commission: CartLine['commission']) => {
    const line = lineWith(commission);
    const lines = [wire(Schema.encodeSync(draftLineFromWire(euro))(line))];
    const { tempId } = await browser.call(calls.saveDraft, { aggregatorBuId: UNIT, custId: company.id, lines });
    return { tempId, custId: company.id, lines: [orderPayloadLine(line)] };
  };
  const placed = async (commission: CartLine['commission'] = AT_4_5): Promise<string> =>
    order(browser, await drafted(commission));
  const paid = async (orderNo: string): Promise<void> => {
    const attemptId = await openPayment(shop, browser, orderNo, { txnAmount: '100.05' });
    await shop.control({ attemptId, scenario: 'accept' });
    await shop.sweep();
    shop.wait(2);
    await shop.sweep();
    await shop.work();
  };
  const owed = async (): Promise<bigint> => {
    const rows = await read(
      sql<{ posted: bigint }>`select posted from account where kind = 'commission' and owner = ${salesman.id}`,
    );
    return rows[0]?.posted ?? 0n;
  };
  const giveBack = async (orderNo: string, units: readonly number[] | null) => {
    const cards = await read(sql<{ id: string; unit_no: number }>`select card.id, card.unit_no
      from card join order_line line on line.id = card.order_line_id where line.order_no = ${orderNo}`);
    const cardIds = units && cards.filter(({ unit_no }) => units.includes(unit_no)).map(({ id }) => id);
    const who = { actor: 'nora@shop.test', reason: 'Wrong cards' };
    return returnCards(shop.shop, UNIT, { refundId: uuid(systemRandom), orderNo, cardIds, ...who });
  };

  test('is owed to him once the order is confirmed, at the rate or the amount that he set [S5.59][S6.25][S9.11][A-190]', async () => {
    const orderNo = await placed();
    expect(await owed()).toBe(0n);
    await paid(orderNo);
    expect((await detail(browser, orderNo)).status).toBe('09');
    expect(await owed()).toBe(450n);
    await paid(await placed({ type: 'value', amount: money('3.33', euro) }));
    expect(await owed()).toBe(450n + 333n);
    expect(await shop.broken()).toEqual([]);
  });

  test('goes back by the share of the cards that are returned, to the cent with the last of them [A-190]', async () => {
    const orderNo = await placed({ type: 'value', amount: money('4.51', euro) });
    await paid(orderNo);
    await giveBack(orderNo, [2]);
    expect(await owed()).toBe(451n - 150n);
    await giveBack(orderNo, [1, 3]);
    expect(await owed()).toBe(0n);
    expect(await shop.broken()).toEqual([]);
  });

  test('of an order that waits for approval is owed with it, and never where it is refused [A-190]', async () => {
    const [approved, refused] = [await placed(), await placed()];
    await read(
      sql`update purchase set settlement = settlement || '{"needsApproval": true}' where order_no in (${approved}, ${refused})`,
    );
    for (const orderNo of [approved, refused]) await paid(orderNo);
    expect(await owed()).toBe(0n);
    expect(await approveOrder(shop.shop, shop.shop.units.get(UNIT)!, approved, 'nora@shop.test')).toBe(true);
    expect(await owed()).toBe(450n);
    await giveBack(refused, null);
    expect(await owed()).toBe(450n);
    expect(await shop.broken()).toEqual([]);
  });

  test('is nobody’s where a company orders for itself [A-190]', async () => {
    const own = shop.browser();
    await own.signIn({ memberType: 'business', contractLevel: 'registered' });
    const orderNo = await order(own, { lines: [orderPayloadLine(lineWith({ type: 'percent', rate: rate(3) }))] });
    const [stored] = await read(
      sql<{ row: object }>`select settlement as row from purchase where order_no = ${orderNo}`,
    );
    expect(stored!.row).not.toHaveProperty('salesmanId');
    expect(stored!.row).toMatchObject({ sale: { commission: '0' } });
  });

  test('is told to no customer, neither with the order, nor with a quotation, nor in its data [A-08]', async () => {
    const orderNo = await placed();
    await paid(orderNo);
    const { couponList: _none, quotationList: _new, ...request } = payload(await drafted(AT_4_5));
    const quoted = await browser.call(calls.requestQuotation, { ...request, email: 'a@example.test' });
    const quotation = { aggregatorBuId: UNIT, custId: company.id, orderNo: quoted.orderNo };
    const seen = JSON.stringify([
      await theirs.call(calls.getQuotationDetail, quotation),
      await detail(theirs, orderNo),
      await theirs.call(calls.exportMemberData, { aggregatorBuId: UNIT, custId: company.id }),
    ]);
    expect(seen).toContain('100.05');
    expect(seen).not.toMatch(/4[.,]50?\b/);
  });

  test('is found by the nightly check where it was booked too much, or not at all', async () => {
    const orderNo = await placed();
    await paid(orderNo);
    await read(
      sql`update purchase set settlement = jsonb_set(settlement, '{sale,commission}', '"451"') where order_no = ${orderNo}`,
    );
    expect(await shop.broken()).toEqual([
      {
        rule: 'a commission is owed once, from the confirmation of its order on, as far as its cards are not returned',
        subject: orderNo,
      },
    ]);
    await read(
      sql`update purchase set settlement = jsonb_set(settlement, '{sale,commission}', '"450"') where order_no = ${orderNo}`,
    );
    expect(await shop.broken()).toEqual([]);
  });
});
