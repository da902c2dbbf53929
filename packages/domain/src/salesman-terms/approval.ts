/** Discounts that a salesman does not grant alone (A-189, decision 067). */
import type { Cart, CartLine } from '../cart/index.ts';
import { compare, compareRates, percentOf } from '../money/index.ts';
import type { Rate } from '../money/index.ts';

const isAbove = ({ amount, salesmanSetDiscount: discount }: CartLine, from: Rate): boolean => {
  if (discount === null) return false;
  return discount.type === 'percent'
    ? compareRates(discount.rate, from) > 0
    : compare(discount.amount, percentOf(amount, from, 'down')) > 0;
};

/**
 * Whether another admin salesman decides about an order: a card of it is sold at more than this share off its amount. At the
 * share itself nobody decides.
 */
export const needsApproval = ({ lines }: Pick<Cart, 'lines'>, from: Rate): boolean =>
  lines.some((line) => isAbove(line, from));
