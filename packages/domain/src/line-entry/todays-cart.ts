/**
 * A stored cart at today's prices. Lines carry the prices of the day on which they were added; an order is placed at those of its own day.
 * Source: A-30, S3.17, S3.19.
 */
import { repriceCart } from '../cart/index.ts';
import type { Cart, CartLine } from '../cart/index.ts';
import type { CardFormFacts } from './card-form.ts';

/** What a line's prices of today come from, for its buyer. */
export type TodaysOffer = Pick<CardFormFacts, 'buyer' | 'product' | 'letterTypes' | 'additionalProducts'>;

const withTodaysExtras = (line: CartLine, { letterTypes, additionalProducts }: TodaysOffer): CartLine => {
  const letterType = letterTypes.find(({ id }) => id === line.letter?.typeId);
  const extra = additionalProducts.find(({ itemCode }) => itemCode === line.extra?.itemCode);
  return {
    ...line,
    letter: line.letter && { ...line.letter, price: letterType?.price ?? line.letter.price },
    extra: line.extra && { ...line.extra, amount: extra?.amount ?? line.extra.amount },
  };
};

const todaysLine = (cart: Cart, line: CartLine, offer: TodaysOffer): CartLine => {
  const products = new Map([[line.itemCode, offer.product]]);
  // A salesman has set the fees of his lines himself.
  const { cart: repriced } = repriceCart({ ...cart, lines: [line] }, products, {
    keepsFees: offer.buyer === 'salesman',
  });
  const [today] = repriced.lines;
  return today === undefined ? line : withTodaysExtras(today, offer);
};

/**
 * The cart with today's rates, fees, letters and extra products, by item code. Nothing is removed: a line that can no longer be bought as
 * it is stays unchanged, and the order says why. Doing it twice changes nothing.
 */
export const todaysCart = (cart: Cart, offers: ReadonlyMap<string, TodaysOffer>): Cart => ({
  ...cart,
  lines: cart.lines.map((line) => {
    const offer = offers.get(line.itemCode);
    return offer === undefined ? line : todaysLine(cart, line, offer);
  }),
});
