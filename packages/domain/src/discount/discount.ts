/**
 * Everything that can lower a price: a product's own rate, the tiers of a discount entry, a salesman's set discount;
 * and the forms a reward may take (spec section 3, A-09 to ). Rates are percent numbers.
 */
import type { Money, Rate } from '../money/index.ts';

/** The rate applies from `from` to `to`, both inclusive; `to` null means unlimited. `rate` is 0 to 100. */
export interface DiscountTier {
  readonly from: Money;
  readonly to: Money | null;
  readonly rate: Rate;
}

/**
 * The tiers of one discount code. `customerId` null means for everybody. `accumulated` is what the customer has bought
 * so far; it counts towards the tier only if `isAccumulating`.
 */
export interface DiscountEntry {
  readonly customerId: string | null;
  readonly itemCode: string;
  readonly accumulated: Money;
  readonly isAccumulating: boolean;
  readonly tiers: readonly DiscountTier[];
}

/** `percent`: a rate of the amount; `value`: a fixed amount off it. */
export type DiscountType = 'percent' | 'value';

/** A discount that a salesman set. Null means not set, and 0 still counts as set. */
export type SetDiscount =
  | { readonly type: 'percent'; readonly rate: Rate }
  | { readonly type: 'value'; readonly amount: Money };

/** The key of a discount: a product and the product it is a variant of. */
export interface Discountable {
  readonly itemCode: string;
  readonly parentItemCode: string | null;
}

/** The code of the discount entry for a product: its parent's if it has one, else its own. */
export const discountCode = (product: Discountable): string => product.parentItemCode ?? product.itemCode;
