import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currency, encodeAmount } from '../money/index.ts';
import { anyCurrency, euro, price } from '../money/testing.ts';
import { formatAmountForField, readAmountEntry } from './index.ts';
import { malformedEntries } from './testing.ts';

const dinar = currency('KWD', 3);
const yen = currency('JPY', 0);

const amounts = anyCurrency.chain((of) => price(of, 10n ** 12n));

describe('an amount entry', () => {
  test('reads back what a field shows, with either decimal separator [S5.47][A-53][A-114]', () =>
    fc.assert(
      fc.property(amounts, fc.constantFrom<',' | '.'>(',', '.'), (value, sign) => {
        const shown = formatAmountForField(value, sign);
        expect(readAmountEntry(shown, value.currency)).toEqual(Result.succeed(encodeAmount(value)));
      }),
    ));

  test('shows no grouping in fields [A-53]', () =>
    fc.assert(
      fc.property(amounts, (value) => {
        expect(formatAmountForField(value, ',')).toMatch(/^\d+(,\d+)?$/);
      }),
    ));

  test.each([
    ['50', '50.00'],
    ['50,5', '50.50'],
    ['50.50', '50.50'],
    ['1 234,50', '1234.50'],
    ['1\u00A0234,50', '1234.50'],
    ['1\u202F234\u202F567.5', '1234567.50'],
    ['  7 ', '7.00'],
    ['007,5', '7.50'],
    ['0', '0.00'],
    ['12,3400', '12.34'],
    ['1,0000', '1.00'],
    ['١٢٣٤٫٥', '1234.50'],
    ['٥٠', '50.00'],
  ])('reads %j as %s [A-114][A-154]', (text, amount) => {
    expect(readAmountEntry(text, euro)).toEqual(Result.succeed(amount));
  });

  test.each(['50 €', '50€', '€50', '€ 50', '50 EUR', 'eur50', '50\u00A0€', ' 50,00 € '])(
    'understands the sign and the code of its currency on either side: %j [A-114]',
    (text) => expect(readAmountEntry(text, euro)).toEqual(Result.succeed('50.00')),
  );

  test('with its currency’s code on either side is the amount without it, in any currency', () =>
    fc.assert(
      fc.property(amounts, fc.constantFrom('', ' ', '\u202F'), (value, blank) => {
        const plain = encodeAmount(value);
        const { code } = value.currency;
        const read = Result.succeed(plain);
        expect(readAmountEntry(`${plain}${blank}${code}`, value.currency)).toEqual(read);
        expect(readAmountEntry(`${code}${blank}${plain}`, value.currency)).toEqual(read);
      }),
    ));

  test.each(['50 $', '£50', '50 USD', '€', 'EUR', '€50€', '-50 €', '50 € '.repeat(2)])(
    'with another currency’s sign, twice, or with a sign alone is refused: %j',
    (text) => expect(readAmountEntry(text, euro)).toEqual(Result.fail({ _tag: 'AmountMalformed' })),
  );

  test('that is not such a number is refused [A-114][A-156]', () =>
    fc.assert(
      fc.property(malformedEntries, anyCurrency, (text, of) => {
        expect(readAmountEntry(text, of)).toEqual(Result.fail({ _tag: 'AmountMalformed' }));
      }),
    ));

  test.each(['1,000', '1.000', '12,340', '1 234,500'])(
    'with three digits after the sign is refused where fewer decimals count: %s [A-154]',
    (text) => {
      expect(readAmountEntry(text, euro)).toEqual(Result.fail({ _tag: 'AmountAmbiguous' }));
      expect(readAmountEntry(text, yen)).toEqual(Result.fail({ _tag: 'AmountAmbiguous' }));
      expect(Result.isSuccess(readAmountEntry(text, dinar))).toBe(true);
    },
  );

  test('with more decimals than the currency has is refused with their number [A-03]', () => {
    expect(readAmountEntry('1,2345', euro)).toEqual(Result.fail({ _tag: 'TooManyDecimals', max: 2 }));
    expect(readAmountEntry('1,5', yen)).toEqual(Result.fail({ _tag: 'TooManyDecimals', max: 0 }));
    expect(readAmountEntry('5,00', yen)).toEqual(Result.succeed('5'));
  });

  test('of sixteen or more digits before its separator is too large, not counting leading zeros [A-114][A-168][A-180]', () => {
    expect(readAmountEntry('9'.repeat(15), euro)).toEqual(Result.succeed(`${'9'.repeat(15)}.00`));
    expect(readAmountEntry(`00${'9'.repeat(15)}`, euro)).toEqual(Result.succeed(`${'9'.repeat(15)}.00`));
    const tooLarge = Result.fail({ _tag: 'AmountTooLarge', maxDigits: 15 });
    expect(readAmountEntry('9'.repeat(16), euro)).toEqual(tooLarge);
    expect(readAmountEntry(`00${'9'.repeat(17)},50`, euro)).toEqual(tooLarge);
    expect(readAmountEntry(`1${' 000'.repeat(5)}`, euro)).toEqual(tooLarge);
  });

  test('that is empty is required', () => {
    expect(readAmountEntry(' ', euro)).toEqual(Result.fail({ _tag: 'Required' }));
  });
});
