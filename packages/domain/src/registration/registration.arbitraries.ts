/** Random registrations of individuals, valid by construction; one example for documentation and paths. */
import * as fc from 'fast-check';
import { documentTypes } from '../customer/testing.ts';
import { emails } from '../email/testing.ts';
import { passwords } from '../password/testing.ts';
import { mobilePhones, people } from '../profile/testing.ts';
import { EMPTY_INDIVIDUAL } from './individual-entry.ts';
import type { IndividualEntry } from './individual-entry.ts';

const NO_PHONE = { areaCode: '', number: '' };

const documentNumbers = fc.stringMatching(/^[A-Z0-9]{5,12}$/);

/** Valid for any policy: with a mobile and a document. */
export const individualEntries: fc.Arbitrary<IndividualEntry> = fc
  .tuple(people, passwords, fc.constantFrom('', 'WELCOME10'))
  .chain(([{ firstName, lastName }, password, promoCode]) =>
    fc.record({
      firstName: fc.constant(firstName),
      lastName: fc.constant(lastName),
      email: emails,
      password: fc.constant(password),
      confirmPassword: fc.constant(password),
      documentType: documentTypes,
      documentNumber: documentNumbers,
      phone: mobilePhones,
      isSubscribed: fc.boolean(),
      promoCode: fc.constant(promoCode),
    }),
  );

/** Valid for a policy that needs neither: without mobile and document. */
export const leastIndividualEntries = individualEntries.map((entry) => ({
  ...entry,
  phone: NO_PHONE,
  documentType: null,
  documentNumber: '',
}));

export const INES_ENTRY: IndividualEntry = {
  ...EMPTY_INDIVIDUAL,
  firstName: 'Inès',
  lastName: 'Marchand',
  email: 'ines@exemple.fr',
  password: 'Cerisier1',
  confirmPassword: 'Cerisier1',
  phone: { areaCode: '+33', number: '06 12 34 56 78' },
};
