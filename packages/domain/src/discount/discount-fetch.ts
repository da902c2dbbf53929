/**
 * The effect of an answer about discounts (spec sections 7 and 8, S7.24, S8.46). A failure leaves the known prices: the
 * server prices the order again, so nobody pays a wrong price.
 */
import { Result } from 'effect';
import type { GatewayFailure } from '../gateway/index.ts';
import { discountCode } from './discount.ts';
import type { Discountable, DiscountEntry } from './discount.ts';
import { checkDiscounts } from './discount-book.ts';
import type { DiscountsRefusal } from './discount-book.ts';
import type { ProductDiscountsRequest } from './discount-fetch.schema.ts';

/**
 * The request for a customer and a product: entries are listed under the product's discount code, its parent's if it
 * has one.
 */
export const productDiscountsRequest = (custId: string, product: Discountable): ProductDiscountsRequest => ({
  custId,
  itemCode: discountCode(product),
});

/** The list could not be fetched, or is contradictory. `code` is the server's, null if it sent none. */
export interface DiscountListFetchFailed {
  readonly _tag: 'DiscountListFetchFailed';
  readonly itemCode: string;
  readonly code: string | null;
}

/** The entries for pricing from now on, and the notice to show. */
export interface FetchedDiscounts {
  readonly discounts: readonly DiscountEntry[];
  readonly notice: DiscountListFetchFailed | null;
}

/**
 * The entries after an answer about one discount code: its new ones together with those of other codes; after a failure
 * the known ones.
 */
export const discountsAfterFetch = (
  known: readonly DiscountEntry[],
  { itemCode }: Pick<ProductDiscountsRequest, 'itemCode'>,
  answer: Result.Result<readonly DiscountEntry[], GatewayFailure>,
): FetchedDiscounts => {
  const checked = Result.flatMap(
    answer,
    (entries): Result.Result<readonly DiscountEntry[], GatewayFailure | DiscountsRefusal> => checkDiscounts(entries),
  );
  if (Result.isFailure(checked)) {
    const code = checked.failure._tag === 'GatewayFailure' ? checked.failure.code : null;
    return { discounts: known, notice: { _tag: 'DiscountListFetchFailed', itemCode, code } };
  }
  const others = known.filter((entry) => entry.itemCode !== itemCode);
  return { discounts: [...others, ...checked.success.filter((entry) => entry.itemCode === itemCode)], notice: null };
};
