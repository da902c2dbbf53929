import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyCart } from '../cart/index.ts';
import type { Cart, CartLine } from '../cart/index.ts';
import { add, money, rate } from '../money/index.ts';
import type { Money } from '../money/index.ts';
import { euro } from '../money/testing.ts';
import { draftLine, todaysCart } from './index.ts';
import type { CardFormFacts } from './index.ts';
import { filledForms } from './testing.ts';

const cartOf = (...lines: CartLine[]): Cart => ({ ...emptyCart(euro), lines });
const offersOf = (facts: CardFormFacts) => new Map([[facts.product.itemCode, facts]]);

/** The same card after every price of it has risen. */
const dearer = (facts: CardFormFacts, by: Money): CardFormFacts => {
  const rise = (price: Money | null): Money | null => price && add(price, by);
  const { product } = facts;
  return {
    ...facts,
    product: {
      ...product,
      discountRate: rate(7),
      cardMadeFee: rise(product.cardMadeFee),
      extraCardMadeFee: rise(product.extraCardMadeFee),
    },
    letterTypes: facts.letterTypes.map((letter) => ({ ...letter, price: add(letter.price, by) })),
    additionalProducts: facts.additionalProducts.map((extra) => ({ ...extra, amount: add(extra.amount, by) })),
  };
};

const rises = fc.integer({ min: 1, max: 99_999 }).map((cents) => money((cents / 100).toFixed(2), euro));

describe('a stored cart', () => {
  test('has today’s prices, as if its cards were added today; its choices stay [A-30]', () => {
    let [withLetter, withExtra] = [0, 0];
    fc.assert(
      fc.property(filledForms, rises, ({ form, facts }, by) => {
        fc.pre(facts.buyer !== 'salesman');
        const today = dearer(facts, by);
        const stored = draftLine(form, facts, 'l1');
        if (stored.letter !== null) withLetter += 1;
        if (stored.extra !== null) withExtra += 1;
        const renewed = todaysCart(cartOf(stored), offersOf(today));
        expect(renewed.lines).toEqual([draftLine(form, today, 'l1')]);
        expect(todaysCart(renewed, offersOf(today))).toEqual(renewed);
      }),
    );
    expect(Math.min(withLetter, withExtra)).toBeGreaterThan(0);
  });

  test('keeps the fees that a salesman has set, whatever the product’s are [A-30][S3.17]', () =>
    fc.assert(
      fc.property(filledForms, rises, ({ form, facts }, by) => {
        const stored = draftLine(form, facts, 'l1');
        const [line] = todaysCart(cartOf(stored), offersOf({ ...dearer(facts, by), buyer: 'salesman' })).lines;
        expect([line?.cardMadeFee, line?.extraCardMadeFee]).toEqual([stored.cardMadeFee, stored.extraCardMadeFee]);
      }),
    ));

  test('keeps a line that cannot be bought as it is, unchanged: nothing leaves a cart unasked', () =>
    fc.assert(
      fc.property(filledForms, rises, ({ form, facts }, by) => {
        const stored = cartOf(draftLine(form, facts, 'l1'));
        expect(todaysCart(stored, new Map())).toEqual(stored);
        const { product } = facts;
        const tooHigh = { ...facts, product: { ...product, minAmount: add(product.maxAmount, by) } };
        expect(todaysCart(stored, offersOf(tooHigh))).toEqual(stored);
      }),
    ));
});
