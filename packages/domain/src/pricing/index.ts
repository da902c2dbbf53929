/** The price of a cart: discounts, totals, contained tax and the parts that a buyer reads (spec section 5, A-01 to A-20). */
export { cartTotal, faceOf, lineTotal } from './totals.ts';
export type { CartTotal, LineTotal, PricingFacts } from './totals.ts';
export { showsTaxSplit } from './tax-readers.ts';
export { TAXED_PARTS, taxRatesOf, taxSplit } from './tax-split.ts';
export type { FeeRates, TaxedPart, TaxRates, TaxRow } from './tax-split.ts';
export { lineDiscounts } from './line-discount.ts';
export type { LineDiscount } from './line-discount.ts';
export { couponPurpose } from './coupon-lines.ts';
export type { PricedCart } from './coupon-lines.ts';
export { tierStandings } from './tier-standing.ts';
export type { TierStanding } from './tier-standing.ts';
export { commonName, costsOfCart, lumpSum } from './costs.ts';
export type { Costs, CountedCost, CouponCost, DiscountCost, NamedCost } from './costs.ts';
