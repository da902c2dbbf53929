import { Decimal } from 'decimal.js';
import { Result, Schema } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  add,
  compare,
  currency,
  decodeAmount,
  encodeAmount,
  equals,
  floorAtZero,
  fromMinorUnits,
  isPositive,
  isZero,
  lessPercent,
  max,
  min,
  money,
  compareRates,
  isRateWithin,
  isZeroRate,
  percentOf,
  rate,
  subtract,
  sum,
  taxContained,
  times,
  toMinorUnits,
  zero,
} from './index.ts';
import type { Rate } from './index.ts';
import { moneyFromString, rateFromString } from './schema.ts';
import { anyAmount, anyCurrency, euro, malformedAmount, percentRate, price } from './testing.ts';

const amounts = (count: number) =>
  anyCurrency.chain((of) => fc.tuple(...Array.from({ length: count }, () => anyAmount(of))));
const always = (of: fc.Arbitrary<unknown[]>, law: (...values: never[]) => boolean) =>
  fc.assert(fc.property(of, (values) => law(...(values as never[]))));
type M = ReturnType<typeof zero>;

const share = ({ percent }: Rate): Decimal => new Decimal(percent).div(100);

/** The same share computed by decimal.js, for comparison. */
const byDecimal = (value: M, part: Decimal): string =>
  new Decimal(encodeAmount(value))
    .times(part)
    .toDecimalPlaces(value.currency.digits, Decimal.ROUND_HALF_UP)
    .toFixed(value.currency.digits);

describe('laws of amounts', () => {
  test('the order of adding does not matter', () => {
    always(
      amounts(3),
      (a: M, b: M, c: M) => equals(add(a, b), add(b, a)) && equals(add(add(a, b), c), add(a, add(b, c))),
    );
  });

  test('subtracting undoes adding, and zero changes nothing', () => {
    always(amounts(2), (a: M, b: M) => equals(subtract(add(a, b), b), a) && equals(add(a, zero(a.currency)), a));
  });

  test('multiplication is repeated addition', () => {
    fc.assert(
      fc.property(anyAmount(euro), fc.integer({ min: 0, max: 40 }), (a, n) =>
        equals(
          times(a, n),
          sum(
            Array.from({ length: n }, () => a),
            euro,
          ),
        ),
      ),
    );
  });

  test('minor units and strings convert back to the same amount [A-03]', () => {
    always(
      amounts(1),
      (a: M) =>
        equals(fromMinorUnits(toMinorUnits(a), a.currency), a) &&
        equals(money(encodeAmount(a), a.currency), a) &&
        equals(Result.getOrThrow(decodeAmount(encodeAmount(a), a.currency)), a),
    );
  });

  test('the schema encodes and decodes inversely, and refuses another currency', () => {
    always(amounts(1), (a: M) => {
      const schema = moneyFromString(a.currency);
      return equals(Schema.decodeSync(schema)(Schema.encodeSync(schema)(a)), a);
    });
    expect(() => Schema.encodeSync(moneyFromString(euro))(zero(currency('USD')))).toThrow();
    expect(() => Schema.decodeUnknownSync(moneyFromString(euro))(5)).toThrow();
  });

  test('a rate encodes and decodes inversely; a negative or invalid one is refused', () => {
    fc.assert(
      fc.property(percentRate, (rate) => {
        expect(Schema.decodeSync(rateFromString)(Schema.encodeSync(rateFromString)(rate))).toEqual(rate);
      }),
    );
    for (const text of ['-1', '', 'abc', '1e3']) expect(() => Schema.decodeSync(rateFromString)(text)).toThrow();
  });

  test('a string that only looks like an amount is refused', () => {
    fc.assert(
      fc.property(anyCurrency, malformedAmount, (of, text) =>
        Result.match(decodeAmount(text, of), {
          onSuccess: () => false,
          onFailure: ({ _tag }) => _tag === 'AmountMalformed',
        }),
      ),
    );
  });

  test('a schema refuses such a string as a value, and names what it expected', () => {
    const decode = Schema.decodeUnknownResult(moneyFromString(euro));
    fc.assert(fc.property(malformedAmount, (text) => Result.isFailure(decode(text))));
    expect(() => Schema.decodeUnknownSync(moneyFromString(euro))('5.001')).toThrow('an amount');
    expect(() => Schema.encodeSync(moneyFromString(euro))(zero(currency('USD')))).toThrow('an amount of EUR');
  });

  test('comparison, minimum and maximum agree', () => {
    always(amounts(2), (a: M, b: M) => {
      const [low, high] = [min(a, b), max(a, b)];
      return compare(low, high) <= 0 && equals(add(low, high), add(a, b)) && compare(a, b) === -compare(b, a);
    });
  });

  test('an amount is exactly one of below zero, zero and above zero, whatever it is compared with', () => {
    const near = amounts(1).chain(([a]) => fc.tuple(fc.constant(a!), fc.bigInt({ min: -1n, max: 1n })));
    fc.assert(
      fc.property(near, ([a, step]) => {
        const b = add(a, fromMinorUnits(step, a.currency));
        expect(compare(b, a)).toBe(Number(step));
        expect(equals(a, b)).toBe(step === 0n);
        const difference = subtract(b, a);
        expect([isZero(difference), isPositive(difference)]).toEqual([step === 0n, step > 0n]);
      }),
    );
  });

  test('two currencies are the same by code and decimals', () => {
    expect(equals(money(1, currency('EUR')), money(1, euro))).toBe(true);
    expect(equals(money(0, currency('EUR', 3)), zero(euro))).toBe(false);
  });

  test('the floor keeps non-negative amounts and turns others into zero [A-05]', () => {
    always(amounts(1), (a: M) => (isPositive(a) ? equals(floorAtZero(a), a) : isZero(floorAtZero(a))));
  });

  test('every operation on two different currencies is a defect', () => {
    const [a, b] = [money(1, euro), money(1, currency('USD'))];
    for (const operation of [add, subtract, compare, min, max]) expect(() => operation(a, b)).toThrow(TypeError);
    expect(() => sum([a, b], euro)).toThrow(TypeError);
    expect(() => add(a, money(1, currency('EUR', 3)))).toThrow(TypeError);
    expect(equals(a, b)).toBe(false);
  });
});

