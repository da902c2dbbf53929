/**
 * The hosted payment pages as a browser sees them, and the messages to the shop. The contract of the dialects is tested from
 * the shop's side.
 */
import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Sandbox, startSandbox } from '../sandbox.ts';
import { lyraShop } from './dialects/lyra.ts';

let sandbox: Sandbox;
let shop: Server;
let shopUrl: string;
let told: string[] = [];

const bodyOf = async (request: IncomingMessage): Promise<string> => Buffer.concat(await request.toArray()).toString();

beforeAll(async () => {
  sandbox = await startSandbox({ httpPort: 0, smtpPort: 0 });
  shop = createServer(async (request, response) => {
    told.push(await bodyOf(request));
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
  told = [];
  await fetch(`${sandbox.url}/control/payments`, { method: 'DELETE' });
});

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${sandbox.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });

const authorization = `Basic ${btoa(`${lyraShop.shopId}:${lyraShop.password}`)}`;

const openPayment = async (attemptId = 'attempt-1', amount = 25730): Promise<string> => {
  const terms = {
    amount,
    currency: 'EUR',
    orderId: 'ORDER-1',
    metadata: { attemptId },
    returnUrl: `${shopUrl}/FR/loading/order?attempt=1`,
    ipnTargetUrl: `${shopUrl}/notify`,
  };
  const response = await post('/lyra/api-payment/V4/Charge/CreatePaymentOrder', terms, {
    Authorization: authorization,
  });
  const { answer } = (await response.json()) as { answer: { paymentURL?: string; errorCode?: string } };
  return answer.paymentURL ?? String(answer.errorCode);
};

const choose = (address: string, fields: Record<string, string>) =>
  fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ number: '4970100000000003', ...fields }),
    redirect: 'manual',
  });

const statesTold = (): string[] =>
  told.map((body) => (JSON.parse(new URLSearchParams(body).get('kr-answer')!) as { orderStatus: string }).orderStatus);

describe('the hosted page', () => {
  test('shows shop, order and amount in the language of the payment', async () => {
    const address = await openPayment();

    const english = await (await fetch(address, { headers: { 'Accept-Language': 'en' } })).text();
    const french = await (await fetch(`${address}?lang=fr`)).text();

    expect(english).toContain('ORDER-1');
    expect(english).toContain('€257.30');
    expect(french).toContain('Paiement sécurisé');
    expect(french).toMatch(/257,30\s€/);
  });

  test.each([
    ['accept', 303, ['PAID']],
    ['refuse', 303, ['UNPAID']],
    ['twice', 303, ['PAID', 'PAID']],
    ['noReturn', 200, ['PAID']],
    ['noNotification', 303, []],
  ])('plays "%s": browser gets %i, the shop is told %j', async (scenario, status, expected) => {
    const response = await choose(await openPayment(), { scenario, method: 'card' });

    expect(response.status).toBe(status);
    expect(statesTold()).toEqual(expected);
  });

  test('sends the shop the same message twice, byte for byte', async () => {
    await choose(await openPayment(), { scenario: 'twice' });

    expect(told).toHaveLength(2);
    expect(told[0]).toBe(told[1]);
  });

  test('sends the browser back with the other key, and keeps the query of the address', async () => {
    const response = await choose(await openPayment(), { scenario: 'accept' });

    const address = new URL(response.headers.get('location')!);
    const signed = createHmac('sha256', lyraShop.hmacKey).update(address.searchParams.get('kr-answer')!).digest('hex');
    expect(address.searchParams.get('attempt')).toBe('1');
    expect(address.searchParams.get('kr-hash-key')).toBe('sha256_hmac');
    expect(address.searchParams.get('kr-hash')).toBe(signed);
  });

  test('accepts no card but the test card', async () => {
    const response = await choose(await openPayment(), {
      scenario: 'accept',
      method: 'card',
      number: '4111 1111 1111 1111',
    });

    expect(response.status).toBe(422);
    expect(told).toEqual([]);
  });

  test('asks for the bank’s code: the right one pays, the third wrong one refuses the payment', async () => {
    const right = await openPayment('right');
    const wrong = await openPayment('wrong');
    const step = await choose(right, { scenario: 'challenge' });
    const codePage = await (await fetch(new URL(step.headers.get('location')!, right))).text();
    const code = /<output class="code">(\d{6})</.exec(codePage)?.[1] ?? '';

    const confirmed = await choose(`${right}/challenge`, { code });
    const statuses: number[] = [];
    for (let round = 0; round < 3; round += 1)
      statuses.push((await choose(`${wrong}/challenge`, { code: 'no' })).status);

    expect(confirmed.status).toBe(303);
    expect(statuses).toEqual([422, 422, 303]);
    expect(statesTold()).toEqual(['PAID', 'UNPAID']);
  });

  test('never decides a payment a second time', async () => {
    const address = await openPayment();
    await choose(`${address}/cancel`, {});

    const again = await choose(address, { scenario: 'accept' });

    expect(again.status).toBe(200);
    expect(statesTold()).toEqual(['ABANDONED']);
  });

  test('a slow answer does not overrule an earlier decision', async () => {
    const address = await openPayment('slow');
    const slow = post('/control/payments', { attemptId: 'slow', scenario: 'slow', delayMs: 300 });
    await vi.waitFor(async () => {
      const [payment] = (await (await fetch(`${sandbox.url}/control/payments`)).json()) as [{ scripted: unknown }];
      expect(payment.scripted).not.toBeNull();
    });

    await choose(`${address}/cancel`, {});

    expect(await (await slow).json()).toMatchObject({ state: 'cancelled' });
    expect(statesTold()).toEqual(['ABANDONED']);
  });

  test('renders no text from the shop as markup', async () => {
    const response = await post(
      '/lyra/api-payment/V4/Charge/CreatePaymentOrder',
      {
        amount: 100,
        currency: 'EUR',
        orderId: '<script>alert(1)</script>',
        metadata: { attemptId: 'x' },
        returnUrl: shopUrl,
        ipnTargetUrl: shopUrl,
      },
      { Authorization: authorization },
    );
    const { answer } = (await response.json()) as { answer: { paymentURL: string } };

    expect(await (await fetch(answer.paymentURL)).text()).not.toContain('<script>');
  });
});

