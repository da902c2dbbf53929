/** What the coupons of a checkout remember, and the plain functions that change it. Source. */
import type { Cart } from '@offrande/domain/cart';
import {
  addAnsweredCoupon,
  areCouponsVerified,
  reconcileCoupons,
  type AddedCoupon,
  type Coupon,
  type CouponAnswer,
  type CouponRefusal,
  type Requeried,
} from '@offrande/domain/coupon';
import type { Result } from 'effect';
import type { PricedCart } from '../../shop/use-priced-cart.ts';
import { dueLinesOf, isSameToPay } from './coupon-lines.ts';

/** A card as it was typed. */
export interface CardEntry {
  readonly cardNumber: string;
  readonly pin: string;
}

export interface CouponsContext {
  readonly coupons: readonly Coupon[];
  /** PINs by card number, in memory only. */
  readonly pins: ReadonlyMap<string, string>;
  readonly priced: PricedCart;
  readonly entry: CardEntry;
  readonly refusal: CouponRefusal | null;
  /** Waits for the yes to losing its rest. */
  readonly pending: AddedCoupon | null;
  readonly removed: Requeried['removed'];
  /** Before payment something had changed, so that the buyer must look again. */
  readonly hasChanged: boolean;
}

export type CouponsEvent =
  | { readonly type: 'add'; readonly entry: CardEntry }
  | { readonly type: 'acceptLoss' }
  | { readonly type: 'declineLoss' }
  | { readonly type: 'remove'; readonly cardNumber: string }
  | { readonly type: 'cartChanged'; readonly priced: PricedCart }
  | { readonly type: 'askAgain' }
  | { readonly type: 'verify' };

/** `cleared`: every coupon is still good for the same amount; the order may be made. */
export interface CouponsCleared {
  readonly type: 'cleared';
}

export interface QueryInput {
  readonly card: CardEntry;
  readonly cart: Cart;
}
export interface RequeryInput {
  readonly cards: readonly CardEntry[];
  readonly cart: Cart;
}

export const admit = (
  { coupons, priced }: CouponsContext,
  answer: CouponAnswer,
): Result.Result<AddedCoupon, CouponRefusal> =>
  addAnsweredCoupon(coupons, answer, dueLinesOf(priced), priced.cart.currency);

export const requeried = ({ coupons, priced }: CouponsContext, answers: ReadonlyMap<string, CouponAnswer>): Requeried =>
  reconcileCoupons(coupons, answers, priced.cart.lines);

export const isStillGood = (context: CouponsContext, answers: ReadonlyMap<string, CouponAnswer>): boolean => {
  const after = requeried(context, answers);
  return (
    after.removed.length === 0 &&
    areCouponsVerified(after.coupons) &&
    isSameToPay(context.priced, context.coupons, after.coupons)
  );
};

export const taken = (context: CouponsContext, added: AddedCoupon | null): Partial<CouponsContext> =>
  added === null
    ? {}
    : {
        coupons: added.coupons,
        pins: new Map(context.pins).set(added.coupons.at(-1)?.cardNumber ?? '', context.entry.pin),
        entry: { cardNumber: '', pin: '' },
        pending: null,
        hasChanged: false,
      };

export const cardsOf = ({ coupons, pins }: CouponsContext): readonly CardEntry[] =>
  coupons.map(({ cardNumber }) => ({ cardNumber, pin: pins.get(cardNumber) ?? '' }));
