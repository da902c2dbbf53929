/** The cart and its total (spec sections 3 to 5, A-01 to A-30). */
export { cardsOf, cartQuantity, defaultDraftPath, emptyCart, newLine } from './cart.ts';
export type { Cart, CartLine, CartPolicy, ExtraProduct, Letter, LineFile } from './cart.ts';
export { productLine } from './product-line.ts';
export type { LineProduct } from './product-line.ts';
export { maxQuantityFor } from './limits.ts';
export type { QuantityCaps } from './limits.ts';
export { checkBeside, checkCap, checkCart, checkQuantity, isConflict, isPhysicalLine } from './compatibility.ts';
export type { CartRefusal, ConflictRefusal } from './compatibility.ts';
export {
  addLine,
  changeQuantity,
  clearCart,
  deleteLine,
  duplicateLine,
  editLine,
  restoreLine,
  startOver,
} from './changes.ts';
export type { DeletedLine, LineToAdd } from './changes.ts';
export { cartTotal, lineTotal } from './totals.ts';
export type { CartTotal, LineTotal, PricingFacts } from './totals.ts';
export { showsTaxSplit, TAXED_PARTS, taxSplit } from './tax-split.ts';
export type { TaxedPart, TaxRow } from './tax-split.ts';
export { faceAmount, lineDiscounts } from './line-discount.ts';
export type { LineDiscount } from './line-discount.ts';
export { setCartDiscount } from './changes.ts';
export { refusedSalesmanValues } from './salesman-values.ts';
export type { SalesmanFacts, SalesmanValueRefusal } from './salesman-values.ts';
export { repriceCart } from './reprice.ts';
export type { DroppedLine, RepriceOptions } from './reprice.ts';
export { couponPurpose } from './coupon-lines.ts';
export type { PricedCart } from './coupon-lines.ts';
export { tierStandings } from './tier-standing.ts';
export type { TierStanding } from './tier-standing.ts';
export { costsOfCart, lumpSum } from './costs.ts';
export type { Costs, CountedCost, CouponCost, DiscountCost } from './costs.ts';
