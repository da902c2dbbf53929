/**
 * Messages for a failed order by server error code, and for the server's coupon refusals. Source: spec section 8, A-19,
 *
 */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ERROR_CODES } from '@offrande/api-client/contract';
import type { CheckoutStop } from '@offrande/domain/checkout';
import type { CouponRefusal } from '@offrande/domain/coupon';
import { serverRefusalText } from './server-refusal-text.ts';

const COUPON_REFUSALS: Readonly<Record<string, CouponRefusal>> = {
  [ERROR_CODES.couponInvalid]: { _tag: 'CouponInvalid' },
  [ERROR_CODES.couponInsufficientBalance]: { _tag: 'CouponInsufficientBalance' },
  [ERROR_CODES.couponNotUsable]: { _tag: 'CouponNotUsable' },
};

/** A server refusal that the specification has a text for gets it alone; others keep code and brands. */
export const knownRefusal = (refusal: CouponRefusal): CouponRefusal =>
  refusal._tag === 'CouponRefused' ? (COUPON_REFUSALS[refusal.code] ?? refusal) : refusal;

export const checkoutStopText = (stop: CheckoutStop): MessageDescriptor =>
  stop._tag === 'AmountChanged'
    ? msg`A gift card has changed. Look at the new total, then order.`
    : serverRefusalText(stop.code);
