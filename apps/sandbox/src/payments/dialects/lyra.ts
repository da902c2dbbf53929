/**
 * The Lyra dialect: REST V4 payment orders (docs.lyra.com/en/rest/V4.0). Basic authentication with shop id and
 * password; every answer is HTTP 200 with `status` SUCCESS or ERROR. The message to the shop is a form whose `kr-hash`
 * is the HMAC-SHA-256 of `kr-answer` with the password; the browser returns the same with the HMAC key.
 * The idempotency key, and the error of cancelling what does not run, are this sandbox's own additions. Amounts are integer minor units.
 */
import { createHmac } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { asStated, type Method, type Payment, type PaymentState, type PaymentTerms } from '../payment.ts';
import { type Dialect, toRecord, readString, withQuery } from '../dialect.ts';
import { readTerms } from '../terms.ts';

/** The only test shop. */
export const lyraShop = {
  shopId: '69876357',
  password: 'testpassword_sandbox',
  hmacKey: 'testhmackey_sandbox',
} as const;

const ORDER_STATUS = {
  open: 'RUNNING',
  paid: 'PAID',
  refused: 'UNPAID',
  cancelled: 'ABANDONED',
  expired: 'EXPIRED',
} as const satisfies Record<PaymentState, string>;
const METHOD_TYPE = { card: 'CARD', transfer: 'IP_WIRE', wallet: 'PAYPAL' } as const satisfies Record<Method, string>;

/** What a payment order is said to be; one that the shop cancelled was not abandoned by its buyer. */
const statusOf = ({ state, isClosedByShop }: Payment): string => (isClosedByShop ? 'CANCELLED' : ORDER_STATUS[state]);

const success = (c: Context, webService: string, answer: object) =>
  c.json({ webService, version: 'V4', applicationVersion: 'sandbox', mode: 'TEST', status: 'SUCCESS', answer });

const failure = (c: Context, webService: string, errorCode: string, errorMessage: string) =>
  c.json({
    webService,
    version: 'V4',
    mode: 'TEST',
    status: 'ERROR',
    answer: { _type: 'V4/WebService/WebServiceError', errorCode, errorMessage },
  });

const isShop = (c: Context): boolean =>
  c.req.header('authorization') ===
  `Basic ${Buffer.from(`${lyraShop.shopId}:${lyraShop.password}`).toString('base64')}`;

const parseTerms = (body: Readonly<Record<string, unknown>>): PaymentTerms | null =>
  readTerms(lyraShop.shopId, {
    orderNo: body['orderId'],
    attemptId: toRecord(body['metadata'])['attemptId'],
    amountMinor: body['amount'],
    currency: body['currency'],
    email: toRecord(body['customer'])['email'],
    language: body['locale'],
    returnUrl: body['returnUrl'],
    notifyUrl: body['ipnTargetUrl'],
  });

const transactions = (payment: Payment): readonly object[] =>
  payment.paymentId === null
    ? []
    : [
        {
          _type: 'V4/PaymentTransaction',
          uuid: payment.paymentId,
          shopId: payment.shopId,
          amount: payment.amountMinor,
          currency: payment.currency,
          status: payment.state === 'paid' ? 'PAID' : 'UNPAID',
          paymentMethodType: METHOD_TYPE[payment.method],
        },
      ];

const paymentOrder = (payment: Payment, origin: string) => {
  const { ref, shopId, orderNo, attemptId, amountMinor, currency } = asStated(payment);
  return {
    _type: 'V4/PaymentOrder',
    paymentOrderId: ref,
    paymentOrderStatus: statusOf(payment),
    paymentURL: `${origin}/pay/${ref}`,
    shopId,
    orderId: orderNo,
    amount: amountMinor,
    currency,
    metadata: { attemptId },
    transactions: transactions(asStated(payment)),
  };
};

/** The answer that is signed: the state of the payment, without anything about the person who pays. */
const krAnswer = (payment: Payment): string => {
  const { ref, shopId, orderNo, attemptId, amountMinor, currency, state } = asStated(payment);
  return JSON.stringify({
    _type: 'V4/Payment',
    shopId,
    orderStatus: ORDER_STATUS[state],
    orderCycle: state === 'open' ? 'OPEN' : 'CLOSED',
    orderDetails: {
      orderId: orderNo,
      orderTotalAmount: amountMinor,
      orderCurrency: currency,
      metadata: { attemptId, paymentOrderId: ref },
    },
    transactions: transactions(asStated(payment)),
  });
};

const signedForm = (payment: Payment, keyName: 'password' | 'sha256_hmac'): Record<string, string> => {
  const answer = krAnswer(payment);
  const key = keyName === 'password' ? lyraShop.password : lyraShop.hmacKey;
  return {
    'kr-hash': createHmac('sha256', key).update(answer).digest('hex'),
    'kr-hash-algorithm': 'sha256_hmac',
    'kr-hash-key': keyName,
    'kr-answer-type': 'V4/Payment',
    'kr-answer': answer,
  };
};

export const dialect: Dialect = {
  id: 'lyra',
  name: 'Lyra',
  path: '/lyra',
  api: (store) => {
    const api = new Hono().basePath('/api-payment/V4/Charge');
    api.post('/CreatePaymentOrder', async (c) => {
      const call = 'Charge/CreatePaymentOrder';
      if (!isShop(c)) return failure(c, call, 'INT_905', 'invalid credentials');
      const terms = parseTerms(toRecord(await c.req.json().catch(() => null)));
      if (!terms) return failure(c, call, 'INT_009', 'invalid or missing field');
      const payment = store.open('lyra', terms);
      if (payment === 'Conflict') return failure(c, call, 'INT_013', 'this key opened another payment');
      return success(c, call, paymentOrder(payment, new URL(c.req.url).origin));
    });
    api.post('/PaymentOrder/Get', async (c) => {
      const call = 'Charge/PaymentOrder/Get';
      if (!isShop(c)) return failure(c, call, 'INT_905', 'invalid credentials');
      const payment = store.byRef(readString(toRecord(await c.req.json().catch(() => null))['paymentOrderId']) ?? '');
      if (payment?.dialect !== 'lyra') return failure(c, call, 'PSP_010', 'payment order not found');
      return success(c, call, paymentOrder(payment, new URL(c.req.url).origin));
    });
    api.post('/PaymentOrder/Cancel', async (c) => {
      const call = 'Charge/PaymentOrder/Cancel';
      if (!isShop(c)) return failure(c, call, 'INT_905', 'invalid credentials');
      const ref = readString(toRecord(await c.req.json().catch(() => null))['paymentOrderId']);
      const payment = store.close('lyra', ref);
      if (payment === 'Unknown') return failure(c, call, 'PSP_010', 'payment order not found');
      if (payment === 'Ended') return failure(c, call, 'PSP_100', 'payment order is not running');
      return success(c, call, paymentOrder(payment, new URL(c.req.url).origin));
    });
    return api;
  },
  notification: (payment) => ({
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(signedForm(payment, 'password')).toString(),
  }),
  returnAddress: (payment) => withQuery(payment.returnUrl, signedForm(payment, 'sha256_hmac')),
};
