/**
 * The contract of every payment provider, whatever its dialect: run for each adapter against the sandbox over HTTP. Source: spec section 7,
 * reliability rows 9 to 12 and 38.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { PAYMENT_PROVIDER_IDS } from '@offrande/domain/payment';
import { type Sandbox, startSandbox } from '../../../../sandbox/src/sandbox.ts';
import type { Environment, Secret } from '../provider-address.ts';
import {
  type OpenPayment,
  PAYMENT_ADAPTERS,
  type PaymentProvider,
  ProviderUnavailable,
  type RawMessage,
} from './index.ts';
import type { Surroundings } from './payment-adapter.ts';

let sandbox: Sandbox;
let shop: Server;
let shopUrl: string;
let messages: RawMessage[] = [];

beforeAll(async () => {
  sandbox = await startSandbox({ httpPort: 0, smtpPort: 0 });
  shop = createServer(async (request, response) => {
    const headers = new Headers(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    messages.push({ headers, body: Buffer.concat(await request.toArray()) });
    response.end();
  });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  shopUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
});

afterAll(async () => {
  shop.close();
  await sandbox.close();
});

afterEach(async () => {
  messages = [];
  await fetch(`${sandbox.url}/control/payments`, { method: 'DELETE' });
});

const control = async (path: string, body: object): Promise<{ returnUrl: string | null }> => {
  const response = await fetch(`${sandbox.url}/control/${path}`, { method: 'POST', body: JSON.stringify(body) });
  return response.status === 204 ? { returnUrl: null } : ((await response.json()) as { returnUrl: string | null });
};

const openPayment = (changes: Partial<OpenPayment> = {}): OpenPayment => ({
  attemptId: 'attempt-1',
  orderNo: 'ORDER-1',
  amountMinor: 25730n,
  currency: { code: 'EUR', digits: 2 },
  email: 'camille.roux@example.test',
  language: 'fr',
  returnUrl: `${shopUrl}/FR/loading/order`,
  notifyUrl: `${shopUrl}/notify`,
  ...changes,
});

/** A genuine message about a simulated payment. */
const messageOf = async (provider: PaymentProvider, scenario = 'accept', extra: object = {}): Promise<RawMessage> => {
  await provider.open(openPayment());
  await control('payments', { attemptId: 'attempt-1', scenario, ...extra });
  return messages[0]!;
};

/** All copies of the bytes with a single bit flipped. */
function* alterations(bytes: Uint8Array): Generator<Uint8Array> {
  for (const [position, byte] of bytes.entries())
    for (let bit = 0; bit < 8; bit += 1) yield Uint8Array.from(bytes).fill(byte ^ (1 << bit), position, position + 1);
}

type Id = keyof typeof PAYMENT_ADAPTERS;

/** The sandbox's provider; `changes` are environment variables. */
const connect = (id: Id, changes: Environment = {}, given: Partial<Surroundings> = {}): PaymentProvider =>
  PAYMENT_ADAPTERS[id].connect({ SANDBOX_URL: sandbox.url, ...changes }, given).provider;

/** The same at another address, with the sandbox's secrets. */
const connectAt = (id: Id, address: string): PaymentProvider => {
  const { address: variable, secrets } = PAYMENT_ADAPTERS[id];
  const own = secrets.map((secret) => [secret.variable, secret.sandbox] as const);
  return connect(id, { [variable]: address, ...Object.fromEntries(own) });
};

/** Submits the hosted page; returns the status: 303 back to the shop, 200 if the browser stays. */
const choose = async (address: string, fields: Record<string, string>): Promise<number> => {
  const body = new URLSearchParams({ method: 'card', number: '4970100000000003', ...fields });
  const step = await fetch(address, { method: 'POST', body, redirect: 'manual' });
  const next = new URL(step.headers.get('location') ?? address, address);
  if (!next.pathname.endsWith('/challenge')) return step.status;
  const code = /<output class="code">(\d{6})</.exec(await (await fetch(next)).text())?.[1] ?? '';
  return (await fetch(next, { method: 'POST', body: new URLSearchParams({ code }), redirect: 'manual' })).status;
};

