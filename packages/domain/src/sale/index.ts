/** What an order sells, as the books need it: amounts in minor units, split by card and added up (reliability section 3). */
export { addSales, couponUse, givenSale, partBetween, priceOf, saleOf, saleOfUnits, splitSale } from './sale.ts';
export type { CouponUse, Sale, SoldUnits } from './sale.ts';