describe('the controls for tests', () => {
  test('play an open payment at once, with the claims of a lying provider', async () => {
    await openPayment('lied-about');

    const response = await post('/control/payments', {
      attemptId: 'lied-about',
      scenario: 'accept',
      claims: { amountMinor: 25729 },
    });

    expect(await response.json()).toMatchObject({ played: true, state: 'paid' });
    expect(told[0]).toContain('25729');
  });

  test('play the next payment when its page is opened, and leave the one after it to the person', async () => {
    await post('/control/payments', { next: 'vanish' });
    const scripted = await openPayment('first');
    const free = await openPayment('second');

    const vanished = await fetch(scripted, { redirect: 'manual' });
    const shown = await fetch(free);

    expect(vanished.status).toBe(200);
    expect(await shown.text()).toContain('name="scenario"');
    expect(told).toEqual([]);
  });

  test('send a late notification after the browser has returned', async () => {
    const late = new Promise<void>((resolve) => shop.once('request', () => resolve()));
    await openPayment('late');

    const response = await post('/control/payments', { attemptId: 'late', scenario: 'lateNotification', delayMs: 300 });
    const toldBefore = told.length;
    await late;

    expect(await response.json()).toMatchObject({ state: 'paid' });
    expect(toldBefore).toBe(0);
  });

  test('break the provider for the given number of calls', async () => {
    await post('/control/provider', { times: 1, status: 503 });

    const broken = await post('/lyra/api-payment/V4/Charge/CreatePaymentOrder', {});
    const whole = await post('/lyra/api-payment/V4/Charge/CreatePaymentOrder', {});

    expect([broken.status, whole.status]).toEqual([503, 200]);
  });

  test('drop a call that is delayed by a fault once the payments are cleared', async () => {
    await post('/control/provider', { times: 1, delayMs: 60_000 });
    const calls = [0, 1].map(() => post('/lyra/api-payment/V4/Charge/CreatePaymentOrder', {}));
    await Promise.race(calls);

    await fetch(`${sandbox.url}/control/payments`, { method: 'DELETE' });

    expect((await Promise.all(calls)).map(({ status }) => status).toSorted()).toEqual([200, 503]);
  });

  test('an attempt opens one payment; the same attempt with another amount opens none', async () => {
    const first = await openPayment('same');

    expect(await openPayment('same')).toBe(first);
    expect(await openPayment('same', 1)).toBe('INT_013');
  });
});
