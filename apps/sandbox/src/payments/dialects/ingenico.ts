/**
 * The ingenico dialect: hosted checkouts in the format of Worldline Direct. Every request is signed (`GCS v1HMAC`), and so
 * is every message, in base64 with the id of its key. A checkout without a payment attempt only states that it is in
 * progress. The status EXPIRED and refusing a key that is reused on other terms are this sandbox's own. Integer minor units.
 */
import { createHash, createHmac } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { asStated, type Method, type Payment, type PaymentState, type PaymentTerms } from '../payment.ts';
import { type Dialect, toRecord, readString, withQuery } from '../dialect.ts';
import { readTerms } from '../terms.ts';

/** The only test shop. */
export const ingenicoShop = {
  merchantId: 'sandbox-merchant',
  apiKeyId: 'sandbox-api-key-id',
  apiSecret: 'sandbox-api-secret',
  webhookKeyId: 'sandbox-webhook-key-id',
  webhookSecret: 'sandbox-webhook-secret',
} as const;

const DATE_TOLERANCE_MS = 5 * 60_000;

const STATUS = {
  open: 'CREATED',
  paid: 'CAPTURED',
  refused: 'REJECTED',
  cancelled: 'CANCELLED',
  expired: 'CANCELLED',
} as const satisfies Record<PaymentState, string>;
const CATEGORY = { CREATED: 'CREATED', CAPTURED: 'COMPLETED', REJECTED: 'UNSUCCESSFUL', CANCELLED: 'UNSUCCESSFUL' };
const OUTPUT = {
  card: { paymentMethod: 'card', cardPaymentMethodSpecificOutput: { paymentProductId: 1 } },
  transfer: { paymentMethod: 'redirect', redirectPaymentMethodSpecificOutput: { paymentProductId: 5408 } },
  wallet: { paymentMethod: 'redirect', redirectPaymentMethodSpecificOutput: { paymentProductId: 840 } },
} as const satisfies Record<Method, object>;

const refusal = (c: Context, status: 400 | 403 | 404, id: string) =>
  c.json({ errorId: 'sandbox', errors: [{ id, httpStatusCode: status, message: id }] }, status);

const hmac = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('base64');

const isSigned = (c: Context): boolean => {
  const header = (name: string): string => c.req.header(name) ?? '';
  const key = header('x-gcs-idempotence-key');
  const lines = [c.req.method, header('content-type'), header('date')];
  if (key !== '') lines.push(`x-gcs-idempotence-key:${key}`);
  lines.push(new URL(c.req.url).pathname, '');
  const signature = hmac(ingenicoShop.apiSecret, lines.join('\n'));
  const isRecent = Math.abs(Date.parse(header('date')) - Date.now()) <= DATE_TOLERANCE_MS;
  return isRecent && header('authorization') === `GCS v1HMAC:${ingenicoShop.apiKeyId}:${signature}`;
};

const isShop = (c: Context): boolean => c.req.param('merchant') === ingenicoShop.merchantId && isSigned(c);

const attemptIn = (merchantParameters: unknown): unknown => {
  try {
    return toRecord(JSON.parse(readString(merchantParameters) ?? ''))['attemptId'];
  } catch {
    return null;
  }
};

const parseTerms = (body: Readonly<Record<string, unknown>>): PaymentTerms | null => {
  const order = toRecord(body['order']);
  const [money, references] = [toRecord(order['amountOfMoney']), toRecord(order['references'])];
  const checkout = toRecord(body['hostedCheckoutSpecificInput']);
  const { webhooksUrls } = toRecord(body['feedbacks']);
  return readTerms(ingenicoShop.merchantId, {
    orderNo: references['merchantReference'],
    attemptId: attemptIn(references['merchantParameters']),
    amountMinor: money['amount'],
    currency: money['currencyCode'],
    email: toRecord(toRecord(order['customer'])['contactDetails'])['emailAddress'],
    language: checkout['locale'],
    returnUrl: checkout['returnUrl'],
    notifyUrl: Array.isArray(webhooksUrls) ? webhooksUrls[0] : null,
  });
};

const paymentOutput = (payment: Payment) => {
  const { ref, orderNo, attemptId, amountMinor, currency, state, paymentId, method } = asStated(payment);
  return {
    id: paymentId ?? `${ref}_0`,
    status: STATUS[state],
    statusOutput: { statusCategory: CATEGORY[STATUS[state]] },
    hostedCheckoutSpecificOutput: { hostedCheckoutId: ref },
    paymentOutput: {
      amountOfMoney: { amount: amountMinor, currencyCode: currency },
      references: { merchantReference: orderNo, merchantParameters: JSON.stringify({ attemptId }) },
      ...OUTPUT[method],
    },
  };
};

const checkout = (payment: Payment) => {
  if (payment.state === 'open') return { status: 'IN_PROGRESS' };
  if (payment.state === 'expired') return { status: 'EXPIRED' };
  return { status: 'PAYMENT_CREATED', createdPaymentOutput: { payment: paymentOutput(payment) } };
};

/** An id that stays the same however often a checkout is reported, as a real provider's does. */
const stableId = (payment: Payment, what: string): string =>
  createHash('sha256').update(`${payment.ref}:${what}`).digest('hex').slice(0, 32);

export const dialect: Dialect = {
  id: 'ingenico',
  name: 'ingenico',
  path: '/ingenico',
  api: (store) => {
    const api = new Hono().basePath('/v2/:merchant/hostedcheckouts');
    api.post('/', async (c) => {
      if (!isShop(c)) return refusal(c, 403, 'ACCESS_TO_MERCHANT_NOT_ALLOWED');
      const terms = parseTerms(toRecord(await c.req.json().catch(() => null)));
      if (!terms || c.req.header('x-gcs-idempotence-key') !== terms.attemptId) return refusal(c, 400, 'INVALID_VALUE');
      const payment = store.open('ingenico', terms);
      if (payment === 'Conflict') return refusal(c, 400, 'IDEMPOTENCE_KEY_REUSED');
      const { host, origin } = new URL(c.req.url);
      const answer = { hostedCheckoutId: payment.ref, merchantReference: payment.orderNo };
      const [redirectUrl, partialRedirectUrl] = [`${origin}/pay/${payment.ref}`, `${host}/pay/${payment.ref}`];
      return c.json({ ...answer, RETURNMAC: stableId(payment, 'return'), redirectUrl, partialRedirectUrl }, 201);
    });
    api.get('/:id', (c) => {
      if (!isShop(c)) return refusal(c, 403, 'ACCESS_TO_MERCHANT_NOT_ALLOWED');
      const payment = store.byRef(c.req.param('id'));
      return payment?.dialect === 'ingenico' ? c.json(checkout(payment)) : refusal(c, 404, 'UNKNOWN_CHECKOUT_ID');
    });
    return api;
  },
  notification: (payment) => {
    const stated = paymentOutput(payment);
    const body = JSON.stringify({
      apiVersion: 'v1',
      id: stableId(payment, payment.state),
      created: new Date(payment.openedAt).toISOString(),
      merchantId: asStated(payment).shopId,
      type: `payment.${stated.status.toLowerCase()}`,
      payment: stated,
    });
    const signature = hmac(ingenicoShop.webhookSecret, body);
    const signed = { 'X-GCS-KeyId': ingenicoShop.webhookKeyId, 'X-GCS-Signature': signature };
    return { headers: { 'Content-Type': 'application/json', ...signed }, body };
  },
  returnAddress: (payment) =>
    withQuery(payment.returnUrl, { RETURNMAC: stableId(payment, 'return'), hostedCheckoutId: payment.ref }),
};
