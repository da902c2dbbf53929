/**
 * UpstreamPay: sessions by JSON under an OAuth token (spec section 7, reliability rows 9 to 12). Amounts are decimal
 * strings. Messages carry `X-UpstreamPay-Signature: sha256=…`, the HMAC-SHA-256 of the raw body under the webhook secret.
 */
import type { ReportedPayment } from '@offrande/domain/payment-attempt';
import { Schema } from 'effect';
import { paymentAdapter, type Settings } from './payment-adapter.ts';
import {
  type MessageReading,
  type OpenPayment,
  type PaymentProvider,
  ProviderUnavailable,
  type RawMessage,
} from './payment-provider.ts';
import { assertIsoDigits, CurrencyCode, fromDecimalAmount, toDecimalAmount } from './provider-amount.ts';
import { askProvider, decodeGranted, type ProviderAnswer, type ProviderRequest, WebAddress } from './provider-call.ts';
import { readGenuine } from './provider-message.ts';
import { isSignedBy } from './signature.ts';
import { createTokenSource } from './upstream-pay-token.ts';

const SECRETS = {
  shopId: { variable: 'UPSTREAMPAY_ENTITY_ID', sandbox: '0d9a7e52-5b0c-4c1f-9a35-6f1d2c3b4a59' },
  apiKey: { variable: 'UPSTREAMPAY_API_KEY', sandbox: 'sandbox-api-key' },
  clientId: { variable: 'UPSTREAMPAY_CLIENT_ID', sandbox: 'sandbox-client' },
  clientSecret: { variable: 'UPSTREAMPAY_CLIENT_SECRET', sandbox: 'sandbox-client-secret' },
  webhookSecret: { variable: 'UPSTREAMPAY_WEBHOOK_SECRET', sandbox: 'sandbox-webhook-secret' },
};
type UpstreamPaySettings = Settings<keyof typeof SECRETS>;

const STATES = {
  OPEN: 'open',
  PAID: 'paid',
  REFUSED: 'refused',
  CANCELLED: 'cancelled',
  EXPIRED: 'expired',
} as const satisfies Record<string, ReportedPayment['state']>;

const session = {
  id: Schema.NonEmptyString,
  entity_id: Schema.String,
  reference: Schema.String,
  status: Schema.Literals(['OPEN', 'PAID', 'REFUSED', 'CANCELLED', 'EXPIRED']),
  order: Schema.Struct({
    reference: Schema.String,
    amount: Schema.String,
    currency_code: CurrencyCode,
  }),
  transaction: Schema.NullOr(Schema.Struct({ id: Schema.NonEmptyString, method: Schema.String })),
};
const Session = Schema.Struct(session);
const HostedSession = Schema.Struct({ ...session, redirect_url: WebAddress });
const Event = Schema.fromJsonString(Schema.Struct({ id: Schema.NonEmptyString, session: Session }));

/** Null if the amount does not have its currency's decimals. */
const paymentOf = ({
  id,
  entity_id,
  reference,
  status,
  order,
  transaction,
}: typeof Session.Type): ReportedPayment | null => {
  const amountMinor = fromDecimalAmount(order.amount, order.currency_code);
  if (amountMinor === null) return null;
  const paidBy = status === 'PAID' ? transaction : null;
  return {
    providerRef: id,
    shopId: entity_id,
    orderNo: order.reference,
    attemptId: reference,
    amountMinor,
    currency: order.currency_code,
    state: STATES[status],
    paymentId: paidBy?.id ?? null,
    method: paidBy?.method ?? null,
  };
};

const readNotification = (secret: string, { headers, body }: RawMessage): MessageReading => {
  const [, digest = ''] = /^sha256=([0-9a-f]{64})$/.exec(headers.get('x-upstreampay-signature') ?? '') ?? [];
  if (!isSignedBy(secret, body, digest)) return { _tag: 'BadSignature' };
  return readGenuine(Event, body, ({ id, session: stated }) => {
    const payment = paymentOf(stated);
    return payment ? { eventRef: id, payment } : { _tag: 'Unreadable', reason: 'amount' };
  });
};

const sessionRequest = ({ orderNo, amountMinor, currency, ...payment }: OpenPayment) => ({
  reference: payment.attemptId,
  order: { reference: orderNo, amount: toDecimalAmount(amountMinor, currency.digits), currency_code: currency.code },
  customer: { email: payment.email },
  locale: payment.language,
  return_url: payment.returnUrl,
  webhook_url: payment.notifyUrl,
});

/** Makes requests with the token; a revoked token is renewed once. */
const createAsk = (config: UpstreamPaySettings) => {
  const tokens = createTokenSource(config);
  const askWith = async (
    token: string,
    { path, headers, ...request }: Omit<ProviderRequest, 'url'> & { path: string },
  ): Promise<ProviderAnswer> =>
    askProvider(
      {
        ...request,
        url: `${config.baseUrl}/${config.shopId}/${path}`,
        headers: {
          ...headers,
          Authorization: `Bearer ${token}`,
          'X-Api-Key': config.apiKey,
          'Content-Type': 'application/json',
        },
      },
      config.timeoutMs,
    );
  return async (request: Omit<ProviderRequest, 'url'> & { path: string }): Promise<typeof HostedSession.Type> => {
    const token = await tokens.token();
    let answer = await askWith(token, request);
    if (answer.status === 401) {
      tokens.forget(token);
      answer = await askWith(await tokens.token(), request);
    }
    return decodeGranted('UpstreamPay', HostedSession, answer);
  };
};

const upstreamPayProvider = (config: UpstreamPaySettings): PaymentProvider => {
  const ask = createAsk(config);
  return {
    id: 'UpstreamPay',
    open: async (payment) => {
      assertIsoDigits(payment.currency);
      const headers = { 'Idempotency-Key': payment.attemptId };
      const body = JSON.stringify(sessionRequest(payment));
      const { id, redirect_url } = await ask({ method: 'POST', path: 'sessions/create', headers, body });
      return { providerRef: id, redirectUrl: redirect_url };
    },
    readNotification: (message) => Promise.resolve(readNotification(config.webhookSecret, message)),
    payment: async (providerRef) => {
      const answer = await ask({ method: 'GET', path: `sessions/${encodeURIComponent(providerRef)}`, headers: {} });
      const payment = paymentOf(answer);
      if (!payment) throw new ProviderUnavailable('the amount is not one of its currency', false);
      return payment;
    },
    close: async (providerRef) =>
      void (await ask({ method: 'POST', path: `sessions/${encodeURIComponent(providerRef)}/cancel`, headers: {} })),
  };
};

export const upstreamPay = paymentAdapter({
  id: 'UpstreamPay',
  address: { variable: 'UPSTREAMPAY_URL', sandboxPath: '/upstreampay' },
  secrets: SECRETS,
  messageKey: 'webhookSecret',
  provider: upstreamPayProvider,
});
