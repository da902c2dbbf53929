/**
 * The terms that a salesman sets on a line (spec sections 5, 6 and 8, S6.21 to S6.26, S8.44, A-04, A-07, A-08, A-10,
 * extra discount, shipping fee (the price of the letter), product fee (the amount of the extra product,
 * for one), card-made fee for one card, commission, letter discount. Each is checked when it is set;
 * `refusedSalesmanValues` checks the whole line again, because one term can change the limits of another.
 */
import { Result } from 'effect';
import type { CartLine, CartPolicy } from '../cart/index.ts';
import { may } from '../customer/index.ts';
import type { CustomerKind, Permission } from '../customer/index.ts';
import { postedLetter } from '../delivery/index.ts';
import { checkSetDiscount } from '../discount/index.ts';
import type { SetDiscount, SetDiscountRefusal } from '../discount/index.ts';
import { checkCardMadeFee, checkCommission, checkLoweredFee } from '../fees/index.ts';
import type { CardMadeFeeRefusal, Commission, CommissionRefusal, LoweredFeeRefusal } from '../fees/index.ts';
import type { Money } from '../money/index.ts';

/** One term and its new value. A discount of null removes it. */
export type SalesmanTerm =
  | { readonly term: 'extraDiscount'; readonly discount: SetDiscount | null }
  | { readonly term: 'shippingFee'; readonly fee: Money }
  | { readonly term: 'productFee'; readonly fee: Money }
  | { readonly term: 'cardMadeFee'; readonly fee: Money }
  | { readonly term: 'commission'; readonly commission: Commission }
  | { readonly term: 'letterDiscount'; readonly discount: SetDiscount | null };

/** The line to set the terms on. */
export type LineWithTerms = Pick<
  CartLine,
  'amount' | 'delivery' | 'salesmanSetDiscount' | 'letter' | 'extra' | 'cardMadeFee' | 'kind' | 'commission'
>;

/**
 * `lineGross` is the price of the line without coupons: goods, extras and letter. `letterPrice` and `extraAmount` are
 * the unit's own prices of the line's letter and extra product; null if there is none.
 */
export interface TermFacts {
  readonly buyer: CustomerKind;
  readonly policy: Pick<CartPolicy, 'discountType' | 'cardMadeFeeLimits'>;
  readonly lineGross: Money;
  readonly letterPrice: Money | null;
  readonly extraAmount: Money | null;
}

/**
 * `SalesmanOnly`: nobody else may set terms. `NoLetter` and `NoExtraProduct`: the term does not apply to the line. The
 * others have the exceeded limits.
 */
export type TermRefusal =
  | { readonly _tag: 'SalesmanOnly' | 'NoLetter' | 'NoExtraProduct' }
  | SetDiscountRefusal
  | LoweredFeeRefusal
  | CardMadeFeeRefusal
  | CommissionRefusal;

const checkDiscount = (
  discount: SetDiscount | null,
  offered: CartPolicy['discountType'] | null,
  price: Money,
): Result.Result<SetDiscount | null, SetDiscountRefusal> =>
  discount === null ? Result.succeed(null) : checkSetDiscount(discount, offered, price);

const changed = (
  { amount: price, extra, kind, ...line }: LineWithTerms,
  term: SalesmanTerm,
  { policy, lineGross, letterPrice, extraAmount }: TermFacts,
): Result.Result<Partial<LineWithTerms>, TermRefusal> => {
  const letter = postedLetter(line);
  switch (term.term) {
    case 'extraDiscount':
      return Result.map(checkDiscount(term.discount, policy.discountType, price), (salesmanSetDiscount) => ({
        salesmanSetDiscount,
      }));
    case 'shippingFee':
      if (letter === null) return Result.fail({ _tag: 'NoLetter' });
      return Result.map(checkLoweredFee(term.fee, letterPrice ?? letter.price), (fee) => ({
        letter: { ...letter, price: fee },
      }));
    case 'productFee':
      if (extra === null) return Result.fail({ _tag: 'NoExtraProduct' });
      return Result.map(checkLoweredFee(term.fee, extraAmount ?? extra.amount), (amount) => ({
        extra: { ...extra, amount },
      }));
    case 'cardMadeFee':
      return Result.map(checkCardMadeFee(term.fee, kind, policy.cardMadeFeeLimits), (cardMadeFee) => ({ cardMadeFee }));
    case 'commission':
      return Result.map(checkCommission(term.commission, lineGross), (commission) => ({ commission }));
    case 'letterDiscount':
      if (letter === null) return Result.fail({ _tag: 'NoLetter' });
      return Result.map(checkDiscount(term.discount, null, letter.price), (salesmanDiscount) => ({
        letter: { ...letter, salesmanDiscount },
      }));
  }
};

const ACTS: Readonly<Record<SalesmanTerm['term'], Permission>> = {
  extraDiscount: 'setExtraDiscount',
  shippingFee: 'setShippingFee',
  productFee: 'setProductFee',
  cardMadeFee: 'setCardMadeFee',
  commission: 'setCommission',
  letterDiscount: 'setLetterDiscount',
};

/** The line with one term set and the rest unchanged, or the refusal. */
export const setTerm = <Line extends LineWithTerms>(
  line: Line,
  term: SalesmanTerm,
  facts: TermFacts,
): Result.Result<Line, TermRefusal> =>
  may(facts.buyer, ACTS[term.term])
    ? Result.map(changed(line, term, facts), (values) => ({ ...line, ...values }))
    : Result.fail({ _tag: 'SalesmanOnly' });
