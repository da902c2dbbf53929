/** Ids of the controls that a summary of errors leads to. */
import type { CheckoutProblem } from '@offrande/domain/checkout';

export const FIELD_IDS = {
  cart: 'checkout-cards',
  name: 'guest-name',
  phone: 'guest-mobile',
  email: 'guest-email',
  confirmEmail: 'guest-confirm-email',
  coupons: 'coupon-number',
  means: 'payment-means',
  terms: 'sales-conditions',
} as const satisfies Record<CheckoutProblem['at'], string>;
