import { minuteStamp } from '@offrande/domain/token';
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { describe, expect, test } from 'vitest';
import { calls, HEADERS, TIME_LIMITS_MS } from '../contract/index.ts';
import { CallFailure, createClient, checkTimestamp } from './index.ts';

type Answer = { status?: number; body: unknown } | 'unreachable';

/** A shop at the far end of `fetch`: answers by path and remembers what it was asked. */
const shop = async (answers: Record<string, Answer | (() => Answer)>) => {
  const keys = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
  const { x, y } = await exportJWK(keys.publicKey);
  const sealingKey = { kid: 'k1', kty: 'EC', crv: 'P-256', x, y };
  let tokens = 0;
  const seen: { path: string; headers: Headers; body: string }[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const path = new URL(request.url).pathname;
    seen.push({ path, headers: request.headers, body: await request.text() });
    const known: Answer | (() => Answer) | undefined = path.endsWith('/others/init')
      ? { body: { success: true, data: { token: `t${++tokens}`, expiresIn: 3600, sealingKey } } }
      : answers[path];
    const answer = typeof known === 'function' ? known() : known;
    if (answer === undefined || answer === 'unreachable') throw new TypeError('network');
    return Response.json(answer.body, { status: answer.status ?? 200 });
  };
  return { fetch, seen, privateKey: keys.privateKey };
};

const memory = () => {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
};

const optionsOf = (far: { fetch: typeof fetch }, now: () => number = () => 0) => ({
  baseUrl: 'http://shop.test/api',
  unitId: 'FR',
  tokenStore: memory(),
  now,
  fetch: far.fetch,
});

const clientOf = (far: { fetch: typeof fetch }, now: () => number = () => 0, onUnauthorized?: () => void) =>
  createClient({ ...optionsOf(far, now), ...(onUnauthorized ? { onUnauthorized } : {}) });

/** A shop that never answers, and one whose answer stops half-way. */
const never: typeof fetch = (input, init) =>
  new Promise((_, reject) => {
    const { signal } = new Request(input, init);
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });

const half: typeof fetch = async (input, init) => {
  const { signal } = new Request(input, init);
  return new Response(
    new ReadableStream({
      start: (stream) => {
        stream.enqueue(new TextEncoder().encode('{"success":'));
        signal.addEventListener('abort', () => stream.error(signal.reason));
      },
    }),
  );
};

const letters = { aggregatorBuId: 'FR', language: 'en' } as const;
const LETTERS = '/api/v2/product/letterType';
const failureOf = (promise: Promise<unknown>): Promise<CallFailure> =>
  promise.then(
    () => Promise.reject(new Error('the call succeeded')),
    (failure: unknown) => failure as CallFailure,
  );

describe('paths', () => {
  test('a written version wins, then the unit default v2, and country code is v1 [S7.1, S7.2, S7.4][A-72]', async () => {
    const far = await shop({
      [LETTERS]: { body: { success: true, data: { letterTypes: [] } } },
      '/api/v1/others/getCountryCode': { body: { success: true, data: { countries: [] } } },
      '/api/v3/product/products/all/1': { body: { success: true, data: { items: [], totalCount: 0, page: 1 } } },
    });
    const client = clientOf(far);
    await client.call(calls.letterTypes, letters);
    await client.call(calls.countryCodes, letters);
    await client.call(calls.products, { ...letters, categoryId: 'all', page: '1' });
    expect(far.seen.map(({ path }) => path)).toEqual([
      LETTERS,
      '/api/v1/others/getCountryCode',
      '/api/v3/product/products/all/1',
    ]);
  });
});

