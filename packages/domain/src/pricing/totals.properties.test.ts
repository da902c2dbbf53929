import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { couponList } from '../coupon/testing.ts';
import { discountEntry } from '../discount/testing.ts';
import { add, compare, encodeAmount, equals, isZero, isZeroRate, subtract, sum, times, zero } from '../money/index.ts';
import { euro } from '../money/testing.ts';
import { addLine, changeQuantity, deleteLine, duplicateLine, restoreLine } from '../cart/index.ts';
import { cartTotal, lineDiscounts } from './index.ts';
import type { Cart, CartLine } from '../cart/index.ts';
import type { PricingFacts } from './index.ts';
import { cart as anyCart, cartLine, openPolicy } from '../cart/testing.ts';

const policy = openPolicy(euro);
const facts: fc.Arbitrary<PricingFacts> = fc.record({
  policy: fc.constant(policy),
  discounts: fc
    .tuple(discountEntry(euro, 'GC1'), discountEntry(euro, 'GC2'), fc.subarray([0, 1]))
    .map(([one, two, chosen]) => chosen.map((at) => [one, two][at]!)),
  coupons: couponList(euro),
});
const priced = fc.tuple(anyCart(euro), facts);
const law = (holds: (cart: Cart, facts: PricingFacts) => boolean | void, minLines = 0) =>
  fc.assert(
    fc.property(minLines === 0 ? priced : fc.tuple(anyCart(euro, { minLines }), facts), ([cart, given]) =>
      holds(cart, given),
    ),
  );
const ok = Result.getOrThrow;
const isSameTotal = (cart: Cart, other: Cart, given: PricingFacts) =>
  JSON.stringify(cartTotal(cart, given)) === JSON.stringify(cartTotal(other, given));

describe('laws of the total', () => {
  test('it is never below zero, nor is any part of it [S5.82][A-05]', () => {
    law((cart, given) => {
      const { lines, total } = cartTotal(cart, given);
      const parts = lines.flatMap((line) => [
        line.unit,
        line.goods,
        line.extras.product,
        line.extras.cardMade,
        line.letter,
        line.due,
        line.discount,
      ]);
      return [total, ...parts].every((part) => compare(part, zero(euro)) >= 0);
    });
  });

  test('it is the sum of goods, extras and letters less what the coupons pay [S5.77][S5.79][S5.80][S5.81][A-01]', () => {
    law((cart, given) => {
      const { lines, coupons, gross, total } = cartTotal(cart, given);
      const parts = lines.flatMap((line) => [line.goods, line.extras.product, line.extras.cardMade, line.letter]);
      const applied = sum(
        coupons.map((coupon) => coupon.applied),
        euro,
      );
      return equals(sum(parts, euro), gross) && equals(subtract(gross, applied), total);
    });
  });

  test('the amounts due on the lines sum to the total [S5.81][A-14]', () => {
    law((cart, given) => {
      const { lines, total } = cartTotal(cart, given);
      return equals(
        sum(
          lines.map((line) => line.due),
          euro,
        ),
        total,
      );
    });
  });

  test('coupons pay no more than is due and no more than their balance [S5.81][A-14]', () => {
    law((cart, given) => {
      const { coupons, couponsApplied, gross } = cartTotal(cart, given);
      return (
        compare(couponsApplied, gross) <= 0 &&
        coupons.every(({ coupon, applied }) => compare(applied, coupon.balance) <= 0)
      );
    });
  });

  test('goods and discount sum to the face amount, and unit times cards equals the goods of a normal line [S5.77][A-02]', () => {
    law((cart, given) =>
      cartTotal(cart, given).lines.every(
        (line, at) =>
          equals(add(line.goods, line.discount), line.face) &&
          (cart.lines[at]!.file !== null
            ? equals(line.unit, line.goods)
            : equals(
                line.goods,
                sum(
                  Array.from({ length: line.cards }, () => line.unit),
                  euro,
                ),
              )),
      ),
    );
  });

  test('the contained tax is less than its part, and there is none if the rate is 0 [A-06]', () => {
    law((cart, given) =>
      cartTotal(cart, given).lines.every((line, at) => {
        const within = (tax: typeof line.goods, part: typeof line.goods) =>
          compare(tax, part) <= 0 && compare(tax, zero(euro)) >= 0;
        const { productTaxRate } = cart.lines[at]!;
        return (
          within(line.tax.goods, line.goods) &&
          within(line.tax.extra, line.extras.product) &&
          within(line.tax.cardMade, line.extras.cardMade) &&
          within(line.tax.letter, line.letter) &&
          (!isZeroRate(productTaxRate) || isZero(line.tax.goods))
        );
      }),
    );
  });

  test('the order of the lines does not change the gross [A-13]', () => {
    fc.assert(
      fc.property(
        priced.chain(([cart, given]) =>
          fc.tuple(
            fc.constant(cart),
            fc.constant(given),
            fc.shuffledSubarray([...cart.lines], { minLength: cart.lines.length }),
          ),
        ),
        ([cart, given, lines]) => equals(cartTotal(cart, given).gross, cartTotal({ ...cart, lines }, given).gross),
      ),
    );
  });

  test('a commission is never part of it [A-08]', () => {
    law((cart, given) => {
      const generous = {
        ...cart,
        lines: cart.lines.map((line): CartLine => ({ ...line, commission: { type: 'value', amount: line.amount } })),
      };
      return isSameTotal(cart, generous, given);
    });
  });
});

