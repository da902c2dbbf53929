/**
 * A stored cart at today's prices. Lines carry the prices of the day on which they were added; an order is placed at those of its own day.
 * Source: A-30, S3.17, S3.19.
 */
import { repriceCart } from '../cart/index.ts';
import type { Cart, CartLine, RepriceOptions } from '../cart/index.ts';
import type { CardFormFacts } from './card-form.ts';

/** What a line's prices of today come from. */
export type TodaysOffer = Pick<CardFormFacts, 'product' | 'letterTypes' | 'additionalProducts'>;

const withTodaysExtras = (line: CartLine, { letterTypes, additionalProducts }: TodaysOffer): CartLine => {
  const letterType = letterTypes.find(({ id }) => id === line.letter?.typeId);
  const extra = additionalProducts.find(({ itemCode }) => itemCode === line.extra?.itemCode);
  return {
    ...line,
    letter: line.letter && { ...line.letter, price: letterType?.price ?? line.letter.price },
    extra: line.extra && { ...line.extra, amount: extra?.amount ?? line.extra.amount },
  };
};

/**
 * The cart with today's rates, fees, letters and extra products, by item code. Nothing is removed: a line that can no longer be bought as
 * it is stays unchanged, and the order says why. Doing it twice changes nothing.
 */
export const todaysCart = (cart: Cart, offers: ReadonlyMap<string, TodaysOffer>, options: RepriceOptions): Cart => {
  const products = new Map([...offers].map(([code, { product }]) => [code, product]));
  const repriced = new Map(repriceCart(cart, products, options).cart.lines.map((line) => [line.lineId, line]));
  return {
    ...cart,
    lines: cart.lines.map((line) => {
      const [today, offer] = [repriced.get(line.lineId), offers.get(line.itemCode)];
      return today === undefined || offer === undefined ? line : withTodaysExtras(today, offer);
    }),
  };
};
