/** Picking a card out of what a channel holds of the catalogue (spec section 1). */
import { Result } from 'effect';
import type { Product } from './catalogue.ts';
import type { CatalogueState } from './catalogue-state.ts';

export interface ProductNotFound {
  readonly _tag: 'ProductNotFound';
}

/** The product with this item code: its detail where it was read, else its entry in the list; `ProductNotFound` where neither is there. */
export const pickProduct = (
  { productDetail, products }: Pick<CatalogueState, 'productDetail' | 'products'>,
  itemCode: string,
): Result.Result<Product, ProductNotFound> => {
  const detail = Object.hasOwn(productDetail, itemCode) ? productDetail[itemCode] : undefined;
  const product = detail ?? products?.items.find((item) => item.itemCode === itemCode);
  return product === undefined ? Result.fail({ _tag: 'ProductNotFound' }) : Result.succeed(product);
};
