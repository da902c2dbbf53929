/**
 * marketPay: payments by JSON under a bearer key (spec section 7, A-33, reliability rows 9 to 12). Integer minor units.
 * Messages carry `X-MarketPay-Signature: v1=…`, the HMAC-SHA-256 of `{timestamp}.{raw body}` under the webhook secret,
 * and the `X-MarketPay-Timestamp` that it covers, in seconds: an old message is refused however genuine it is.
 */
import type { ReportedPayment } from '@offrande/domain/payment-attempt';
import { Schema } from 'effect';
import { paymentAdapter, type Settings } from './payment-adapter.ts';
import type { MessageReading, OpenPayment, PaymentProvider, RawMessage } from './payment-provider.ts';
import { AmountMinor, assertIsoDigits, CurrencyCode } from './provider-amount.ts';
import { askProvider, decodeGranted, type ProviderRequest, WebAddress } from './provider-call.ts';
import { providerLocale } from './provider-locale.ts';
import { readGenuine } from './provider-message.ts';
import { isSignedBy } from './signature.ts';

const SECRETS = {
  shopId: { variable: 'MARKETPAY_MERCHANT_ID', sandbox: 'sandbox-merchant' },
  apiKey: { variable: 'MARKETPAY_API_KEY', sandbox: 'sandbox-api-key' },
  webhookSecret: { variable: 'MARKETPAY_WEBHOOK_SECRET', sandbox: 'sandbox-webhook-secret' },
};

/** The maximum difference between a message's time and ours. The provider sets a new time for each delivery, including retries. */
const TOLERANCE_S = 300;

const STATES = {
  PENDING: 'open',
  PAID: 'paid',
  DECLINED: 'refused',
  CANCELLED: 'cancelled',
  EXPIRED: 'expired',
} as const satisfies Record<string, ReportedPayment['state']>;

/** Payment methods by the shop's names; any other keeps marketPay's name. */
const METHODS: ReadonlyMap<string, string> = new Map([
  ['CARD', 'creditcard'],
  ['BANK_TRANSFER', 'instantpayment'],
  ['WALLET', 'wallet'],
]);

const payment = {
  id: Schema.NonEmptyString,
  merchantId: Schema.String,
  reference: Schema.String,
  orderReference: Schema.String,
  amount: Schema.Struct({ value: AmountMinor, currency: CurrencyCode }),
  status: Schema.Literals(['PENDING', 'PAID', 'DECLINED', 'CANCELLED', 'EXPIRED']),
  transaction: Schema.NullOr(Schema.Struct({ id: Schema.NonEmptyString, method: Schema.String })),
};
const Payment = Schema.Struct(payment);
const HostedPayment = Schema.Struct({ ...payment, checkoutUrl: WebAddress });
const Event = Schema.fromJsonString(Schema.Struct({ eventId: Schema.NonEmptyString, payment: Payment }));

const paymentOf = (stated: typeof Payment.Type): ReportedPayment => {
  const paidBy = stated.status === 'PAID' ? stated.transaction : null;
  return {
    providerRef: stated.id,
    shopId: stated.merchantId,
    orderNo: stated.orderReference,
    attemptId: stated.reference,
    amountMinor: BigInt(stated.amount.value),
    currency: stated.amount.currency,
    state: STATES[stated.status],
    paymentId: paidBy?.id ?? null,
    method: paidBy ? (METHODS.get(paidBy.method) ?? paidBy.method.toLowerCase()) : null,
  };
};

const isFresh = (timestamp: string, nowMs: number): boolean =>
  Math.abs(Math.floor(nowMs / 1000) - Number(timestamp)) <= TOLERANCE_S;

const readNotification = (webhookSecret: string, { headers, body }: RawMessage, nowMs: number): MessageReading => {
  const [timestamp = ''] = /^\d{1,12}$/.exec(headers.get('x-marketpay-timestamp') ?? '') ?? [];
  const [, digest = ''] = /^v1=([0-9a-f]{64})$/.exec(headers.get('x-marketpay-signature') ?? '') ?? [];
  const signed = Buffer.concat([Buffer.from(`${timestamp}.`), body]);
  if (timestamp === '' || !isSignedBy(webhookSecret, signed, digest)) return { _tag: 'BadSignature' };
  if (!isFresh(timestamp, nowMs)) return { _tag: 'Stale' };
  return readGenuine(Event, body, (event) => ({ eventRef: event.eventId, payment: paymentOf(event.payment) }));
};

const paymentRequest = (asked: OpenPayment) => ({
  reference: asked.attemptId,
  orderReference: asked.orderNo,
  amount: { value: Number(asked.amountMinor), currency: asked.currency.code },
  shopper: { email: asked.email, ...providerLocale(asked.language) },
  returnUrl: asked.returnUrl,
  notificationUrl: asked.notifyUrl,
});

/** `now` is the current time in milliseconds, with which messages are compared. */
const marketPayProvider = (config: Settings<keyof typeof SECRETS>, now: () => number): PaymentProvider => {
  const payments = `${config.baseUrl}/v1/merchants/${encodeURIComponent(config.shopId)}/payments`;
  const ask = async ({ headers, ...request }: ProviderRequest): Promise<typeof HostedPayment.Type> => {
    const authorized = { ...headers, Authorization: `Bearer ${config.apiKey}`, 'Content-Type': 'application/json' };
    const answer = await askProvider({ ...request, headers: authorized }, config.timeoutMs);
    return decodeGranted('marketPay', HostedPayment, answer);
  };
  return {
    id: 'marketPay',
    open: async (asked) => {
      assertIsoDigits(asked.currency);
      const headers = { 'Idempotency-Key': asked.attemptId };
      const body = JSON.stringify(paymentRequest(asked));
      const { id, checkoutUrl } = await ask({ method: 'POST', url: payments, headers, body });
      return { providerRef: id, redirectUrl: checkoutUrl };
    },
    readNotification: (message) => Promise.resolve(readNotification(config.webhookSecret, message, now())),
    payment: async (providerRef) =>
      paymentOf(await ask({ method: 'GET', url: `${payments}/${encodeURIComponent(providerRef)}`, headers: {} })),
    close: async (providerRef) =>
      void (await ask({ method: 'POST', url: `${payments}/${encodeURIComponent(providerRef)}/cancel`, headers: {} })),
  };
};

export const marketPay = paymentAdapter({
  id: 'marketPay',
  address: { variable: 'MARKETPAY_URL', sandboxPath: '/marketpay' },
  secrets: SECRETS,
  messageKey: 'webhookSecret',
  provider: marketPayProvider,
});
