/** A quotation and the orders made from it: noted with the order, named by both while they stand, and called to mind no longer. */
import { calls } from '@offrande/api-client/contract';
import type { CheckoutPayload } from '@offrande/domain/order-payload/schema';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inUnit } from '../database/in-unit.ts';
import { type Browser, openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { detail, payload } from '../order/testing.ts';
import type { Customer } from '../call/buyer.ts';
import { quotationReminder } from './quotation-email.ts';

interface Signed {
  readonly browser: Browser;
  readonly customer: Customer;
}

describe('a quotation and its orders', () => {
  let shop: TestShop;
  let company: Signed;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  const signIn = async (): Promise<Signed> => {
    const browser = shop.browser();
    return { browser, customer: await browser.signIn({ memberType: 'business', contractLevel: 'registered' }) };
  };
  beforeEach(async () => {
    company = await signIn();
  });

  const ask = async ({ browser, customer } = company): Promise<string> => {
    const { couponList: _none, quotationList: _new, ...request } = payload({ custId: customer.id });
    const email = `${customer.id}@example.test`;
    return (await browser.call(calls.requestQuotation, { ...request, email })).orderNo;
  };
  const order = (
    quotationList: readonly string[],
    { browser, customer }: Signed = company,
    changes: Partial<CheckoutPayload> = {},
    options = {},
  ) =>
    browser.call(
      calls.createOrder,
      payload({ custId: customer.id, paymentMean: 'bankTransfer', quotationList, ...changes }),
      options,
    );
  const reference = (orderNo: string) => ({ aggregatorBuId: UNIT, custId: company.customer.id, orderNo });
  const ordersOf = async (orderNo: string) =>
    (await company.browser.call(calls.getQuotationDetail, reference(orderNo))).orders;
  const listed = async () => {
    const page = { aggregatorBuId: UNIT, custId: company.customer.id, page: 1 };
    const { quotationOrders } = await company.browser.call(calls.getQuotationOrders, page);
    return Object.fromEntries(quotationOrders.map(({ orderNo, orders }) => [orderNo, orders]));
  };
  const cancel = (orderNo: string) => company.browser.call(calls.cancelOrder, { aggregatorBuId: UNIT, orderNo });
  const notes = (orderNo: string) =>
    inUnit(shop.shop.connection, UNIT, async (transaction) => {
      const { rows } = await sql`select quotation_no from quotation_order where order_no = ${orderNo}`.execute(
        transaction,
      );
      return rows.length;
    });

  test('name each other: several quotations in one order, several orders of one quotation, the first first [A-174][A-185]', async () => {
    const one = await ask();
    shop.wait(1);
    const other = await ask();
    expect(await listed()).toEqual({ [one]: [], [other]: [] });
    const first = await order([one, other]);
    expect(Object.keys(first)).toEqual(['orderNo']);
    shop.wait(1);
    const second = await order([other]);
    expect(await listed()).toEqual({ [one]: [first.orderNo], [other]: [first.orderNo, second.orderNo] });
    expect(await ordersOf(other)).toEqual([first.orderNo, second.orderNo]);
    expect((await detail(company.browser, first.orderNo)).quotations).toEqual([one, other]);
    const { orderNo } = await company.browser.call(calls.createOrder, payload({ custId: company.customer.id }));
    expect((await detail(company.browser, orderNo)).quotations).toEqual([]);
  });

  test('an order that ended unpaid is none of the quotation’s; a quotation that was disabled since is none of the order’s [A-174]', async () => {
    const [one, other] = [await ask(), await ask()];
    const { orderNo } = await order([one, other]);
    await company.browser.call(calls.disableQuotationOrder, reference(other));
    expect((await detail(company.browser, orderNo)).quotations).toEqual([one]);
    expect(await ordersOf(one)).toEqual([orderNo]);
    await cancel(orderNo);
    expect(await ordersOf(one)).toEqual([]);
  });

  test('an order sent again, even at once, is noted once; two orders at once are both noted [A-174]', async () => {
    const quotationNo = await ask();
    const again = { idempotencyKey: 'the-order-of-a-quotation' };
    const answers = await Promise.all([1, 2, 3].map(() => order([quotationNo], company, {}, again).catch(() => null)));
    const { orderNo } = await order([quotationNo], company, {}, again);
    expect(answers.filter((answer) => answer !== null && answer.orderNo !== orderNo)).toEqual([]);
    expect(await ordersOf(quotationNo)).toEqual([orderNo]);
    const both = await Promise.all([order([quotationNo]), order([quotationNo])]);
    expect(new Set(await ordersOf(quotationNo))).toEqual(new Set([orderNo, ...both.map((made) => made.orderNo)]));
  });

  test('another’s, a disabled and an unknown quotation note nothing, and the order is made all the same [A-174][A-185]', async () => {
    const stranger = await signIn();
    const [foreign, disabled] = [await ask(stranger), await ask()];
    await company.browser.call(calls.disableQuotationOrder, reference(disabled));
    const named = await order([foreign, disabled, 'NO-QUOTATION']);
    expect(Object.keys(named)).toEqual(['orderNo']);
    expect(await notes(named.orderNo)).toBe(0);
    expect((await detail(company.browser, named.orderNo)).quotations).toEqual([]);
    const asked = { aggregatorBuId: UNIT, custId: stranger.customer.id, orderNo: foreign };
    expect((await stranger.browser.call(calls.getQuotationDetail, asked)).orders).toEqual([]);
    const guest = shop.browser();
    const { orderNo } = await guest.call(calls.createOrder, payload({ quotationList: [foreign] }));
    expect(await notes(orderNo)).toBe(0);
  });

  test('an order notes it to the end of its last day, and not after [A-174][A-185]', async () => {
    const quotationNo = await ask();
    const { validUntil } = await company.browser.call(calls.getQuotationDetail, reference(quotationNo));
    const orderedLater = async (minutes: number): Promise<string> => {
      shop.wait(minutes);
      // The session has ended meanwhile.
      company = { ...company, browser: shop.browser() };
      await company.browser.signIn(company.customer);
      return (await order([quotationNo])).orderNo;
    };
    const inTime = await orderedLater(Math.floor((Date.parse(validUntil) - shop.shop.clock().getTime()) / 60_000) - 1);
    expect(await ordersOf(quotationNo)).toEqual([inTime]);
    const late = await orderedLater(3);
    expect(await ordersOf(quotationNo)).toEqual([inTime]);
    expect(await notes(late)).toBe(0);
  });

  test('it is called to mind no longer once an order stands, and again when that came to nothing [A-174][A-185]', async () => {
    const unit = shop.shop.units.get(UNIT)!;
    const [ordered, other] = [await ask(), await ask()];
    const { orderNo } = await order([ordered]);
    expect(await quotationReminder(shop.shop, unit, ordered)).toBeNull();
    expect(await quotationReminder(shop.shop, unit, other)).toMatchObject({
      to: `${company.customer.id}@example.test`,
    });
    await cancel(orderNo);
    expect(await quotationReminder(shop.shop, unit, ordered)).not.toBeNull();
  });

  test('it is noted by an order of any of the company’s people, and of the salesman who orders for it [A-174][A-183]', async () => {
    const browser = shop.browser();
    const salesman = { browser, customer: await browser.signIn({ memberType: 'salesman' }) };
    await inUnit(shop.shop.connection, UNIT, (transaction) =>
      sql`insert into salesman_customer values (${UNIT}, ${salesman.customer.id}, ${company.customer.id})`.execute(
        transaction,
      ),
    );
    const quotationNo = await ask();
    const { orderNo } = await order([quotationNo], { ...company, browser });
    expect(await notes(orderNo)).toBe(1);
    const colleague = shop.browser();
    await colleague.signIn(company.customer);
    const made = await order([quotationNo], { ...company, browser: colleague });
    expect((await ordersOf(quotationNo)).toSorted()).toEqual([orderNo, made.orderNo].toSorted());
  });
});
