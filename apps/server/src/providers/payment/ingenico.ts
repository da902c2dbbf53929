/**
 * ingenico: hosted checkouts of Worldline Direct, the platform that took ingenico's over (spec section 7, A-33,
 * reliability rows 9 to 12). Integer minor units. Messages carry `X-GCS-Signature`, the HMAC-SHA-256 of the raw body in
 * base64, and `X-GCS-KeyId`, which must name the one key that is configured.
 */
import { Schema } from 'effect';
import { Checkout, Event, toReportedPayment, untriedPayment } from './ingenico-payment.ts';
import { signRequest } from './ingenico-request.ts';
import { paymentAdapter, type Settings } from './payment-adapter.ts';
import {
  type MessageReading,
  type OpenPayment,
  type PaymentProvider,
  ProviderUnavailable,
  type RawMessage,
} from './payment-provider.ts';
import { assertIsoDigits } from './provider-amount.ts';
import { askProvider, decodeGranted, type ProviderRequest, WebAddress } from './provider-call.ts';
import { providerLocale } from './provider-locale.ts';
import { readGenuine } from './provider-message.ts';
import { isSignedInBase64 } from './signature.ts';

const SECRETS = {
  shopId: { variable: 'INGENICO_MERCHANT_ID', sandbox: 'sandbox-merchant' },
  apiKeyId: { variable: 'INGENICO_API_KEY_ID', sandbox: 'sandbox-api-key-id' },
  apiSecret: { variable: 'INGENICO_API_SECRET', sandbox: 'sandbox-api-secret' },
  webhookKeyId: { variable: 'INGENICO_WEBHOOK_KEY_ID', sandbox: 'sandbox-webhook-key-id' },
  webhookSecret: { variable: 'INGENICO_WEBHOOK_SECRET', sandbox: 'sandbox-webhook-secret' },
};
type IngenicoSettings = Settings<keyof typeof SECRETS>;

const Opened = Schema.Struct({ hostedCheckoutId: Schema.NonEmptyString, redirectUrl: WebAddress });

const readNotification = (
  { webhookKeyId, webhookSecret }: IngenicoSettings,
  { headers, body }: RawMessage,
): MessageReading => {
  const isGenuine =
    headers.get('x-gcs-keyid') === webhookKeyId &&
    isSignedInBase64(webhookSecret, body, headers.get('x-gcs-signature') ?? '');
  if (!isGenuine) return { _tag: 'BadSignature' };
  return readGenuine(Event, body, ({ id, merchantId, payment }) => ({
    eventRef: id,
    payment: toReportedPayment(merchantId, payment),
  }));
};

/** One attempt per checkout: after a refused card the buyer returns to the shop, which opens another one. */
const checkoutRequest = (payment: OpenPayment) => ({
  order: {
    amountOfMoney: { amount: Number(payment.amountMinor), currencyCode: payment.currency.code },
    customer: { contactDetails: { emailAddress: payment.email } },
    references: {
      merchantReference: payment.orderNo,
      merchantParameters: JSON.stringify({ attemptId: payment.attemptId }),
    },
  },
  cardPaymentMethodSpecificInput: { authorizationMode: 'SALE' },
  hostedCheckoutSpecificInput: {
    ...providerLocale(payment.language),
    returnUrl: payment.returnUrl,
    showResultPage: false,
    allowedNumberOfPaymentAttempts: 1,
  },
  feedbacks: { webhooksUrls: [payment.notifyUrl] },
});

/** `now` is the current time in milliseconds, which requests contain. */
const ingenicoProvider = (config: IngenicoSettings, now: () => number): PaymentProvider => {
  const { shopId, timeoutMs } = config;
  const checkouts = `${config.baseUrl}/v2/${encodeURIComponent(shopId)}/hostedcheckouts`;
  const ask = async <A>(schema: Schema.Codec<A, unknown>, request: ProviderRequest): Promise<A> => {
    const answer = await askProvider(signRequest(config, request, now()), timeoutMs);
    if (answer.status === 409) throw new ProviderUnavailable('ingenico is at this checkout already', true);
    return decodeGranted('ingenico', schema, answer);
  };
  return {
    id: 'ingenico',
    open: async (payment) => {
      assertIsoDigits(payment.currency);
      const headers = { 'Content-Type': 'application/json', 'X-GCS-Idempotence-Key': payment.attemptId };
      const body = JSON.stringify(checkoutRequest(payment));
      const opened = await ask(Opened, { method: 'POST', url: checkouts, headers, body });
      return { providerRef: opened.hostedCheckoutId, redirectUrl: opened.redirectUrl };
    },
    readNotification: (message) => Promise.resolve(readNotification(config, message)),
    payment: async (providerRef, asked) => {
      const url = `${checkouts}/${encodeURIComponent(providerRef)}`;
      const checkout = await ask(Checkout, { method: 'GET', url, headers: {} });
      return checkout.status === 'PAYMENT_CREATED'
        ? toReportedPayment(shopId, checkout.createdPaymentOutput.payment)
        : untriedPayment(providerRef, shopId, checkout.status, asked);
    },
    // Worldline Direct can create and query hosted checkouts, but not delete them.
    close: null,
  };
};

export const ingenico = paymentAdapter({
  id: 'ingenico',
  address: { variable: 'INGENICO_URL', sandboxPath: '/ingenico' },
  secrets: SECRETS,
  messageKey: 'webhookSecret',
  provider: ingenicoProvider,
});
