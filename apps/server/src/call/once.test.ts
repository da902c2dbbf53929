import { calls, HEADERS } from '@offrande/api-client/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Connection } from '../database/database.ts';
import { inUnit } from '../database/in-unit.ts';
import { line, payload, refusalCode } from '../order/testing.ts';
import { systemRandom, uuid } from '../random.ts';
import type { OnceKey } from './claim.ts';
import { CallRefused } from './call-refused.ts';
import { createOnce, requestFingerprint, readKey } from './once.ts';
import { openTestShop, type TestShop, UNIT } from '../http/testing.ts';

const KEY = 'a-key-of-one-intention';

test('a request’s fingerprint depends on its fields but not on their order', () => {
  const lines = [
    { qty: 1, amount: '50.00' },
    { qty: 2, photo: null },
  ];
  const same = requestFingerprint({ unit: 'FR', lines });
  expect(
    requestFingerprint({
      lines: [
        { amount: '50.00', qty: 1 },
        { photo: null, qty: 2 },
      ],
      unit: 'FR',
    }),
  ).toBe(same);
  for (const other of [
    { unit: 'FR', lines: lines.toReversed() },
    { unit: 'FR', lines: [lines[0], { qty: 2 }] },
    { unit: 'FR', lines: [lines[0], { qty: '2', photo: null }] },
    { unit: 'FR', lines: { 0: lines[0], 1: lines[1] } },
    { UNIT: 'FR', lines },
    { unit: 'FR', lines, total: null },
  ])
    expect(requestFingerprint(other)).not.toBe(same);
  expect(same).toMatch(/^[\w-]{43}$/);
});

test.each([
  ['x'.repeat(15), false],
  ['x'.repeat(16), true],
  ['aZ0_-'.repeat(12) + 'aZ0_', true],
  ['x'.repeat(65), false],
  [`${'x'.repeat(16)} y`, false],
  [`y ${'x'.repeat(16)}`, false],
  [null, false],
])('the key %s is accepted: %s', (key, isAccepted) => {
  const headers = new Headers(key === null ? {} : { [HEADERS.idempotencyKey]: key });
  if (isAccepted) expect(readKey(headers)).toBe(key);
  else expect(() => readKey(headers)).toThrow(CallRefused);
});

const refusalIn = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => Promise.reject(new Error('It was answered')),
    (error: unknown) => (error as CallRefused).refusal,
  );