describe('failures', () => {
  const shapes = [
    ['success false with an error in data', 200, { success: false, data: { error: { code: 11001, message: 'no' } } }],
    ['success true beside an error', 200, { success: true, data: { error: { code: '11001', message: 'no' } } }],
    ['no success field and an error', 200, { data: { error: { code: '11001', message: 'no' } } }],
    ['an error status with the same body', 409, { success: false, data: { error: { code: '11001', message: 'no' } } }],
  ] as const;

  test.each(shapes)('%s is a refusal, with its code as text [S7.121, S7.122][A-74]', async (_, status, body) => {
    const failure = await failureOf(
      clientOf(await shop({ [LETTERS]: { status, body } })).call(calls.letterTypes, letters),
    );
    expect(failure).toMatchObject({ reason: 'refused', code: '11001', serverMessage: 'no', status });
  });

  test('a network error has the status null and the code 1234 [S7.123, S8.63][A-74]', async () => {
    const failure = await failureOf(
      clientOf(await shop({ [LETTERS]: 'unreachable' })).call(calls.letterTypes, letters),
    );
    expect(failure).toMatchObject({ reason: 'unreachable', status: null, code: '1234', isRetryable: true });
  });

  test('a call that is never answered fails at its time limit, whether the request or its session hangs [S8.1][A-74]', async () => {
    const limits = { ...TIME_LIMITS_MS, page: 20 };
    const late = { reason: 'unreachable', code: '1234', isRetryable: true, isLate: true };
    const client = createClient({ ...optionsOf({ fetch: never }), timeLimitsMs: limits });
    expect(await failureOf(client.call(calls.letterTypes, letters))).toMatchObject(late);
    const code = { aggregatorBuId: 'FR', tokenId: 't', code: '000000' };
    expect(await failureOf(client.call(calls.confirmEmailCode, code))).toMatchObject({ ...late, call: 'init' });
  });

  test('a body that stops half-way fails at the limit too, and a caller who gives up is not late', async () => {
    const options = { ...optionsOf({ fetch: half }), timeLimitsMs: { ...TIME_LIMITS_MS, page: 20 } };
    const failure = await failureOf(createClient(options).call(calls.letterTypes, letters));
    expect(failure).toMatchObject({ reason: 'unreachable', isLate: true });
    const patient = createClient(optionsOf({ fetch: half }));
    const left = await failureOf(patient.call(calls.letterTypes, letters, { signal: AbortSignal.timeout(1) }));
    expect(left).toMatchObject({ reason: 'unreachable' });
  });

  test('a page says within six seconds that nothing answers; what moves value or carries a file may take longer', () => {
    expect(TIME_LIMITS_MS.page).toBeLessThan(6_000);
    for (const call of Object.values(calls)) {
      if (call.movesValue) expect(call.patience, call.name).toBe('value');
      else expect(['page', 'file'], call.name).toContain(call.patience);
    }
    expect(calls.uploadResource.patience).toBe('file');
  });

  test('an answer that breaks the contract is unreadable, not data', async () => {
    const far = await shop({ [LETTERS]: { body: { success: true, data: { letterTypes: [{ id: 7 }] } } } });
    expect(await failureOf(clientOf(far).call(calls.letterTypes, letters))).toMatchObject({ reason: 'unreadable' });
  });

  const SESSION = '/api/v2/payment/session';
  const payment = {
    buId: 'FR',
    orderNo: 'FR1',
    txnAmount: '50.00',
    txnCurrency: 'EUR',
    paymentMethod: 'creditCard',
    hostName: 'https://shop.test',
    email: 'a@example.org',
  };
  const openSession = async (data: object) =>
    clientOf(await shop({ [SESSION]: { body: { success: !('error' in data), data } } })).call(
      calls.createPaymentSession,
      payment,
      { idempotencyKey: 'k', csrfToken: 'c' },
    );

  test('a payment session answers the address to go to, or an error with its message [S7.107]', async () => {
    const session = { redirectUrl: 'https://pay.example/1', paymentLogId: 'l-1' };
    expect(await openSession(session)).toEqual(session);
    const error = { code: '30001', message: 'The amount differs.' };
    expect(await failureOf(openSession({ error }))).toMatchObject({
      reason: 'refused',
      code: '30001',
      serverMessage: 'The amount differs.',
    });
    expect(await failureOf(openSession({ paymentLogId: 'l-1' }))).toMatchObject({ reason: 'unreadable' });
  });

  test('a missing success field counts as true [S7.121][A-74]', async () => {
    const far = await shop({ [LETTERS]: { body: { data: { letterTypes: [] } } } });
    expect(await clientOf(far).call(calls.letterTypes, letters)).toEqual({ letterTypes: [] });
  });
});

