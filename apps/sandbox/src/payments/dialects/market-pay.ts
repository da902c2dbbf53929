/**
 * The marketPay dialect: payments as JSON with a bearer key, messages signed with HMAC-SHA-256 over the time of sending
 * and the whole body. Integer minor units. This provider publishes no reference: paths, fields and headers are this
 * sandbox's own.
 */
import { createHash, createHmac } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { asStated, type Method, type Payment, type PaymentState, type PaymentTerms } from '../payment.ts';
import { type Dialect, toRecord, withQuery } from '../dialect.ts';
import { readTerms } from '../terms.ts';

/** The only test shop. */
export const marketPayShop = {
  merchantId: 'sandbox-merchant',
  apiKey: 'sandbox-api-key',
  webhookSecret: 'sandbox-webhook-secret',
} as const;

const STATUS = {
  open: 'PENDING',
  paid: 'PAID',
  refused: 'DECLINED',
  cancelled: 'CANCELLED',
  expired: 'EXPIRED',
} as const satisfies Record<PaymentState, string>;
const METHOD = { card: 'CARD', transfer: 'BANK_TRANSFER', wallet: 'WALLET' } as const satisfies Record<Method, string>;

const refusal = (c: Context, status: 400 | 401 | 404 | 409, code: string) => c.json({ code }, status);

const parseTerms = (body: Readonly<Record<string, unknown>>): PaymentTerms | null => {
  const [amount, shopper] = [toRecord(body['amount']), toRecord(body['shopper'])];
  return readTerms(marketPayShop.merchantId, {
    orderNo: body['orderReference'],
    attemptId: body['reference'],
    amountMinor: amount['value'],
    currency: amount['currency'],
    email: shopper['email'],
    language: shopper['locale'],
    returnUrl: body['returnUrl'],
    notifyUrl: body['notificationUrl'],
  });
};

const stated = (payment: Payment) => {
  const { ref, shopId, orderNo, attemptId, amountMinor, currency, state, paymentId, method } = asStated(payment);
  return {
    id: ref,
    merchantId: shopId,
    reference: attemptId,
    orderReference: orderNo,
    amount: { value: amountMinor, currency },
    status: STATUS[state],
    transaction: state === 'paid' ? { id: paymentId, method: METHOD[method] } : null,
  };
};

const hosted = (c: Context, payment: Payment) => ({
  ...stated(payment),
  checkoutUrl: `${new URL(c.req.url).origin}/pay/${payment.ref}`,
});

const isShop = (c: Context): boolean =>
  c.req.param('merchant') === marketPayShop.merchantId &&
  c.req.header('authorization') === `Bearer ${marketPayShop.apiKey}`;

export const dialect: Dialect = {
  id: 'marketPay',
  name: 'marketPay',
  path: '/marketpay',
  api: (store) => {
    const api = new Hono().basePath('/v1/merchants/:merchant/payments');
    api.post('/', async (c) => {
      if (!isShop(c)) return refusal(c, 401, 'unauthorized');
      const terms = parseTerms(toRecord(await c.req.json().catch(() => null)));
      if (!terms || c.req.header('idempotency-key') !== terms.attemptId) return refusal(c, 400, 'invalid_request');
      const payment = store.open('marketPay', terms);
      return payment === 'Conflict' ? refusal(c, 409, 'idempotency_conflict') : c.json(hosted(c, payment), 201);
    });
    api.post('/:id/cancel', (c) => {
      if (!isShop(c)) return refusal(c, 401, 'unauthorized');
      const payment = store.close('marketPay', c.req.param('id'));
      if (payment === 'Unknown') return refusal(c, 404, 'not_found');
      return payment === 'Ended' ? refusal(c, 409, 'payment_ended') : c.json(hosted(c, payment));
    });
    api.get('/:id', (c) => {
      if (!isShop(c)) return refusal(c, 401, 'unauthorized');
      const payment = store.byRef(c.req.param('id'));
      return payment?.dialect === 'marketPay' ? c.json(hosted(c, payment)) : refusal(c, 404, 'not_found');
    });
    return api;
  },
  notification: (payment) => {
    const eventId = createHash('sha256').update(`${payment.ref}:${payment.state}`).digest('hex').slice(0, 24);
    const body = JSON.stringify({ eventId, payment: stated(payment) });
    const timestamp = String(Math.floor(Date.now() / 1000));
    const digest = createHmac('sha256', marketPayShop.webhookSecret).update(`${timestamp}.${body}`).digest('hex');
    const signed = { 'X-MarketPay-Timestamp': timestamp, 'X-MarketPay-Signature': `v1=${digest}` };
    return { headers: { 'Content-Type': 'application/json', ...signed }, body };
  },
  returnAddress: (payment) => withQuery(payment.returnUrl, { payment: payment.ref }),
};
