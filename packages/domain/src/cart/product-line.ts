/** What a line takes over from its product, in one place: when a card is picked, and when a kept cart is priced again. */
import type { Product } from '../catalogue/index.ts';
import { newLine } from './cart.ts';
import type { CartLine } from './cart.ts';

type Facts = Pick<
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

/** What a line is made from. */
export type LineProduct = Facts & Pick<Product, 'itemCode' | 'minAmount' | 'images' | 'cardMadeFee'>;

/** What the product alone says. Fees are apart, since a salesman may have set his own. */
export const productFacts = (product: Facts) =>
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
 * The line of a card just picked: one card of amount 0, everything the product says, nothing yet of what the buyer
 * chooses. `extraCardMadeFee` waits for an extra product.
 */
export const productLine = (lineId: string, product: LineProduct): CartLine => ({
  ...newLine(lineId, product.itemCode, product.minAmount.currency),
  ...productFacts(product),
  productImageUrl: product.images[0] ?? null,
  cardMadeFee: product.cardMadeFee,
});
