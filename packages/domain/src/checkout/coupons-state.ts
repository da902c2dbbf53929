/**
 * The state of the coupons of a purchase, and the plain functions that change it. Source.
 */
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
  resetCoupons,
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

/** The answers, each with the number of its card; a missing card counts as unreachable. */
export type CouponAnswers = readonly (readonly [cardNumber: string, answer: CouponAnswer])[];

export interface CouponsContext {
  readonly coupons: readonly Coupon[];
  /** PINs by card number, in memory only: a repeated query needs the same PIN again. */
  readonly pins: Readonly<Record<string, string>>;
  readonly purpose: CouponPurpose;
  readonly entry: CouponEntry;
  /** The entry is to be added: until it is admitted or refused, whatever happens to the cart meanwhile. */
  readonly isEntered: boolean;
  readonly refusal: CouponRefusal | null;
  /** Waits for confirmation of losing its rest. */
  readonly pending: AddedCoupon | null;
  readonly removed: Requeried['removed'];
  /** Something changed before payment, so the buyer must look again. */
  readonly hasChanged: boolean;
}

export interface CouponsInput {
  readonly coupons: readonly Coupon[];
  readonly purpose: CouponPurpose;
}

/** A typed card to add, and the unit's rule on PINs. */
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
  isEntered: false,
  refusal: null,
  pending: null,
  removed: [],
  hasChanged: false,
});

/**
 * The list after a change of the cart: an emptied cart has no coupons any more, and otherwise every coupon is to be
 * queried again, for its balance and what it may pay for.
 */
export const couponsAfterCartChange = (
  coupons: readonly Coupon[],
  lines: readonly Pick<DueLine, 'itemCode'>[],
): readonly Coupon[] => (lines.length === 0 ? [] : coupons.map((coupon) => ({ ...coupon, isVerified: false })));

/** The state after a change of the cart: the waiting question is about another cart, and its coupon is queried again. */
export const withCart = ({ coupons, isEntered }: CouponsContext, purpose: CouponPurpose): Partial<CouponsContext> => ({
  purpose,
  coupons: couponsAfterCartChange(coupons, purpose.lines),
  pending: null,
  isEntered: isEntered && purpose.lines.length > 0,
});

/** What each coupon pays and what remains on it. */
export const appliedTo = ({ lines, currency }: CouponPurpose, coupons: readonly Coupon[]): readonly AppliedCoupon[] =>
  allocateCoupons(coupons, lines, currency).coupons;

/** True when the coupons after a re-query pay what they paid before: the amount that was shown is still right. */
export const isSameToPay = (purpose: CouponPurpose, before: readonly Coupon[], after: readonly Coupon[]): boolean => {
  const [was, is] = [appliedTo(purpose, before), appliedTo(purpose, after)];
  return was.length === is.length && was.every(({ applied }, at) => equals(applied, is[at]!.applied));
};

/**
 * The PIN rule for a coupon. A number of a range without PINs has none, whatever was typed. Any other may have one, but
 * does not need it again if the card was proven in this session.
 */
const pinRule =
  (pins: PinPolicy): PinRule =>
  (pin, cardNumber) =>
    needsPin(cardNumber, pins) ? checkOptionalCode(pin) : Result.succeed('');

export const checkEntry = (
  { coupons }: CouponsContext,
  { entry, pins }: CouponEntered,
): ReturnType<typeof checkCouponEntry> => checkCouponEntry(coupons, entry, pinRule(pins));

/** Stores the typed entry, normalised if it is valid. */
export const entered = (context: CouponsContext, typed: CouponEntered): Partial<CouponsContext> => {
  const checked = checkEntry(context, typed);
  return {
    entry: Result.getOrElse(checked, () => typed.entry),
    isEntered: Result.isSuccess(checked),
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

/** Nothing was removed, no query failed, and every coupon pays the same as before. */
export const isStillGood = (context: CouponsContext, answers: CouponAnswers): boolean => {
  const after = requeried(context, answers);
  return (
    after.removed.length === 0 &&
    areCouponsVerified(after.coupons) &&
    isSameToPay(context.purpose, context.coupons, after.coupons)
  );
};

/** Adds the admitted coupon to the list, keeps its PIN and clears the entry. */
export const taken = ({ pins, entry }: CouponsContext, added: AddedCoupon | null): Partial<CouponsContext> =>
  added === null
    ? {}
    : {
        coupons: added.coupons,
        pins: { ...pins, [added.coupons.at(-1)!.cardNumber]: entry.pin },
        entry: NOTHING_TYPED,
        isEntered: false,
        pending: null,
        hasChanged: false,
      };

const withOnly = (coupons: CouponsContext['coupons']): Partial<CouponsContext> => ({
  coupons,
  removed: [],
  refusal: null,
  hasChanged: false,
});

export const without = ({ coupons }: CouponsContext, cardNumber: string): Partial<CouponsContext> =>
  withOnly(removeCoupon(coupons, cardNumber));

/** All coupons are taken off at once (S4.41). */
export const withoutAny = (): Partial<CouponsContext> => withOnly(resetCoupons());

/** The queries to repeat: every coupon of the list, with its PIN. */
export const entriesOf = ({ coupons, pins }: CouponsContext): readonly CouponEntry[] =>
  coupons.map(({ cardNumber }) => ({ cardNumber, pin: pins[cardNumber] ?? '' }));