describe.each(PAYMENT_PROVIDER_IDS)('%s', (id) => {
  const { secrets, shopId, messageKey } = PAYMENT_ADAPTERS[id];

  test('opens a payment at the provider’s own address, initially unpaid [S3.134]', async () => {
    const provider = connect(id);

    const { providerRef, redirectUrl } = await provider.open(openPayment());

    expect(new URL(redirectUrl).origin).toBe(sandbox.url);
    expect(await provider.payment(providerRef, openPayment())).toEqual({
      providerRef,
      shopId: shopId.sandbox,
      orderNo: 'ORDER-1',
      attemptId: 'attempt-1',
      amountMinor: 25730n,
      currency: 'EUR',
      state: 'open',
      paymentId: null,
      method: null,
    });
  });

  test('an attempt opened twice yields one payment', async () => {
    const provider = connect(id);

    const [first, second] = await Promise.all([provider.open(openPayment()), provider.open(openPayment())]);

    expect(second).toEqual(first);
  });

  test('an attempt opened again with another amount is refused for good', async () => {
    const provider = connect(id);
    await provider.open(openPayment());

    await expect(provider.open(openPayment({ amountMinor: 1n }))).rejects.toMatchObject({ isRetryable: false });
  });

  test.each([
    ['accept', 'paid'],
    ['refuse', 'refused'],
    ['cancel', 'cancelled'],
  ])('after "%s" message and status agree: %s', async (scenario, state) => {
    const provider = connect(id);
    const { providerRef } = await provider.open(openPayment());

    await control('payments', { attemptId: 'attempt-1', scenario });

    const asked = await provider.payment(providerRef, openPayment());
    const told = await provider.readNotification(messages[0]!);
    expect(told).toEqual({ eventRef: expect.any(String), payment: asked });
    expect(asked).toMatchObject({
      providerRef,
      state,
      orderNo: 'ORDER-1',
      attemptId: 'attempt-1',
      amountMinor: 25730n,
    });
    expect([typeof asked.paymentId === 'string', asked.method]).toEqual(
      state === 'paid' ? [true, 'creditcard'] : [false, null],
    );
  });

  test.each([
    ['card', 'creditcard'],
    ['transfer', 'instantpayment'],
    ['wallet', 'wallet'],
  ])('a payment by %s is called %s', async (method, expected) => {
    const provider = connect(id);

    const told = await provider.readNotification(await messageOf(provider, 'accept', { method }));

    expect(told).toMatchObject({ payment: { method: expected } });
  });

  test('an abandoned payment is open until it expires', async () => {
    const provider = connect(id);
    const { providerRef } = await provider.open(openPayment());
    const before = await provider.payment(providerRef, openPayment());

    await control('payments', { attemptId: 'attempt-1', scenario: 'expire' });

    expect([before.state, (await provider.payment(providerRef, openPayment())).state]).toEqual(['open', 'expired']);
  });

  test('a repeated message has the same reference', async () => {
    const provider = connect(id);
    await messageOf(provider, 'twice');

    const read = await Promise.all(messages.map((message) => provider.readNotification(message)));

    expect(read).toHaveLength(2);
    expect(read[0]).toEqual(read[1]);
    expect(read[0]).toHaveProperty('eventRef');
  });

  test('a genuine message with other claims is read as is, for the caller to compare', async () => {
    const provider = connect(id);
    const claims = {
      shopId: 'other-shop',
      orderNo: 'ORDER-2',
      attemptId: 'attempt-2',
      currency: 'USD',
      amountMinor: 25729,
    };

    const told = await provider.readNotification(await messageOf(provider, 'accept', { claims }));

    expect(told).toMatchObject({ payment: { ...claims, amountMinor: 25729n } });
  });

  test('a message altered in any bit of any byte is refused', async () => {
    const provider = connect(id);
    const { headers, body } = await messageOf(provider);

    const accepted: number[] = [];
    let tried = 0;
    for (const altered of alterations(body)) {
      const read = await provider.readNotification({ headers, body: altered });
      if (!('_tag' in read) || read._tag !== 'BadSignature') accepted.push(tried >> 3);
      tried += 1;
    }

    expect(tried).toBe(body.length * 8);
    expect(accepted).toEqual([]);
  });

  test.each(['accept', 'refuse', 'cancel'])(
    'a message of "%s" truncated at any byte, or with anything appended, is refused',
    async (scenario) => {
      const provider = connect(id);
      const { headers, body } = await messageOf(provider, scenario);

      const cut = Array.from(body.keys(), (length) => body.subarray(0, length));
      const read = await Promise.all(
        [...cut, Buffer.concat([body, Buffer.from(' ')])].map((one) =>
          provider.readNotification({ headers, body: one }),
        ),
      );

      expect(read.every((one) => '_tag' in one && one._tag === 'BadSignature')).toBe(true);
    },
  );

  test('a message signed with another key is refused', async () => {
    const message = await messageOf(connect(id));

    expect(await connect(id, { [messageKey.variable]: 'other' }).readNotification(message)).toEqual({
      _tag: 'BadSignature',
    });
  });

  test('every secret matters: a wrong one is refused at opening, or causes the provider’s messages to be refused', async () => {
    const message = await messageOf(connect(id));

    for (const { variable } of secrets) {
      const wrong = connect(id, { [variable]: 'wrong' });
      const isOpened = await wrong.open(openPayment({ attemptId: `with a wrong ${variable}` })).then(
        () => true,
        () => false,
      );
      if (isOpened) expect(await wrong.readNotification(message), variable).toEqual({ _tag: 'BadSignature' });
    }
  });

  test('a message without a signature is refused', async () => {
    const provider = connect(id);
    const { body } = await messageOf(provider);
    const unsigned = Buffer.from(body.toString().replace(/kr-hash=[0-9a-f]+&/, ''));

    expect(await provider.readNotification({ headers: new Headers(), body: unsigned })).toEqual({
      _tag: 'BadSignature',
    });
  });

  test('an unreachable provider is unavailable, and a retry may succeed', async () => {
    const provider = connectAt(id, 'http://127.0.0.1:9');

    const failure = await provider.open(openPayment()).catch((error: unknown) => error);

    expect(failure).toBeInstanceOf(ProviderUnavailable);
    expect(failure).toMatchObject({ isRetryable: true });
  });

  test('a provider that fails or is too slow is unavailable; the retry opens the same payment', async () => {
    const provider = connect(id, {}, { timeoutMs: 300 });
    const { providerRef } = await provider.open(openPayment());
    await control('provider', { times: 1, status: 500 });
    const broken = provider.open(openPayment());
    await expect(broken).rejects.toMatchObject({ _tag: 'ProviderUnavailable', isRetryable: true });
    await control('provider', { times: 1, delayMs: 2_000 });
    const slow = provider.open(openPayment());
    await expect(slow).rejects.toMatchObject({ _tag: 'ProviderUnavailable', isRetryable: true });

    expect((await provider.open(openPayment())).providerRef).toBe(providerRef);
  });

  test('wrong credentials and an unknown payment are unavailable for good', async () => {
    const refusedWith = async ({ variable }: Secret): Promise<boolean> => {
      const failure: unknown = await connect(id, { [variable]: 'wrong' })
        .open(openPayment({ attemptId: `with a wrong ${variable}` }))
        .then(
          () => null,
          (error: unknown) => error,
        );
      if (failure !== null) expect(failure).toMatchObject({ _tag: 'ProviderUnavailable', isRetryable: false });
      return failure !== null;
    };

    expect(await refusedWith(shopId)).toBe(true);
    const others = await Promise.all(secrets.filter((secret) => secret !== shopId).map(refusedWith));
    expect(others).toContain(true);
    await expect(connect(id).payment('unknown', openPayment())).rejects.toMatchObject({
      _tag: 'ProviderUnavailable',
      isRetryable: false,
    });
  });

  test('currencies with no or three decimals are charged correctly', async () => {
    const provider = connect(id);
    const yen = await provider.open(
      openPayment({ attemptId: 'yen', amountMinor: 500n, currency: { code: 'JPY', digits: 0 } }),
    );
    const dinar = await provider.open(
      openPayment({ attemptId: 'dinar', amountMinor: 1250n, currency: { code: 'TND', digits: 3 } }),
    );

    for (const attemptId of ['yen', 'dinar']) await control('payments', { attemptId, scenario: 'accept' });
    const asked = openPayment({ amountMinor: 1n });
    expect((await provider.payment(yen.providerRef, asked)).amountMinor).toBe(500n);
    expect((await provider.payment(dinar.providerRef, asked)).amountMinor).toBe(1250n);
  });

  test('the amount paid is what the provider states, whatever was requested', async () => {
    const provider = connect(id);
    const { providerRef } = await provider.open(openPayment());
    await control('payments', {
      attemptId: 'attempt-1',
      scenario: 'accept',
      claims: { amountMinor: 1, currency: 'USD' },
    });

    const asked = openPayment({ attemptId: 'attempt-2', orderNo: 'ORDER-2', amountMinor: 7n });

    expect(await provider.payment(providerRef, asked)).toMatchObject({
      state: 'paid',
      attemptId: 'attempt-1',
      orderNo: 'ORDER-1',
      amountMinor: 1n,
      currency: 'USD',
    });
  });

  test.each([
    ['accept', 303, ['paid'], 'paid'],
    ['refuse', 303, ['refused'], 'refused'],
    ['challenge', 303, ['paid'], 'paid'],
    ['twice', 303, ['paid', 'paid'], 'paid'],
    ['noReturn', 200, ['paid'], 'paid'],
    ['noNotification', 303, [], 'paid'],
  ])(
    'if the buyer chooses "%s", the browser gets %i, the shop is notified %j, and a query returns %s',
    async (scenario, status, told, state) => {
      const provider = connect(id);
      const { providerRef, redirectUrl } = await provider.open(openPayment());

      expect(await choose(redirectUrl, { scenario })).toBe(status);

      const read = await Promise.all(messages.map((message) => provider.readNotification(message)));
      expect(read).toEqual(
        told.map((one) => expect.objectContaining({ payment: expect.objectContaining({ state: one }) })),
      );
      expect((await provider.payment(providerRef, openPayment())).state).toBe(state);
    },
  );

  test('a slow payment is open meanwhile and paid in the end', async () => {
    const provider = connect(id);
    const { providerRef } = await provider.open(openPayment());
    const slow = control('payments', { attemptId: 'attempt-1', scenario: 'slow', delayMs: 200 });

    const meanwhile = await provider.payment(providerRef, openPayment());
    await slow;

    expect([meanwhile.state, (await provider.payment(providerRef, openPayment())).state]).toEqual(['open', 'paid']);
    expect(messages).toHaveLength(1);
  });

  test('the browser returns to the shop’s own page, with the provider’s parameters appended', async () => {
    await connect(id).open(openPayment({ returnUrl: `${shopUrl}/FR/loading/order?kept=1` }));

    const { returnUrl } = await control('payments', { attemptId: 'attempt-1', scenario: 'accept' });

    const back = new URL(returnUrl!);
    expect(`${back.origin}${back.pathname}`).toBe(`${shopUrl}/FR/loading/order`);
    expect([back.searchParams.get('kept'), back.searchParams.size > 1]).toEqual(['1', true]);
  });

  test('nothing is charged if shop and provider disagree on a currency’s decimals', async () => {
    await expect(connect(id).open(openPayment({ currency: { code: 'EUR', digits: 0 } }))).rejects.toBeInstanceOf(
      RangeError,
    );
  });
});

