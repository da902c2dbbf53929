/** Where a unit posts cards to. Source: A-38. */
import { ANYWHERE } from '../address/index.ts';
import type { AddressPolicy } from '../address/index.ts';
import type { UnitParameters } from './parameters.schema.ts';

/** How many digits zip codes have in the countries whose beginnings can be refused. */
const ZIP_DIGITS: Readonly<Record<string, number>> = { FR: 5, DE: 5, ES: 5, IT: 5 };

/** True for countries in which beginnings of zip codes can be refused. */
export const hasZipRule = (country: string): boolean => Object.hasOwn(ZIP_DIGITS, country);

/** The countries a card may be posted to, and the beginnings of zip codes refused there. */
export const addressPolicyOf = ({
  deliveryCountries,
  refusedZipPrefixes,
}: Pick<UnitParameters, 'deliveryCountries' | 'refusedZipPrefixes'>): AddressPolicy => {
  if (deliveryCountries.length === 0) return ANYWHERE;
  const rules = deliveryCountries.flatMap((country) => {
    const digits = ZIP_DIGITS[country];
    return digits === undefined ? [] : [[country, { digits, refusedPrefixes: refusedZipPrefixes }] as const];
  });
  return { countries: deliveryCountries, zipRules: Object.fromEntries(rules) };
};
