/**
 * The terms of an order as a salesman sets them: for all its cards at once, or for one line (spec sections 5, 6 and 8,
 * S6.21 to S6.26, S8.44, A-08, A-105, A-189, A-190). Each term is of a type (a percentage or an amount), has bounds to
 * name beside its field, and is set on every line that it applies to, or on none: what the server refuses is refused.
 */
import { Result } from 'effect';
import { refusedSalesmanValues } from '../cart/index.ts';
import type { Cart, CartLine, CartPolicy, SalesmanValueRefusal } from '../cart/index.ts';
import type { CustomerKind } from '../customer/index.ts';
import { postedLetter } from '../delivery/index.ts';
import type { DiscountEntry } from '../discount/index.ts';
import { commissionAmount, commissionRateLimits } from '../fees/index.ts';
import { compare, max, min, percentOf, rate, sum, zero } from '../money/index.ts';
import type { Money, Rate } from '../money/index.ts';
import { cartTotal } from '../pricing/index.ts';
import type { CartTotal } from '../pricing/index.ts';
import { setTerm } from './terms.ts';
import type { SalesmanTerm, TermRefusal } from './terms.ts';

/** In the order of the screen. */
export const TERM_NAMES = [
  'extraDiscount',
  'cardMadeFee',
  'letterDiscount',
  'productFee',
  'shippingFee',
  'commission',
] as const satisfies readonly SalesmanTerm['term'][];

export type TermName = (typeof TERM_NAMES)[number];
export type TermType = 'percent' | 'value';

/** A term's value. */
export type TermValue =
  | { readonly type: 'percent'; readonly rate: Rate }
  | { readonly type: 'value'; readonly amount: Money };

/** The unit's own prices for a line: its product's card-made fee, and of its letter and extra product; null where there is none. */
export interface OwnPrices {
  readonly cardMadeFee: Money | null;
  readonly letterPrice: Money | null;
  readonly extraAmount: Money | null;
}

/** What the terms of an order depend on. `discounts` as `discountsFor` returns them for the customer. */
export interface OrderTermFacts {
  readonly buyer: CustomerKind;
  readonly policy: CartPolicy;
  readonly discounts: readonly DiscountEntry[];
  readonly ownPrices: (line: CartLine) => OwnPrices;
}

/** Which lines a term is meant for: one by its id, or all (null). */
export type TermScope = string | null;

/** One term to be set; a discount of null removes it. */
export interface OrderTerm {
  readonly name: TermName;
  readonly value: TermValue | null;
  readonly scope: TermScope;
}

/** The term that is out of its bounds: the one set, or another whose bounds it moved. */
export interface OrderTermRefusal {
  readonly name: TermName;
  readonly refusal: TermRefusal;
}

const hasLetter = (line: CartLine): boolean => postedLetter(line) !== null;

const APPLIES: Readonly<Record<TermName, (line: CartLine) => boolean>> = {
  extraDiscount: () => true,
  cardMadeFee: ({ kind }) => kind === 'customizedPhysical',
  letterDiscount: hasLetter,
  productFee: ({ extra }) => extra !== null,
  shippingFee: hasLetter,
  commission: () => true,
};

const isMeant = (scope: TermScope, { lineId }: CartLine): boolean => scope === null || scope === lineId;

const meantLines = ({ lines }: Cart, name: TermName, scope: TermScope): readonly CartLine[] =>
  lines.filter((line) => isMeant(scope, line) && APPLIES[name](line));

/** The terms that apply to a line of the scope, in the order of the screen. */
export const offeredTerms = (cart: Cart, scope: TermScope): readonly TermName[] =>
  TERM_NAMES.filter((name) => meantLines(cart, name, scope).length > 0);

/** The types in which a term may be stated, the usual one first. */
export const termTypes = (name: TermName, { discountType }: Pick<CartPolicy, 'discountType'>): readonly TermType[] => {
  if (name === 'extraDiscount') return [discountType];
  return name === 'letterDiscount' || name === 'commission' ? ['percent', 'value'] : ['value'];
};

const fee = (amount: Money | null | undefined): TermValue | null => (amount ? { type: 'value', amount } : null);

const VALUES: Readonly<Record<TermName, (line: CartLine) => TermValue | null>> = {
  extraDiscount: ({ salesmanSetDiscount }) => salesmanSetDiscount,
  cardMadeFee: ({ cardMadeFee }) => fee(cardMadeFee),
  letterDiscount: ({ letter }) => letter?.salesmanDiscount ?? null,
  productFee: ({ extra }) => fee(extra?.amount),
  shippingFee: ({ letter }) => fee(letter?.price),
  commission: ({ commission }) => commission,
};

const isSame = (one: TermValue | null, other: TermValue | null): boolean => {
  if (one === null || other === null) return one === other;
  if (one.type === 'percent') return other.type === 'percent' && one.rate.percent === other.rate.percent;
  return other.type === 'value' && compare(one.amount, other.amount) === 0;
};

/** The value that all lines of the scope have; null for none, `mixed` where they differ. */
export const standingTerm = (cart: Cart, name: TermName, scope: TermScope): TermValue | 'mixed' | null => {
  const [first = null, ...others] = meantLines(cart, name, scope).map(VALUES[name]);
  return others.every((value) => isSame(value, first)) ? first : 'mixed';
};

/** From and to, both inclusive, for every line of the scope; `min` above `max` where nothing fits all of them. */
export type TermBounds =
  | { readonly type: 'percent'; readonly min: Rate; readonly max: Rate }
  | { readonly type: 'value'; readonly min: Money; readonly max: Money };

