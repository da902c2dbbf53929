/**
 * The address a parcel goes to (spec sections 3 and 5, A-29, A-38). The delivery area of a unit is a policy, given as
 * data: countries, and per country the format of its zip codes and those that are not served.
 */
import { Result } from 'effect';
import { optionalText, requiredText } from '../text/index.ts';
import type { EntryRefusal, TextRefusalOf } from '../text/index.ts';
import { checkFields } from '../form/index.ts';
import type { FieldRefusals } from '../form/index.ts';
import type { Address } from './address.ts';

/** `digits`: the length of a zip code. `refusedPrefixes`: prefixes of zip codes that are not served. */
export interface ZipRule {
  readonly digits: number;
  readonly refusedPrefixes: readonly string[];
}

/** `countries` null: every country. A country without a zip rule accepts any zip code. */
export interface AddressPolicy {
  readonly countries: readonly string[] | null;
  readonly zipRules: Readonly<Record<string, ZipRule>>;
}

/** Mainland France with Corsica: country FR only, without zip codes that begin with 97 or 98. */
export const MAINLAND_FRANCE: AddressPolicy = {
  countries: ['FR'],
  zipRules: { FR: { digits: 5, refusedPrefixes: ['97', '98'] } },
};

/** No limit on destinations. */
export const ANYWHERE: AddressPolicy = { countries: null, zipRules: {} };

/**
 * Postal addresses for mail instead of parcels: any country, with French zip codes of five digits including overseas.
 * For companies and invoices.
 */
export const POSTAL: AddressPolicy = { countries: null, zipRules: { FR: { digits: 5, refusedPrefixes: [] } } };

/** The address is well formed but not served. */
export type AddressNotServed = { readonly _tag: 'AddressNotServed' };

type CountryRefusal = EntryRefusal | TextRefusalOf<'NotInList'> | AddressNotServed;
type ZipRefusal = EntryRefusal | TextRefusalOf<'WrongFormat'> | AddressNotServed;

const checkCountry = (code: string, policy: AddressPolicy): Result.Result<string, CountryRefusal> =>
  Result.flatMap(requiredText()(code), (text): Result.Result<string, CountryRefusal> => {
    const country = text.toUpperCase();
    if (!/^[A-Z]{2}$/.test(country)) return Result.fail({ _tag: 'NotInList', value: text });
    const isServed = policy.countries === null || policy.countries.includes(country);
    return isServed ? Result.succeed(country) : Result.fail({ _tag: 'AddressNotServed' });
  });

const checkZip = (zipCode: string, country: string, policy: AddressPolicy): Result.Result<string, ZipRefusal> =>
  Result.flatMap(requiredText()(zipCode), (text): Result.Result<string, ZipRefusal> => {
    const rule = policy.zipRules[country];
    if (rule === undefined) return Result.succeed(text);
    const digits = text.replace(/\s/g, '');
    if (!/^[0-9]+$/.test(digits) || digits.length !== rule.digits) {
      return Result.fail({ _tag: 'WrongFormat', format: '0'.repeat(rule.digits) });
    }
    const isServed = !rule.refusedPrefixes.some((prefix) => digits.startsWith(prefix));
    return isServed ? Result.succeed(digits) : Result.fail({ _tag: 'AddressNotServed' });
  });

/** The check of each address field, for forms that contain an address. */
export const addressFields = (address: Address, policy: AddressPolicy) => ({
  line1: requiredText()(address.line1),
  line2: optionalText()(address.line2),
  zipCode: checkZip(address.zipCode, address.countryCode.trim().toUpperCase(), policy),
  city: requiredText()(address.city),
  countryCode: checkCountry(address.countryCode, policy),
});

export type AddressRefusals = FieldRefusals<ReturnType<typeof addressFields>>;

/**
 * Checks all fields of an address against a policy. The result is normalised: country in capitals, zip code without
 * spaces.
 */
export const checkAddress = (address: Address, policy: AddressPolicy): Result.Result<Address, AddressRefusals> =>
  checkFields(addressFields(address, policy));

/** Both address lines joined by ", "; an empty second line is left out. */
export const joinedAddressLines = ({ line1, line2 }: Pick<Address, 'line1' | 'line2'>): string =>
  [line1, line2]
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(', ');
