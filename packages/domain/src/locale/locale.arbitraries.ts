/** Random languages, policies and number styles, and invalid amount entries. */
import * as fc from 'fast-check';
import { LANGUAGES } from './languages.ts';
import type { LanguagePolicy } from './language.ts';
import type { LanguageCode } from './languages.ts';
import type { NumberStyle } from './number-style.ts';

const codes = LANGUAGES.map((language) => language.code);

export const languageCodes: fc.Arbitrary<LanguageCode> = fc.constantFrom(...codes);

export const languagePolicies: fc.Arbitrary<LanguagePolicy> = fc
  .shuffledSubarray(codes, { minLength: 1 })
  .chain((offered) => fc.constantFrom(...offered).map((code) => ({ offered, default: code })));

export const numberStyles: fc.Arbitrary<NumberStyle> = fc.record({
  languageTag: fc.constantFrom(...LANGUAGES.map((language) => language.tag)),
  country: fc.constantFrom('FR', 'AE', 'SA', 'KW', 'PT', 'IT', 'ES', 'CN', 'GB'),
  decimalSeparator: fc.constantFrom(',' as const, '.' as const),
});

/** Entries that are not an amount in any currency. */
export const malformedEntries: fc.Arbitrary<string> = fc.constantFrom(
  '+5',
  '-5',
  '.5',
  ',5',
  '5.',
  '5,',
  '1.234,50',
  '1,234.50',
  '1 23',
  '1 2345',
  '1  234',
  '1,5 0',
  'abc',
  '5 XYZ',
  '€ ',
  '5 € €',
  '1e3',
  '0x10',
  '1\t234',
  '1\n234',
  '٬5',
  '--',
);
