import { Decimal } from 'decimal.js';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money, rate } from './index.ts';
import { euro } from './testing.ts';

const digits = (least: number) => fc.stringMatching(new RegExp(`^\\d{${least},12}$`, 'u'));
const written = fc
  .tuple(fc.constantFrom('', '-'), digits(1), fc.option(digits(1), { nil: null }))
  .map(([minus, whole, decimals]) => `${minus}${whole}${decimals === null ? '' : `.${decimals}`}`);

describe('a plain decimal number', () => {
  test('is parsed exactly, with any number of zeros', () => {
    fc.assert(
      fc.property(written, (value) => {
        expect(rate(value).percent).toBe(new Decimal(value).toFixed().replace(/^-0$/, '0'));
      }),
    );
  });

  test.each(['', '-', '.5', '1.', '1e3', '1,5', ' 1', '--1', 'NaN', 'Infinity', '0x10'])('is not %j', (text) => {
    expect(() => rate(text)).toThrow(RangeError);
    expect(() => money(text, euro)).toThrow(RangeError);
  });

  test.each([Number.NaN, Infinity, 1e-7, 1e21])('is not the number %d', (number) => {
    expect(() => rate(number)).toThrow(RangeError);
  });
});
