import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMPTY_RECEIVER, MAINLAND_FRANCE, POSTAL } from '../address/index.ts';
import type { Receiver } from '../address/index.ts';
import { MEMBER_TYPES, SOCIETY_TYPES } from '../customer/index.ts';
import { NO_BREACHED_PASSWORDS } from '../password/index.ts';
import { numberingPlan } from '../phone/index.ts';
import {
  EMPTY_COMPANY_IDENTITY,
  INVOICING_NEEDS,
  PROFILE_TABS,
  PROFILE_TAB_CODES,
  SECTIONS_OF_TAB,
  checkEdit,
  checkMayEdit,
  checkPasswordEntry,
  checkUpdate,
  companyEntryOf,
  deliveryNeeds,
  editOf,
  isAskedForChorusNumber,
  profileTabOf,
  sectionsOf,
  updatedMember,
} from './index.ts';
import type { Member, MemberUpdate, ProfileEdit, ProfileSection } from './index.ts';
import {
  ATELIER,
  FRENCH_PROFILES,
  businessMembers,
  companyIdentities,
  individualMembers,
  memberUpdates,
  members,
} from './testing.ts';

const PROFILE_SECTIONS: readonly ProfileSection[] = [
  'personal',
  'company',
  'contact',
  'deliveryAddress',
  'invoicingAddress',
  'companyAddress',
  'newsletter',
  'password',
];
/** A member whose company is in a country. */
const memberIn = (countryCode: string): Member => ({
  ...ATELIER,
  company: { ...ATELIER.company!, address: { ...ATELIER.company!.address, countryCode } },
});
const check = (edit: ProfileEdit, country = 'FR') => checkEdit(edit, memberIn(country), FRENCH_PROFILES, numberingPlan);

describe('the sections of a profile', () => {
  test('of a business are on the tabs company cI, contact cD and address ad [S3.91]', () => {
    expect(PROFILE_TABS.map((tab) => [tab, PROFILE_TAB_CODES[tab]])).toEqual([
      ['company', 'cI'],
      ['contact', 'cD'],
      ['address', 'ad'],
    ]);
    expect(['cI', 'cD', 'ad'].map(profileTabOf)).toEqual(PROFILE_TABS);
    expect([null, '', 'CD'].map(profileTabOf)).toEqual(['company', 'company', 'company']);
  });

  test('are edited by tab, the address tab by delivery, invoicing or company [S4.57]', () => {
    expect(SECTIONS_OF_TAB).toEqual({
      company: ['company'],
      contact: ['contact'],
      address: ['deliveryAddress', 'invoicingAddress', 'companyAddress'],
    });
  });

  test('are those of the kind of member [S1.22][S4.57]', () => {
    const business = PROFILE_TABS.flatMap((tab) => SECTIONS_OF_TAB[tab]);
    expect(MEMBER_TYPES.map(sectionsOf)).toEqual([
      ['personal', 'newsletter', 'password'],
      [...business, 'newsletter', 'password'],
      [],
      ['personal', 'newsletter', 'password'],
    ]);
  });
});

const permitted = (member: Pick<Member, 'memberType' | 'allowsUpdate'>, hasPassword = true) =>
  PROFILE_SECTIONS.filter((section) => Result.isSuccess(checkMayEdit(member, section, hasPassword)));

describe('who may change what', () => {
  test('a business changes its data only if allowUpdateProfile is set; otherwise it contacts the business service [S6.16]', () => {
    const business = { memberType: 'business' as const };
    expect(permitted({ ...business, allowsUpdate: true }).toSorted()).toEqual([...sectionsOf('business')].toSorted());
    expect(permitted({ ...business, allowsUpdate: false })).toEqual(['newsletter', 'password']);
    expect(checkMayEdit({ ...business, allowsUpdate: false }, 'contact', true)).toEqual(
      Result.fail({ _tag: 'ProfileReadOnly' }),
    );
  });

  test('the flag does not apply to individuals [S6.16]', () =>
    expect(permitted({ memberType: 'individual', allowsUpdate: false })).toEqual([
      'personal',
      'newsletter',
      'password',
    ]));

  test('a section that the profile does not have is not offered', () =>
    expect(checkMayEdit({ memberType: 'individual', allowsUpdate: true }, 'company', true)).toEqual(
      Result.fail({ _tag: 'SectionNotOffered' }),
    ));

  test('a password of an identity provider cannot be changed here', () => {
    const member = { memberType: 'individual' as const, allowsUpdate: true };
    expect(checkMayEdit(member, 'password', false)).toEqual(Result.fail({ _tag: 'PasswordKeptElsewhere' }));
    expect(permitted(member, false)).toEqual(['personal', 'newsletter']);
  });
});

