/** The cart line of an entry, and its parts that depend on the product. */
import { productLine } from '../cart/index.ts';
import type { CartLine, LineProduct } from '../cart/index.ts';
import type { Product } from '../catalogue/index.ts';
import type { CheckedLine } from './line-entry.ts';

export type SoldProduct = LineProduct & Pick<Product, 'extraCardMadeFee'>;

type Entered = CheckedLine & Pick<CartLine, 'quantity' | 'deliveryTimeZone'>;

/** The line of a product with all entries. The extra product's card-made fee comes with the extra product. */
export const madeLine = (lineId: string, product: SoldProduct, entered: Entered): CartLine => ({
  ...productLine(lineId, product),
  ...entered,
  extraCardMadeFee: entered.extra && product.extraCardMadeFee,
});
