/**
 * The discount of each line (spec section 5, A-09 to ): the one a salesman set on the line, else on the
 * cart; else the tier of the line's discount code; else the product's own rate. One replaces the other, they never add
 * up.
 */
import { decidingSum, discountCode, lessSetDiscount, tierFor } from '../discount/index.ts';
import type { DiscountEntry, DiscountTier, SetDiscount } from '../discount/index.ts';
import { add, isZeroRate, lessPercent, times, zero } from '../money/index.ts';
import type { Money, Rate } from '../money/index.ts';
import type { Cart, CartLine } from '../cart/index.ts';

/** The discount of a line and its source. `code` is the discount entry's item code. */
export type LineDiscount =
  | { readonly from: 'none' }
  | { readonly from: 'product'; readonly rate: Rate }
  | { readonly from: 'tier'; readonly rate: Rate; readonly code: string }
  | { readonly from: 'salesman'; readonly set: SetDiscount };

const none: LineDiscount = { from: 'none' };

/** The cards of a line before any discount; a file's amount counts once. */
export const faceAmount = (line: Pick<CartLine, 'amount' | 'file' | 'quantity'>): Money =>
  line.file === null ? times(line.amount, line.quantity) : line.amount;

/** One card after the discount, or a file's whole amount, rounded once. */
export const discountedUnit = (line: Pick<CartLine, 'amount'>, discount: LineDiscount): Money => {
  if (discount.from === 'none') return line.amount;
  return discount.from === 'salesman'
    ? lessSetDiscount(line.amount, discount.set)
    : lessPercent(line.amount, discount.rate);
};

/** All cards of a line, from the discounted unit; exact. */
export const goodsAmount = (line: Pick<CartLine, 'file' | 'quantity'>, unit: Money): Money =>
  line.file === null ? times(unit, line.quantity) : unit;

/** The face amounts of all lines for each code with an entry, including lines with a set discount. */
const facesByCode = (cart: Cart, entries: ReadonlyMap<string, DiscountEntry>): ReadonlyMap<string, Money> => {
  const faces = new Map<string, Money>();
  for (const line of cart.lines) {
    const code = discountCode(line);
    if (entries.has(code)) faces.set(code, add(faces.get(code) ?? zero(cart.currency), faceAmount(line)));
  }
  return faces;
};

/** The tier that each code with an entry reaches; null if none covers its sum. */
const tiersByCode = (cart: Cart, discounts: readonly DiscountEntry[]): ReadonlyMap<string, DiscountTier | null> => {
  const entries = new Map<string, DiscountEntry>();
  for (const entry of discounts) {
    if (entry.customerId !== null || !entries.has(entry.itemCode)) entries.set(entry.itemCode, entry);
  }
  const tiers = new Map<string, DiscountTier | null>();
  for (const [code, face] of facesByCode(cart, entries)) {
    const entry = entries.get(code)!;
    tiers.set(code, tierFor(entry.tiers, decidingSum(entry, face)));
  }
  return tiers;
};

/** The discount of every line, in the order of the lines. A customer's entry takes precedence over a general one. */
export const lineDiscounts = (cart: Cart, discounts: readonly DiscountEntry[]): readonly LineDiscount[] => {
  const tiers = tiersByCode(cart, discounts);
  return cart.lines.map((line): LineDiscount => {
    const set = line.salesmanSetDiscount ?? cart.salesmanSetDiscount;
    if (set !== null) return { from: 'salesman', set };
    const code = discountCode(line);
    const tier = tiers.get(code);
    if (tier !== undefined) return tier === null ? none : { from: 'tier', rate: tier.rate, code };
    return isZeroRate(line.productDiscountRate) ? none : { from: 'product', rate: line.productDiscountRate };
  });
};
