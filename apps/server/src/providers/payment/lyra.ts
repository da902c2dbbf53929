/**
 * Lyra, REST V4 payment orders (docs.lyra.com/en/rest/V4.0; spec section 7, reliability rows 9 to 12). Integer minor
 * units. Messages are forms: `kr-hash` is the HMAC-SHA-256 of `kr-answer` under the password. The browser's return is
 * signed with another key and settles nothing, so it is not read here and is refused as a message.
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
import { AmountMinor, assertIsoDigits } from './provider-amount.ts';
import { askProvider, decodeAnswer, WebAddress } from './provider-call.ts';
import { providerLocale } from './provider-locale.ts';
import { readGenuine } from './provider-message.ts';
import { isSignedBy } from './signature.ts';

const SECRETS = {
  shopId: { variable: 'LYRA_SHOP_ID', sandbox: '69876357' },
  password: { variable: 'LYRA_PASSWORD', sandbox: 'testpassword_sandbox' },
};

const STATES: ReadonlyMap<string, ReportedPayment['state']> = new Map([
  ['RUNNING', 'open'],
  ['PAID', 'paid'],
  ['UNPAID', 'refused'],
  ['REFUSED', 'refused'],
  ['ABANDONED', 'cancelled'],
  ['CANCELLED', 'cancelled'],
  ['EXPIRED', 'expired'],
]);

/** Payment methods by the shop's names (A-33); any other keeps Lyra's name. */
const METHODS: ReadonlyMap<string, string> = new Map([
  ['CARD', 'creditcard'],
  ['IP_WIRE', 'instantpayment'],
  ['PAYPAL', 'wallet'],
]);

const Status = Schema.Literals([...STATES.keys()]);
const Transactions = Schema.Array(
  Schema.Struct({ uuid: Schema.String, status: Schema.String, paymentMethodType: Schema.String }),
);

const PaymentOrder = Schema.Struct({
  paymentOrderId: Schema.NonEmptyString,
  paymentOrderStatus: Status,
  paymentURL: WebAddress,
  shopId: Schema.String,
  orderId: Schema.String,
  amount: AmountMinor,
  currency: Schema.String,
  metadata: Schema.Struct({ attemptId: Schema.String }),
  transactions: Transactions,
});

const Answer = Schema.Union([
  Schema.Struct({ status: Schema.Literal('SUCCESS'), answer: PaymentOrder }),
  Schema.Struct({ status: Schema.Literal('ERROR'), answer: Schema.Struct({ errorCode: Schema.String }) }),
]);

const SignedAnswer = Schema.fromJsonString(
  Schema.Struct({
    shopId: Schema.String,
    orderStatus: Status,
    orderDetails: Schema.Struct({
      orderId: Schema.String,
      orderTotalAmount: AmountMinor,
      orderCurrency: Schema.String,
      metadata: Schema.Struct({ attemptId: Schema.String, paymentOrderId: Schema.NonEmptyString }),
    }),
    transactions: Transactions,
  }),
);

const stateOf = (status: string): ReportedPayment['state'] => {
  const state = STATES.get(status);
  if (state === undefined) throw new Error(`No state for ${status}`);
  return state;
};

/** The id and method of the transaction that paid. */
const paidBy = (state: ReportedPayment['state'], transactions: typeof Transactions.Type) => {
  const paid = state === 'paid' ? transactions.find(({ status }) => status === 'PAID') : undefined;
  const method = paid ? (METHODS.get(paid.paymentMethodType) ?? paid.paymentMethodType.toLowerCase()) : null;
  return { paymentId: paid?.uuid ?? null, method };
};

const paymentOfOrder = (order: typeof PaymentOrder.Type): ReportedPayment => {
  const state = stateOf(order.paymentOrderStatus);
  return {
    providerRef: order.paymentOrderId,
    shopId: order.shopId,
    orderNo: order.orderId,
    attemptId: order.metadata.attemptId,
    amountMinor: BigInt(order.amount),
    currency: order.currency,
    state,
    ...paidBy(state, order.transactions),
  };
};

