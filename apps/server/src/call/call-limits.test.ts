/** Limits on what a stranger may store and have sent: a call past its limit is refused and leaves no trace. */
import { type CallName, calls } from '@offrande/api-client/contract';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inUnit } from '../database/in-unit.ts';
import { type Browser, openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { line, order as placed, payload, refusalCode, sessionRequest } from '../order/testing.ts';
import { CALL_LIMITS, type CallLimit, findCallerLimit, QUOTATIONS_PER_RECIPIENT } from './call-limits.ts';

const limits: Readonly<Record<CallName, CallLimit>> = CALL_LIMITS;

describe('the table of limits', () => {
  test('covers exactly the calls of the contract', () => {
    expect(Object.keys(limits).toSorted()).toEqual(Object.keys(calls).toSorted());
  });

  test('gives each call a limit that fits its callers', () => {
    for (const { name, auth, movesValue } of Object.values(calls)) {
      const limit = limits[name];
      if (movesValue) expect(limit, name).not.toBe('reads');
      if (typeof limit === 'string') continue;
      expect(limit.perBuyer === undefined, name).toBe(auth === 'public');
      // Many people may share an address.
      expect(limit.perAddress, name).toBeGreaterThanOrEqual(4 * (limit.perBuyer ?? 0));
    }
  });

  test('is raised as a whole for measurements', () => {
    const { perBuyer, perAddress } = CALL_LIMITS.createOrder;
    expect(findCallerLimit(calls.createOrder, 10)).toMatchObject({
      perBuyer: 10 * perBuyer,
      perAddress: 10 * perAddress,
    });
    expect(findCallerLimit(calls.products, 10)).toBeNull();
  });
});

const photo = async (): Promise<string> =>
  (
    await sharp({ create: { width: 4, height: 3, channels: 3, background: '#c0392b' } })
      .jpeg()
      .toBuffer()
  ).toString('base64');

const upload = async (browser: Browser) =>
  browser.call(calls.uploadResource, { aggregatorBuId: UNIT, fileFormat: 'jpg', resourceContent: await photo() });

describe('past its limit', () => {
  let shop: TestShop;
  let browser: Browser;
  beforeAll(async () => void (shop = await openTestShop()));
  afterAll(() => shop.close());
  beforeEach(async () => {
    await sql`delete from rate_count`.execute(shop.shop.connection);
    browser = shop.browser();
  });

  /** Sets the count as if the buyer, or the address, had made the call this many times. */
  const made = (call: CallName, by: 'buyer' | 'address', times: number) =>
    sql`update rate_count set times = ${times} where subject like ${`${call}:${by}:%`}`.execute(shop.shop.connection);
  const counts = async (call: CallName): Promise<readonly number[]> => {
    const { rows } = await sql<{ times: number }>`
      select times from rate_count where subject like ${`${call}:%`} order by subject`.execute(shop.shop.connection);
    return rows.map(({ times }) => times);
  };
  const kept = async (table: string): Promise<number> => {
    const { rows } = await inUnit(shop.shop.connection, UNIT, (transaction) =>
      sql<{ kept: number }>`select count(*)::integer as kept from ${sql.table(table)}`.execute(transaction),
    );
    return rows[0]!.kept;
  };
  const all = async (table: string): Promise<number> => {
    const { rows } = await sql<{ kept: number }>`select count(*)::integer as kept from ${sql.table(table)}`.execute(
      shop.shop.connection,
    );
    return rows[0]!.kept;
  };
  const order = (idempotencyKey: string, by = browser) => by.call(calls.createOrder, payload(), { idempotencyKey });

  test('an order is refused and leaves no trace, and a replay is answered without counting [A-171]', async () => {
    const { perBuyer } = CALL_LIMITS.createOrder;
    const first = await order('the-first-of-them-all');
    expect(await counts('createOrder')).toEqual([1, 1]);
    await made('createOrder', 'buyer', perBuyer - 1);
    await order('the-last-that-is-taken');
    const orders = await kept('purchase');
    expect(await refusalCode(order('the-one-past-the-limit'))).toMatchObject({ status: 429, code: '42900' });
    expect(await kept('purchase')).toBe(orders);
    const before = await counts('createOrder');
    expect(await order('the-first-of-them-all')).toEqual(first);
    expect(await counts('createOrder')).toEqual(before);
    // The refusal is not stored under its key.
    shop.wait(10);
    await order('the-one-past-the-limit');
    expect(await kept('purchase')).toBe(orders + 1);
  });

  test('a payment that could not be opened may be retried under its key, and each try counts', async () => {
    const orderNo = await placed(browser);
    const { token: csrfToken } = await browser.call(calls.csrfToken, { buId: UNIT });
    const options = { csrfToken, idempotencyKey: 'the-same-key-each-time' };
    const open = () => browser.call(calls.createPaymentSession, sessionRequest(shop, orderNo), options);
    await shop.control({ times: 9, status: 503 }, 'provider');
    for (let at = 0; at < 2; at += 1) await refusalCode(open());
    await shop.control({ times: 0 }, 'provider');
    const opened = await open();
    expect(await open()).toEqual(opened);
    expect(await counts('createPaymentSession')).toEqual([3, 3]);
  });

  test('an address is refused in every browser, but only in this unit', async () => {
    await order('an-order-of-this-address');
    await made('createOrder', 'address', CALL_LIMITS.createOrder.perAddress);
    const orders = await kept('purchase');
    expect(await refusalCode(order('another-browser-s-order', shop.browser()))).toMatchObject({ status: 429 });
    expect(await kept('purchase')).toBe(orders);
  });

  test('a visit creates no session and no token', async () => {
    await browser.call(calls.csrfToken, { buId: UNIT });
    await made('init', 'address', CALL_LIMITS.init.perAddress);
    const before = [await all('session'), await all('init_token')];
    expect(await refusalCode(shop.browser().call(calls.csrfToken, { buId: UNIT }))).toMatchObject({ status: 429 });
    expect([await all('session'), await all('init_token')]).toEqual(before);
    shop.wait(10);
    await shop.browser().call(calls.csrfToken, { buId: UNIT });
  });

  test('a photo is not stored', async () => {
    await upload(browser);
    await made('uploadResource', 'buyer', CALL_LIMITS.uploadResource.perBuyer - 1);
    await upload(browser);
    const photos = await kept('photo');
    expect(await refusalCode(upload(browser))).toMatchObject({ status: 429 });
    expect(await kept('photo')).toBe(photos);
  });

  test('a customer is refused in every signed-in browser', async () => {
    const customer = await browser.signIn({ memberType: 'business', contractLevel: 'registered' });
    const save = (by: Browser) => by.call(calls.saveDraft, { aggregatorBuId: UNIT, custId: customer.id, lines: [] });
    await save(browser);
    await made('saveDraft', 'buyer', CALL_LIMITS.saveDraft.perBuyer);
    const drafts = await kept('draft_order');
    const second = shop.browser();
    await second.signIn(customer);
    for (const by of [browser, second]) expect(await refusalCode(save(by))).toMatchObject({ status: 429 });
    expect(await kept('draft_order')).toBe(drafts);
  });

  test('a quotation is neither stored nor sent, whoever requests it, and a replay does not count against the mailbox [A-171]', async () => {
    const quoted = async (email: string, options = {}) => {
      const company = shop.browser();
      const { id: custId } = await company.signIn({ memberType: 'business', contractLevel: 'registered' });
      const ask = (to = email, given = options) =>
        company.call(
          calls.requestQuotation,
          { aggregatorBuId: UNIT, custId, paymentMean: 'bankTransfer', lines: [line({})], email: to },
          given,
        );
      return { ask };
    };
    const { ask } = await quoted('victim@example.test');
    const key = { idempotencyKey: 'the-first-quotation' };
    const first = await ask('victim@example.test', key);
    for (let at = 1; at < QUOTATIONS_PER_RECIPIENT.times; at += 1) await ask();
    expect(await ask('victim@example.test', key)).toEqual(first);
    const [quotations, messages] = [await kept('quotation'), await kept('outbox')];
    expect(await refusalCode(ask('Victim@example.test'))).toMatchObject({ status: 429 });
    expect(await refusalCode((await quoted('victim@example.test')).ask())).toMatchObject({ status: 429 });
    expect([await kept('quotation'), await kept('outbox')]).toEqual([quotations, messages]);
    await ask('somebody.else@example.test');
    shop.wait(24 * 60);
    await (await quoted('victim@example.test')).ask();
  });
});
