/**
 * What a salesman set on a line, checked as a whole (spec sections 5 and 6, A-04, A-08, A-10, A-105): when the line is
 * edited and again by the server at checkout.
 */
import { Result } from 'effect';
import { checkSetDiscount } from '../discount/index.ts';
import type { SetDiscountRefusal } from '../discount/index.ts';
import { checkCardMadeFee, checkCommission } from '../fees/index.ts';
import type { CardMadeFeeRefusal, CommissionRefusal } from '../fees/index.ts';
import { equals } from '../money/index.ts';
import type { Money } from '../money/index.ts';
import type { CartLine, CartPolicy } from './cart.ts';

/** Where a salesman's value is refused, and why. */
export interface SalesmanValueRefusal {
  readonly field: 'salesmanSetDiscount' | 'extraDiscount' | 'letterDiscount' | 'cardMadeFee' | 'commission';
  readonly refusal: SetDiscountRefusal | CardMadeFeeRefusal | CommissionRefusal;
}

/** The product's own card-made fee, which the limits do not touch, and the gross of the line that a commission is measured against. */
export interface SalesmanFacts {
  readonly productCardMadeFee: Money | null;
  readonly lineGross: Money;
}

const isOwnFee = (fee: Money, own: Money | null): boolean => own !== null && equals(fee, own);

const refused = (
  field: SalesmanValueRefusal['field'],
  check: Result.Result<unknown, SalesmanValueRefusal['refusal']>,
): readonly SalesmanValueRefusal[] => (Result.isFailure(check) ? [{ field, refusal: check.failure }] : []);

/** Every value of the line that a salesman may not set so; none when all are accepted. */
export const refusedSalesmanValues = (
  line: CartLine,
  policy: Pick<CartPolicy, 'discountType' | 'cardMadeFeeLimits'>,
  { productCardMadeFee, lineGross }: SalesmanFacts,
): readonly SalesmanValueRefusal[] => {
  const { salesmanSetDiscount, extra, letter, cardMadeFee, kind, commission } = line;
  const fine = Result.void;
  const isFeeSet = cardMadeFee !== null && !isOwnFee(cardMadeFee, productCardMadeFee);
  return [
    ...refused(
      'salesmanSetDiscount',
      salesmanSetDiscount ? checkSetDiscount(salesmanSetDiscount, policy.discountType) : fine,
    ),
    ...refused('extraDiscount', extra?.discount ? checkSetDiscount(extra.discount, null) : fine),
    ...refused('letterDiscount', letter?.salesmanDiscount ? checkSetDiscount(letter.salesmanDiscount, null) : fine),
    ...refused('cardMadeFee', isFeeSet ? checkCardMadeFee(cardMadeFee, kind, policy.cardMadeFeeLimits) : fine),
    ...refused('commission', checkCommission(commission, lineGross)),
  ];
};
