/**
 * ingenico's representation of a payment, in answers and messages, and what its statuses mean for money. Until the buyer tries to pay, the
 * provider only states that a checkout is in progress; the terms are then those requested. Integer minor units.
 */
import type { ReportedPayment } from '@offrande/domain/payment-attempt';
import { Schema } from 'effect';
import type { PaymentTerms } from './payment-provider.ts';
import { AmountMinor, CurrencyCode } from './provider-amount.ts';

/** Only captured money is paid. Every other status, including an unknown one, leaves the payment open. */
const STATES: ReadonlyMap<string, ReportedPayment['state']> = new Map([
  ['CAPTURED', 'paid'],
  ['PAID', 'paid'],
  ['REJECTED', 'refused'],
  ['REJECTED_CAPTURE', 'refused'],
  ['CANCELLED', 'cancelled'],
]);

const CHECKOUT_STATES = {
  IN_PROGRESS: 'open',
  CANCELLED_BY_CONSUMER: 'cancelled',
  EXPIRED: 'expired',
} as const satisfies Record<string, ReportedPayment['state']>;

/** Payment products by the shop's names; any other keeps the provider's name. */
const PRODUCTS: ReadonlyMap<number, string> = new Map([
  [840, 'wallet'],
  [5408, 'instantpayment'],
]);

const Payment = Schema.Struct({
  id: Schema.NonEmptyString,
  status: Schema.NonEmptyString,
  hostedCheckoutSpecificOutput: Schema.Struct({ hostedCheckoutId: Schema.NonEmptyString }),
  paymentOutput: Schema.Struct({
    amountOfMoney: Schema.Struct({ amount: AmountMinor, currencyCode: CurrencyCode }),
    references: Schema.Struct({
      merchantReference: Schema.String,
      merchantParameters: Schema.fromJsonString(Schema.Struct({ attemptId: Schema.String })),
    }),
    paymentMethod: Schema.String,
    redirectPaymentMethodSpecificOutput: Schema.optionalKey(Schema.Struct({ paymentProductId: Schema.Int })),
  }),
});

/** The provider's answer about a checkout. */
export const Checkout = Schema.Union([
  Schema.Struct({
    status: Schema.Literal('PAYMENT_CREATED'),
    createdPaymentOutput: Schema.Struct({ payment: Payment }),
  }),
  Schema.Struct({ status: Schema.Literals(['IN_PROGRESS', 'CANCELLED_BY_CONSUMER', 'EXPIRED']) }),
]);

/** The body of a message. */
export const Event = Schema.fromJsonString(
  Schema.Struct({ id: Schema.NonEmptyString, merchantId: Schema.String, payment: Payment }),
);

const methodOf = ({
  paymentMethod,
  redirectPaymentMethodSpecificOutput: redirect,
}: (typeof Payment.Type)['paymentOutput']): string =>
  PRODUCTS.get(redirect?.paymentProductId ?? 0) ?? (paymentMethod === 'card' ? 'creditcard' : paymentMethod);

/** `shopId` is the merchant of the payment. */
export const toReportedPayment = (shopId: string, payment: typeof Payment.Type): ReportedPayment => {
  const { amountOfMoney, references } = payment.paymentOutput;
  const state = STATES.get(payment.status) ?? 'open';
  return {
    providerRef: payment.hostedCheckoutSpecificOutput.hostedCheckoutId,
    shopId,
    orderNo: references.merchantReference,
    attemptId: references.merchantParameters.attemptId,
    amountMinor: BigInt(amountOfMoney.amount),
    currency: amountOfMoney.currencyCode,
    state,
    paymentId: state === 'paid' ? payment.id : null,
    method: state === 'paid' ? methodOf(payment.paymentOutput) : null,
  };
};

/** A checkout without an attempt to pay. */
export const untriedPayment = (
  providerRef: string,
  shopId: string,
  status: keyof typeof CHECKOUT_STATES,
  { orderNo, attemptId, amountMinor, currency }: PaymentTerms,
): ReportedPayment => ({
  providerRef,
  shopId,
  orderNo,
  attemptId,
  amountMinor,
  currency: currency.code,
  state: CHECKOUT_STATES[status],
  paymentId: null,
  method: null,
});
