/** Random receivers and addresses, valid for mainland France by construction, and overseas addresses. */
import * as fc from 'fast-check';
import { emails } from '../email/testing.ts';
import { frenchMobileDigits } from '../phone/testing.ts';
import { personNames } from '../text/testing.ts';
import { CIVILITIES } from './address.ts';
import type { Address, Receiver } from './address.ts';

const street = fc.constantFrom("12 rue de l'Église", '3 bis, avenue Foch', '1 place d’Armes', 'Lieu-dit Le Bourg');
const city = fc.constantFrom('Paris', 'Lyon', 'Ajaccio', "L'Haÿ-les-Roses", 'Saint-Étienne');
const threeDigits = fc.integer({ min: 0, max: 999 }).map((figure) => String(figure).padStart(3, '0'));
const zipOf = (departments: readonly number[]): fc.Arbitrary<string> =>
  fc.tuple(fc.constantFrom(...departments), threeDigits).map(([area, tail]) => String(area).padStart(2, '0') + tail);

const frenchAddresses = (departments: readonly number[]): fc.Arbitrary<Address> =>
  fc.record({
    line1: street,
    line2: fc.constantFrom('', 'Bât. B', '2e étage'),
    zipCode: zipOf(departments),
    city,
    countryCode: fc.constant('FR'),
  });

/** Departments 01 to 95, including Corsica (20). */
export const mainlandAddresses = frenchAddresses(Array.from({ length: 95 }, (_, index) => index + 1));

/** Overseas departments and territories. */
export const overseasAddresses = frenchAddresses([97, 98]);

export const receivers: fc.Arbitrary<Receiver> = fc.record({
  civility: fc.constantFrom(...CIVILITIES, null),
  firstName: personNames,
  lastName: personNames,
  email: emails,
  phone: fc.record({ areaCode: fc.constant('+33'), number: frenchMobileDigits }),
  address: mainlandAddresses,
  vatNumber: fc.constantFrom('', 'FR40303265045'),
});