test('a company that was not entered is empty', () => {
  const { societyType, isInContactWithStore, phone, ...texts } = EMPTY_COMPANY_IDENTITY;
  expect([societyType, isInContactWithStore]).toEqual([null, false]);
  expect(new Set(Object.values({ ...texts, ...phone }))).toEqual(new Set(['']));
});

describe('an edit', () => {
  test('that is valid returns the update of its section only [S4.58]', () =>
    fc.assert(
      fc.property(memberUpdates, (update) => {
        if (update.section === 'phone' || update.section === 'password') return;
        expect(check(editOf(update))).toEqual(Result.succeed(update));
      }),
    ));

  test('of the company is refused field by field [S3.87]', () => {
    const entry = {
      ...EMPTY_COMPANY_IDENTITY,
      accountCategory: 'craft',
      societyType: 'privateCompany' as const,
      commercialName: '<script>',
      vatNumber: 'DE1',
      phone: { areaCode: '+33', number: '1' },
      employees: '12345678',
    };
    expect(check({ section: 'company', entry })).toEqual(
      Result.fail({
        accountCategory: { _tag: 'NotInList', value: 'craft' },
        companyName: { _tag: 'Required' },
        commercialName: { _tag: 'AttackPattern' },
        siren: { _tag: 'Required' },
        vatNumber: { _tag: 'WrongFormat', format: 'FR00000000000' },
        phone: { _tag: 'PhoneLengthOutside', min: 3, max: 16 },
        employees: { _tag: 'TooLong', max: 7, length: 8 },
      }),
    );
    expect(check({ section: 'company', entry: { ...EMPTY_COMPANY_IDENTITY, employees: '1a' } })).toMatchObject({
      failure: { societyType: { _tag: 'Required' }, employees: { _tag: 'NotDigits' } },
    });
  });

  test('of the company requires a registration number only from companies, in the format of its country [S3.69]', () =>
    fc.assert(
      fc.property(companyIdentities, (company) => {
        const entry = { ...companyEntryOf(company), siren: '', vatNumber: '' };
        const isNeeded = company.societyType === 'privateCompany' || company.societyType === 'publicCompany';
        expect(Result.isFailure(check({ section: 'company', entry }))).toBe(isNeeded);
        expect(Result.isSuccess(check({ section: 'company', entry: { ...entry, siren: 'HRB 1' } }, 'DE'))).toBe(true);
      }),
    ));

  test('of a company keeps the numbers that are stored, though none such would be taken today; others are checked [S3.87]', () => {
    const numbers = { siren: '123456789', vatNumber: 'FR40123456789' };
    const company = { ...ATELIER.company!, ...numbers };
    const stored: Receiver = {
      ...EMPTY_RECEIVER,
      firstName: 'Inès',
      lastName: 'M',
      email: 'a@b.fr',
      vatNumber: numbers.vatNumber,
      address: company.address,
    };
    const member = { ...ATELIER, company, delivery: stored, invoicing: stored };
    const entry = { ...companyEntryOf(company), companyName: 'Atelier neuf' };
    const refusalsOf = (edit: ProfileEdit) =>
      Result.match(checkEdit(edit, member, FRENCH_PROFILES, numberingPlan), {
        onSuccess: () => ({}),
        onFailure: (refusals) => refusals,
      });
    const nobodys = { _tag: 'NotASiren' };
    const other = { siren: '123456788', vatNumber: 'FR41123456789' };
    expect(refusalsOf({ section: 'company', entry })).toEqual({});
    expect(refusalsOf({ section: 'company', entry: { ...entry, ...other } })).toEqual({
      siren: nobodys,
      vatNumber: nobodys,
    });
    const update = { section: 'company' as const, company: { ...company, companyName: 'Atelier neuf' } };
    const context = { member, hasPassword: true, policy: FRENCH_PROFILES, breached: NO_BREACHED_PASSWORDS };
    expect(checkUpdate(update, context, numberingPlan)).toMatchObject({ success: { company: numbers } });
    const moved = { ...stored, vatNumber: other.vatNumber };
    expect(refusalsOf({ section: 'deliveryAddress', entry: stored })).toEqual({});
    expect(refusalsOf({ section: 'deliveryAddress', entry: moved })).toEqual({ vatNumber: nobodys });
    expect(refusalsOf({ section: 'invoicingAddress', entry: { receiver: stored, chorusNumber: '' } })).toEqual({});
    expect(refusalsOf({ section: 'invoicingAddress', entry: { receiver: moved, chorusNumber: '' } })).toEqual({
      'receiver.vatNumber': nobodys,
    });
  });

  test('of the company accepts any category, or none, if the unit lists none', () =>
    fc.assert(
      fc.property(companyIdentities, fc.constantFrom('', 'craft'), (company, accountCategory) => {
        const edit = { section: 'company' as const, entry: { ...companyEntryOf(company), accountCategory } };
        expect(checkEdit(edit, ATELIER, { ...FRENCH_PROFILES, accountCategories: [] }, numberingPlan)).toMatchObject({
          success: { company: { accountCategory } },
        });
      }),
    ));

  test('of the contact needs names and a phone, which may be a landline [S5.43][A-57]', () => {
    const contact = {
      civility: null,
      firstName: 'Inès',
      lastName: 'M',
      phone: { areaCode: '+33', number: '01 40 50 60 70' },
    };
    expect(check({ section: 'contact', entry: contact })).toMatchObject({
      success: { contact: { phone: { areaCode: '+33', number: '140506070' } } },
    });
    const empty = { civility: null, firstName: '', lastName: '1', phone: { areaCode: '', number: '' } };
    expect(check({ section: 'contact', entry: empty })).toEqual(
      Result.fail({
        firstName: { _tag: 'Required' },
        lastName: { _tag: 'NotAName' },
        phone: { _tag: 'Required' },
      }),
    );
    expect(check({ section: 'personal', entry: empty })).toMatchObject({
      failure: { firstName: { _tag: 'Required' }, lastName: { _tag: 'NotAName' } },
    });
  });

  test('of a delivery address must be in the delivery area; company and invoices may be anywhere [A-38]', () => {
    const person = { ...EMPTY_RECEIVER, firstName: 'Inès', lastName: 'M', email: 'i@exemple.fr' };
    const address = { line1: '1 rue X', line2: '', zipCode: '97400', city: 'Saint-Denis', countryCode: 'FR' };
    const entry = { ...person, address };
    expect(check({ section: 'deliveryAddress', entry })).toEqual(
      Result.fail({ 'address.zipCode': { _tag: 'AddressNotServed' } }),
    );
    expect(Result.isSuccess(check({ section: 'invoicingAddress', entry: { receiver: entry, chorusNumber: '' } }))).toBe(
      true,
    );
    expect(Result.isSuccess(check({ section: 'companyAddress', entry: address }))).toBe(true);
  });

  test('of an invoicing address needs an email, one of a delivery address does not; phones are optional and may be landlines', () => {
    const address = { line1: '1 rue X', line2: '', zipCode: '75001', city: 'Paris', countryCode: 'fr ' };
    const entry = { ...EMPTY_RECEIVER, firstName: 'Inès', lastName: 'M', address };
    const invoicing = (receiver: Receiver) =>
      check({ section: 'invoicingAddress', entry: { receiver, chorusNumber: '' } });
    expect(invoicing(entry)).toEqual(Result.fail({ 'receiver.email': { _tag: 'Required' } }));
    const phone = { areaCode: '+33', number: '0140506070' };
    const delivery = check({ section: 'deliveryAddress', entry: { ...entry, phone, vatNumber: 'fr11123456782' } });
    expect(delivery).toMatchObject({
      success: {
        receiver: {
          phone: { areaCode: '+33', number: '140506070' },
          vatNumber: 'FR11123456782',
          address: { countryCode: 'FR' },
        },
      },
    });
    expect(check({ section: 'deliveryAddress', entry })).toMatchObject({
      success: { receiver: { phone: { areaCode: '', number: '' }, email: '' } },
    });
    expect(invoicing({ ...entry, email: 'a@b.fr', phone })).toMatchObject({ success: {} });
    expect(check({ section: 'deliveryAddress', entry: { ...entry, vatNumber: 'FR1' } })).toMatchObject({
      failure: { vatNumber: { _tag: 'WrongFormat' } },
    });
  });

  test('of an invoicing address may name a Chorus number, of letters, digits, slash and hyphen [S5.22][S5.23]', () => {
    const address = { line1: '1 rue X', line2: '', zipCode: '75001', city: 'Paris', countryCode: 'FR' };
    const receiver = { ...EMPTY_RECEIVER, firstName: 'Inès', lastName: 'M', email: 'i@exemple.fr', address };
    const invoicing = (chorusNumber: string) =>
      check({ section: 'invoicingAddress', entry: { receiver, chorusNumber } });
    expect(invoicing('  ')).toMatchObject({ success: { chorusNumber: '' } });
    expect(invoicing(' EJ-2026/041 ')).toMatchObject({ success: { chorusNumber: 'EJ-2026/041' } });
    expect(invoicing('EJ 2026')).toEqual(Result.fail({ chorusNumber: { _tag: 'WrongFormat', format: 'A-Z 0-9 / -' } }));
    expect(invoicing('EJ’26')).toMatchObject({ failure: { chorusNumber: { _tag: 'HasSingleQuote' } } });
  });

  test('of the password must follow the password rules, with two equal entries [S5.18][S5.19][S5.20][S5.21]', () => {
    const entry = { currentPassword: 'old', newPassword: 'Abcdefgh', confirmPassword: 'Abcdefgh' };
    expect(check({ section: 'password', entry })).toEqual(
      Result.succeed({ section: 'password', newPassword: 'Abcdefgh' }),
    );
    expect(
      check({ section: 'password', entry: { currentPassword: '', newPassword: 'abc', confirmPassword: 'x' } }),
    ).toEqual(
      Result.fail({
        currentPassword: { _tag: 'Required' },
        newPassword: { _tag: 'PasswordTooShort', min: 8, length: 3 },
        confirmPassword: { _tag: 'PasswordsDiffer' },
      }),
    );
    expect(checkPasswordEntry(entry, new Set(['abcdefgh']))).toMatchObject({
      failure: { newPassword: { _tag: 'PasswordBreached' } },
    });
  });
});

