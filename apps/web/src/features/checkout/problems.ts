/** What keeps an order from being sent, all at once and in the order of the page. Source: A-19, S5.16, S8.19 to S8.27. */
import { checkCart, type Cart, type CartPolicy, type CartRefusal } from '@offrande/domain/cart';
import { Result } from 'effect';
import type { Buyer } from './use-buyer.ts';
import type { GuestField, GuestRefusals } from './use-guest.ts';

/** Ids of the controls that a summary leads to. */
export const FIELD_IDS = {
  cart: 'checkout-cards',
  name: 'guest-name',
  phone: 'guest-mobile',
  email: 'guest-email',
  confirmEmail: 'guest-confirm-email',
  coupons: 'coupon-number',
  means: 'payment-means',
  terms: 'sales-conditions',
} as const;

export type Problem =
  | { readonly at: 'cart'; readonly refusal: CartRefusal }
  | { readonly at: GuestField; readonly refusal: NonNullable<GuestRefusals[GuestField]> }
  | { readonly at: 'coupons' | 'means' | 'terms'; readonly refusal: null };

const GUEST_FIELDS = ['name', 'phone', 'email', 'confirmEmail'] as const satisfies readonly GuestField[];

export interface CheckoutFacts {
  readonly cart: Cart;
  readonly policy: CartPolicy;
  readonly buyer: Pick<Buyer, 'checked'>;
  /** Every coupon's last query succeeded, or is under way. */
  readonly areCouponsGood: boolean;
  readonly hasMeans: boolean;
  readonly areTermsAccepted: boolean;
}

export const problemsOf = ({
  cart,
  policy,
  buyer,
  areCouponsGood,
  hasMeans,
  areTermsAccepted,
}: CheckoutFacts): readonly Problem[] => {
  const checkedCart = checkCart(cart, policy);
  const refusals = buyer.checked !== null && Result.isFailure(buyer.checked) ? buyer.checked.failure : {};
  return [
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
