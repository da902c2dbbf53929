/**
 * The problems that prevent an order from being sent, all at once and in the order of the page. Source: A-19, S5.16,
 * S8.19 to S8.27, S8.29.
 */
import { Result } from 'effect';
import { checkCart } from '../cart/index.ts';
import type { Cart, CartPolicy, CartRefusal } from '../cart/index.ts';
import type { GuestField, GuestRefusals } from './buyer-details.ts';
import type { OrderingRefusal } from './ordering-right.ts';

export type CheckoutProblem =
  | { readonly at: 'customer'; readonly refusal: OrderingRefusal }
  | { readonly at: 'cart'; readonly refusal: CartRefusal }
  | { readonly at: GuestField; readonly refusal: NonNullable<GuestRefusals[GuestField]> }
  | { readonly at: 'coupons' | 'means' | 'terms'; readonly refusal: null };

const GUEST_FIELDS = [
  'name',
  'phone',
  'email',
  'confirmEmail',
  'documentType',
  'documentNumber',
] as const satisfies readonly GuestField[];

export interface ProblemFacts {
  /** Why nothing may be ordered for the customer whom a salesman chose; null for other buyers. */
  readonly customerRefusal: OrderingRefusal | null;
  readonly cart: Cart;
  readonly cartPolicy: CartPolicy;
  readonly refusals: GuestRefusals;
  /** Every coupon's last query succeeded, or is running. */
  readonly areCouponsGood: boolean;
  /** One is chosen, or nothing is due. */
  readonly hasMeans: boolean;
  readonly areTermsAccepted: boolean;
}

export const checkoutProblems = (facts: ProblemFacts): readonly CheckoutProblem[] => {
  const { customerRefusal, cart, cartPolicy, refusals, areCouponsGood, hasMeans, areTermsAccepted } = facts;
  const checkedCart = checkCart(cart, cartPolicy);
  return [
    ...(customerRefusal === null ? [] : [{ at: 'customer' as const, refusal: customerRefusal }]),
    ...(Result.isFailure(checkedCart) ? [{ at: 'cart' as const, refusal: checkedCart.failure }] : []),
    ...GUEST_FIELDS.flatMap((at) => {
      const refusal = refusals[at];
      return refusal === undefined ? [] : [{ at, refusal }];
    }),
    ...(areCouponsGood ? [] : [{ at: 'coupons' as const, refusal: null }]),
    ...(hasMeans ? [] : [{ at: 'means' as const, refusal: null }]),
    ...(areTermsAccepted ? [] : [{ at: 'terms' as const, refusal: null }]),
  ];
};
