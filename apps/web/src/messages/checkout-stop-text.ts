/**
 * Messages for a failed order by server error code, and for the server's coupon refusals. Source: spec section 8, A-19,
 *
 */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ERROR_CODES } from '@offrande/api-client/contract';
import type { CheckoutStop } from '@offrande/domain/checkout';
import type { CouponRefusal } from '@offrande/domain/coupon';
import { GENERIC_FAILURE } from './generic-failure.ts';

const COUPON_REFUSALS: Readonly<Record<string, CouponRefusal>> = {
  [ERROR_CODES.couponInvalid]: { _tag: 'CouponInvalid' },
  [ERROR_CODES.couponInsufficientBalance]: { _tag: 'CouponInsufficientBalance' },
  [ERROR_CODES.couponNotUsable]: { _tag: 'CouponNotUsable' },
};

/** A server refusal that the shop knows gets the shop's text; others keep message, code and brands. */
export const knownRefusal = (refusal: CouponRefusal): CouponRefusal =>
  refusal._tag === 'CouponRefused' ? (COUPON_REFUSALS[refusal.code] ?? refusal) : refusal;

const ORDER_CODES: Readonly<Record<string, MessageDescriptor>> = {
  [ERROR_CODES.priceChanged]: msg`A price has changed since a card was added. Edit the card to see today’s price, then order.`,
  [ERROR_CODES.walletInsufficient]: msg`Your wallet holds less than this order costs. Top it up or choose another way to pay.`,
  [ERROR_CODES.couponAlreadyHeld]: msg`A gift card is in use in another order. Remove it here, or finish the other order first.`,
  [ERROR_CODES.couponInvalid]: msg`Invalid Coupon`,
  [ERROR_CODES.couponInsufficientBalance]: msg`Insufficient Card Balance`,
  [ERROR_CODES.couponNotUsable]: msg`Card is not usable in this order`,
};

export const checkoutStopText = (stop: CheckoutStop): MessageDescriptor => {
  if (stop._tag === 'AmountChanged') return msg`A gift card has changed. Look at the new total, then order.`;
  return (stop.code === null ? undefined : ORDER_CODES[stop.code]) ?? GENERIC_FAILURE;
};
