/** The state of a checkout, and the plain functions that change it. Source: S3.49, A-19, A-34, A-37, A-47. */
import type { OrderedLine } from '../cart/index.ts';
import { couponPurpose } from '../pricing/index.ts';
import type { Coupon } from '../coupon/index.ts';
import { readFailure } from '../gateway/index.ts';
import type { GatewayFailure } from '../gateway/index.ts';
import { orderBeingPaid, selectOrderFailure, selectUnconfirmedOrderNo } from '../order/index.ts';
import type { OrderBeingPaid, OrderInput, OrderSnapshot } from '../order/index.ts';
import type { PaymentSessionRequest } from '../payment/index.ts';
import { checkoutGate, checkoutStanding } from './checkout-standing.ts';
import type { CheckoutFacts } from './checkout-standing.ts';
import type { LeaveFacts } from '../leave-guard/index.ts';
import { selectCoupons } from './coupons.machine.ts';
import type { CouponsEvent, CouponsSnapshot, CouponsUse } from './coupons.machine.ts';
import { storedCoupons } from './coupons-standing.ts';
import type { CouponsStanding } from './coupons-standing.ts';
import type { CouponsInput } from './coupons-state.ts';
import { draftIdOf, orderOf, payloadToSend, savedDraft } from './order-to-place.ts';
import type { OrderToPlace, SavedDraft } from './order-to-place.ts';

/** `left` is the stored order that this buyer left to pay; `coupons` are those of an earlier page. */
export interface CheckoutInput {
  readonly facts: CheckoutFacts;
  readonly coupons: readonly Coupon[];
  readonly left: OrderBeingPaid | null;
}

/**
 * `attempt` counts the presses of the button. `placing` is what the current press orders. `beingPaid` is the open
 * order, which must be stored while the buyer is at the provider. `failure` is why the last press failed.
 */
export interface CheckoutContext {
  readonly facts: CheckoutFacts;
  readonly coupons: CouponsStanding;
  readonly attempt: number;
  readonly placing: OrderToPlace | null;
  readonly savedDraft: SavedDraft | null;
  readonly left: OrderBeingPaid | null;
  readonly beingPaid: OrderBeingPaid | null;
  readonly orderNo: string | null;
  readonly failure: GatewayFailure | null;
  readonly leaveTarget: string | null;
}

export const startedCheckout = ({ facts, coupons, left }: CheckoutInput): CheckoutContext => ({
  facts,
  coupons: storedCoupons(coupons),
  attempt: 0,
  placing: null,
  savedDraft: null,
  left,
  beingPaid: left,
  orderNo: null,
  failure: null,
  leaveTarget: null,
});

/** The press only shows the problems. */
export const isWrong = ({ facts, coupons }: CheckoutContext): boolean =>
  (checkoutStanding(facts, coupons).problems?.length ?? 0) > 0;

/** Rules, details and coupons are loaded, and there are no problems. */
export const isReady = ({ facts, coupons }: CheckoutContext): boolean =>
  coupons.phase === 'resting' && orderOf(facts, coupons) !== null;

export const isLetIn = ({ facts }: CheckoutContext): boolean => checkoutGate(facts) === 'checkout';
export const isTurnedAway = ({ facts }: CheckoutContext): boolean => ![null, 'checkout'].includes(checkoutGate(facts));

/** The coupons are verified, and everything can be ordered. */
export const isCleared = ({ facts }: CheckoutContext, snapshot: CouponsSnapshot): boolean => {
  const coupons = selectCoupons(snapshot);
  return coupons.phase === 'resting' && !coupons.hasChanged && orderOf(facts, coupons) !== null;
};

export const needsSaving = ({ placing, savedDraft: saved }: CheckoutContext): boolean =>
  placing !== null && placing.draft !== null && draftIdOf(placing.draft, saved) === null;

export const placingOf = ({ facts, coupons }: CheckoutContext): Partial<CheckoutContext> => ({
  placing: orderOf(facts, coupons),
});

export const withDraft = ({ placing }: CheckoutContext, draftId: string): Partial<CheckoutContext> => ({
  savedDraft: placing?.draft ? savedDraft(placing.draft, draftId) : null,
});

/** The child reports the state of its order; its failure is stored if it ends the current step. */
export const followedOrder = ({ left, placing }: CheckoutContext, order: OrderSnapshot): Partial<CheckoutContext> => ({
  beingPaid: orderBeingPaid(order, left, placing?.lines),
  orderNo: order.context.orderNo,
});

/** What the placed order takes out of the cart: the one that was left open, paid meanwhile, or the one created here. */
export const placedLines = ({ left, placing, orderNo }: CheckoutContext): readonly OrderedLine[] =>
  (left?.notConfirmYetOrderNo === orderNo ? left?.lines : placing?.lines) ?? [];

/** Nothing prevents a new order. */
export const isFree = (order: OrderSnapshot): boolean =>
  selectUnconfirmedOrderNo(order) === null && !order.hasTag('fetching') && selectOrderFailure(order) === null;

/** The running call of the order failed: the order is neither placed nor cancelled. */
export const hasFailed = (order: OrderSnapshot): boolean => selectOrderFailure(order) !== null;

/** Only the first failure of a press is shown: a failure while cleaning up is not the cause. */
export const firstFailure = ({ failure }: CheckoutContext, error: unknown): Partial<CheckoutContext> => ({
  failure: failure ?? readFailure(error),
});

export const orderInput = ({ left }: CheckoutContext): OrderInput => ({
  unconfirmedOrderNo: left?.notConfirmYetOrderNo ?? null,
  paymentLogId: left?.paymentLogId ?? null,
});

export const couponsInput = ({ facts, coupons: { coupons } }: CheckoutContext): CouponsInput => ({
  coupons,
  purpose: couponPurpose(facts.priced),
});

/** A buyer's action on coupons, with the unit's rule on PINs; while that is loading, any number may have one. */
export const couponsEvent = ({ facts: { policy } }: CheckoutContext, use: CouponsUse): CouponsEvent =>
  use.type === 'add' ? { ...use, pins: policy?.pins ?? { prefixesWithoutPin: [] } } : use;

/** The machine has no press without an order. */
const placed = ({ placing }: CheckoutContext): OrderToPlace => {
  if (placing === null) throw new TypeError('The checkout names what it orders');
  return placing;
};

export const payloadOf = (context: CheckoutContext) => payloadToSend(placed(context), context.savedDraft);
export const draftToSave = (context: CheckoutContext) => placed(context).draft;
export const sessionRequest = (context: CheckoutContext): PaymentSessionRequest => ({
  ...placed(context).session,
  orderNo: context.orderNo ?? '',
});

export const leaveFacts = ({ beingPaid, facts }: CheckoutContext): LeaveFacts => ({
  page: 'checkout',
  unconfirmedOrderNo: beingPaid?.notConfirmYetOrderNo ?? null,
  isPaymentFormOpen: false,
  draftId: facts.draftId,
});
