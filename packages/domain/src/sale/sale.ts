/**
 * The sale of an order in minor units, for the books. It is derived from the cart total, so the order's price is
 * computed in one place only. Source, reliability section 3.
 */
import type { CartTotal, LineTotal } from '../pricing/index.ts';
import type { AppliedCoupon } from '../coupon/index.ts';
import { sum, toMinorUnits } from '../money/index.ts';
import type { Currency, Money } from '../money/index.ts';

/**
 * Each price includes its tax. `face` is the cards' face value, `goods` their price, `given` the part of the face value
 * that is given away with the order (A-20). `commission` is the salesman's part of the price: contained in it, never added.
 */
export interface Sale {
  readonly currency: string;
  readonly face: bigint;
  readonly given: bigint;
  readonly goods: bigint;
  readonly extra: bigint;
  readonly cardMade: bigint;
  readonly letter: bigint;
  readonly commission: bigint;
  readonly tax: {
    readonly goods: bigint;
    readonly extra: bigint;
    readonly cardMade: bigint;
    readonly letter: bigint;
  };
}

/** The sale behind a cart total. `commission` is what it earns a salesman, if one placed it. */
export const saleOf = (
  { lines }: Pick<CartTotal, 'lines'>,
  currency: Currency,
  commission: Money | null = null,
): Sale => {
  const minor = (part: (line: LineTotal) => Money): bigint => toMinorUnits(sum(lines.map(part), currency));
  return {
    currency: currency.code,
    face: minor((line) => line.face),
    given: 0n,
    goods: minor((line) => line.goods),
    extra: minor((line) => line.extras.product),
    cardMade: minor((line) => line.extras.cardMade),
    letter: minor((line) => line.letter),
    commission: commission === null ? 0n : toMinorUnits(commission),
    tax: {
      goods: minor((line) => line.tax.goods),
      extra: minor((line) => line.tax.extra),
      cardMade: minor((line) => line.tax.cardMade),
      letter: minor((line) => line.tax.letter),
    },
  };
};

/** Cards of this total face value that are given away with an order: they cost nothing and contain no tax. */
export const givenSale = (face: Money): Sale => {
  const minor = toMinorUnits(face);
  const none = { goods: 0n, extra: 0n, cardMade: 0n, letter: 0n };
  return { currency: face.currency.code, face: minor, given: minor, ...none, commission: 0n, tax: none };
};

/** The part of a whole between two positions out of `length`; adjacent parts leave no remainder. */
export const partBetween = (whole: bigint, from: bigint, to: bigint, length: bigint): bigint =>
  (whole * to) / length - (whole * from) / length;

type TaxedAmount = keyof Sale['tax'];

/**
 * The part of a sale between two positions out of `length`. Its tax follows its price, not the positions: a share of
 * one cent contains at most that cent, and of a price that is not zero a share of nothing contains nothing.
 */
const saleBetween = ({ tax, ...sale }: Sale, from: bigint, to: bigint, length: bigint): Sale => {
  const between = (whole: bigint): bigint => partBetween(whole, from, to, length);
  const contained = (part: TaxedAmount): bigint => {
    const [whole, before] = [sale[part], partBetween(sale[part], 0n, from, length)];
    return whole === 0n ? between(tax[part]) : partBetween(tax[part], before, before + between(whole), whole);
  };
  return {
    currency: sale.currency,
    face: between(sale.face),
    given: between(sale.given),
    goods: between(sale.goods),
    extra: between(sale.extra),
    cardMade: between(sale.cardMade),
    letter: between(sale.letter),
    commission: between(sale.commission),
    tax: {
      goods: contained('goods'),
      extra: contained('extra'),
      cardMade: contained('cardMade'),
      letter: contained('letter'),
    },
  };
};

/** The parts of a sale for cards of these face values, in proportion to them; they sum to the whole. */
export const splitSale = (sale: Sale, faces: readonly bigint[]): readonly Sale[] => {
  const all = faces.reduce((sum, face) => sum + face, 0n);
  let to = 0n;
  return faces.map((face) => {
    const from = to;
    to += face;
    return { ...saleBetween(sale, from, to, all), face };
  });
};

/** The sum of several sales of one currency; at least one. */
export const addSales = ([first, ...rest]: readonly [Sale, ...Sale[]]): Sale =>
  rest.reduce(
    (sum, sale) => ({
      currency: sum.currency,
      face: sum.face + sale.face,
      given: sum.given + sale.given,
      goods: sum.goods + sale.goods,
      extra: sum.extra + sale.extra,
      cardMade: sum.cardMade + sale.cardMade,
      letter: sum.letter + sale.letter,
      commission: sum.commission + sale.commission,
      tax: {
        goods: sum.tax.goods + sale.tax.goods,
        extra: sum.tax.extra + sale.tax.extra,
        cardMade: sum.tax.cardMade + sale.tax.cardMade,
        letter: sum.tax.letter + sale.tax.letter,
      },
    }),
    first,
  );

/** Some of the cards of a line: `units` are counted from 1, `faceMinor` is their total face value. */
export interface SoldUnits {
  readonly line: Sale;
  readonly cards: number;
  readonly units: readonly number[];
  readonly faceMinor: bigint;
}

/**
 * The part of a line's sale for some of its cards. The parts of all cards sum to the whole sale, however they are
 * grouped, and no part contains more tax than it costs.
 */
export const saleOfUnits = ({ line, cards, units, faceMinor }: SoldUnits): Sale => {
  const parts = units.map((unit) => saleBetween(line, BigInt(unit - 1), BigInt(unit), BigInt(cards)));
  return { ...addSales([saleBetween(line, 0n, 0n, BigInt(cards)), ...parts]), face: faceMinor };
};

/** The price of a sale, paid by coupons and payment together. */
export const priceOf = ({ goods, extra, cardMade, letter }: Sale): bigint => goods + extra + cardMade + letter;

/**
 * A coupon's part of an order. `applied` pays; `lost` is the rest of a coupon without partial redeem, which its holder
 * loses. `cardId` null: a third party's coupon, for which the books have no card.
 */
export interface CouponUse {
  readonly cardId: string | null;
  readonly applied: bigint;
  readonly lost: bigint;
}

/** The use of a coupon; `cardId` is the id of its card in the books. */
export const couponUse = ({ coupon, applied, remaining }: AppliedCoupon, cardId: string): CouponUse => {
  const paid = toMinorUnits(applied);
  if (coupon.isThirdParty) return { cardId: null, applied: paid, lost: 0n };
  return { cardId, applied: paid, lost: toMinorUnits(coupon.balance) - paid - toMinorUnits(remaining) };
};