describe('laws of changing', () => {
  test('adding a line and deleting it restores the total [S4.28][S4.33][A-13]', () => {
    fc.assert(
      fc.property(priced, cartLine(euro, 'fresh'), ([cart, given], line) =>
        Result.match(addLine(cart, line, 'other', policy), {
          onFailure: () => true,
          onSuccess: (added) => isSameTotal(ok(deleteLine(added, 'fresh')).cart, cart, given),
        }),
      ),
    );
  });

  test('a deleted line is restored in its place, with its price [S4.33]', () => {
    law((cart, given) => {
      const { cart: less, deleted } = ok(deleteLine(cart, cart.lines[0]!.lineId));
      const back = ok(restoreLine(less, deleted, policy));
      return isSameTotal(back, cart, given) && ok(restoreLine(back, deleted, policy)) === back;
    }, 1);
  });

  test('changing a quantity and changing it back gives the same total [S4.32][A-13]', () => {
    fc.assert(
      fc.property(
        fc.tuple(anyCart(euro, { minLines: 1 }), facts),
        fc.integer({ min: 1, max: 50 }),
        ([cart, given], quantity) => {
          const line = cart.lines.find((one) => one.file === null);
          if (line === undefined) return true;
          return Result.match(changeQuantity(cart, line.lineId, quantity, policy), {
            onFailure: () => true,
            onSuccess: (changed) =>
              isSameTotal(ok(changeQuantity(changed, line.lineId, line.quantity, policy)), cart, given),
          });
        },
      ),
    );
  });

  test('two equal lines cost the same as one with twice the quantity [S4.31][S4.34][A-13]', () => {
    law((cart, given) => {
      const line = cart.lines[0]!;
      if (line.file !== null || line.letter !== null || line.newBeneficiaryQuantity !== null) return true;
      const twice = ok(duplicateLine(cart, line.lineId, 'copy', policy));
      const doubled = ok(changeQuantity(cart, line.lineId, line.quantity * 2, policy));
      return equals(cartTotal(twice, given).gross, cartTotal(doubled, given).gross);
    }, 1);
  });

  test('after a deletion the others have the discount that a cart built without it would have [S4.34][A-13]', () => {
    law((cart, given) => {
      const { cart: less } = ok(deleteLine(cart, cart.lines[0]!.lineId));
      expect(lineDiscounts(less, given.discounts)).toEqual(
        lineDiscounts({ ...cart, lines: cart.lines.slice(1) }, given.discounts),
      );
    }, 1);
  });
});

test('a cart of 4,000 lines of one code costs 4,000 times one line [S5.77]', () => {
  const [line] = fc.sample(cartLine(euro), { numRuns: 1, seed: 7 });
  const many = (count: number): Cart => ({
    currency: euro,
    salesmanSetDiscount: null,
    customerContractLevel: null,
    lines: Array.from({ length: count }, (_, at) => ({ ...line!, lineId: `L${at}` })),
  });
  const given: PricingFacts = { policy, discounts: [], coupons: [] };
  const single = cartTotal(many(1), given).gross;
  expect(cartTotal(many(4000), given).gross).toEqual(times(single, 4000));
  expect(encodeAmount(cartTotal(many(0), given).gross)).toBe('0.00');
});
