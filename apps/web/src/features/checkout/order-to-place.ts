/**
 * From a checked checkout to what is sent: the guest becomes the sender of every line, the payload is projected, and the
 * payment session is told the amount that the server computes itself. Source: S3.45 to S3.48, S3.59, A-18, A-35.
 */
import { checkoutPayload } from '@offrande/domain/order';
import type { Cart, CartTotal } from '@offrande/domain/cart';
import { encodeAmount } from '@offrande/domain/money';
import { type PaymentMeans } from '@offrande/domain/payment';
import { paymentMeansCode } from '@offrande/domain/payment/schema';
import type { OrderToPlace } from './purchase.ts';

/** A guest's details that passed every check. */
export interface CheckedGuest {
  readonly name: string;
  readonly email: string;
  readonly phone: { readonly e164: string } | null;
}

const sentBy = (cart: Cart, { name, email }: CheckedGuest): Cart => ({
  ...cart,
  lines: cart.lines.map((line) => ({ ...line, sender: { name, email } })),
});

export const orderToPlace = (
  cart: Cart,
  total: CartTotal,
  facts: { readonly unitId: string; readonly chosenMeans: PaymentMeans; readonly guest: CheckedGuest },
): OrderToPlace => {
  const { unitId, chosenMeans, guest } = facts;
  const payload = checkoutPayload(sentBy(cart, guest), total, {
    unitId,
    customerId: null,
    chosenMeans,
    reward: null,
    imageUrl: null,
    draftId: null,
  });
  return {
    payload,
    session: {
      amount: encodeAmount(total.total),
      currency: cart.currency.code,
      method: paymentMeansCode(payload.paymentMean),
      email: guest.email,
      mobileNo: guest.phone?.e164 ?? null,
    },
  };
};
