/** Words of checkout that stand for a value: removed coupons, refused orders. Source: spec section 8, A-19, A-37. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ERROR_CODES } from '@offrande/api-client/contract';
import type { CouponRefusal, RemovalReason } from '@offrande/domain/coupon';
import { GENERIC_FAILURE } from '../../messages/generic-failure.ts';

const REFUSALS: Readonly<Record<string, CouponRefusal>> = {
  [ERROR_CODES.couponInvalid]: { _tag: 'CouponInvalid' },
  [ERROR_CODES.couponInsufficientBalance]: { _tag: 'CouponInsufficientBalance' },
  [ERROR_CODES.couponNotUsable]: { _tag: 'CouponNotUsable' },
};

/** A refusal of the server that is one of the shop's own gets the shop's words; others keep message, code and brands. */
export const knownRefusal = (refusal: CouponRefusal): CouponRefusal =>
  refusal._tag === 'CouponRefused' ? (REFUSALS[refusal.code] ?? refusal) : refusal;

/** Why a coupon left the list; it is named by its last digits. */
export const removalText = (reason: RemovalReason, lastDigits: string): MessageDescriptor => {
  switch (reason) {
    case 'noLongerValid':
      return msg`Gift card ···· ${lastDigits} was removed: it can no longer be used.`;
    case 'noBalance':
      return msg`Gift card ···· ${lastDigits} was removed: nothing is left on it.`;
    case 'noFittingLine':
      return msg`Gift card ···· ${lastDigits} was removed: it fits no card of this order.`;
  }
};

/** What the server refused when the order was made, by code. */
const ORDER_CODES: Readonly<Record<string, MessageDescriptor>> = {
  [ERROR_CODES.priceChanged]: msg`A price has changed since a card was added. Edit the card to see today’s price, then order.`,
  [ERROR_CODES.walletInsufficient]: msg`Your wallet holds less than this order costs. Top it up or choose another way to pay.`,
  [ERROR_CODES.couponAlreadyHeld]: msg`A gift card is in use in another order. Remove it here, or finish the other order first.`,
  [ERROR_CODES.couponInvalid]: msg`Invalid Coupon`,
  [ERROR_CODES.couponInsufficientBalance]: msg`Insufficient Card Balance`,
  [ERROR_CODES.couponNotUsable]: msg`Card is not usable in this order`,
};

export const orderFailureText = (code: string | null): MessageDescriptor =>
  (code === null ? undefined : ORDER_CODES[code]) ?? GENERIC_FAILURE;
