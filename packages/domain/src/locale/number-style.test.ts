import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encodeAmount, money } from '../money/index.ts';
import { anyAmount, anyCurrency, euro, price } from '../money/testing.ts';
import { currency } from '../money/index.ts';
import {
  decimalSeparatorOf,
  formatMoney,
  formatMoneyShort,
  formatNumber,
  formatPercent,
  formatRange,
  formatTogether,
} from './index.ts';
import type { DecimalSeparator, NumberStyle } from './index.ts';
import { numberStyles } from './testing.ts';

const style = (languageTag: string, country: string, stated: DecimalSeparator | null = null): NumberStyle => ({
  languageTag,
  country,
  decimalSeparator: decimalSeparatorOf(country, stated),
});
const amount = (text: string) => money(text, euro);

/** The number in a formatted string: its digits, minus and decimal separator, from the first digit to the last. */
const bare = (shown: string, { decimalSeparator }: NumberStyle): string => {
  const figure = /[0-9].*[0-9]|[0-9]/.exec(shown)?.[0] ?? '';
  const digits = [...figure].filter((character) => /[0-9]/.test(character) || character === decimalSeparator).join('');
  return (shown.includes('-') ? '-' : '') + digits.replace(decimalSeparator, '.');
};

describe('the decimal sign', () => {
  test('is a comma for units of FR and a dot otherwise, unless the unit states another [S1.54][S5.47][A-53][A-153]', () => {
    expect(decimalSeparatorOf('FR')).toBe(',');
    for (const country of ['AE', 'IT', 'DE', 'PT']) expect(decimalSeparatorOf(country)).toBe('.');
    expect(decimalSeparatorOf('IT', ',')).toBe(',');
    expect(decimalSeparatorOf('FR', '.')).toBe('.');
  });

  test('is the unit’s in every language, for amounts, numbers and rates [S5.47][A-153]', () =>
    fc.assert(
      fc.property(numberStyles, (of) => {
        const other = of.decimalSeparator === ',' ? '.' : ',';
        for (const shown of [formatMoney(amount('0.50'), of), formatNumber('0.5', of), formatPercent('0.5', of)]) {
          expect(shown).toMatch(of.decimalSeparator === ',' ? /0,50?/ : /0\.50?/);
          expect(shown).not.toContain(`0${other}`);
        }
      }),
    ));

  test('never groups [A-153]', () =>
    fc.assert(
      fc.property(numberStyles, (of) => {
        const shown = formatMoney(money('1234567.50', currency('EUR')), of);
        expect(shown.split(of.decimalSeparator)).toHaveLength(2);
      }),
    ));
});

describe('amounts', () => {
  test('of a French unit have the same format in French and in English [S5.47][A-53]', () => {
    for (const language of ['fr', 'en']) {
      expect(formatMoney(amount('1234.5'), style(language, 'FR'))).toBe('1\u202F234,50\u00A0€');
    }
  });

  test('of other units follow the language in the country of the unit [A-124][A-153]', () => {
    const dirham = money('1234.50', currency('AED'));
    expect(formatMoney(dirham, style('en', 'AE'))).toBe('AED\u00A01,234.50');
    expect(formatMoney(dirham, style('es', 'AE'))).toBe('1234.50\u00A0AED');
    expect(formatMoney(dirham, style('ar', 'AE'))).toContain('1,234.50');
  });

  test.each([
    ['es', 'FR', ',', '12.345,50\u00A0€', 'the language has the sign of the unit'],
    ['es', 'FR', '.', '12,345.50\u00A0€', 'neither the language nor the country has it'],
    ['en', 'AE', ',', '€12\u202F345,50', 'the country has it in another script'],
    ['pt', 'PT', ',', '12\u00A0345,50\u00A0€', 'the language of one country, not of another'],
    ['fr', 'FR', '.', '12\u202F345.50\u00A0€', 'a blank between the groups stays'],
    ['it', 'IT', '.', '12,345.50\u00A0€', 'a dot between the groups gives way'],
  ] as const)(
    'of %s in %s with the separator %s are formatted as %s: %s [A-124][A-153]',
    (...[language, country, stated, shown]) => {
      expect(formatMoney(amount('12345.5'), style(language, country, stated))).toBe(shown);
    },
  );

  test('show exactly the decimals of their currency, with Latin digits [A-03][A-153]', () =>
    fc.assert(
      fc.property(
        anyCurrency.chain((of) => anyAmount(of)),
        numberStyles,
        (value, of) => {
          expect(bare(formatMoney(value, of), of)).toBe(encodeAmount(value));
        },
      ),
    ));

  test('in short form omit the decimals of whole amounts only', () => {
    expect(formatMoneyShort(amount('75'), style('fr', 'FR'))).toBe('75\u00A0€');
    expect(formatMoneyShort(amount('75.5'), style('fr', 'FR'))).toBe('75,50\u00A0€');
    fc.assert(
      fc.property(price(euro), numberStyles, (value, of) => {
        expect(Number(bare(formatMoneyShort(value, of), of))).toBe(Number(encodeAmount(value)));
      }),
    );
  });
});

