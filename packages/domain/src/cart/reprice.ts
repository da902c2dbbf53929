/**
 * Updates a stored cart from the catalogue (spec section 4, A-30): a guest's cart survives the login, and a stored cart
 * may be older than the current prices. The buyer's choices stay; the product's values are refreshed.
 */
import type { Product } from '../catalogue/index.ts';
import { compare } from '../money/index.ts';
import type { Money } from '../money/index.ts';
import type { Cart, CartLine } from './cart.ts';
import { productFacts } from './product-line.ts';
import type { ProductFacts } from './product-line.ts';

/** What a stored line takes from its product of today. */
export type RepricedProduct = ProductFacts &
  Pick<Product, 'minAmount' | 'maxAmount' | 'cardMadeFee' | 'extraCardMadeFee'>;

/** Why a line was dropped: its product is gone, or no longer sold at its amount. */
export interface DroppedLine {
  readonly line: CartLine;
  readonly reason:
    | { readonly _tag: 'ProductNotFound' }
    | { readonly _tag: 'AmountBelowMinimum'; readonly min: Money }
    | { readonly _tag: 'AmountAboveMaximum'; readonly max: Money };
}

/** `keepsFees` is true for salesmen, who set the card-made fees themselves; otherwise the product's fees apply. */
export interface RepriceOptions {
  readonly keepsFees: boolean;
}

const obstacle = (line: CartLine, product: RepricedProduct | undefined): DroppedLine['reason'] | null => {
  if (product === undefined) return { _tag: 'ProductNotFound' };
  // The cards of a file have individual amounts; their sum is not checked against the limits.
  if (line.file !== null) return null;
  const { minAmount: min, maxAmount: max } = product;
  if (compare(line.amount, min) < 0) return { _tag: 'AmountBelowMinimum', min };
  return compare(line.amount, max) > 0 ? { _tag: 'AmountAboveMaximum', max } : null;
};

const renewed = (line: CartLine, product: RepricedProduct, { keepsFees }: RepriceOptions): CartLine => ({
  ...line,
  ...productFacts(product),
  cardMadeFee: keepsFees ? line.cardMadeFee : product.cardMadeFee,
  extraCardMadeFee: keepsFees ? line.extraCardMadeFee : line.extra && product.extraCardMadeFee,
});

/** The cart by the products given (by item code), and the lines that had to be left out. Doing it twice changes nothing. */
export const repriceCart = (
  cart: Cart,
  products: ReadonlyMap<string, RepricedProduct>,
  options: RepriceOptions,
): { readonly cart: Cart; readonly dropped: readonly DroppedLine[] } => {
  const lines: CartLine[] = [];
  const dropped: DroppedLine[] = [];
  for (const line of cart.lines) {
    const product = products.get(line.itemCode);
    const reason = obstacle(line, product);
    if (reason === null) lines.push(renewed(line, product!, options));
    else dropped.push({ line, reason });
  }
  return { cart: { ...cart, lines }, dropped };
};
