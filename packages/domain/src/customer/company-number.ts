/**
 * Numbers that identify a company: siren, siret and VAT number (S3.69). In France a siren has 9 digits, a siret is the
 * siren and 5 more, and a VAT number is FR, 2 characters and the siren; other countries' numbers are letters and
 * digits. Spaces, dots, hyphens and slashes are removed; letters become capitals.
 */
import { Result } from 'effect';
import { digitsOnly, inFormat, lettersAndDigitsOnly, optionalText, requiredText } from '../text/index.ts';
import type { EntryRefusal, TextRefusalOf, TextRule } from '../text/index.ts';

/** `NotASiren`: well formed but not a company's: only zeros, or a wrong check digit if nothing else can be checked. */
type NumberRefusal =
  | TextRefusalOf<'NotDigits' | 'NotLettersAndDigits' | 'WrongFormat'>
  | { readonly _tag: 'NotASiren' };

export type CompanyNumberRefusal = EntryRefusal | NumberRefusal | { readonly _tag: 'SiretOfAnotherCompany' };

type NumberRule = (text: string) => Result.Result<string, NumberRefusal>;

/** Whether a number is required; an omitted one becomes ''. */
export type CompanyNumberNeed = 'needed' | 'optional';

const compact = (text: string): string => text.replace(/[\s./\p{Pd}]/gu, '').toUpperCase();

const frenchDigits =
  (count: number): TextRule<TextRefusalOf<'NotDigits' | 'WrongFormat'>> =>
  (text) =>
    Result.flatMap(digitsOnly(text), inFormat(new RegExp(`^.{${count}}$`), '0'.repeat(count)));

const NO_COMPANY = '0'.repeat(9);

const frenchSiren: NumberRule = (text) =>
  Result.flatMap(frenchDigits(9)(text), (siren): Result.Result<string, NumberRefusal> =>
    siren === NO_COMPANY ? Result.fail({ _tag: 'NotASiren' }) : Result.succeed(siren),
  );

/** The registration number of a company in a country. Zeros alone are not valid. */
export const checkSiren = (
  text: string,
  countryCode: string,
  need: CompanyNumberNeed,
): Result.Result<string, CompanyNumberRefusal> => {
  const entry = (need === 'needed' ? requiredText() : optionalText())(compact(text));
  return Result.flatMap(entry, (number): Result.Result<string, CompanyNumberRefusal> => {
    if (number === '') return Result.succeed(number);
    return countryCode === 'FR' ? frenchSiren(number) : lettersAndDigitsOnly(number);
  });
};

/**
 * The optional number of one establishment. In France it begins with the company's siren, otherwise
 * `SiretOfAnotherCompany`.
 */
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

const FRENCH_VAT_NUMBER = /^FR([0-9A-Z]{2})([0-9]{9})$/u;

/** Every second digit from the right counts double (ISO/IEC 7812-1). */
const hasLuhnSum = (digits: string): boolean =>
  [...digits].toReversed().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0) %
    10 ===
  0;

/** A key with letters does not check the siren after it, which is then checked by its own digit. */
const frenchVatNumber: NumberRule = (text) => {
  const [, key, siren] = FRENCH_VAT_NUMBER.exec(text) ?? [];
  if (key === undefined || siren === undefined) return Result.fail({ _tag: 'WrongFormat', format: 'FR00000000000' });
  const isSiren = siren !== NO_COMPANY && (/^[0-9]{2}$/.test(key) || hasLuhnSum(siren));
  return isSiren ? Result.succeed(text) : Result.fail({ _tag: 'NotASiren' });
};

/** The optional VAT number, in upper or lower case; a company may state that it has none. */
export const checkVatNumber = (text: string, countryCode: string): Result.Result<string, CompanyNumberRefusal> => {
  const entry = optionalText()(compact(text));
  return Result.flatMap(entry, (number): Result.Result<string, CompanyNumberRefusal> => {
    if (number === '') return Result.succeed(number);
    return countryCode === 'FR' ? frenchVatNumber(number) : lettersAndDigitsOnly(number);
  });
};