describe('init token', () => {
  const CSRF = '/api/v2/payment/csrfToken';
  const csrf = { body: { success: true, data: { token: 'c' } } };

  test('is fetched once for many calls and sent in its header [S4.107, S7.73]', async () => {
    const far = await shop({ [CSRF]: csrf });
    const client = clientOf(far);
    await Promise.all([1, 2, 3].map(() => client.call(calls.csrfToken, { buId: 'FR' })));
    expect(far.seen.filter(({ path }) => path.endsWith('/init'))).toHaveLength(1);
    expect(far.seen.at(-1)?.headers.get(HEADERS.initToken)).toBe('t1');
  });

  test('goes with the access token of a signed-in customer, as the user name of basic authentication [S7.8][A-74]', async () => {
    const far = await shop({ [CSRF]: csrf });
    let accessToken: string | null = null;
    const client = createClient({ ...optionsOf(far), accessToken: () => accessToken });
    await client.call(calls.csrfToken, { buId: 'FR' });
    expect(far.seen.at(-1)?.headers.get('Authorization')).toBeNull();
    accessToken = 'a-token';
    await client.call(calls.csrfToken, { buId: 'FR' });
    expect(atob(far.seen.at(-1)!.headers.get('Authorization')!.slice('Basic '.length))).toBe('a-token:');
  });

  test('is alone with a call that names no customer, whatever token is given [A-74]', async () => {
    const far = await shop({ [LETTERS]: { body: { success: true, data: { letterTypes: [] } } } });
    await clientOf(far).call(calls.letterTypes, letters, { accessToken: 'a-token' });
    expect(far.seen.at(-1)?.headers.get('Authorization')).toBeNull();
  });

  test('and an access token that the server both refuses end the sign-in, a guest has none to end [S7.9]', async () => {
    const far = await shop({
      [CSRF]: { status: 401, body: { success: false, data: { error: { code: '40100', message: '' } } } },
    });
    let accessToken: string | null = null;
    const refused: string[] = [];
    const client = createClient({
      ...optionsOf(far),
      accessToken: () => accessToken,
      onUnauthorized: (token) => void refused.push(token),
    });
    await failureOf(client.call(calls.csrfToken, { buId: 'FR' }));
    expect(refused).toEqual([]);
    accessToken = 'a-token';
    await failureOf(client.call(calls.csrfToken, { buId: 'FR' }));
    expect(refused).toEqual(['a-token']);
  });

  test('is kept for about an hour and fetched again when it has run out [S4.108, S4.109, S9.3]', async () => {
    const far = await shop({ [CSRF]: csrf });
    let now = 0;
    const client = clientOf(far, () => now);
    await client.call(calls.csrfToken, { buId: 'FR' });
    now = 59 * 60_000;
    await client.call(calls.csrfToken, { buId: 'FR' });
    expect(far.seen.at(-1)?.headers.get(HEADERS.initToken)).toBe('t1');
    now = 60 * 60_000;
    await client.call(calls.csrfToken, { buId: 'FR' });
    expect(far.seen.at(-1)?.headers.get(HEADERS.initToken)).toBe('t2');
  });

  test('that the server no longer knows is replaced once, then the failure shows', async () => {
    const refused = { status: 401, body: { success: false, data: { error: { code: '40100', message: '' } } } };
    const far = await shop({ [CSRF]: refused });
    expect(await failureOf(clientOf(far).call(calls.csrfToken, { buId: 'FR' }))).toMatchObject({
      reason: 'unauthorized',
    });
    expect(far.seen.filter(({ path }) => path === CSRF)).toHaveLength(2);
  });
});

describe('sealed bodies', () => {
  test('travel as one field that only the holder of the private key can open [S7.7][A-71]', async () => {
    const data = {
      cardNumber: '1',
      cardBalance: '10.00',
      isAllowPartialRedeem: true,
      subPayDesc: [],
      suitedItemCode: [],
      isThirdPartyCoupon: false,
    };
    const far = await shop({ '/api/v4/card/queryCard': { body: { success: true, data } } });
    const request = { aggregatorBu: 'FR', cardNumber: '4970', pinCode: '123456', cartList: [] };
    await clientOf(far).call(calls.queryCard, request);
    const sent = far.seen.at(-1)!.body;
    expect(Object.keys(JSON.parse(sent))).toEqual(['data']);
    expect(sent).not.toContain('4970');
    const { plaintext } = await compactDecrypt((JSON.parse(sent) as { data: string }).data, far.privateKey);
    expect(JSON.parse(new TextDecoder().decode(plaintext))).toEqual(request);
  });

  test('keep the idempotency key in the header over retries', async () => {
    const far = await shop({ '/api/v2/order/cancel': { body: { success: true, data: { orderNo: '7' } } } });
    await clientOf(far).call(calls.cancelOrder, { aggregatorBuId: 'FR', orderNo: '7' }, { idempotencyKey: 'k-1' });
    expect(far.seen.at(-1)?.headers.get(HEADERS.idempotencyKey)).toBe('k-1');
  });
});

const answerOf = (minute: number) => ({ body: { success: true, data: { timestamp: minuteStamp(minute) } } });

describe('clock check', () => {
  test('sends the minute with seconds set to zero and accepts one minute either way [S7.76, S9.35][A-69]', async () => {
    const sent = `/api/v2/others/${minuteStamp(600_000)}`;
    for (const answered of [540_000, 600_000, 660_000]) {
      const far = await shop({ [sent]: answerOf(answered) });
      expect(await checkTimestamp(clientOf(far), 659_999)).toBe(true);
    }
  });

  test('refuses an answer of another minute; checked again, the stamp is fetched anew [S7.76][S8.3][A-69]', async () => {
    const sent = minuteStamp(600_000);
    const again = minuteStamp(660_000);
    const answers = { [`/api/v2/others/${sent}`]: answerOf(0), [`/api/v2/others/${again}`]: answerOf(660_000) };
    const far = await shop(answers);
    const client = clientOf(far);
    expect(await checkTimestamp(client, 600_000)).toBe(false);
    expect(await checkTimestamp(client, 660_000)).toBe(true);
    expect(far.seen.map(({ path }) => path)).toEqual(Object.keys(answers));
  });
});