/** How many decimals a French amount shows. */
const decimals = (text: string): number => /[.,](\d{2})(?!\d)/.exec(text)?.[1]?.length ?? 0;

describe('amounts beside each other', () => {
  const france = style('fr', 'FR');

  test('have decimals or none: one that is not whole gives all of them theirs', () => {
    expect(formatTogether([amount('450'), amount('500')], france)).toEqual(['450\u00A0€', '500\u00A0€']);
    expect(formatTogether([amount('449.5'), amount('500')], france)).toEqual(['449,50\u00A0€', '500,00\u00A0€']);
    fc.assert(
      fc.property(fc.array(price(euro), { minLength: 1, maxLength: 4 }), (amounts) => {
        const written = formatTogether(amounts, france);
        expect(new Set(written.map(decimals)).size).toBe(1);
        expect(decimals(written[0]!)).toBe(amounts.every((one) => Number(encodeAmount(one)) % 1 === 0) ? 0 : 2);
        expect(written.map((text) => Number(bare(text, france)))).toEqual(
          amounts.map((one) => Number(encodeAmount(one))),
        );
      }),
    );
  });

  test('as a range write the currency once, at the upper end', () => {
    expect(formatRange(amount('10'), amount('250'), france)).toEqual({ low: '10', high: '250\u00A0€' });
    expect(formatRange(amount('10.5'), amount('1250'), france)).toEqual({
      low: '10,50',
      high: '1\u202F250,00\u00A0€',
    });
  });
});

describe('numbers and rates', () => {
  test('keep every decimal', () => {
    expect(formatNumber('12345678901234567.125', style('en', 'FR'))).toBe(
      '12\u202F345\u202F678\u202F901\u202F234\u202F567,125',
    );
    expect(formatNumber(312, style('en', 'AE'))).toBe('312');
    expect(formatNumber('0.12345678901234567891', style('fr', 'FR'))).toBe('0,12345678901234567891');
    expect(formatPercent('0.12345678901234567891', style('fr', 'FR'))).toBe('0,12345678901234567891\u00A0%');
  });

  test.each([
    ['2.5', '2,5\u00A0%'],
    ['100', '100\u00A0%'],
    ['0', '0\u00A0%'],
    ['0.125', '0,125\u00A0%'],
    ['-12.5', '-12,5\u00A0%'],
  ])('a rate of %s shows as %s', (rate, shown) => {
    expect(formatPercent(rate, style('fr', 'FR'))).toBe(shown);
  });

  test.each(['', ' ', '5%', '2,5', '1e-7', 'NaN', 'Infinity', '+5', '5.', '.5'])(
    'written as "%s" are a defect, and never shown as NaN',
    (text) => {
      expect(() => formatPercent(text, style('fr', 'FR'))).toThrow(RangeError);
      expect(() => formatNumber(text, style('fr', 'FR'))).toThrow(RangeError);
    },
  );
});
