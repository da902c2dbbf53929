/**
 * Numbers that identify a company: siren, siret and VAT number (S3.69), each by the rule of its country. Spaces, dots,
 * hyphens and slashes are removed; letters become capitals.
 */
import { Result } from 'effect';
import { digitsOnly, inFormat, lettersAndDigitsOnly, optionalText, requiredText } from '../text/index.ts';
import type { EntryRefusal, TextRefusalOf } from '../text/index.ts';
import { frenchVatKey } from './check-digits.ts';
import { COMPANY_NUMBER_RULES } from './company-number-rules.ts';
import type { CompanyNumberRule } from './company-number-rules.ts';

/** `NotASiren`: well formed, but no company has it: only zeros, or a wrong check digit. */
type NumberRefusal =
  | TextRefusalOf<'NotDigits' | 'NotLettersAndDigits' | 'WrongFormat'>
  | { readonly _tag: 'NotASiren' };

export type CompanyNumberRefusal = EntryRefusal | NumberRefusal;

type Checked = Result.Result<string, CompanyNumberRefusal>;

export type SiretRefusal = CompanyNumberRefusal | { readonly _tag: 'SiretOfAnotherCompany' };

/** Whether a number is required; an omitted one becomes ''. */
export type CompanyNumberNeed = 'needed' | 'optional';

const compact = (text: string): string => text.replace(/[\s./\p{Pd}]/gu, '').toUpperCase();

const inForm = (number: string, { hasDigitsOnly, pattern, format }: CompanyNumberRule): Checked => {
  const characters: Checked = hasDigitsOnly ? digitsOnly(number) : lettersAndDigitsOnly(number);
  return Result.flatMap(characters, inFormat(pattern, format));
};

/** Without the letters around it. */
const bare = (number: string, { pattern }: CompanyNumberRule): string => pattern.exec(number)?.[1] ?? number;

/** Zeros alone are nobody's. */
const withRightDigits =
  (rule: CompanyNumberRule) =>
  (number: string): Checked =>
    /[1-9]/u.test(number) && (rule.isRight?.(bare(number, rule)) ?? true)
      ? Result.succeed(number)
      : Result.fail({ _tag: 'NotASiren' });

const byRule = (number: string, rule: CompanyNumberRule | null | undefined): Checked =>
  rule ? Result.flatMap(inForm(number, rule), withRightDigits(rule)) : lettersAndDigitsOnly(number);

const entered = <Refusal>(
  text: string,
  need: CompanyNumberNeed,
  check: (number: string) => Result.Result<string, Refusal>,
): Result.Result<string, Refusal | EntryRefusal> =>
  Result.flatMap(
    (need === 'needed' ? requiredText() : optionalText())(compact(text)),
    (number): Result.Result<string, Refusal> => (number === '' ? Result.succeed(number) : check(number)),
  );

/** The registration number of a company in a country, without the letters that may stand before it. */
export const checkSiren = (text: string, countryCode: string, need: CompanyNumberNeed): Checked =>
  entered(text, need, (number) => {
    const rule = COMPANY_NUMBER_RULES[countryCode]?.registration;
    return Result.map(byRule(number, rule), (whole) => (rule ? bare(whole, rule) : whole));
  });

/**
 * The optional number of one establishment. Where its country numbers establishments, it begins with the company's siren,
 * otherwise `SiretOfAnotherCompany`.
 */
export const checkSiret = (text: string, siren: string, countryCode: string): Result.Result<string, SiretRefusal> =>
  entered(text, 'optional', (number): Result.Result<string, SiretRefusal> => {
    const rule = COMPANY_NUMBER_RULES[countryCode]?.establishment;
    if (!rule) return byRule(number, rule);
    return Result.flatMap(inForm(number, rule), (siret): Result.Result<string, SiretRefusal> =>
      siret.startsWith(compact(siren)) ? withRightDigits(rule)(siret) : Result.fail({ _tag: 'SiretOfAnotherCompany' }),
    );
  });

/**
 * Checks the number in an entry of a register, which may stand among words ("303 265 045 RCS Nantes"): where numbers are of digits alone
 * (France), the digits must be a siren or a siret; other registers write theirs in several ways. The entry stays as it is.
 */
export const checkRegisterEntry = (entry: string, countryCode: string): Checked => {
  const rules = COMPANY_NUMBER_RULES[countryCode];
  if (!rules?.registration?.hasDigitsOnly) return Result.succeed(entry);
  const number = entry.replace(/[^0-9]/gu, '');
  const rule = rules.establishment?.pattern.test(number) ? rules.establishment : rules.registration;
  return Result.map(byRule(number, rule), () => entry);
};

const COUNTRY_PREFIX = /^[A-Z]{2}/u;

/** The rule for a VAT number in a country: its own, or that of the country whose letters the number begins with. */
const vatNumberRule = (number: string, countryCode: string): CompanyNumberRule | undefined => {
  const rules = COMPANY_NUMBER_RULES[countryCode];
  if (rules === undefined) return undefined;
  const [prefix = countryCode] = COUNTRY_PREFIX.exec(number) ?? [];
  return rules.mayHaveForeignVatNumber ? COMPANY_NUMBER_RULES[prefix]?.vatNumber : rules.vatNumber;
};

/** The optional VAT number, in upper or lower case; a company may state that it has none. */
export const checkVatNumber = (text: string, countryCode: string): Checked =>
  entered(text, 'optional', (number) => byRule(number, vatNumberRule(number, countryCode)));

/**
 * Checks a number that may be stored already: one that stays as it is stored was checked when it came, and is not held to
 * what is asked of new ones.
 */
export const checkUnlessStored = (text: string, stored: string, check: (text: string) => Checked): Checked =>
  text !== '' && text === stored ? optionalText(lettersAndDigitsOnly)(text) : check(text);

/** The VAT number that France gives to a siren: FR, a key that the siren determines, and the siren. */
export const frenchVatNumber = (siren: string): string => `FR${frenchVatKey(siren)}${siren}`;
