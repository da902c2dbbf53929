/** What the coupons of a purchase remember, and the plain functions that change it. Source. */
import { Result } from 'effect';
import { needsPin } from '../card/index.ts';
import type { PinPolicy } from '../card/index.ts';
import {
  addAnsweredCoupon,
  allocateCoupons,
  areCouponsVerified,
  checkCouponEntry,
  reconcileCoupons,
  removeCoupon,
} from '../coupon/index.ts';
import type {
  AddedCoupon,
  AppliedCoupon,
  Coupon,
  CouponAnswer,
  CouponEntry,
  CouponPurpose,
  CouponRefusal,
  DueLine,
  PinRule,
  Requeried,
} from '../coupon/index.ts';
import { equals } from '../money/index.ts';
import { checkOptionalCode } from '../text/index.ts';

/** What was answered, each with the number of its card; a card that is left out counts as not asked. */
export type CouponAnswers = readonly (readonly [cardNumber: string, answer: CouponAnswer])[];

export interface CouponsContext {
  readonly coupons: readonly Coupon[];
  /** PINs by card number, in memory only: a query that was proven once is proven again by the same. */
  readonly pins: Readonly<Record<string, string>>;
  readonly purpose: CouponPurpose;
  readonly entry: CouponEntry;
  readonly refusal: CouponRefusal | null;
  /** Waits for the yes to losing its rest. */
  readonly pending: AddedCoupon | null;
  readonly removed: Requeried['removed'];
  /** Before payment something had changed, so that the buyer must look again. */
  readonly hasChanged: boolean;
}

export interface CouponsInput {
  readonly coupons: readonly Coupon[];
  readonly purpose: CouponPurpose;
}

/** A card that is typed to be added, and what the unit says of PINs. */
export interface CouponEntered {
  readonly entry: CouponEntry;
  readonly pins: PinPolicy;
}

const NOTHING_TYPED: CouponEntry = { cardNumber: '', pin: '' };

export const startedCoupons = ({ coupons, purpose }: CouponsInput): CouponsContext => ({
  coupons,
  purpose,
  pins: {},
  entry: NOTHING_TYPED,
  refusal: null,
  pending: null,
  removed: [],
  hasChanged: false,
});

/**
 * The list after a change of the cart: an emptied cart has no coupons any more, and in any other every coupon is to be
 * asked about again, for its balance and for what it may pay.
 */
export const couponsAfterCartChange = (
  coupons: readonly Coupon[],
  lines: readonly Pick<DueLine, 'itemCode'>[],
): readonly Coupon[] => (lines.length === 0 ? [] : coupons.map((coupon) => ({ ...coupon, isVerified: false })));

/** What each coupon pays and what it keeps. */
export const appliedTo = ({ lines, currency }: CouponPurpose, coupons: readonly Coupon[]): readonly AppliedCoupon[] =>
  allocateCoupons(coupons, lines, currency).coupons;

/** True when the coupons after a re-query pay what they paid before: the amount that was shown still holds. */
export const isSameToPay = (purpose: CouponPurpose, before: readonly Coupon[], after: readonly Coupon[]): boolean => {
  const [was, is] = [appliedTo(purpose, before), appliedTo(purpose, after)];
  return was.length === is.length && was.every(({ applied }, at) => equals(applied, is[at]!.applied));
};

/**
 * A PIN typed beside a coupon. A number of a range without PINs has none, whatever was typed. Any other may have one, and
 * none is asked for again where the card was proven in this session.
 */
const pinRule =
  (pins: PinPolicy): PinRule =>
  (pin, cardNumber) =>
    needsPin(cardNumber, pins) ? checkOptionalCode(pin) : Result.succeed('');

export const checkEntry = (
  { coupons }: CouponsContext,
  { entry, pins }: CouponEntered,
): ReturnType<typeof checkCouponEntry> => checkCouponEntry(coupons, entry, pinRule(pins));

/** What was typed, as it is asked for where it is good. */
export const entered = (context: CouponsContext, typed: CouponEntered): Partial<CouponsContext> => {
  const checked = checkEntry(context, typed);
  return {
    entry: Result.getOrElse(checked, () => typed.entry),
    refusal: Result.getOrNull(Result.flip(checked)),
    removed: [],
  };
};

export const admit = (
  { coupons, purpose: { lines, currency } }: CouponsContext,
  answer: CouponAnswer,
): Result.Result<AddedCoupon, CouponRefusal> => addAnsweredCoupon(coupons, answer, lines, currency);

export const requeried = ({ coupons, purpose: { lines } }: CouponsContext, answers: CouponAnswers): Requeried =>
  reconcileCoupons(coupons, new Map(answers), lines);

/** Nothing was removed, everything could be asked, and every coupon pays what it paid. */
export const isStillGood = (context: CouponsContext, answers: CouponAnswers): boolean => {
  const after = requeried(context, answers);
  return (
    after.removed.length === 0 &&
    areCouponsVerified(after.coupons) &&
    isSameToPay(context.purpose, context.coupons, after.coupons)
  );
};

/** The list with the coupon that was admitted; its PIN is kept and the entry is empty again. */
export const taken = ({ pins, entry }: CouponsContext, added: AddedCoupon | null): Partial<CouponsContext> =>
  added === null
    ? {}
    : {
        coupons: added.coupons,
        pins: { ...pins, [added.coupons.at(-1)!.cardNumber]: entry.pin },
        entry: NOTHING_TYPED,
        pending: null,
        hasChanged: false,
      };

export const without = ({ coupons }: CouponsContext, cardNumber: string): Partial<CouponsContext> => ({
  coupons: removeCoupon(coupons, cardNumber),
  removed: [],
  refusal: null,
  hasChanged: false,
});

/** What is asked about again: every coupon of the list, with the PIN that was given for it. */
export const entriesOf = ({ coupons, pins }: CouponsContext): readonly CouponEntry[] =>
  coupons.map(({ cardNumber }) => ({ cardNumber, pin: pins[cardNumber] ?? '' }));
