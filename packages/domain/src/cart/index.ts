/** The cart: its lines, what may be in it together, and how it changes (spec sections 3 to 5, A-21 to A-30). */
export { cardsOf, cartQuantity, defaultDraftPath, emptyCart, newLine } from './cart.ts';
export type { Cart, CartLine, CartPolicy, ExtraProduct, Letter, LineFile } from './cart.ts';
export { productLine } from './product-line.ts';
export type { LineProduct } from './product-line.ts';
export { maxQuantityFor } from './limits.ts';
export type { QuantityCaps } from './limits.ts';
export { checkCompatibility, checkCap, checkCart, checkQuantity, isConflict, isPhysicalLine } from './compatibility.ts';
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
export { orderedLines, withoutOrdered } from './ordered.ts';
export type { OrderedLine } from './ordered.ts';
export { setCartDiscount } from './changes.ts';
export { refusedSalesmanValues } from './salesman-values.ts';
export type { SalesmanFacts, SalesmanValueRefusal } from './salesman-values.ts';
export { repriceCart } from './reprice.ts';
export type { DroppedLine, RepriceOptions } from './reprice.ts';
