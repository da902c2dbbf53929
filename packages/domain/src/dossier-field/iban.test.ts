import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { IBAN_LENGTHS } from './iban-lengths.ts';
import { checkIban } from './index.ts';

const IBAN = 'FR1420041010050500013M02606';

/** Check digits by definition: 98 minus the whole number modulo 97. */
const ibanOf = (country: string, account: string): string => {
  const figures = `${account}${country}00`.replace(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)));
  return country + String(98n - (BigInt(figures) % 97n)).padStart(2, '0') + account;
};
const countries = fc.constantFrom(...IBAN_LENGTHS);
const signs = fc.array(fc.constantFrom(...'0123456789ABCXYZ'), { minLength: 40, maxLength: 40 });

describe('an IBAN', () => {
  test('has the length of its country and right check digits; any other length says which is right [A-79]', () =>
    fc.assert(
      fc.property(countries, signs, fc.integer({ min: 1, max: 36 }), ([country, length], account, other) => {
        const ibanOfLength = (size: number) => ibanOf(country, account.slice(0, size - 4).join(''));
        expect(checkIban(ibanOfLength(length))).toEqual(Result.succeed(ibanOfLength(length)));
        if (other + 4 === length) return;
        expect(checkIban(ibanOfLength(other + 4))).toEqual(Result.fail({ _tag: 'WrongIbanLength', length }));
      }),
    ));

  test('of letters that no country with IBANs has is refused as such [A-79]', () =>
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z]{2}$/), signs, (country, account) => {
        fc.pre(!IBAN_LENGTHS.has(country));
        const iban = ibanOf(country, account.slice(0, 20).join(''));
        expect(checkIban(iban)).toEqual(Result.fail({ _tag: 'IbanOfNoCountry' }));
      }),
    ));

  test('has at least 15 characters, at most 34, in every country [A-79]', () => {
    for (const length of IBAN_LENGTHS.values()) expect([length >= 15, length <= 34]).toEqual([true, true]);
    expect(IBAN_LENGTHS.size).toBe(89);
  });

  test.each([
    IBAN,
    'DE89370400440532013000',
    'GB82WEST12345698765432',
    'NO9386011117947',
    'MT84MALT011000012345MTLCAST001S',
    'NL91ABNA0417164300',
    'BE68539007547034',
    'CH9300762011623852957',
    'ES9121000418450200051332',
    'IT60X0542811101000000123456',
    'PT50000201231234567890154',
    'AE070331234567890123456',
    'MC5811222000010123456789030',
    'LC55HEMM000100010012001200023015',
  ])('is accepted in any spelling: %s', (iban) => {
    const spelled = iban.toLowerCase().replace(/(.{4})/g, '$1 ');
    expect(checkIban(spelled)).toEqual(Result.succeed(iban));
  });

  test('with one digit changed, or two neighbours swapped, is refused', () =>
    fc.assert(
      fc.property(fc.integer({ min: 2, max: IBAN.length - 1 }), fc.nat({ max: 8 }), (place, step) => {
        const figure = IBAN[place]!;
        if (!/\d/.test(figure)) return;
        const other = String((Number(figure) + 1 + step) % 10);
        expect(checkIban(IBAN.slice(0, place) + other + IBAN.slice(place + 1))).toEqual(
          Result.fail({ _tag: 'WrongIban' }),
        );
        const next = IBAN[place + 1];
        if (next === undefined || next === figure) return;
        const swapped = IBAN.slice(0, place) + next + figure + IBAN.slice(place + 2);
        expect(checkIban(swapped)).toEqual(Result.fail({ _tag: 'WrongIban' }));
      }),
    ));

  test.each([
    ['FR14', { _tag: 'WrongIbanLength', length: 27 }],
    [`${IBAN}!`, { _tag: 'WrongIbanLength', length: 27 }],
    [`${IBAN.slice(0, -1)}!`, { _tag: 'WrongIban' }],
    [`FRA4${IBAN.slice(4)}`, { _tag: 'WrongIban' }],
    ['1420041010050500013M02606FR', { _tag: 'IbanOfNoCountry' }],
    ['XX0A', { _tag: 'IbanOfNoCountry' }],
  ])('of another form is refused: %s', (text, refusal) => expect(checkIban(text)).toEqual(Result.fail(refusal)));

  test('not given is required', () => expect(checkIban('  ')).toEqual(Result.fail({ _tag: 'Required' })));
});
