/** The answer of the result call as the wire spells it, and what it says of the payment. Source: S7.112, A-36, A-130. */
import { Schema } from 'effect';
import type { PaymentResult } from './payment-return.ts';

const optionalText = Schema.optionalKey(Schema.NullOr(Schema.String));

/** What the provider says of a payment that was made. `paymentMethod` is its own word; `cardToken` names the payment card to it. */
export const PspResult = Schema.Struct({
  paymentId: optionalText,
  paymentMethod: optionalText,
  cardToken: optionalText,
});

/** `orderNo` and `pspResult`; `state` where the server also says how the payment stands. */
export const PaymentResultAnswer = Schema.Struct({
  orderNo: optionalText,
  pspResult: Schema.optionalKey(Schema.NullOr(PspResult)),
  state: Schema.optionalKey(Schema.Literals(['paid', 'failed', 'open'])),
});
export type PaymentResultAnswer = typeof PaymentResultAnswer.Type;

/**
 * What became of the payment. Paid is only what has a payment id and is not called otherwise; failed only what the
 * server calls so. Anything between is still open: it may have been paid.
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
