/** The wire format of the result call's answer, and the result of the payment. Source: S7.112, A-36, A-130. */
import { Schema } from 'effect';
import type { PaymentResult } from './payment-return.ts';

const optionalText = Schema.optionalKey(Schema.NullOr(Schema.String));

/**
 * The provider's data about a payment. `paymentMethod` is its own name; `cardToken` is its token for the payment card.
 */
export const PspResult = Schema.Struct({
  paymentId: optionalText,
  paymentMethod: optionalText,
  cardToken: optionalText,
});

/** `orderNo` and `pspResult`; `state` if the server also sends the state of the payment. */
export const PaymentResultAnswer = Schema.Struct({
  orderNo: optionalText,
  pspResult: Schema.optionalKey(Schema.NullOr(PspResult)),
  state: Schema.optionalKey(Schema.Literals(['paid', 'failed', 'open'])),
});
export type PaymentResultAnswer = typeof PaymentResultAnswer.Type;

/**
 * The result of the payment. It is paid only with a payment id and no contradicting state; failed only if the server
 * says so. Anything else is still open: it may have been paid.
 */
export const paymentResultOf = ({ orderNo, pspResult, state }: PaymentResultAnswer): PaymentResult => {
  if (state === 'failed') return { state, orderNo: orderNo ?? null };
  if (state === 'open' || !pspResult?.paymentId) return { state: 'open', orderNo: orderNo ?? null };
  return {
    state: 'paid',
    orderNo: orderNo ?? null,
    paymentId: pspResult.paymentId,
    method: pspResult.paymentMethod ?? null,
    cardToken: pspResult.cardToken ?? null,
  };
};
