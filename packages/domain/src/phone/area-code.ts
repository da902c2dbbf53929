/** Countries and their area codes, from the phone library's table (spec sections 3 and 5, S5.39, A-57, A-159). */
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max';
import { Result } from 'effect';
import type { NumberingPlan } from './numbering-plan.ts';

/** A country as forms offer it: `id` is ISO 3166-1 alpha-2, `phoneCode` the area code with its plus sign. */
export interface Country {
  readonly id: string;
  readonly name: string;
  readonly phoneCode: string;
}

const areaCodes: ReadonlySet<string> = /* @__PURE__ */ new Set(
  getCountries().map((country) => `+${getCountryCallingCode(country)}`),
);

/** Every country with its area code; `nameOf` returns the name in the language of the page. */
export const countries = (nameOf: (countryCode: string) => string): readonly Country[] =>
  getCountries().map((id) => ({ id, name: nameOf(id), phoneCode: `+${getCountryCallingCode(id)}` }));

/** The area code of a country, with its plus sign; undefined for an unknown code. */
export const areaCodeOf: NumberingPlan['areaCodeOf'] = (countryCode) => {
  const known = getCountries().find((country) => country === countryCode.toUpperCase());
  return known === undefined ? undefined : `+${getCountryCallingCode(known)}`;
};

/** An area code in any spelling (`+33`, `0033`, `33`, the number 33) as `+33`; else `AreaCodeUnknown`. */
export const readAreaCode: NumberingPlan['readAreaCode'] = (spelling) => {
  const text = String(spelling).trim();
  if (text === '') return Result.fail({ _tag: 'Required' });
  const areaCode = `+${text.replace(/^(?:\+|00)/, '')}`;
  return areaCodes.has(areaCode) ? Result.succeed(areaCode) : Result.fail({ _tag: 'AreaCodeUnknown' });
};
