/**
 * The standing of a checkout: its price, the means of payment, its problems, and whether the buyer has access. Plain
 * functions of the known facts, used before the machine runs and inside it. Source: spec section 4 (S4.85 to S4.91),
 * S5.16, A-19, A-41, A-121.
 */
import { Result } from 'effect';
import { cartTotal, faceOf } from '../pricing/index.ts';
import type { CartPolicy } from '../cart/index.ts';
import type { CartTotal, PricedCart } from '../pricing/index.ts';
import { areCouponsVerified } from '../coupon/index.ts';
import type { ContractLevel, CustomerKind } from '../customer/index.ts';
import { rewardChoices, rewardOfOrder } from '../discount/index.ts';
import type { Reward, RewardForm } from '../discount/index.ts';
import type { OrderInvoicing } from '../invoicing/index.ts';
import { isZero } from '../money/index.ts';
import { meansToPay, offeredMeans } from '../payment/index.ts';
import type { OfferedMeans, PaymentMeans } from '../payment/index.ts';
import type { BuyerDetails } from './buyer-details.ts';
import type { CheckoutPolicy } from './checkout-policy.ts';
import type { CouponsStanding } from './coupons-standing.ts';
import { openCheckout } from '../guest-gate/index.ts';
import type { GateFacts, GateOutcome } from '../guest-gate/index.ts';
import { checkOrderingRight } from './ordering-right.ts';
import type { OrderingRefusal } from './ordering-right.ts';
import { checkoutProblems } from './problems.ts';
import type { CheckoutProblem } from './problems.ts';

/** A salesman's customer, as far as an order needs it. */
export interface OrderedFor {
  readonly customerId: string;
  readonly contractLevel: ContractLevel;
}

/**
 * The known facts of a purchase. Null values are still loading: meanwhile everything can be filled in, but nothing
 * ordered.
 */
export interface CheckoutFacts {
  readonly unitId: string;
  readonly kind: CustomerKind;
  /** The value when the page was opened: a cart that is emptied on this page may be filled again here. */
  readonly opening: Pick<GateFacts, 'isCartEmpty' | 'isLoggedIn' | 'isGuestChosen'>;
  readonly policy: CheckoutPolicy | null;
  readonly cartPolicy: CartPolicy;
  readonly priced: PricedCart;
  readonly details: BuyerDetails | null;
  /** Null if none was chosen: the first available one is used. */
  readonly wantedMeans: PaymentMeans | null;
  /** The form chosen by a buyer who may choose; null for the discount alone. */
  readonly wantedReward: RewardForm | null;
  /** What a company chose for its invoice; null for nothing but what is usual. */
  readonly invoicing: OrderInvoicing | null;
  readonly areTermsAccepted: boolean;
  /** The customer whom a salesman orders for; null until one is chosen, and for all other buyers. */
  readonly orderedFor: OrderedFor | null;
  /** The name of the draft that a salesman's cart is stored in; null before that, and for all other buyers. */
  readonly draftId: string | null;
}

export interface CheckoutStanding {
  readonly total: CartTotal;
  readonly isNothingDue: boolean;
  /** Null while the unit's means are loading. */
  readonly offered: readonly OfferedMeans[] | null;
  readonly means: PaymentMeans | null;
  /** What the order earns; null while the unit's rules are loading too. */
  readonly reward: Reward | null;
  /** What its buyer chooses the reward from; empty where there is no choice. */
  readonly rewards: readonly Reward[];
  /** Null while unknown. */
  readonly problems: readonly CheckoutProblem[] | null;
}

/** Whether the buyer has access. Null while the unit's rules are loading and access depends on them. */
export const checkoutGate = ({
  opening,
  policy,
}: Pick<CheckoutFacts, 'opening' | 'policy'>): Exclude<GateOutcome, 'warning'> | null => {
  if (policy !== null) return openCheckout({ ...opening, ...policy });
  return opening.isGuestChosen || opening.isLoggedIn ? 'checkout' : null;
};

const refusalOf = (orderedFor: OrderedFor | null): OrderingRefusal | null =>
  Result.match(checkOrderingRight('salesman', orderedFor?.contractLevel ?? null), {
    onSuccess: () => null,
    onFailure: (refusal) => refusal,
  });

export const checkoutStanding = (facts: CheckoutFacts, { coupons, phase }: CouponsStanding): CheckoutStanding => {
  const { priced, cartPolicy, policy, kind, details, wantedMeans, wantedReward, areTermsAccepted, orderedFor } = facts;
  const { cart, discounts } = priced;
  const total = cartTotal(cart, { policy: cartPolicy, discounts, coupons });
  const isNothingDue = isZero(total.total);
  const offered = policy && offeredMeans(policy.means, kind);
  const means = offered && meansToPay(offered, wantedMeans);
  const offers = policy?.rewards[kind] ?? [];
  const face = faceOf(total, cart.currency);
  const rewards = rewardChoices(offers, kind, face);
  const reward = rewardOfOrder(offers, kind, face, wantedReward);
  const known = policy !== null && details !== null;
  const problems = known
    ? checkoutProblems({
        customerRefusal: kind === 'salesman' ? refusalOf(orderedFor) : null,
        cart,
        cartPolicy,
        refusals: details.refusals,
        areCouponsGood: phase === 'asking' || areCouponsVerified(coupons),
        hasMeans: isNothingDue || means !== null,
        areTermsAccepted,
      })
    : null;
  return { total, isNothingDue, offered, means, reward, rewards, problems };
};
