/** Discount tiers by summed amount of a product in one cart (spec section 3; A-104: tiers do not overlap). */
import type { DiscountData } from '../../unit-data.ts';

const tiers = (
  itemCode: string,
  ...list: readonly (readonly [from: string, to: string | null, rate: string])[]
): DiscountData => ({
  itemCode,
  custId: null,
  isAccuSales: false,
  accumulateAmt: '0.00',
  discountList: list.map(([amountFrom, amountTo, discountRate]) => ({ amountFrom, amountTo, discountRate })),
});

export const discounts: readonly DiscountData[] = [
  tiers('offrande', ['200.00', '499.99', '3'], ['500.00', null, '5']),
  tiers('offrande-by-post', ['200.00', '499.99', '3'], ['500.00', null, '5']),
  tiers('table-ronde', ['150.00', '299.99', '4'], ['300.00', '999.99', '6'], ['1000.00', null, '8']),
  tiers('voltage', ['300.00', null, '2.5']),
  tiers('librairie-quai', ['100.00', null, '5']),
  tiers('petit-monde', ['100.00', '249.99', '3'], ['250.00', null, '5']),
];
