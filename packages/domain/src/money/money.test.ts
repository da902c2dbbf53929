import { Result } from 'effect';
import { describe, expect, test } from 'vitest';
import {
  add,
  currency,
  decodeAmount,
  encodeAmount,
  money,
  percentOf,
  rate,
  taxContained,
  times,
  toMinorUnits,
} from './index.ts';
import { euro } from './testing.ts';

const dinar = currency('KWD', 3);
const yen = currency('JPY', 0);

describe('amounts', () => {
  test('a currency has two decimals by default [A-03]', () => {
    expect(currency('EUR')).toEqual({ code: 'EUR', digits: 2 });
  });

  test('an amount is written with exactly the decimals of its currency [A-03]', () => {
    expect([money('5', euro), money('5', dinar), money('5', yen), money('-0.05', euro)].map(encodeAmount)).toEqual([
      '5.00',
      '5.000',
      '5',
      '-0.05',
    ]);
  });

  test('an amount with more decimals than its currency, or from a float with a fraction, is a defect [A-03]', () => {
    expect(() => money('0.005', euro)).toThrow(RangeError);
    expect(() => money(0.1, euro)).toThrow(TypeError);
  });

  test.each(['NaN', 'Infinity', '-Infinity'])('%s is neither an amount nor a rate', (text) => {
    expect(() => money(text, euro)).toThrow();
    expect(() => percentOf(money('5', euro), rate(text))).toThrow();
  });

  test('an amount consists of minor units, which are a string in JSON', () => {
    expect(money('1.5', euro)).toEqual({ minor: 150n, currency: euro });
    expect(JSON.parse(JSON.stringify(money('1.5', euro)))).toEqual({ minor: '150', currency: euro });
    expect(() => toMinorUnits({ minor: '1.5', currency: euro })).toThrow(SyntaxError);
  });

  test('multiplication by a number that is not whole is a defect', () => {
    expect(() => times(money('5', euro), 1.5)).toThrow(TypeError);
  });

  test('invalid digits and codes of a currency are a defect', () => {
    for (const code of ['eur', 'EU', 'EURO', '1EUR']) expect(() => currency(code)).toThrow(RangeError);
    for (const digits of [-1, 5, 1.5, NaN]) expect(() => currency('EUR', digits)).toThrow(RangeError);
    expect([0, 4].map((digits) => currency('EUR', digits).digits)).toEqual([0, 4]);
  });

  test.each([
    ['a code', () => currency('eur'), 'eur'],
    ['decimals', () => currency('EUR', 5), '5'],
    ['an amount', () => money('0.005', euro), '0.005'],
    ['a fraction', () => money(0.1, euro), '0.1'],
    ['a count', () => times(money('5', euro), 1.5), '1.5'],
    ['two currencies', () => add(money('5', euro), money('5', yen)), 'EUR and JPY'],
  ])('a defect names its value: %s', (_, broken, value) => {
    expect(broken).toThrow(value);
  });

  test('a rate is plain data: a decimal string without superfluous zeros', () => {
    expect([rate('2.50'), rate(20)]).toStrictEqual([{ percent: '2.5' }, { percent: '20' }]);
  });
});

describe('rounding', () => {
  test.each([
    ['0.05', '50', '0.03'],
    ['-0.05', '50', '-0.03'],
    ['10.01', '2.5', '0.25'],
    ['1.00', '0.5', '0.01'],
    ['1.00', '0.49', '0.00'],
  ])('%s at %s percent is %s: half away from zero [A-02]', (amount, percent, expected) => {
    expect(encodeAmount(percentOf(money(amount, euro), rate(percent)))).toBe(expected);
  });

  test('another rounding direction is used when it is named', () => {
    const value = money('1.01', euro);
    expect(encodeAmount(percentOf(value, rate(50), 'down'))).toBe('0.50');
    expect(encodeAmount(percentOf(value, rate(50), 'up'))).toBe('0.51');
    expect(encodeAmount(percentOf(value, rate(1), 'up'))).toBe('0.02');
    expect(encodeAmount(percentOf(value, rate(-1), 'up'))).toBe('-0.02');
    expect(encodeAmount(percentOf(value, rate(100), 'up'))).toBe('1.01');
  });

  test('120 at 20 percent contain 20 of tax, 100 at 5.5 percent 5.21 [A-06]', () => {
    expect(encodeAmount(taxContained(money(120, euro), rate(20)))).toBe('20.00');
    expect(encodeAmount(taxContained(money(100, euro), rate('5.5')))).toBe('5.21');
    expect(encodeAmount(taxContained(money(100, euro), rate(0)))).toBe('0.00');
  });

  test('a tax rate below zero is a defect [A-06]', () => {
    expect(() => taxContained(money(100, euro), rate('-0.5'))).toThrow(RangeError);
  });

  test('three decimals are kept if the currency has three [A-03]', () => {
    expect(encodeAmount(percentOf(money('10.005', dinar), rate(10)))).toBe('1.001');
  });
});

describe('decoding', () => {
  test('fewer decimals are filled, more are refused [A-03]', () => {
    expect(Result.map(decodeAmount('7.5', euro), encodeAmount)).toEqual(Result.succeed('7.50'));
    expect(decodeAmount('7.505', euro)).toEqual(Result.fail({ _tag: 'TooManyDecimals', max: 2 }));
  });
});