describe('a call that moves value,', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  const orders = (): Promise<number> =>
    inUnit(
      shop.shop.connection,
      UNIT,
      async (transaction) => (await sql`select order_no from purchase`.execute(transaction)).rows.length,
    );

  test('is refused without a key, and with a key too short to be unique', async () => {
    const { client } = shop.browser();
    expect(await refusalCode(client.call(calls.createOrder, payload()))).toMatchObject({
      code: '40000',
      detail: { header: HEADERS.idempotencyKey },
    });
    expect(await refusalCode(client.call(calls.createOrder, payload(), { idempotencyKey: '1' }))).toMatchObject({
      code: '40000',
    });
  });

  test('returns the stored answer to a repeated request, although each is sealed differently', async () => {
    const browser = shop.browser();
    const before = await orders();
    const first = await browser.call(calls.createOrder, payload(), { idempotencyKey: KEY });
    expect(await browser.call(calls.createOrder, payload(), { idempotencyKey: KEY })).toEqual(first);
    expect(await orders()).toBe(before + 1);
  });

  test('returns the stored answer even if the order could no longer be placed', async () => {
    const browser = shop.browser();
    const dated = payload({ lines: [line({ deliverDate: '2026/11/22 12:00' })] });
    const first = await browser.call(calls.createOrder, dated, { idempotencyKey: `${KEY}-dated` });
    shop.wait(3 * 24 * 60);
    expect(await refusalCode(browser.call(calls.createOrder, dated))).toMatchObject({ code: '20001' });
    expect(await browser.call(calls.createOrder, dated, { idempotencyKey: `${KEY}-dated` })).toEqual(first);
    shop.wait(-3 * 24 * 60);
  });

  test('refuses another request under the same key', async () => {
    const browser = shop.browser();
    await browser.call(calls.createOrder, payload(), { idempotencyKey: KEY });
    const changed = payload({ lines: [line({ amount: '60.00' })] });
    expect(await refusalCode(browser.call(calls.createOrder, changed, { idempotencyKey: KEY }))).toMatchObject({
      code: '42200',
      status: 422,
    });
  });

  test('is done once when sent twenty times concurrently', async () => {
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

  test('treats the same key of two buyers as different', async () => {
    const [one, other] = [shop.browser(), shop.browser()];
    const first = await one.call(calls.createOrder, payload(), { idempotencyKey: KEY });
    expect(await other.call(calls.createOrder, payload(), { idempotencyKey: KEY })).not.toEqual(first);
  });

  test('may be retried under its key after a refusal', async () => {
    const browser = shop.browser();
    const wrong = payload({ lines: [line({ amount: '1.00' })] });
    await refusalCode(browser.call(calls.createOrder, wrong, { idempotencyKey: KEY }));
    expect(await browser.call(calls.createOrder, payload(), { idempotencyKey: KEY })).toHaveProperty('orderNo');
  });
});

const wire = { encode: (answer: unknown) => answer, decode: (stored: unknown) => stored };
const newKey = (): OnceKey => ({
  unitId: UNIT,
  actor: 'a',
  route: 'createOrder',
  key: uuid(systemRandom),
  fingerprint: 'f',
});
const DAY_MS = 86_400_000;
const fails = () => {
  throw new CallRefused('notFound');
};

describe('a key', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  const onceOf = (key: OnceKey) => createOnce(shop.shop, key, wire);
  const kept = async ({ key }: OnceKey) => {
    const { rows } = await sql<{ state: string; response: unknown; running_until: Date | null; expires_at: Date }>`
      select state, response, running_until, expires_at from idem where key = ${key}`.execute(shop.database.connection);
    return rows;
  };
  const inMs = (milliseconds: number): Date => new Date(shop.shop.clock().getTime() + milliseconds);
  /** Spends a captcha solution, which can be spent once. */
  const spending = (solution: string, from = sql``) =>
    sql`insert into captcha_spent (bu_id, solution, expires_at) select ${UNIT}, ${solution}, ${inMs(0)}::timestamptz ${from}`;

  /** Spends a solution in one statement, except `none`. */
  const statement = (solution: string) => ({
    answer: 'done',
    parts: sql`spent as (${spending(solution, sql`from claimed where ${solution} <> 'none'`)} returning solution)`,
    isDone: sql<boolean>`exists (select from spent)`,
    refusal: () => new CallRefused('walletInsufficient'),
  });

  test('keeps its answer for thirty days, and returns it as it was stored', async () => {
    const key = newKey();
    const worded = {
      encode: (answer: unknown) => ({ stored: answer }),
      decode: (stored: unknown) => `read ${(stored as { stored: string }).stored}`,
    };
    const once = createOnce(shop.shop, key, worded);
    expect(await once.inTransaction(async () => 'one')).toBe('one');
    expect(await kept(key)).toEqual([
      { state: 'done', response: { stored: 'one' }, running_until: null, expires_at: inMs(30 * DAY_MS) },
    ]);
    expect(await once.inTransaction(async () => 'two')).toBe('read one');
    expect(await once.outside(async () => 'two')).toBe('read one');
    expect(await once.inStatement(() => statement('none'))).toBe('read one');
  });

  test('lets the work read its data in the claiming statement, but reads nothing if the work is done', async () => {
    const key = newKey();
    const reading = sql<number>`to_jsonb(7)`;
    expect(await onceOf(key).inTransaction(async (_, __, read) => read, reading)).toBe(7);
    expect(await onceOf(newKey()).inTransaction(async (_, __, read) => read)).toBeNull();
    const never = sql<number>`to_jsonb(1 / (select count(*)::integer - 1 from idem where key = ${key.key}))`;
    expect(await onceOf(key).inTransaction(async () => 8, never)).toBe(7);
  });

  test('keeps an answer that the work stores itself', async () => {
    const key = newKey();
    const answer = await onceOf(key).inTransaction(async (transaction, keep) => {
      await keep('mine').execute(transaction);
      return 'mine';
    });
    expect([answer, (await kept(key)).map(({ response }) => response)]).toEqual(['mine', ['mine']]);
    const outside = newKey();
    await onceOf(outside).outside(async (keep) => {
      await inUnit(shop.shop.connection, UNIT, (transaction) => keep('theirs').execute(transaction));
      return 'ours';
    });
    expect(await kept(outside)).toMatchObject([{ state: 'done', response: 'theirs' }]);
  });

  test('is not stored by a single statement that could not do its work, and the refusal says why', async () => {
    const key = newKey();
    expect(await refusalIn(onceOf(key).inStatement(() => statement('none')))).toBe('walletInsufficient');
    expect(await kept(key)).toEqual([]);
    expect(await onceOf(key).inStatement(() => statement(key.key))).toBe('done');
    expect(await onceOf(key).inStatement(() => statement(key.key))).toBe('done');
    expect(await kept(key)).toMatchObject([{ state: 'done', response: 'done' }]);
  });

  test('is refused to another request, whichever way the work is done', async () => {
    const key = newKey();
    await onceOf(key).inTransaction(async () => 'one');
    const other = onceOf({ ...key, fingerprint: 'g' });
    expect(await refusalIn(other.inTransaction(async () => 'two'))).toBe('keyReused');
    expect(await refusalIn(other.outside(async () => 'two'))).toBe('keyReused');
    expect(await refusalIn(other.inStatement(fails))).toBe('keyReused');
    expect(await refusalIn(onceOf(newKey()).inStatement(fails))).toBe('notFound');
  });

  test('is separate for each unit, buyer and call', async () => {
    const key = newKey();
    await onceOf(key).inTransaction(async () => 'one');
    for (const change of [{ unitId: 'LMFR' }, { actor: 'b' }, { route: 'topUp' }, { key: uuid(systemRandom) }])
      expect(await onceOf({ ...key, ...change }).inTransaction(async () => 'two')).toBe('two');
  });

  test('is claimed for a minute, but free at once if the work fails', async () => {
    const key = newKey();
    const failing = onceOf(key).outside(async () => {
      expect(await kept(key)).toEqual([
        { state: 'running', response: null, running_until: inMs(60_000), expires_at: inMs(30 * DAY_MS) },
      ]);
      expect(await refusalIn(onceOf(key).inTransaction(async () => 'beside'))).toBe('requestRunning');
      throw new Error('The provider is down');
    });
    await expect(failing).rejects.toThrow('The provider is down');
    const after = newKey();
    await onceOf(after).outside(async () => 'another');
    expect(await onceOf(key).outside(async () => 'second')).toBe('second');
    expect(await kept(key)).toEqual([
      { state: 'done', response: 'second', running_until: null, expires_at: inMs(30 * DAY_MS) },
    ]);
    expect(await kept(after)).toMatchObject([{ state: 'done' }]);
  });

  test('does not retry after any other unique violation', async () => {
    const key = newKey();
    let tries = 0;
    await inUnit(shop.shop.connection, UNIT, (transaction) => spending(key.key).execute(transaction));
    const spendingTwice = onceOf(key).inTransaction(async (transaction) => {
      tries += 1;
      await spending(key.key).execute(transaction);
    });
    await expect(spendingTwice).rejects.toThrow(/captcha_spent_once/);
    await expect(
      onceOf(key).inTransaction(() => {
        tries += 1;
        return Promise.reject(new Error('idem_once'));
      }),
    ).rejects.toThrow('idem_once');
    expect(tries).toBe(2);
  });
});

