/**
 * The UpstreamPay dialect: an OAuth token for client credentials, sessions under the shop's entity id, a JSON message
 * signed in a header with HMAC-SHA-256 over the whole body. Amounts are decimal strings. Paths follow the provider's
 * published plugin; stating and cancelling a session, the message's shape and its signature header are this sandbox's own.
 */
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import {
  asStated,
  decimalAmount,
  currencyDigits,
  type Method,
  type Payment,
  type PaymentState,
  type PaymentTerms,
} from '../payment.ts';
import type { PaymentStore } from '../payment-store.ts';
import { type Dialect, toRecord, readString, withQuery } from '../dialect.ts';
import { readTerms } from '../terms.ts';

/** The only test shop. */
export const upstreamPayShop = {
  entityId: '0d9a7e52-5b0c-4c1f-9a35-6f1d2c3b4a59',
  apiKey: 'sandbox-api-key',
  clientId: 'sandbox-client',
  clientSecret: 'sandbox-client-secret',
  webhookSecret: 'sandbox-webhook-secret',
} as const;

const TOKEN_LIFETIME_S = 3600;
const METHOD_NAME = { card: 'creditcard', transfer: 'instantpayment', wallet: 'wallet' } as const satisfies Record<
  Method,
  string
>;
const STATUS = {
  open: 'OPEN',
  paid: 'PAID',
  refused: 'REFUSED',
  cancelled: 'CANCELLED',
  expired: 'EXPIRED',
} as const satisfies Record<PaymentState, string>;

const refusal = (c: Context, status: 400 | 401 | 404 | 409, code: string) => c.json({ error: code }, status);

/** Parses a decimal string; null unless it has exactly the decimals of the currency. */
const parseAmountMinor = (text: string | null, currency: string | null): number | null => {
  const [, whole, decimals = ''] = /^(\d{1,12})(?:\.(\d+))?$/.exec(text ?? '') ?? [];
  const hasCurrencyDecimals = /^[A-Z]{3}$/.test(currency ?? '') && decimals.length === currencyDigits(currency ?? '');
  return whole !== undefined && hasCurrencyDecimals ? Number(whole + decimals) : null;
};

const parseTerms = (body: Readonly<Record<string, unknown>>): PaymentTerms | null => {
  const order = toRecord(body['order']);
  return readTerms(upstreamPayShop.entityId, {
    orderNo: order['reference'],
    attemptId: body['reference'],
    amountMinor: parseAmountMinor(readString(order['amount']), readString(order['currency_code'])),
    currency: order['currency_code'],
    email: toRecord(body['customer'])['email'],
    language: body['locale'],
    returnUrl: body['return_url'],
    notifyUrl: body['webhook_url'],
  });
};

const session = (payment: Payment) => {
  const { ref, shopId, orderNo, attemptId, amountMinor, currency, digits, state, paymentId, method } =
    asStated(payment);
  return {
    id: ref,
    entity_id: shopId,
    reference: attemptId,
    status: STATUS[state],
    order: { reference: orderNo, amount: decimalAmount(amountMinor, digits), currency_code: currency },
    transaction: state === 'paid' ? { id: paymentId, method: METHOD_NAME[method] } : null,
  };
};

const hosted = (c: Context, payment: Payment) => ({
  ...session(payment),
  redirect_url: `${new URL(c.req.url).origin}/pay/${payment.ref}`,
});

const mountSessions = (api: Hono, store: PaymentStore, isKnown: (c: Context) => boolean): void => {
  api.post('/:entity/sessions/create', async (c) => {
    if (!isKnown(c)) return refusal(c, 401, 'unauthorized');
    const terms = parseTerms(toRecord(await c.req.json().catch(() => null)));
    if (!terms || c.req.header('idempotency-key') !== terms.attemptId) return refusal(c, 400, 'invalid_request');
    const payment = store.open('UpstreamPay', terms);
    return payment === 'Conflict' ? refusal(c, 409, 'idempotency_conflict') : c.json(hosted(c, payment), 201);
  });
  api.post('/:entity/sessions/:id/cancel', (c) => {
    if (!isKnown(c)) return refusal(c, 401, 'unauthorized');
    const payment = store.close('UpstreamPay', c.req.param('id'));
    if (payment === 'Unknown') return refusal(c, 404, 'not_found');
    return payment === 'Ended' ? refusal(c, 409, 'session_ended') : c.json(hosted(c, payment));
  });
  api.get('/:entity/sessions/:id', (c) => {
    if (!isKnown(c)) return refusal(c, 401, 'unauthorized');
    const payment = store.byRef(c.req.param('id'));
    return payment?.dialect === 'UpstreamPay' ? c.json(hosted(c, payment)) : refusal(c, 404, 'not_found');
  });
};

const hasKey = (c: Context): boolean => c.req.header('x-api-key') === upstreamPayShop.apiKey;

const basic = `Basic ${Buffer.from(`${upstreamPayShop.clientId}:${upstreamPayShop.clientSecret}`).toString('base64')}`;

export const dialect: Dialect = {
  id: 'UpstreamPay',
  name: 'UpstreamPay',
  path: '/upstreampay',
  api: (store) => {
    const api = new Hono();
    const tokens = new Map<string, number>();
    const hasToken = (c: Context): boolean =>
      (tokens.get(c.req.header('authorization')?.replace(/^Bearer /, '') ?? '') ?? 0) > Date.now();
    api.post('/oauth/token', async (c) => {
      const form = await c.req.parseBody();
      if (!hasKey(c) || c.req.header('authorization') !== basic) return refusal(c, 401, 'invalid_client');
      if (form['grant_type'] !== 'client_credentials') return refusal(c, 400, 'unsupported_grant_type');
      const token = randomBytes(24).toString('base64url');
      tokens.set(token, Date.now() + TOKEN_LIFETIME_S * 1000);
      return c.json({ access_token: token, token_type: 'Bearer', expires_in: TOKEN_LIFETIME_S });
    });
    mountSessions(api, store, (c) => hasKey(c) && hasToken(c) && c.req.param('entity') === upstreamPayShop.entityId);
    return api;
  },
  notification: (payment) => {
    const stated = session(payment);
    const id = `evt_${createHash('sha256').update(`${payment.ref}:${payment.state}`).digest('hex').slice(0, 24)}`;
    const body = JSON.stringify({ id, type: `session.${stated.status.toLowerCase()}`, session: stated });
    const signature = createHmac('sha256', upstreamPayShop.webhookSecret).update(body).digest('hex');
    return { headers: { 'Content-Type': 'application/json', 'X-UpstreamPay-Signature': `sha256=${signature}` }, body };
  },
  returnAddress: (payment) => withQuery(payment.returnUrl, { session_id: payment.ref }),
};