describe('laws of stored amounts', () => {
  test('an amount or a rate is unchanged by JSON or a transfer to another thread', () => {
    fc.assert(
      fc.property(amounts(2), percentRate, ([a, b], rate) => {
        for (const through of [structuredClone, <V>(value: V) => JSON.parse(JSON.stringify(value)) as V]) {
          expect([encodeAmount(through(a!)), through(rate)]).toStrictEqual([encodeAmount(a!), rate]);
          expect([equals(through(a!), a!), compare(through(b!), b!)]).toEqual([true, 0]);
          expect(add(through(a!), b!)).toEqual(add(a!, b!));
          expect(percentOf(through(a!), through(rate))).toEqual(percentOf(a!, rate));
        }
      }),
    );
  });

  test('rates are ordered like their numbers, and limits are inclusive', () => {
    fc.assert(
      fc.property(percentRate, percentRate, (a, b) => {
        expect(compareRates(a, b)).toBe(new Decimal(a.percent).comparedTo(b.percent));
        expect([compareRates(a, a), compareRates(b, a)]).toEqual([0, 0 - compareRates(a, b)]);
        expect([isZeroRate(a), isZeroRate(rate(0)), isRateWithin(a, { min: a, max: a })]).toEqual([
          a.percent === '0',
          true,
          true,
        ]);
        expect(isRateWithin(b, { min: a, max: a })).toBe(a.percent === b.percent);
      }),
    );
  });
});

describe('laws of rounding', () => {
  const shares = anyCurrency.chain((of) => fc.tuple(anyAmount(of), percentRate));

  test('a share is the exact one, rounded once half away from zero [A-02]', () => {
    fc.assert(
      fc.property(
        shares,
        ([value, rate]) =>
          encodeAmount(percentOf(value, rate)).replace(/^-(0[.0]*)$/, '$1') ===
          byDecimal(value, share(rate)).replace(/^-(0[.0]*)$/, '$1'),
      ),
    );
  });

  test('the remainder after a discount is rounded itself, so it is between zero and the whole [A-01][A-05]', () => {
    fc.assert(
      fc.property(
        anyCurrency.chain((of) => fc.tuple(price(of), percentRate)),
        ([value, rate]) => {
          const left = lessPercent(value, rate);
          return (
            encodeAmount(left) === byDecimal(value, new Decimal(1).minus(share(rate))) &&
            compare(left, zero(value.currency)) >= 0 &&
            compare(left, value) <= 0
          );
        },
      ),
    );
  });

  test('a discount of more than the whole leaves zero [A-05]', () => {
    fc.assert(
      fc.property(price(euro), fc.integer({ min: 100, max: 1000 }), (value, percent) =>
        isZero(lessPercent(value, rate(percent))),
      ),
    );
  });

  test('the contained tax and the rest sum to the amount, and taxing the rest gives it again to the cent [A-06]', () => {
    fc.assert(
      fc.property(price(euro), percentRate, (gross, rate) => {
        const net = subtract(gross, taxContained(gross, rate));
        const again = add(net, percentOf(net, rate));
        const drift = subtract(again, gross);
        return compare(drift, fromMinorUnits(-1n, euro)) >= 0 && compare(drift, fromMinorUnits(1n, euro)) <= 0;
      }),
    );
  });
});