/** The providers whose interface can close an unpaid payment (decision 030). */
const CLOSING: readonly Id[] = ['UpstreamPay', 'lyra', 'marketPay'];

const closeAt = (provider: PaymentProvider, providerRef: string): Promise<void> => {
  if (provider.close === null) throw new Error(`${provider.id} closes nothing`);
  return provider.close(providerRef);
};

describe('closing a payment', () => {
  test('is supported exactly where the provider’s interface has it', () => {
    for (const id of CLOSING) expect(connect(id).close).not.toBeNull();
    expect(connect('ingenico').close).toBeNull();
  });

  test.each(CLOSING)('at %s ends it: its page accepts no money and leads back to the shop', async (id) => {
    const provider = connect(id);
    const { providerRef, redirectUrl } = await provider.open(openPayment());

    await closeAt(provider, providerRef);
    await closeAt(provider, providerRef);

    expect(await choose(redirectUrl, { scenario: 'accept' })).toBe(200);
    const page = await (await fetch(`${redirectUrl}?lang=en`)).text();
    expect(page).toContain('This payment was closed');
    expect(page).toContain(`href="${shopUrl}/FR/loading/order`);
    expect(await provider.payment(providerRef, openPayment())).toMatchObject({ state: 'cancelled', paymentId: null });
    expect(messages).toEqual([]);
  });

  test.each(CLOSING)('at %s is refused for good once it is paid, and it stays paid', async (id) => {
    const provider = connect(id);
    const { providerRef } = await provider.open(openPayment());
    await control('payments', { attemptId: 'attempt-1', scenario: 'accept' });

    await expect(closeAt(provider, providerRef)).rejects.toMatchObject({
      _tag: 'ProviderUnavailable',
      isRetryable: false,
    });

    expect(await provider.payment(providerRef, openPayment())).toMatchObject({ state: 'paid', amountMinor: 25730n });
  });

  test.each(CLOSING)(
    'at %s may be retried if the provider fails, and is refused for an unknown payment',
    async (id) => {
      const provider = connect(id);
      const { providerRef } = await provider.open(openPayment());
      await control('provider', { times: 1, status: 500 });

      await expect(closeAt(provider, providerRef)).rejects.toMatchObject({ isRetryable: true });
      await closeAt(provider, providerRef);
      await expect(closeAt(provider, 'unknown')).rejects.toMatchObject({ isRetryable: false });
    },
  );
});

