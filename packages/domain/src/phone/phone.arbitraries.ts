/** Random phone numbers: one example mobile of every country, and French numbers in common spellings. */
import * as fc from 'fast-check';
import { getCountries, getCountryCallingCode, getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';

export interface PhoneEntryExample {
  readonly areaCode: string;
  readonly number: string;
}

/** National digits of an example mobile for each country. */
export const mobilesOfTheWorld: readonly PhoneEntryExample[] = getCountries().flatMap((country) => {
  const example = getExampleNumber(country, examples);
  return example === undefined
    ? []
    : [{ areaCode: `+${getCountryCallingCode(country)}`, number: example.nationalNumber }];
});

export const mobiles: fc.Arbitrary<PhoneEntryExample> = fc.constantFrom(...mobilesOfTheWorld);

const eightDigits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 8, maxLength: 8 });

/** Nine national digits of a French mobile, without trunk zero. */
export const frenchMobileDigits: fc.Arbitrary<string> = eightDigits.map((tail) => `6${tail.replace(/^./, '1')}`);

/** Nine national digits of a French landline. */
export const frenchFixedDigits: fc.Arbitrary<string> = eightDigits.map((tail) => `1${tail.replace(/^./, '4')}`);

/** Spellings of nine French digits with the area code +33. */
export const frenchSpellings = (nine: string): readonly string[] => {
  const pairs = `0${nine}`.match(/../g) ?? [];
  return [
    nine,
    `0${nine}`,
    pairs.join(' '),
    pairs.join('.'),
    pairs.join('-'),
    pairs.join('\u00A0'),
    `+33${nine}`,
    `0033${nine}`,
    `+33 (0)${nine}`,
  ];
};
