/**
 * From a checked checkout to what is sent: the buyer becomes the sender of every line, the payload is projected, and the
 * payment session is told the amount that the server computes itself. Source: S3.45 to S3.48, S3.59, A-18, A-35.
 */
import { checkoutPayload, needsDraft } from '@offrande/domain/order';
import type { Cart, CartTotal } from '@offrande/domain/cart';
import { encodeAmount } from '@offrande/domain/money';
import { type PaymentMeans } from '@offrande/domain/payment';
import { paymentMeansCode } from '@offrande/domain/payment/schema';
import type { DraftToSave } from '@offrande/domain/salesman';
import type { OrderToPlace } from './purchase.ts';

/** Who orders, every detail checked; `custId` null for a guest. */
export interface CheckedBuyer {
  readonly custId: string | null;
  readonly name: string;
  readonly email: string;
  readonly phone: { readonly e164: string } | null;
}

const sentBy = (cart: Cart, { name, email }: CheckedBuyer): Cart => ({
  ...cart,
  lines: cart.lines.map((line) => ({ ...line, sender: { name, email } })),
});

/** Null where the payload says everything; a guest's always does. */
const draftOf = (cart: Cart, { custId }: CheckedBuyer): DraftToSave | null =>
  custId !== null && needsDraft(cart, 'individual')
    ? { draftId: null, customerId: custId, invoicingAddress: null, lines: cart.lines }
    : null;

export const orderToPlace = (
  cart: Cart,
  total: CartTotal,
  facts: { readonly unitId: string; readonly chosenMeans: PaymentMeans; readonly buyer: CheckedBuyer },
): OrderToPlace => {
  const { unitId, chosenMeans, buyer } = facts;
  const sent = sentBy(cart, buyer);
  const payload = checkoutPayload(sent, total, {
    unitId,
    customerId: buyer.custId,
    chosenMeans,
    reward: null,
    imageUrl: null,
    draftId: null,
  });
  return {
    payload,
    draft: draftOf(sent, buyer),
    session: {
      amount: encodeAmount(total.total),
      currency: cart.currency.code,
      method: paymentMeansCode(payload.paymentMean),
      email: buyer.email,
      mobileNo: buyer.phone?.e164 ?? null,
    },
  };
};
