/** What a line copies from its product, in one place: when a card is picked, and when a stored cart is repriced. */
import type { Product } from '../catalogue/index.ts';
import { newLine } from './cart.ts';
import type { CartLine } from './cart.ts';

export type ProductFacts = Pick<
  Product,
  | 'parentItemCode'
  | 'categoryId'
  | 'name'
  | 'kind'
  | 'sort'
  | 'voucherKind'
  | 'discountRate'
  | 'productTaxRate'
  | 'additionalTaxRate'
>;

/** The facts that a line is made from. */
export type LineProduct = ProductFacts & Pick<Product, 'itemCode' | 'minAmount' | 'images' | 'cardMadeFee'>;

/** The values that depend only on the product. Fees are separate, because a salesman may have set other ones. */
export const productFacts = (product: ProductFacts) =>
  ({
    parentItemCode: product.parentItemCode,
    categoryId: product.categoryId,
    productName: product.name,
    kind: product.kind,
    sort: product.sort,
    voucherKind: product.voucherKind,
    productDiscountRate: product.discountRate,
    productTaxRate: product.productTaxRate,
    additionalTaxRate: product.additionalTaxRate,
  }) satisfies Partial<CartLine>;

/**
 * The line of a newly picked card: one card of amount 0 with the product's values and defaults for the buyer's choices.
 * `extraCardMadeFee` waits for an extra product.
 */
export const productLine = (lineId: string, product: LineProduct): CartLine => ({
  ...newLine(lineId, product.itemCode, product.minAmount.currency),
  ...productFacts(product),
  productImageUrl: product.images[0] ?? null,
  cardMadeFee: product.cardMadeFee,
});