const pricesOf = (cart: Cart, { policy, discounts }: Pick<OrderTermFacts, 'policy' | 'discounts'>): CartTotal =>
  cartTotal(cart, { policy, discounts, coupons: [] });

const limitsOf = (
  line: CartLine,
  name: TermName,
  lineGross: Money,
  { policy, ownPrices }: OrderTermFacts,
): { readonly min: Money; readonly max: Money } => {
  const nothing = zero(line.amount.currency);
  const own = ownPrices(line);
  switch (name) {
    case 'extraDiscount':
      return { min: nothing, max: line.amount };
    case 'cardMadeFee':
      return policy.cardMadeFeeLimits;
    case 'letterDiscount':
      return { min: nothing, max: line.letter?.price ?? nothing };
    case 'productFee':
      return { min: nothing, max: own.extraAmount ?? line.extra?.amount ?? nothing };
    case 'shippingFee':
      return { min: nothing, max: own.letterPrice ?? line.letter?.price ?? nothing };
    case 'commission':
      return {
        min: percentOf(lineGross, commissionRateLimits.min, 'up'),
        max: percentOf(lineGross, commissionRateLimits.max, 'down'),
      };
  }
};

/** The bounds of a term stated in this type, to be named beside its field; null where it applies to no line. */
export const termBounds = (
  cart: Cart,
  { name, scope }: Pick<OrderTerm, 'name' | 'scope'>,
  type: TermType,
  facts: OrderTermFacts,
): TermBounds | null => {
  const lines = meantLines(cart, name, scope);
  if (lines.length === 0) return null;
  if (type === 'percent')
    return { type, ...(name === 'commission' ? commissionRateLimits : { min: rate(0), max: rate(100) }) };
  const total = pricesOf(cart, facts);
  const grossOf = ({ lineId }: CartLine) => total.lines.find((priced) => priced.lineId === lineId)!.gross;
  const limits = lines.map((line) => limitsOf(line, name, grossOf(line), facts));
  return {
    type,
    min: limits.map((limit) => limit.min).reduce((least, other) => max(least, other)),
    max: limits.map((limit) => limit.max).reduce((most, other) => min(most, other)),
  };
};

/** The term for one line; null if it is stated in a type that the term does not have, or a fee is taken away. */
const termOf = ({ name, value }: OrderTerm): SalesmanTerm | null => {
  switch (name) {
    case 'extraDiscount':
    case 'letterDiscount':
      return { term: name, discount: value };
    case 'commission':
      return value && { term: name, commission: value };
    case 'cardMadeFee':
    case 'productFee':
    case 'shippingFee':
      return value?.type === 'value' ? { term: name, fee: value.amount } : null;
  }
};

const TERM_OF_FIELD: Readonly<Record<SalesmanValueRefusal['field'], TermName>> = {
  salesmanSetDiscount: 'extraDiscount',
  productFee: 'productFee',
  extraDiscount: 'productFee',
  shippingFee: 'shippingFee',
  letterDiscount: 'letterDiscount',
  cardMadeFee: 'cardMadeFee',
  commission: 'commission',
};

/** The first value out of its bounds in the whole order; null if none is. */
export const refusedTerm = (cart: Cart, facts: OrderTermFacts): OrderTermRefusal | null => {
  const total = pricesOf(cart, facts);
  for (const [at, line] of cart.lines.entries()) {
    const { cardMadeFee, ...own } = facts.ownPrices(line);
    const values = { ...own, productCardMadeFee: cardMadeFee, lineGross: total.lines[at]!.gross };
    const [refused] = refusedSalesmanValues(line, facts.policy, values);
    if (refused !== undefined) return { name: TERM_OF_FIELD[refused.field], refusal: refused.refusal };
  }
  return null;
};

/**
 * The cart with the term on every line of the scope that it applies to. Refused as a whole if one of them refuses it, or
 * if it moves the bounds of another term past that term's value. A fee is an amount, never a percentage or nothing:
 * `DiscountTypeNotOffered`.
 */
export const setOrderTerm = (
  cart: Cart,
  term: OrderTerm,
  facts: OrderTermFacts,
): Result.Result<Cart, OrderTermRefusal> => {
  const wanted = termOf(term);
  if (wanted === null)
    return Result.fail({ name: term.name, refusal: { _tag: 'DiscountTypeNotOffered', offered: 'value' } });
  const total = pricesOf(cart, facts);
  const setOn = (line: CartLine, at: number): Result.Result<CartLine, TermRefusal> => {
    if (!isMeant(term.scope, line) || !APPLIES[term.name](line)) return Result.succeed(line);
    const { letterPrice, extraAmount } = facts.ownPrices(line);
    const { buyer, policy } = facts;
    return setTerm(line, wanted, {
      buyer,
      policy,
      lineGross: total.lines[at]!.gross,
      letterPrice,
      extraAmount,
    });
  };
  const set = Result.all(cart.lines.map(setOn));
  if (Result.isFailure(set)) return Result.fail({ name: term.name, refusal: set.failure });
  const changed = { ...cart, lines: set.success };
  const refused = refusedTerm(changed, facts);
  return refused === null ? Result.succeed(changed) : Result.fail(refused);
};

/** What the order earns its salesman, as A-190 counts it: of each line's gross, rounded per line. Contained in the price. */
export const orderCommission = ({ currency, lines }: Cart, total: Pick<CartTotal, 'lines'>): Money =>
  sum(
    lines.map(({ commission }, at) => commissionAmount(commission, total.lines[at]!.gross)),
    currency,
  );
