/**
 * Numbers that name a company: siren, siret and VAT number (S3.69). In France a siren has 9 digits, a siret is the siren
 * and 5 more, and a VAT number is FR, 2 characters and the siren; other countries' numbers are letters and digits.
 * Blanks, dots, hyphens and slashes do not count; letters come out as capitals.
 */
import { Result } from 'effect';
import { digitsOnly, inFormat, lettersAndDigitsOnly, optionalText, requiredText } from '../text/index.ts';
import type { EntryRefusal, TextRefusalOf, TextRule } from '../text/index.ts';

export type CompanyNumberRefusal =
  | EntryRefusal
  | TextRefusalOf<'NotDigits' | 'NotLettersAndDigits' | 'WrongFormat'>
  | { readonly _tag: 'SiretOfAnotherCompany' };

type NumberRule = TextRule<TextRefusalOf<'NotDigits' | 'NotLettersAndDigits' | 'WrongFormat'>>;

/** Whether a number must be given; left out it comes out as ''. */
export type CompanyNumberNeed = 'needed' | 'optional';

const compact = (text: string): string => text.replace(/[\s./\p{Pd}]/gu, '').toUpperCase();

const frenchDigits =
  (count: number): NumberRule =>
  (text) =>
    Result.flatMap(digitsOnly(text), inFormat(new RegExp(`^.{${count}}$`), '0'.repeat(count)));

/** The registration number of a company in a country. */
export const checkSiren = (
  text: string,
  countryCode: string,
  need: CompanyNumberNeed,
): Result.Result<string, CompanyNumberRefusal> => {
  const rule: NumberRule = countryCode === 'FR' ? frenchDigits(9) : lettersAndDigitsOnly;
  return (need === 'needed' ? requiredText(rule) : optionalText(rule))(compact(text));
};

/** The number of one establishment; may be left out. In France it begins with the company's siren, else `SiretOfAnotherCompany`. */
export const checkSiret = (
  text: string,
  siren: string,
  countryCode: string,
): Result.Result<string, CompanyNumberRefusal> => {
  if (countryCode !== 'FR') return optionalText(lettersAndDigitsOnly)(compact(text));
  return Result.flatMap(
    optionalText(frenchDigits(14))(compact(text)),
    (siret): Result.Result<string, CompanyNumberRefusal> =>
      siret === '' || siret.startsWith(compact(siren))
        ? Result.succeed(siret)
        : Result.fail({ _tag: 'SiretOfAnotherCompany' }),
  );
};

const FRENCH_VAT_NUMBER = /^FR[0-9A-Z]{2}[0-9]{9}$/u;

/** The VAT number; may be left out. */
export const checkVatNumber = (text: string, countryCode: string): Result.Result<string, CompanyNumberRefusal> => {
  const rule: NumberRule = countryCode === 'FR' ? inFormat(FRENCH_VAT_NUMBER, 'FR00000000000') : lettersAndDigitsOnly;
  return optionalText(rule)(compact(text));
};