const parts = (member: Member) => {
  const { company, delivery, invoicing, phone, civility, firstName, lastName, isSubscribed, ...rest } = member;
  const { address, chorusNumber, ...identity } = company ?? { address: null, chorusNumber: null };
  return {
    person: { civility, firstName, lastName },
    phone,
    identity,
    address,
    delivery,
    invoicing: { invoicing, chorusNumber },
    isSubscribed,
    rest,
  };
};

test('a Chorus number is asked of the public bodies of France alone [S5.22]', () => {
  const french = { ...EMPTY_RECEIVER.address, countryCode: 'FR' };
  const asked = SOCIETY_TYPES.filter((societyType) => isAskedForChorusNumber({ societyType, address: french }));
  expect(asked).toEqual(['publicCompany']);
  const belgian = { ...french, countryCode: 'BE' };
  expect(isAskedForChorusNumber({ societyType: 'publicCompany', address: belgian })).toBe(false);
});

describe('a saved update', () => {
  const CHANGES: Readonly<Record<MemberUpdate['section'], readonly (keyof ReturnType<typeof parts>)[]>> = {
    personal: ['person'],
    contact: ['person', 'phone'],
    phone: ['phone'],
    company: ['identity'],
    companyAddress: ['address'],
    deliveryAddress: ['delivery'],
    invoicingAddress: ['invoicing'],
    newsletter: ['isSubscribed'],
    password: [],
  };

  test('changes only its own section [S4.58]', () =>
    fc.assert(
      fc.property(members, memberUpdates, (member, update) => {
        const before = parts(member);
        const after = parts(updatedMember(member, update));
        for (const part of Object.keys(before) as (keyof typeof before)[]) {
          if (!CHANGES[update.section].includes(part)) expect(after[part]).toEqual(before[part]);
        }
      }),
    ));

  test('is visible in the profile: the same section shows the new values [S4.58]', () =>
    fc.assert(
      fc.property(businessMembers, memberUpdates, (member, update) => {
        const changed = updatedMember(member, update);
        const { company, delivery, invoicing } = changed;
        const shown: Readonly<Record<MemberUpdate['section'], unknown>> = {
          personal: changed,
          contact: { contact: changed },
          phone: changed,
          company: { company },
          companyAddress: company,
          deliveryAddress: { receiver: delivery },
          invoicingAddress: { receiver: invoicing, chorusNumber: company?.chorusNumber },
          newsletter: changed,
          password: { newPassword: 'newPassword' in update ? update.newPassword : '' },
        };
        const { section: _section, ...values } = update;
        const { reference: _reference, ...kept } = values as Record<string, unknown>;
        expect(shown[update.section]).toMatchObject(kept);
      }),
    ));

  test('never adds a company to an individual', () =>
    fc.assert(
      fc.property(individualMembers, memberUpdates, (member, update) => {
        expect(updatedMember(member, update).company).toBeNull();
      }),
    ));
});

