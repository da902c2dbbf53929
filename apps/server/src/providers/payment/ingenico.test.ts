/** ingenico's specifics: how requests are signed, which key signs messages, and what each status means for money. */
import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { signRequest } from './ingenico-request.ts';
import { ingenico } from './ingenico.ts';
import type { PaymentTerms } from './payment-provider.ts';

const config = ingenico.read({});
const NOW = Date.parse('2026-11-21T10:00:30Z');
const given = { now: () => NOW, timeoutMs: 1000 };
const ownSecrets = Object.fromEntries(ingenico.secrets.map(({ variable, sandbox }) => [variable, sandbox]));

const asked: PaymentTerms = {
  attemptId: 'attempt-1',
  orderNo: 'ORDER-1',
  amountMinor: 25730n,
  currency: { code: 'EUR', digits: 2 },
};

const payment = (changes: object = {}, output: object = { paymentMethod: 'card' }) => ({
  id: '306600_0',
  status: 'CAPTURED',
  hostedCheckoutSpecificOutput: { hostedCheckoutId: 'checkout-1' },
  paymentOutput: {
    amountOfMoney: { amount: 25730, currencyCode: 'EUR' },
    references: { merchantReference: 'ORDER-1', merchantParameters: '{"attemptId":"attempt-1"}' },
    ...output,
  },
  ...changes,
});

const digestOf = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('base64');

const messageOf = (stated: object, headers: Record<string, string> = {}) => {
  const body = JSON.stringify({ id: 'event-1', merchantId: config.shopId, type: 'payment.captured', payment: stated });
  const signed = { 'X-GCS-KeyId': config.webhookKeyId, 'X-GCS-Signature': digestOf(config.webhookSecret, body) };
  return { headers: new Headers({ ...signed, ...headers }), body: Buffer.from(body) };
};

const { provider } = ingenico.connect({}, given);

