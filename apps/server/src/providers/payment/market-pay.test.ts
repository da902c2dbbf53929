/** marketPay's specifics: the time in its signature, and what each status means for money. */
import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { marketPay } from './market-pay.ts';

const config = marketPay.read({});
const NOW_S = Date.parse('2026-11-21T10:00:30Z') / 1000;
const { provider } = marketPay.connect({}, { now: () => NOW_S * 1000 + 999 });

const payment = {
  id: 'payment-1',
  merchantId: config.shopId,
  reference: 'attempt-1',
  orderReference: 'ORDER-1',
  amount: { value: 25730, currency: 'EUR' },
  status: 'PAID',
  transaction: { id: 'transaction-1', method: 'CARD' },
};

const signatureOf = (timestamp: string, body: string): string =>
  `v1=${createHmac('sha256', config.webhookSecret).update(`${timestamp}.${body}`).digest('hex')}`;

const messageOf = (stated: object, timestamp = String(NOW_S), headers: Record<string, string> = {}) => {
  const body = JSON.stringify({ eventId: 'event-1', payment: stated });
  const signed = { 'X-MarketPay-Timestamp': timestamp, 'X-MarketPay-Signature': signatureOf(timestamp, body) };
  return { headers: new Headers({ ...signed, ...headers }), body: Buffer.from(body) };
};

describe('a message', () => {
  test.each([
    [0, true],
    [-300, true],
    [300, true],
    [-301, false],
    [301, false],
  ])('signed %i seconds from now is fresh: %s', async (seconds, isFresh) => {
    const read = await provider.readNotification(messageOf(payment, String(NOW_S + seconds)));

    expect(read).toEqual(isFresh ? { eventRef: 'event-1', payment: expect.anything() } : { _tag: 'Stale' });
  });

  test('with an altered time is refused, because the signature covers it', async () => {
    const moved = messageOf(payment, String(NOW_S - 900), { 'X-MarketPay-Timestamp': String(NOW_S) });

    expect(await provider.readNotification(moved)).toEqual({ _tag: 'BadSignature' });
  });

  test.each(['', 'now', '-1', '1e9', ' ', '1'.repeat(13)])('with the time "%s" is refused', async (timestamp) => {
    expect(await provider.readNotification(messageOf(payment, timestamp))).toEqual({ _tag: 'BadSignature' });
  });

  test('that is old and forged is refused as forged', async () => {
    const forged = messageOf(payment, '1', { 'X-MarketPay-Signature': `v1=${'0'.repeat(64)}` });

    expect(await provider.readNotification(forged)).toEqual({ _tag: 'BadSignature' });
  });

  test('with any character of its signature altered, or without it, is refused', async () => {
    const signature = messageOf(payment).headers.get('x-marketpay-signature')!;
    const altered = Array.from(
      signature,
      (letter, at) => `${signature.slice(0, at)}${letter === '0' ? '1' : '0'}${signature.slice(at + 1)}`,
    );

    for (const one of [...altered, '', signature.slice(3), `${signature}0`, signature.toUpperCase()]) {
      const read = await provider.readNotification(messageOf(payment, String(NOW_S), { 'X-MarketPay-Signature': one }));
      expect(read).toEqual({ _tag: 'BadSignature' });
    }
  });

  test.each([
    ['PENDING', 'open'],
    ['PAID', 'paid'],
    ['DECLINED', 'refused'],
    ['CANCELLED', 'cancelled'],
    ['EXPIRED', 'expired'],
  ])('of a payment in status %s means %s; only a paid one has a method', async (status, state) => {
    const isPaid = state === 'paid';

    expect(await provider.readNotification(messageOf({ ...payment, status }))).toEqual({
      eventRef: 'event-1',
      payment: {
        providerRef: 'payment-1',
        shopId: config.shopId,
        orderNo: 'ORDER-1',
        attemptId: 'attempt-1',
        amountMinor: 25730n,
        currency: 'EUR',
        state,
        paymentId: isPaid ? 'transaction-1' : null,
        method: isPaid ? 'creditcard' : null,
      },
    });
  });

  test('of an unknown method keeps the provider’s name', async () => {
    const told = messageOf({ ...payment, transaction: { id: 'transaction-1', method: 'GIFT' } });

    expect(await provider.readNotification(told)).toMatchObject({ payment: { method: 'gift' } });
  });

  test.each([
    ['an amount with decimals', { amount: { value: 1.5, currency: 'EUR' } }],
    ['a zero amount', { amount: { value: 0, currency: 'EUR' } }],
    ['no currency', { amount: { value: 1, currency: 'euro' } }],
    ['an unknown status', { status: 'HELD' }],
  ])('with %s is unreadable, although genuine', async (_, changes) => {
    expect(await provider.readNotification(messageOf({ ...payment, ...changes }))).toMatchObject({
      _tag: 'Unreadable',
    });
  });
});
