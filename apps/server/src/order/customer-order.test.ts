/** Orders of signed-in customers: ownership, and payment by wallet. */
import { calls } from '@offrande/api-client/contract';
import { topUp, walletAccount } from '@offrande/domain/ledger';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inUnit } from '../database/in-unit.ts';
import { type Browser, openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { record } from '../ledger/record.ts';
import type { Customer } from '../call/buyer.ts';
import { detail, order, payload, refusalCode, sessionRequest } from './testing.ts';

const confirm = (browser: Browser, orderNo: string) =>
  browser.call(calls.confirmOrder, { aggregatorBuId: UNIT, orderNo });

describe('an order of a customer', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  const balance = ({ id }: Customer): Promise<{ posted: bigint; held: bigint }> =>
    inUnit(shop.shop.connection, UNIT, async (transaction) => {
      const { rows } = await sql<{
        posted: bigint;
        held: bigint;
      }>`select posted, held from account where kind = 'wallet' and owner = ${id}`.execute(transaction);
      return rows[0]!;
    });

  const withWallet = async (browser: Browser, amountMinor: bigint): Promise<Customer> => {
    const customer = await browser.signIn();
    const to = walletAccount(customer.id, 'EUR');
    const change = topUp({ paymentId: `funding-${customer.id}`, to, amountMinor, feeMinor: 0n });
    await inUnit(shop.shop.connection, UNIT, (transaction) => record(transaction, UNIT, [change], shop.shop.random));
    return customer;
  };

  test('is held in the wallet, and paid from it on confirmation, once [S3.120][A-88]', async () => {
    const browser = shop.browser();
    const customer = await withWallet(browser, 80_00n);
    const orderNo = await order(browser, { paymentMean: 'wallet', custId: customer.id });
    expect(await balance(customer)).toEqual({ posted: 80_00n, held: 50_00n });
    await Promise.all([confirm(browser, orderNo), confirm(browser, orderNo)]);
    expect(await balance(customer)).toEqual({ posted: 30_00n, held: 0n });
    await shop.work();
    expect(await detail(browser, orderNo)).toMatchObject({ status: '09', paymentMean: '14' });
    expect(await shop.broken()).toEqual([]);
  });

  test('that costs more than the wallet’s free balance is refused; cancelling releases the hold [S3.120][A-88]', async () => {
    const browser = shop.browser();
    const customer = await withWallet(browser, 80_00n);
    const orderNo = await order(browser, { paymentMean: 'wallet' });
    expect(await refusalCode(order(browser, { paymentMean: 'wallet' }))).toMatchObject({ code: '30003' });
    await browser.call(calls.cancelOrder, { aggregatorBuId: UNIT, orderNo });
    expect(await balance(customer)).toEqual({ posted: 80_00n, held: 0n });
    expect(await refusalCode(confirm(browser, orderNo))).toMatchObject({ code: '20004' });
    expect(await shop.broken()).toEqual([]);
  });

  test('by wallet opens no payment at a provider', async () => {
    const browser = shop.browser();
    await withWallet(browser, 80_00n);
    const orderNo = await order(browser, { paymentMean: 'wallet' });
    const { token: csrfToken } = await browser.call(calls.csrfToken, { buId: UNIT });
    const opening = browser.call(calls.createPaymentSession, sessionRequest(shop, orderNo), { csrfToken });
    expect(await refusalCode(opening)).toMatchObject({ code: '30001', detail: { field: 'orderNo' } });
  });

  test("is not offered to a guest by wallet, nor in another customer's name [S6.15][S7.124]", async () => {
    const refusal = await refusalCode(order(shop.browser(), { paymentMean: 'wallet' }));
    expect(refusal).toMatchObject({ code: '20001', detail: { field: 'paymentMean', reason: 'NotOffered' } });
    const browser = shop.browser();
    await browser.signIn();
    const other = await shop.browser().signIn();
    for (const asking of [browser, shop.browser()])
      expect(await refusalCode(order(asking, { custId: other.id }))).toMatchObject({ code: '40100' });
  });

  test('is visible to its customer in any browser, and to nobody else, not even a guest in the same browser', async () => {
    const browser = shop.browser();
    const customer = await browser.signIn();
    const orderNo = await order(browser);
    const elsewhere = shop.browser();
    await elsewhere.signIn(customer);
    expect((await detail(elsewhere, orderNo)).orderNo).toBe(orderNo);
    browser.signOut();
    expect(await refusalCode(detail(browser, orderNo))).toMatchObject({ code: '40400' });
    await browser.signIn();
    expect(await refusalCode(detail(browser, orderNo))).toMatchObject({ code: '40400' });
  });

  test('cannot be placed with an access token of another browser, nor with an expired one [S7.8]', async () => {
    const browser = shop.browser();
    await browser.signIn();
    const { Authorization } = await browser.credentials();
    const stranger = shop.browser();
    const asStranger = await stranger.credentials();
    const path = `/api/v2/payment/csrfToken?buId=${UNIT}`;
    const status = async (asking: Browser, headers: Record<string, string>) =>
      (await asking.raw(path, { headers })).status;
    expect(await status(browser, await browser.credentials())).toBe(200);
    expect(await status(stranger, asStranger)).toBe(200);
    expect(await status(stranger, { ...asStranger, Authorization: Authorization! })).toBe(401);
    expect(await status(stranger, { ...asStranger, Authorization: 'Bearer x' })).toBe(401);
    shop.wait(12 * 60);
    expect(await status(browser, await browser.credentials())).toBe(401);
  });

  test('keeps its key across a new sign-in: repeating the call returns the same order', async () => {
    const browser = shop.browser();
    const customer = await browser.signIn();
    const first = await browser.call(calls.createOrder, payload(), { idempotencyKey: 'order-of-a-customer-1' });
    const elsewhere = shop.browser();
    await elsewhere.signIn(customer);
    const second = await elsewhere.call(calls.createOrder, payload(), { idempotencyKey: 'order-of-a-customer-1' });
    expect(second).toEqual(first);
  });
});
