/** Calls of a payment by redirect. Source: spec section 7 (S7.105 to S7.113), A-33, A-37. The server computes amount and host; what the browser sends is only compared. */
import { PAYMENT_PROVIDER_IDS } from '@offrande/domain/payment';
import { Schema } from 'effect';
import { defineCall } from './call.ts';
import { Amount, OrderNo, Text, UnitId } from './wire.ts';

const ProviderId = Schema.Literals(PAYMENT_PROVIDER_IDS);

export const csrfToken = defineCall('csrfToken', {
  method: 'GET',
  path: '/payment/csrfToken',
  auth: 'buyer',
  unitField: 'buId',
  request: Schema.Struct({ buId: UnitId }),
  response: Schema.Struct({ token: Text }),
});

/** Opens one payment attempt for an order and returns the address to pay at. Requires the CSRF token in the `X-CSRF-Token` header. */
export const createPaymentSession = defineCall('createPaymentSession', {
  method: 'POST',
  path: '/payment/session',
  auth: 'buyer',
  sealed: true,
  movesValue: true,
  unitField: 'buId',
  request: Schema.Struct({
    buId: UnitId,
    orderNo: OrderNo,
    txnAmount: Amount,
    txnCurrency: Schema.String.check(Schema.isPattern(/^[A-Z]{3}$/)),
    paymentMethod: Text,
    hostName: Text,
    email: Text,
    mobileNo: Schema.optionalKey(Text),
    isVoid: Schema.optionalKey(Schema.Boolean),
  }),
  response: Schema.Struct({ redirectUrl: Text, paymentLogId: Text }),
});

/** Asks which payment the browser has returned from; returns the token for the result call. */
export const redirectInfo = defineCall('redirectInfo', {
  method: 'POST',
  path: '/payment/redirect-info',
  auth: 'buyer',
  unitField: 'buId',
  request: Schema.Struct({ buId: UnitId, csrfToken: Text, pspProvider: ProviderId, callBackUrl: Text }),
  response: Schema.Struct({ token: Text }),
});

const PspResult = Schema.Struct({
  paymentId: Text,
  paymentMethod: Text,
  cardToken: Schema.optionalKey(Text),
});

/** What became of the payment: `pspResult` is absent while it is still open or when it failed. */
const PaymentResult = Schema.Struct({
  orderNo: OrderNo,
  state: Schema.Literals(['paid', 'failed', 'open']),
  pspResult: Schema.NullOr(PspResult),
});

export const paymentResult = defineCall('paymentResult', {
  method: 'POST',
  path: '/payment/result',
  auth: 'buyer',
  unitField: 'buId',
  request: Schema.Struct({ buId: UnitId, token: Text, callBackUrl: Text }),
  response: PaymentResult,
});

/** The result call of providers that name the payment by its log id. */
export const paymentLogResult = defineCall('paymentLogResult', {
  method: 'POST',
  path: '/payment/log-result',
  auth: 'buyer',
  unitField: 'buId',
  request: Schema.Struct({ buId: UnitId, paymentLogId: Text, pspProvider: ProviderId }),
  response: PaymentResult,
});
