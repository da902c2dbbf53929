/**
 * From a checked checkout to its requests: the buyer becomes the sender of every line (those of a salesman stay: the
 * customer gives the cards), the payload is projected, and
 * the payment session gets the amount that the server also computes. Source: S3.45 to S3.48, S3.59, A-18, A-35, A-101.
 */
import { orderedLines } from '../cart/index.ts';
import type { Cart, OrderedLine } from '../cart/index.ts';
import type { CartTotal } from '../pricing/index.ts';
import type { CustomerKind } from '../customer/index.ts';
import type { Reward } from '../discount/index.ts';
import type { OrderInvoicing } from '../invoicing/index.ts';
import { encodeAmount } from '../money/index.ts';
import { checkoutPayload, orderDraft } from '../order-payload/index.ts';
import type { OrderDraft } from '../order-payload/index.ts';
import type { CheckoutPayload } from '../order-payload/schema.ts';
import { paymentMeansCode } from '../payment/index.ts';
import type { PaymentMeans, PaymentSessionRequest } from '../payment/index.ts';
import type { CheckedBuyer } from './buyer-details.ts';
import { checkoutStanding } from './checkout-standing.ts';
import type { CheckoutFacts, OrderedFor } from './checkout-standing.ts';
import type { CouponsStanding } from './coupons-standing.ts';

/** All that one press of the pay button needs. */
export interface OrderToPlace {
  readonly payload: CheckoutPayload;
  /** What the payload cannot contain; null if it is complete. */
  readonly draft: OrderDraft | null;
  readonly session: Omit<PaymentSessionRequest, 'orderNo'>;
  /** What the order takes out of the cart once it is placed. */
  readonly lines: readonly OrderedLine[];
}

/** The facts of an order besides the cart. `means` is the chosen one; an order with nothing due has another. */
export interface PlacingFacts {
  readonly unitId: string;
  readonly kind: CustomerKind;
  readonly means: PaymentMeans | null;
  readonly buyer: CheckedBuyer;
  readonly reward: Reward | null;
  readonly invoicing: OrderInvoicing | null;
  readonly orderedFor: OrderedFor | null;
}

const sentBy = (cart: Cart, { name, email }: CheckedBuyer): Cart => ({
  ...cart,
  lines: cart.lines.map((line) => ({ ...line, sender: { name, email } })),
});

export const orderToPlace = (cart: Cart, total: CartTotal, facts: PlacingFacts): OrderToPlace => {
  const { unitId, kind, means, buyer, reward, invoicing, orderedFor } = facts;
  const customerId = orderedFor?.customerId ?? buyer.custId;
  const sent = orderedFor === null ? sentBy(cart, buyer) : cart;
  const payload = checkoutPayload(sent, total, {
    unitId,
    customerId,
    chosenMeans: means ?? 'internalUse',
    reward,
    imageUrl: null,
    draftId: null,
    guestDocument: buyer.document,
  });
  return {
    payload,
    draft: orderDraft(sent, kind, customerId, invoicing),
    session: {
      amount: encodeAmount(total.total),
      currency: cart.currency.code,
      method: paymentMeansCode(payload.paymentMean),
      email: buyer.email,
      mobileNo: buyer.phone,
    },
    lines: orderedLines(cart),
  };
};

/** A saved draft and its content: the same content is saved only once. */
export interface SavedDraft {
  readonly said: string;
  readonly draftId: string;
}

/** Amounts are encoded the same whether they were stored since or not. */
const said = (draft: OrderDraft): string =>
  JSON.stringify(draft, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));

export const savedDraft = (draft: OrderDraft, draftId: string): SavedDraft => ({
  said: said(draft),
  draftId,
});

/** The id of the draft if this one is already saved; otherwise null. */
export const draftIdOf = (draft: OrderDraft, saved: SavedDraft | null): string | null =>
  saved !== null && saved.said === said(draft) ? saved.draftId : null;

/** The payload, with the id of its draft if there is one. */
export const payloadToSend = ({ payload, draft }: OrderToPlace, saved: SavedDraft | null): CheckoutPayload => {
  const draftId = draft === null ? null : draftIdOf(draft, saved);
  return draftId === null ? payload : { ...payload, tempId: draftId };
};

/** What a press of the button would order now; null if something is missing or wrong. */
export const orderOf = (facts: CheckoutFacts, coupons: CouponsStanding): OrderToPlace | null => {
  const { total, means, problems, reward } = checkoutStanding(facts, coupons);
  const buyer = facts.details?.buyer ?? null;
  if (problems?.length !== 0 || buyer === null) return null;
  const { unitId, kind, invoicing, orderedFor } = facts;
  return orderToPlace(facts.priced.cart, total, { unitId, kind, means, buyer, reward, invoicing, orderedFor });
};
