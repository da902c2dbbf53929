/**
 * The list of coupons of one order (spec section 4, A-15 to ): which entries are refused, which are admitted
 * after the query, which stay when the cart changes. Coupons pay in the order of the list.
 */
import { Result } from 'effect';
import { isPositive, isZero } from '../money/index.ts';
import type { Currency } from '../money/index.ts';
import { checkCode } from '../text/index.ts';
import type { CodeRefusal, EntryRefusal } from '../text/index.ts';
import { allocateCoupons } from './allocation.ts';
import { fits, normaliseCardNumber } from './coupon.ts';
import type { Coupon, DueLine } from './coupon.ts';
import { lostBalances } from './losses.ts';
import type { LostBalance } from './losses.ts';
import type { CouponEntry } from './purpose.ts';
import type { CouponAnswer } from './answer.ts';

/**
 * `Required`: nothing entered. `NotACode`, `HasSingleQuote`: not a code. `CouponInvalid`: already in the
 * list, or an unknown or removed card. `CouponInsufficientBalance`: its balance is zero. `CouponNotUsable`: it fits no
 * line with an amount due. `CouponRefused`: the server's own refusal. `CouponImportFailed`: the query could not be
 * made.
 */
export type CouponRefusal =
  | EntryRefusal
  | CodeRefusal
  | { readonly _tag: 'CouponInvalid' }
  | { readonly _tag: 'CouponInsufficientBalance' }
  | { readonly _tag: 'CouponNotUsable' }
  | {
      readonly _tag: 'CouponRefused';
      readonly code: string;
      readonly message: string;
      readonly brands: readonly string[];
    }
  | { readonly _tag: 'CouponImportFailed' };

/** The list with the new coupon at its end, and the rest that it would lose, which must be confirmed first. */
export interface AddedCoupon {
  readonly coupons: readonly Coupon[];
  readonly lost: LostBalance | null;
}

const holds = (coupons: readonly Coupon[], cardNumber: string): boolean =>
  coupons.some((coupon) => coupon.cardNumber === normaliseCardNumber(cardNumber));

/** The PIN to send with a number, or why the typed one is refused; the unit decides which numbers have one. */
export type PinRule = (pin: string, cardNumber: string) => Result.Result<string, EntryRefusal | CodeRefusal>;

/**
 * Accepts a typed entry, without its spaces, before any call to the server. A number that is not a code is refused
 * its PIN by `checkPin`.
 */
export const checkCouponEntry = (
  coupons: readonly Coupon[],
  { cardNumber: number, pin }: CouponEntry,
  checkPin: PinRule,
): Result.Result<CouponEntry, CouponRefusal> => {
  if (normaliseCardNumber(number) === '') return Result.fail({ _tag: 'Required' });
  return Result.flatMap(checkCode(number), (cardNumber): Result.Result<CouponEntry, CouponRefusal> => {
    if (holds(coupons, cardNumber)) return Result.fail({ _tag: 'CouponInvalid' });
    return Result.map(checkPin(pin, cardNumber), (checked) => ({ cardNumber, pin: checked }));
  });
};

/**
 * Adds a coupon to the end of the list if it has a balance and fits a line on which the previous coupons leave
 * something due. `lines` have the amounts due before any coupon.
 */
export const addCoupon = (
  coupons: readonly Coupon[],
  coupon: Coupon,
  lines: readonly DueLine[],
  currency: Currency,
): Result.Result<AddedCoupon, CouponRefusal> => {
  if (holds(coupons, coupon.cardNumber)) return Result.fail({ _tag: 'CouponInvalid' });
  if (!isPositive(coupon.balance)) return Result.fail({ _tag: 'CouponInsufficientBalance' });
  const added = [...coupons, { ...coupon, cardNumber: normaliseCardNumber(coupon.cardNumber) }];
  const own = allocateCoupons(added, lines, currency).coupons.at(-1)!;
  if (isZero(own.applied)) return Result.fail({ _tag: 'CouponNotUsable' });
  return Result.succeed({ coupons: added, lost: lostBalances([own])[0] ?? null });
};

/** Adds the coupon that a query answered with, or turns its answer into the refusal to show. */
export const addAnsweredCoupon = (
  coupons: readonly Coupon[],
  answer: CouponAnswer,
  lines: readonly DueLine[],
  currency: Currency,
): Result.Result<AddedCoupon, CouponRefusal> => {
  switch (answer._tag) {
    case 'CouponFound':
      return addCoupon(coupons, { ...answer.coupon, isVerified: true }, lines, currency);
    case 'CouponRemoved':
      return Result.fail({ _tag: 'CouponInvalid' });
    case 'CouponRefused':
      return Result.fail(answer);
    case 'CouponUnreachable':
      return Result.fail({ _tag: 'CouponImportFailed' });
  }
};

/** The list without one coupon; the others keep their order. */
export const removeCoupon = (coupons: readonly Coupon[], cardNumber: string): readonly Coupon[] =>
  coupons.filter((coupon) => coupon.cardNumber !== normaliseCardNumber(cardNumber));

/** The list without any coupon. */
export const resetCoupons = (): readonly Coupon[] => [];

/** True if the coupon may pay for some line, whether or not anything is due on it. */
export const fitsAnyLine = (coupon: Coupon, lines: readonly Pick<DueLine, 'itemCode' | 'parentItemCode'>[]): boolean =>
  lines.some((line) => fits(coupon, line));