/** Answers one request and returns what was received. */
const answering = async (status: number, answer: object) => {
  const came: { request: IncomingMessage | null; body: string } = { request: null, body: '' };
  const server = createServer(async (request, response) => {
    came.request = request;
    came.body = Buffer.concat(await request.toArray()).toString();
    response.writeHead(status, { Connection: 'close' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { provider: local } = ingenico.connect({ ...ownSecrets, INGENICO_URL: baseUrl }, given);
  return { came, local, [Symbol.asyncDispose]: async () => void server.close() };
};

describe('a request', () => {
  test('is signed over method, type, date, key and path', async () => {
    await using place = await answering(201, { hostedCheckoutId: 'checkout-1', redirectUrl: 'https://pay.example/1' });

    const opened = await place.local.open({
      ...asked,
      email: 'camille.roux@example.test',
      language: 'fr',
      returnUrl: 'https://shop.example/FR/loading/order',
      notifyUrl: 'https://shop.example/notify',
    });

    const { method, url, headers } = place.came.request!;
    const lines = [
      'POST',
      'application/json',
      'Sat, 21 Nov 2026 10:00:30 GMT',
      'x-gcs-idempotence-key:attempt-1',
      '/v2/sandbox-merchant/hostedcheckouts',
      '',
    ];
    expect([method, url, headers.date]).toEqual(['POST', lines[4], lines[2]]);
    expect(headers['x-gcs-idempotence-key']).toBe('attempt-1');
    expect(headers.authorization).toBe(`GCS v1HMAC:${config.apiKeyId}:${digestOf(config.apiSecret, lines.join('\n'))}`);
    expect(opened).toEqual({ providerRef: 'checkout-1', redirectUrl: 'https://pay.example/1' });
  });

  test('asks for integer minor units, a sale at once and one try, in the buyer’s language', async () => {
    await using place = await answering(201, { hostedCheckoutId: 'checkout-1', redirectUrl: 'https://pay.example/1' });

    await place.local.open({
      ...asked,
      email: 'camille.roux@example.test',
      language: 'fr',
      returnUrl: 'https://shop.example/FR/loading/order',
      notifyUrl: 'https://shop.example/notify',
    });

    expect(JSON.parse(place.came.body)).toEqual({
      order: {
        amountOfMoney: { amount: 25730, currencyCode: 'EUR' },
        customer: { contactDetails: { emailAddress: 'camille.roux@example.test' } },
        references: { merchantReference: 'ORDER-1', merchantParameters: '{"attemptId":"attempt-1"}' },
      },
      cardPaymentMethodSpecificInput: { authorizationMode: 'SALE' },
      hostedCheckoutSpecificInput: {
        locale: 'fr_FR',
        returnUrl: 'https://shop.example/FR/loading/order',
        showResultPage: false,
        allowedNumberOfPaymentAttempts: 1,
      },
      feedbacks: { webhooksUrls: ['https://shop.example/notify'] },
    });
  });

  test('has a line for every X-GCS- header, in alphabetic order, and the query with the path', () => {
    const headers = { 'X-GCS-B': ' two ', Accept: 'x', 'X-GCS-A': 'one' };
    const request = { method: 'GET', url: 'https://pay.example/v2/m/hostedcheckouts/1?part=2', headers } as const;

    const signed = signRequest({ apiKeyId: 'id', apiSecret: 'secret' }, request, NOW);

    const lines = ['GET', '', 'Sat, 21 Nov 2026 10:00:30 GMT', 'x-gcs-a:one', 'x-gcs-b:two'];
    const text = [...lines, '/v2/m/hostedcheckouts/1?part=2', ''].join('\n');
    const added = { Date: lines[2], Authorization: `GCS v1HMAC:id:${digestOf('secret', text)}` };
    expect(signed).toEqual({ ...request, headers: { ...headers, ...added } });
  });

  test('that the provider is still processing may be retried', async () => {
    await using place = await answering(409, { errorId: '1', errors: [] });

    await expect(place.local.payment('checkout-1', asked)).rejects.toMatchObject({ isRetryable: true });
  });
});

describe('a checkout', () => {
  test.each([
    ['IN_PROGRESS', 'open'],
    ['CANCELLED_BY_CONSUMER', 'cancelled'],
    ['EXPIRED', 'expired'],
  ])('without an attempt to pay in status %s is %s, with its original terms', async (status, state) => {
    await using place = await answering(200, { status });

    expect(await place.local.payment('checkout-1', asked)).toEqual({
      providerRef: 'checkout-1',
      shopId: config.shopId,
      orderNo: 'ORDER-1',
      attemptId: 'attempt-1',
      amountMinor: 25730n,
      currency: 'EUR',
      state,
      paymentId: null,
      method: null,
    });
  });

  test('in an unknown state is neither paid nor ended: it is unreadable', async () => {
    await using place = await answering(200, { status: 'SOMETHING_NEW' });

    await expect(place.local.payment('checkout-1', asked)).rejects.toMatchObject({ _tag: 'ProviderUnavailable' });
  });
});

describe('a message', () => {
  test.each([
    ['CAPTURED', 'paid'],
    ['PAID', 'paid'],
    ['REJECTED', 'refused'],
    ['REJECTED_CAPTURE', 'refused'],
    ['CANCELLED', 'cancelled'],
    ['PENDING_CAPTURE', 'open'],
    ['CAPTURE_REQUESTED', 'open'],
    ['REFUNDED', 'open'],
    ['constructor', 'open'],
  ])('of a payment in status %s means %s: only captured money is paid', async (status, state) => {
    const told = await provider.readNotification(messageOf(payment({ status })));

    const isPaid = state === 'paid';
    expect(told).toMatchObject({
      eventRef: 'event-1',
      payment: { state, paymentId: isPaid ? '306600_0' : null, method: isPaid ? 'creditcard' : null },
    });
  });

  test.each([
    [{ paymentMethod: 'redirect', redirectPaymentMethodSpecificOutput: { paymentProductId: 840 } }, 'wallet'],
    [{ paymentMethod: 'redirect', redirectPaymentMethodSpecificOutput: { paymentProductId: 5408 } }, 'instantpayment'],
    [{ paymentMethod: 'redirect', redirectPaymentMethodSpecificOutput: { paymentProductId: 809 } }, 'redirect'],
  ])('paid by %j is called %s', async (output, method) => {
    expect(await provider.readNotification(messageOf(payment({}, output)))).toMatchObject({ payment: { method } });
  });

  test('must be signed by the configured key: another key id is refused, even with a correct signature', async () => {
    expect(await provider.readNotification(messageOf(payment(), { 'X-GCS-KeyId': 'another' }))).toEqual({
      _tag: 'BadSignature',
    });
  });

  test('with any character of its signature altered, or without it, is refused', async () => {
    const { headers, body } = messageOf(payment());
    const signature = headers.get('x-gcs-signature')!;
    const altered = Array.from(
      signature,
      (letter, at) => `${signature.slice(0, at)}${letter === 'A' ? 'B' : 'A'}${signature.slice(at + 1)}`,
    );

    for (const one of [...altered, '', signature.slice(0, -1), `${signature}=`]) {
      const read = await provider.readNotification(messageOf(payment(), { 'X-GCS-Signature': one }));
      expect(read).toEqual({ _tag: 'BadSignature' });
    }
    expect(await provider.readNotification({ headers, body })).toHaveProperty('payment');
  });

  test.each([
    [
      'an amount with decimals',
      { paymentOutput: { ...payment().paymentOutput, amountOfMoney: { amount: 1.5, currencyCode: 'EUR' } } },
    ],
    ['no checkout', { hostedCheckoutSpecificOutput: null }],
    [
      'parameters that are not ours',
      {
        paymentOutput: { ...payment().paymentOutput, references: { merchantReference: 'x', merchantParameters: 'x' } },
      },
    ],
  ])('with %s is unreadable, although genuine', async (_, changes) => {
    expect(await provider.readNotification(messageOf(payment(changes)))).toMatchObject({ _tag: 'Unreadable' });
  });
});
