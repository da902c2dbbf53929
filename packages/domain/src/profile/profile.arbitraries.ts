/** Random members with their data, valid by construction, and updates of every section. */
import * as fc from 'fast-check';
import { mainlandAddresses, receivers } from '../address/testing.ts';
import { CIVILITIES, MAINLAND_FRANCE } from '../address/index.ts';
import type { AddressBookEntry, PhoneEntry } from '../address/index.ts';
import { contractLevels, sirens, societyTypes, vatNumberOf } from '../customer/testing.ts';
import { emails } from '../email/testing.ts';
import { passwords } from '../password/testing.ts';
import { frenchFixedDigits, frenchMobileDigits } from '../phone/testing.ts';
import { personNames } from '../text/testing.ts';
import type { CorporateAccount } from './corporate-account.ts';
import type { CompanyIdentity, CompanyInfo } from './company-info.ts';
import type { ProfilePolicy } from './edit.ts';
import type { Member, Person } from './member.ts';
import type { MemberUpdate } from './member-update.ts';

/** Parcels go to mainland France; accounts have two categories. */
export const FRENCH_PROFILES: ProfilePolicy = {
  deliveryAddress: MAINLAND_FRANCE,
  accountCategories: ['industry', 'works council'],
};

const frenchPhone = (digits: fc.Arbitrary<string>): fc.Arbitrary<PhoneEntry> =>
  digits.map((number) => ({ areaCode: '+33', number }));

export const mobilePhones = frenchPhone(frenchMobileDigits);
export const fixedPhones = frenchPhone(frenchFixedDigits);

export const people: fc.Arbitrary<Person> = fc.record({
  civility: fc.constantFrom(...CIVILITIES, null),
  firstName: personNames.map((name) => name.normalize('NFC')),
  lastName: personNames.map((name) => name.normalize('NFC')),
});

export const companyIdentities: fc.Arbitrary<CompanyIdentity> = sirens.chain((siren) =>
  fc.record({
    accountCategory: fc.constantFrom(...FRENCH_PROFILES.accountCategories),
    societyType: societyTypes,
    companyName: fc.constantFrom('Atelier & Fils', "L'Épicerie", '王 SARL'),
    commercialName: fc.constantFrom('', 'Chez Inès'),
    siren: fc.constant(siren),
    vatNumber: fc.oneof(fc.constant(''), vatNumberOf(siren)),
    phone: fixedPhones,
    employees: fc.option(fc.nat({ max: 9_999_999 })),
    isInContactWithStore: fc.boolean(),
  }),
);

/** None, or one that keeps to the rule. */
export const chorusNumbers = fc.stringMatching(/^[A-Za-z0-9/-]{0,20}$/);

export const companies: fc.Arbitrary<CompanyInfo> = fc
  .tuple(companyIdentities, mainlandAddresses, chorusNumbers)
  .map(([company, address, chorusNumber]) => ({ ...company, address, chorusNumber }));

/** Receivers as they are stored: names in NFC. */
export const keptReceivers = fc
  .tuple(receivers, people)
  .map(([receiver, { firstName, lastName }]) => ({ ...receiver, firstName, lastName }));

/** Entries with names of their own, the first the default. */
export const addressBooks: fc.Arbitrary<readonly AddressBookEntry[]> = fc
  .uniqueArray(fc.tuple(fc.stringMatching(/^[a-z]{1,6}$/), keptReceivers), { selector: ([name]) => name, maxLength: 5 })
  .map((named) => named.map(([name, receiver], index) => ({ name, receiver, isDefault: index === 0 })));

const common = {
  custId: fc.stringMatching(/^c-[0-9]{1,6}$/),
  email: emails,
  contractLevel: contractLevels,
  isActivated: fc.boolean(),
  allowsUpdate: fc.boolean(),
  isSubscribed: fc.boolean(),
  addressBook: addressBooks,
};

export const individualMembers: fc.Arbitrary<Member> = fc
  .tuple(people, fc.record({ ...common, phone: mobilePhones, memberType: fc.constantFrom('individual', 'b2b2c') }))
  .map(([person, rest]) => ({ ...person, ...rest, company: null, delivery: null, invoicing: null }));

export const businessMembers: fc.Arbitrary<Member> = fc
  .tuple(
    people,
    fc.record({
      ...common,
      phone: fixedPhones,
      memberType: fc.constant('business' as const),
      company: companies,
      delivery: fc.option(keptReceivers),
      invoicing: fc.option(keptReceivers),
    }),
  )
  .map(([person, rest]) => ({ ...person, ...rest }));

export const members = fc.oneof(individualMembers, businessMembers);

/** An update of any section, as it is stored. */
export const memberUpdates: fc.Arbitrary<MemberUpdate> = fc.oneof(
  people.map((person) => ({ section: 'personal' as const, ...person })),
  fc.record({ section: fc.constant('company' as const), company: companyIdentities }),
  fc.record({
    section: fc.constant('contact' as const),
    contact: fc.tuple(people, fixedPhones).map(([person, phone]) => ({ ...person, phone })),
  }),
  fc.record({ section: fc.constant('companyAddress' as const), address: mainlandAddresses }),
  fc.record({ section: fc.constantFrom('deliveryAddress' as const), receiver: keptReceivers }),
  fc.record({
    section: fc.constantFrom('invoicingAddress' as const),
    receiver: keptReceivers,
    chorusNumber: chorusNumbers,
  }),
  fc.record({ section: fc.constant('newsletter' as const), isSubscribed: fc.boolean() }),
  fc.record({ section: fc.constant('password' as const), newPassword: passwords }),
  fc.record({ section: fc.constant('phone' as const), phone: mobilePhones, reference: fc.constant('otp-1') }),
);

export const corporateAccounts: fc.Arbitrary<CorporateAccount> = fc.record({
  employeeId: fc.stringMatching(/^E[0-9]{1,6}$/),
  corporateCode: fc.stringMatching(/^[A-Z]{3,8}$/),
  email: emails,
  phone: mobilePhones,
  pin: fc.integer({ min: 0, max: 999_999 }).map((pin) => String(pin).padStart(6, '0')),
});
