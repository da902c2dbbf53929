/**
 * Checks all values that a salesman set on a line (spec sections 5 and 6, A-04, A-08, A-10, A-105): when the line is
 * edited, when its draft is saved, and again by the server at checkout.
 */
import { Result } from 'effect';
import { postedLetter } from '../delivery/index.ts';
import { checkSetDiscount } from '../discount/index.ts';
import type { SetDiscountRefusal } from '../discount/index.ts';
import { checkCardMadeFee, checkCommission, checkLoweredFee } from '../fees/index.ts';
import type { CardMadeFeeRefusal, CommissionRefusal, LoweredFeeRefusal } from '../fees/index.ts';
import { equals } from '../money/index.ts';
import type { Money } from '../money/index.ts';
import type { CartLine, CartPolicy } from './cart.ts';

/** Where a salesman's value is refused, and why. */
export interface SalesmanValueRefusal {
  readonly field:
    | 'salesmanSetDiscount'
    | 'productFee'
    | 'extraDiscount'
    | 'shippingFee'
    | 'letterDiscount'
    | 'cardMadeFee'
    | 'commission';
  readonly refusal: SetDiscountRefusal | LoweredFeeRefusal | CardMadeFeeRefusal | CommissionRefusal;
}

/**
 * The unit's own prices: the product's card-made fee, to which the limits do not apply, and the prices of the letter
 * and the extra product, null if there is none. A commission is checked against `lineGross`.
 */
export interface SalesmanFacts {
  readonly productCardMadeFee: Money | null;
  readonly letterPrice: Money | null;
  readonly extraAmount: Money | null;
  readonly lineGross: Money;
}

const isOwnFee = (fee: Money, own: Money | null): boolean => own !== null && equals(fee, own);

const refused = (
  field: SalesmanValueRefusal['field'],
  check: Result.Result<unknown, SalesmanValueRefusal['refusal']>,
): readonly SalesmanValueRefusal[] => (Result.isFailure(check) ? [{ field, refusal: check.failure }] : []);

/** All refused values of the line; none if all are accepted. */
export const refusedSalesmanValues = (
  line: CartLine,
  policy: Pick<CartPolicy, 'discountType' | 'cardMadeFeeLimits'>,
  { productCardMadeFee, letterPrice, extraAmount, lineGross }: SalesmanFacts,
): readonly SalesmanValueRefusal[] => {
  const { amount, salesmanSetDiscount, extra, cardMadeFee, kind, commission } = line;
  const letter = postedLetter(line);
  const fine = Result.void;
  const isFeeSet = cardMadeFee !== null && !isOwnFee(cardMadeFee, productCardMadeFee);
  return [
    ...refused(
      'salesmanSetDiscount',
      salesmanSetDiscount ? checkSetDiscount(salesmanSetDiscount, policy.discountType, amount) : fine,
    ),
    ...refused('productFee', extra && extraAmount ? checkLoweredFee(extra.amount, extraAmount) : fine),
    ...refused('extraDiscount', extra?.discount ? checkSetDiscount(extra.discount, null, extra.amount) : fine),
    ...refused('shippingFee', letter && letterPrice ? checkLoweredFee(letter.price, letterPrice) : fine),
    ...refused(
      'letterDiscount',
      letter?.salesmanDiscount ? checkSetDiscount(letter.salesmanDiscount, null, letter.price) : fine,
    ),
    ...refused('cardMadeFee', isFeeSet ? checkCardMadeFee(cardMadeFee, kind, policy.cardMadeFeeLimits) : fine),
    ...refused('commission', checkCommission(commission, lineGross)),
  ];
};