const isOffered = (member: Member, update: MemberUpdate): boolean =>
  sectionsOf(member.memberType).includes(update.section === 'phone' ? 'personal' : update.section);

describe('an update on the server', () => {
  const context = { hasPassword: true, policy: FRENCH_PROFILES, breached: NO_BREACHED_PASSWORDS };
  test('is accepted unchanged if the member has the section and may change it [S6.16]', () =>
    fc.assert(
      fc.property(members, memberUpdates, (member, update) => {
        const result = checkUpdate(update, { ...context, member: { ...member, allowsUpdate: true } }, numberingPlan);
        expect(result).toEqual(
          isOffered(member, update) ? Result.succeed(update) : Result.fail({ _tag: 'SectionNotOffered' }),
        );
      }),
    ));

  test('is refused from a business that may not change its profile, whatever its content [S6.16]', () =>
    fc.assert(
      fc.property(businessMembers, memberUpdates, (member, update) => {
        const result = checkUpdate(update, { ...context, member: { ...member, allowsUpdate: false } }, numberingPlan);
        const isOwn = update.section === 'newsletter' || update.section === 'password';
        expect(Result.isSuccess(result)).toBe(isOwn);
      }),
    ));

  test('of a company is checked by the rules of its country [S3.87]', () =>
    fc.assert(
      fc.property(businessMembers, companyIdentities, (member, company) => {
        const update = { section: 'company' as const, company: { ...company, siren: 'HRB1' } };
        expect(checkUpdate(update, { ...context, member: { ...member, allowsUpdate: true } }, numberingPlan)).toEqual(
          Result.fail({ _tag: 'UpdateRefused', refusals: { siren: { _tag: 'NotDigits' } } }),
        );
      }),
    ));

  test('is checked again: field by field, with passwords against the breached ones', () =>
    fc.assert(
      fc.property(individualMembers, (member) => {
        const refusalsOf = (update: MemberUpdate, breached: ReadonlySet<string> = new Set()) =>
          checkUpdate(update, { ...context, member, breached }, numberingPlan);
        expect(refusalsOf({ section: 'personal', civility: null, firstName: '', lastName: 'x' })).toEqual(
          Result.fail({ _tag: 'UpdateRefused', refusals: { firstName: { _tag: 'Required' } } }),
        );
        const phone = { areaCode: '+33', number: '0140506070' };
        expect(refusalsOf({ section: 'phone', phone, reference: 'r' })).toEqual(
          Result.fail({
            _tag: 'UpdateRefused',
            refusals: { phone: { _tag: 'PhoneKindNotAccepted', accepted: 'mobile' } },
          }),
        );
        const password = { section: 'password' as const, newPassword: 'Abcdefgh' };
        expect(refusalsOf(password, new Set(['abcdefgh']))).toEqual(
          Result.fail({ _tag: 'UpdateRefused', refusals: { newPassword: { _tag: 'PasswordBreached' } } }),
        );
        expect(checkUpdate(password, { ...context, member, hasPassword: false }, numberingPlan)).toEqual(
          Result.fail({ _tag: 'PasswordKeptElsewhere' }),
        );
      }),
    ));
});

test('an invoice needs an email, and an address anywhere; a parcel an address where the unit delivers, and perhaps an email [A-38]', () => {
  expect(INVOICING_NEEDS).toEqual({ address: POSTAL, email: 'needed', phone: 'company' });
  expect(deliveryNeeds(MAINLAND_FRANCE)).toEqual({
    address: MAINLAND_FRANCE,
    email: 'optional',
    phone: 'parcelReceiver',
  });
});