describe('a key, under concurrency', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  const answerMeanwhile = (
    { unitId, actor, route, key, fingerprint }: OnceKey,
    connection: Connection = shop.database.connection,
  ) =>
    sql`insert into idem (bu_id, actor, route, key, fingerprint, state, response, expires_at)
      values (${unitId}, ${actor}, ${route}, ${key}, ${fingerprint}, 'done', '"theirs"', now() + interval '1 day')`.execute(
      connection,
    );

  test('answered while it is being claimed for outside work is refused then, and returns that answer later', async () => {
    const key = newKey();
    const ask = () => createOnce(shop.shop, key, wire).outside(async () => 'ours');
    const asked = Promise.withResolvers<string>();
    await inUnit(shop.shop.connection, UNIT, async (transaction) => {
      await answerMeanwhile(key, transaction);
      asked.resolve(refusalIn(ask()));
      const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(async () => (await waiting.execute(shop.database.connection)).rows.length).toBe(1);
    });
    expect(await asked.promise).toBe('requestRunning');
    expect(await ask()).toBe('theirs');
  });

  test('answered between our snapshot and our lock rolls back the duplicate work and returns that answer', async () => {
    const key = newKey();
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

  test('with outside work in progress is refused, also to another request, until its minute is over', async () => {
    const key = newKey();
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

  test('held by another transaction is refused at once without affecting other keys, and is released by a rollback', async () => {
    const key = newKey();
    const once = createOnce(shop.shop, key, wire);
    await expect(
      once.inTransaction(async () => {
        expect(await refusalIn(once.inTransaction(async () => 'second'))).toBe('requestRunning');
        for (const change of [{ unitId: 'LMFR' }, { actor: 'b' }, { route: 'topUp' }, { key: uuid(systemRandom) }])
          expect(await createOnce(shop.shop, { ...key, ...change }, wire).inTransaction(async () => 'free')).toBe(
            'free',
          );
        throw new Error('not done');
      }),
    ).rejects.toThrow('not done');
    expect(await once.inTransaction(async () => 'third')).toBe('third');
  });
});
