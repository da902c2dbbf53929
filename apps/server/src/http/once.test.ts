import { calls, HEADERS } from '@offrande/api-client/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inUnit } from '../database/in-unit.ts';
import { ENGINES } from '../database/testing.ts';
import { line, payload, refusalOf } from '../order/testing.ts';
import { systemRandom, uuid } from '../random.ts';
import type { CallRefused } from './call-refused.ts';
import type { OnceKey } from './claim.ts';
import { createOnce } from './once.ts';
import { openTestShop, type TestShop, UNIT } from './testing.ts';

const KEY = 'a-key-of-one-intention';

const refusalIn = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => Promise.reject(new Error('It was answered')),
    (error: unknown) => (error as CallRefused).refusal,
  );

describe.each(ENGINES)('a call that moves value, on %s', (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(engine);
  });
  afterAll(() => shop.close());

  const orders = (): Promise<number> =>
    inUnit(
      shop.shop.connection,
      UNIT,
      async (transaction) => (await sql`select order_no from purchase`.execute(transaction)).rows.length,
    );

  test('is refused without a key, and with one too short to be unique', async () => {
    const { client } = shop.browser();
    expect(await refusalOf(client.call(calls.createOrder, payload()))).toMatchObject({
      code: '40000',
      detail: { header: HEADERS.idempotencyKey },
    });
    expect(await refusalOf(client.call(calls.createOrder, payload(), { idempotencyKey: '1' }))).toMatchObject({
      code: '40000',
    });
  });

  test('gives the stored answer to the same request, though it is sealed anew each time', async () => {
    const browser = shop.browser();
    const before = await orders();
    const first = await browser.call(calls.createOrder, payload(), { idempotencyKey: KEY });
    expect(await browser.call(calls.createOrder, payload(), { idempotencyKey: KEY })).toEqual(first);
    expect(await orders()).toBe(before + 1);
  });

  test('gives the stored answer though the same order could not be made any more', async () => {
    const browser = shop.browser();
    const dated = payload({ lines: [line({ deliverDate: '2026/11/22 12:00' })] });
    const first = await browser.call(calls.createOrder, dated, { idempotencyKey: `${KEY}-dated` });
    shop.wait(3 * 24 * 60);
    expect(await refusalOf(browser.call(calls.createOrder, dated))).toMatchObject({ code: '20001' });
    expect(await browser.call(calls.createOrder, dated, { idempotencyKey: `${KEY}-dated` })).toEqual(first);
    shop.wait(-3 * 24 * 60);
  });

  test('refuses another request under the same key', async () => {
    const browser = shop.browser();
    await browser.call(calls.createOrder, payload(), { idempotencyKey: KEY });
    const changed = payload({ lines: [line({ amount: '60.00' })] });
    expect(await refusalOf(browser.call(calls.createOrder, changed, { idempotencyKey: KEY }))).toMatchObject({
      code: '42200',
      status: 422,
    });
  });

  test('is done once when it comes twenty times at once', async () => {
    const browser = shop.browser();
    await browser.credentials();
    const before = await orders();
    const ends = await Promise.allSettled(
      Array.from({ length: 20 }, () => browser.call(calls.createOrder, payload(), { idempotencyKey: KEY })),
    );
    const answers = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value.orderNo] : []));
    const codes = ends.flatMap((end) => (end.status === 'rejected' ? [(end.reason as { code: string }).code] : []));
    expect(new Set(answers).size).toBe(1);
    expect(codes.every((code) => code === '40900')).toBe(true);
    expect(await orders()).toBe(before + 1);
  });

  test('keeps the keys of two buyers apart', async () => {
    const [one, other] = [shop.browser(), shop.browser()];
    const first = await one.call(calls.createOrder, payload(), { idempotencyKey: KEY });
    expect(await other.call(calls.createOrder, payload(), { idempotencyKey: KEY })).not.toEqual(first);
  });

  test('that was refused may be tried again under its key', async () => {
    const browser = shop.browser();
    const wrong = payload({ lines: [line({ amount: '1.00' })] });
    await refusalOf(browser.call(calls.createOrder, wrong, { idempotencyKey: KEY }));
    expect(await browser.call(calls.createOrder, payload(), { idempotencyKey: KEY })).toHaveProperty('orderNo');
  });
});

describe('a key, on postgres', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop('postgres');
  });
  afterAll(() => shop.close());

  const wire = { encode: (answer: unknown) => answer, decode: (stored: unknown) => stored };
  const answerMeanwhile = ({ unitId, actor, route, key, fingerprint }: OnceKey) =>
    sql`insert into idem (bu_id, actor, route, key, fingerprint, state, response, expires_at)
      values (${unitId}, ${actor}, ${route}, ${key}, ${fingerprint}, 'done', '"theirs"', now() + interval '1 day')`.execute(
      shop.database.connection,
    );

  test('that is answered between our look and our lock undoes what was done beside it and gives that answer', async () => {
    const key = { unitId: UNIT, actor: 'a', route: 'createOrder', key: uuid(systemRandom), fingerprint: 'f' };
    let tries = 0;
    const answer = await createOnce(shop.shop, key, wire).inTransaction(async (transaction) => {
      tries += 1;
      await sql`insert into captcha_spent (bu_id, solution, expires_at) values (${UNIT}, ${key.key}, now())`.execute(
        transaction,
      );
      await answerMeanwhile(key);
      return 'ours';
    });
    expect([answer, tries]).toEqual(['theirs', 1]);
    const { rows } = await sql`select from captcha_spent where solution = ${key.key}`.execute(shop.database.connection);
    expect(rows).toEqual([]);
  });

  test('that runs outside is refused to everybody else, another request too, until its minute is over', async () => {
    const key = { unitId: UNIT, actor: 'a', route: 'createOrder', key: uuid(systemRandom), fingerprint: 'f' };
    const ask = (changes: Partial<OnceKey> = {}) =>
      createOnce(shop.shop, { ...key, ...changes }, wire).outside(async () => 'second');
    const first = await createOnce(shop.shop, key, wire).outside(async () => {
      expect(await refusalIn(ask())).toBe('requestRunning');
      expect(await refusalIn(ask({ fingerprint: 'g' }))).toBe('keyReused');
      shop.wait(2);
      expect(await ask()).toBe('second');
      return 'first';
    });
    expect([first, await ask()]).toEqual(['first', 'second']);
  });

  test('that another transaction has is refused at once, and given back by a refusal', async () => {
    const key = { unitId: UNIT, actor: 'a', route: 'createOrder', key: uuid(systemRandom), fingerprint: 'f' };
    const once = createOnce(shop.shop, key, wire);
    await expect(
      once.inTransaction(async () => {
        expect(await refusalIn(once.inTransaction(async () => 'second'))).toBe('requestRunning');
        throw new Error('not done');
      }),
    ).rejects.toThrow('not done');
    expect(await once.inTransaction(async () => 'third')).toBe('third');
  });
});