const paymentOfAnswer = ({
  shopId,
  orderStatus,
  orderDetails,
  transactions,
}: typeof SignedAnswer.Type): ReportedPayment => {
  const state = stateOf(orderStatus);
  return {
    providerRef: orderDetails.metadata.paymentOrderId,
    shopId,
    orderNo: orderDetails.orderId,
    attemptId: orderDetails.metadata.attemptId,
    amountMinor: BigInt(orderDetails.orderTotalAmount),
    currency: orderDetails.orderCurrency,
    state,
    ...paidBy(state, transactions),
  };
};

/** The required values of the unsigned fields; none of them influences how the signature is checked. */
const FIXED_FIELDS = { 'kr-hash-algorithm': 'sha256_hmac', 'kr-hash-key': 'password', 'kr-answer-type': 'V4/Payment' };

/** The fields of a message, each exactly once: nothing unsigned may be added. */
const FIELDS = [...Object.keys(FIXED_FIELDS), 'kr-hash', 'kr-answer'].toSorted().join();

/** Printable ASCII with upper-case escapes, so that a message has a single encoding and any altered byte alters the message. */
const FORM = /^(?:[!-$&-~]|%[0-9A-F]{2})*$/;

const readForm = (body: Uint8Array): URLSearchParams | null => {
  const text = new TextDecoder().decode(body);
  if (!FORM.test(text)) return null;
  const form = new URLSearchParams(text);
  if ([...form.keys()].toSorted().join() !== FIELDS) return null;
  return Object.entries(FIXED_FIELDS).every(([name, value]) => form.get(name) === value) ? form : null;
};

const readNotification = (password: string, body: Uint8Array): MessageReading => {
  const form = readForm(body);
  const signed = form?.get('kr-answer') ?? '';
  if (!form || !isSignedBy(password, signed, form.get('kr-hash') ?? '')) return { _tag: 'BadSignature' };
  return readGenuine(SignedAnswer, signed, (answer) => {
    const payment = paymentOfAnswer(answer);
    return { eventRef: `${payment.providerRef}:${answer.orderStatus}`, payment };
  });
};

const orderRequest = (payment: OpenPayment) => ({
  amount: Number(payment.amountMinor),
  currency: payment.currency.code,
  orderId: payment.orderNo,
  customer: { email: payment.email },
  metadata: { attemptId: payment.attemptId },
  ...providerLocale(payment.language),
  channelOptions: { channelType: 'URL' },
  returnMode: 'GET',
  returnUrl: payment.returnUrl,
  ipnTargetUrl: payment.notifyUrl,
});

const lyraProvider = ({ baseUrl, shopId, password, timeoutMs }: Settings<keyof typeof SECRETS>): PaymentProvider => {
  const authorization = `Basic ${Buffer.from(`${shopId}:${password}`).toString('base64')}`;
  const ask = async (call: string, body: object): Promise<typeof PaymentOrder.Type> => {
    const headers = { Authorization: authorization, 'Content-Type': 'application/json' };
    const url = `${baseUrl}/api-payment/V4/${call}`;
    const answer = await askProvider({ method: 'POST', url, headers, body: JSON.stringify(body) }, timeoutMs);
    const decoded = decodeAnswer(Answer, answer.body);
    if (decoded.status === 'ERROR') throw new ProviderUnavailable(`Lyra answers ${decoded.answer.errorCode}`, false);
    return decoded.answer;
  };
  return {
    id: 'lyra',
    open: async (payment) => {
      assertIsoDigits(payment.currency);
      const { paymentOrderId, paymentURL } = await ask('Charge/CreatePaymentOrder', orderRequest(payment));
      return { providerRef: paymentOrderId, redirectUrl: paymentURL };
    },
    readNotification: ({ body }: RawMessage) => Promise.resolve(readNotification(password, body)),
    payment: async (providerRef) =>
      paymentOfOrder(await ask('Charge/PaymentOrder/Get', { paymentOrderId: providerRef })),
    close: async (providerRef) => void (await ask('Charge/PaymentOrder/Cancel', { paymentOrderId: providerRef })),
  };
};

export const lyra = paymentAdapter({
  id: 'lyra',
  address: { variable: 'LYRA_URL', sandboxPath: '/lyra' },
  secrets: SECRETS,
  messageKey: 'password',
  provider: lyraProvider,
});
