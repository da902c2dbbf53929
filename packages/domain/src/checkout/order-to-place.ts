/**
 * From a checked checkout to what is sent: the buyer becomes the sender of every line, the payload is projected, and the
 * payment session is told the amount that the server computes itself. Source: S3.45 to S3.48, S3.59, A-18, A-35, A-101.
 */
import type { Cart, CartLine } from '../cart/index.ts';
import type { CartTotal } from '../pricing/index.ts';
import type { CustomerKind } from '../customer/index.ts';
import { encodeAmount } from '../money/index.ts';
import { checkoutPayload, needsDraft } from '../order-payload/index.ts';
import type { CheckoutPayload } from '../order-payload/schema.ts';
import { paymentMeansCode } from '../payment/index.ts';
import type { PaymentMeans, PaymentSessionRequest } from '../payment/index.ts';
import type { CheckedBuyer } from './buyer-details.ts';
import { checkoutStanding } from './checkout-standing.ts';
import type { CheckoutFacts } from './checkout-standing.ts';
import type { CouponsStanding } from './coupons-standing.ts';

/** What an order says beyond its payload, saved before it. */
export interface OrderDraft {
  readonly customerId: string;
  readonly lines: readonly CartLine[];
}

/** All that one press of the pay button needs. */
export interface OrderToPlace {
  readonly payload: CheckoutPayload;
  /** What the payload cannot say; null where it says everything. */
  readonly draft: OrderDraft | null;
  readonly session: Omit<PaymentSessionRequest, 'orderNo'>;
}

/** What is ordered beside the cart. `means` is what was chosen; an order of which nothing is due names another. */
export interface PlacingFacts {
  readonly unitId: string;
  readonly kind: CustomerKind;
  readonly means: PaymentMeans | null;
  readonly buyer: CheckedBuyer;
}

const sentBy = (cart: Cart, { name, email }: CheckedBuyer): Cart => ({
  ...cart,
  lines: cart.lines.map((line) => ({ ...line, sender: { name, email } })),
});

/** Null where the payload says everything; a guest's always does. */
const draftOf = (cart: Cart, kind: CustomerKind, { custId }: CheckedBuyer): OrderDraft | null =>
  custId !== null && needsDraft(cart, kind) ? { customerId: custId, lines: cart.lines } : null;

export const orderToPlace = (cart: Cart, total: CartTotal, facts: PlacingFacts): OrderToPlace => {
  const { unitId, kind, means, buyer } = facts;
  const sent = sentBy(cart, buyer);
  const payload = checkoutPayload(sent, total, {
    unitId,
    customerId: buyer.custId,
    chosenMeans: means ?? 'internalUse',
    reward: null,
    imageUrl: null,
    draftId: null,
  });
  return {
    payload,
    draft: draftOf(sent, kind, buyer),
    session: {
      amount: encodeAmount(total.total),
      currency: cart.currency.code,
      method: paymentMeansCode(payload.paymentMean),
      email: buyer.email,
      mobileNo: buyer.phone,
    },
  };
};

/** A draft that was saved, and what it says: one that says the same is saved once. */
export interface SavedDraft {
  readonly said: string;
  readonly draftId: string;
}

/** Amounts are written alike whether they were stored since or not. */
const said = (draft: OrderDraft): string =>
  JSON.stringify(draft, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));

export const savedDraft = (draft: OrderDraft, draftId: string): SavedDraft => ({
  said: said(draft),
  draftId,
});

/** The id of the draft where this one is saved already; null where it is still to be saved. */
export const draftIdOf = (draft: OrderDraft, saved: SavedDraft | null): string | null =>
  saved !== null && saved.said === said(draft) ? saved.draftId : null;

/** The payload, naming the draft that it is said in where there is one. */
export const payloadToSend = ({ payload, draft }: OrderToPlace, saved: SavedDraft | null): CheckoutPayload => {
  const draftId = draft === null ? null : draftIdOf(draft, saved);
  return draftId === null ? payload : { ...payload, tempId: draftId };
};

/** What a press of the button would order now; null where something is missing or wrong. */
export const orderOf = (facts: CheckoutFacts, coupons: CouponsStanding): OrderToPlace | null => {
  const { total, means, problems } = checkoutStanding(facts, coupons);
  const buyer = facts.details?.buyer ?? null;
  if (problems?.length !== 0 || buyer === null) return null;
  const { unitId, kind } = facts;
  return orderToPlace(facts.priced.cart, total, { unitId, kind, means, buyer });
};