describe('lyra', () => {
  test('the browser’s return, signed with the other key, is not accepted as a message', async () => {
    await connect('lyra').open(openPayment());
    const { returnUrl } = await control('payments', { attemptId: 'attempt-1', scenario: 'accept' });
    const returned = new URL(returnUrl!).searchParams;
    const asMessage = new URLSearchParams(returned);
    asMessage.set('kr-hash-key', 'password');

    for (const form of [returned, asMessage]) {
      const body = Buffer.from(form.toString());
      expect(await connect('lyra').readNotification({ headers: new Headers(), body })).toEqual({
        _tag: 'BadSignature',
      });
    }
  });

  test('a message that names the other key is refused, even with a correct signature', async () => {
    const { headers, body } = await messageOf(connect('lyra'));
    const swapped = Buffer.from(
      Buffer.from(body).toString().replace('kr-hash-key=password', 'kr-hash-key=sha256_hmac'),
    );

    expect(await connect('lyra').readNotification({ headers, body: swapped })).toEqual({ _tag: 'BadSignature' });
  });
});

describe('UpstreamPay', () => {
  test('a signature header altered in any byte is refused', async () => {
    const provider = connect('UpstreamPay');
    const { headers, body } = await messageOf(provider);
    const signature = headers.get('x-upstreampay-signature')!;

    const read = await Promise.all(
      Array.from(signature, (letter, at) => {
        const altered = `${signature.slice(0, at)}${letter === '0' ? '1' : '0'}${signature.slice(at + 1)}`;
        return provider.readNotification({ headers: new Headers({ 'x-upstreampay-signature': altered }), body });
      }),
    );

    expect(read).toHaveLength(71);
    expect(read.every((one) => '_tag' in one)).toBe(true);
  });

  test('requests one token however many payments are opened concurrently', async () => {
    let tokensAsked = 0;
    const between = createServer(async (request, response) => {
      if (request.url?.endsWith('/oauth/token')) tokensAsked += 1;
      const headers = new Headers(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
      const body = Buffer.concat(await request.toArray());
      const answer = await fetch(`${sandbox.url}/upstreampay${request.url}`, { method: 'POST', headers, body });
      response.writeHead(answer.status).end(await answer.text());
    });
    await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve));
    const provider = connectAt('UpstreamPay', `http://127.0.0.1:${(between.address() as AddressInfo).port}`);

    await Promise.all(['a', 'b', 'c'].map((attemptId) => provider.open(openPayment({ attemptId }))));
    between.close();

    expect(tokensAsked).toBe(1);
  });
});
