import { Result, Schema } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultFirst } from '../address/index.ts';
import { numberingPlan } from '../phone/index.ts';
import { checkCorporateAccount, checkCorporateChange } from './index.ts';
import {
  CorporateAccountFromWire,
  MemberFromWire,
  dataExport,
  decodeMemberUpdate,
  encodeMemberUpdate,
} from './schema.ts';
import type { Member } from './index.ts';
import { corporateAccounts, memberUpdates, members } from './testing.ts';

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const decode = Schema.decodeUnknownSync(MemberFromWire);

const person = { civillity: 1, firstName: 'Inès', lastName: 'Marchand', phoneNumber: '+33 140506070' };
const address = { country: 'FR', city: 'Paris', firstAddress: '1 rue X', secondAddress: 'Bât. B', zipCode: '75001' };
const receiver = { ...person, ...address, email: 'i@exemple.fr', vatNumber: '' };
const company = {
  accountCategory: 'industry',
  societyType: 'public_company',
  companyName: 'Atelier',
  commercialName: 'Chez Inès',
  sirenNumber: '123456782',
  vatNumber: 'FR11123456782',
  companyPhoneNumber: '+33 140506071',
  numberOfEmployees: 12,
  isContactWithStore: true,
  ...address,
};
const least = { custId: 'c-1', email: 'i@exemple.fr', firstName: 'Inès', lastName: 'Marchand', memberType: 'C' };

const entry = (addressBookName: string, isDefault: boolean) => ({ ...receiver, addressBookName, isDefault });

describe('the profile call', () => {
  test('returns the member under the names of the specification [S3.85][S7.117]', () => {
    const answer = {
      ...least,
      ...person,
      contractTypeId: 3,
      isActivateAccount: 1,
      memberType: 'S',
      allowUpdateProfile: true,
      isSubscription: true,
    };
    expect(decode(answer)).toEqual({
      custId: 'c-1',
      email: 'i@exemple.fr',
      civility: 'mr',
      firstName: 'Inès',
      lastName: 'Marchand',
      phone: { areaCode: '+33', number: '140506070' },
      contractLevel: 'registered',
      isActivated: true,
      memberType: 'salesman',
      allowsUpdate: true,
      isSubscribed: true,
      company: null,
      delivery: null,
      invoicing: null,
      addressBook: [],
    } satisfies Member);
  });

  test('may omit what has a default: level 1, not activated, not subscribed, no permission to change [S3.86][S9.28][A-83]', () => {
    expect(decode(least)).toMatchObject({
      civility: null,
      phone: { areaCode: '', number: '' },
      contractLevel: 'light',
      isActivated: false,
      allowsUpdate: false,
      isSubscribed: false,
      company: null,
      addressBook: [],
    });
  });

  test('has the company in b2BMemberProfile, by its four requests [S3.87][S3.88][S7.118]', () => {
    const member = decode({
      ...least,
      memberType: 'B',
      b2BMemberProfile: {
        companyRequest: company,
        contactRequest: { ...person, firstName: 'Léa' },
        invoiceRequest: receiver,
        deliveryRequest: { ...receiver, city: 'Lyon' },
      },
    });
    expect(member).toMatchObject({ civility: 'mr', firstName: 'Léa', phone: { number: '140506070' } });
    expect(member.company).toEqual({
      accountCategory: 'industry',
      societyType: 'publicCompany',
      companyName: 'Atelier',
      commercialName: 'Chez Inès',
      siren: '123456782',
      vatNumber: 'FR11123456782',
      phone: { areaCode: '+33', number: '140506071' },
      employees: 12,
      isInContactWithStore: true,
      address: { line1: '1 rue X', line2: 'Bât. B', zipCode: '75001', city: 'Paris', countryCode: 'FR' },
      chorusNumber: '',
    });
    expect([member.invoicing?.address.city, member.delivery?.address.city]).toEqual(['Paris', 'Lyon']);
  });

  test('may have a company without its own addresses for invoices and deliveries [S3.88]', () => {
    const b2BMemberProfile = { companyRequest: company, contactRequest: person };
    expect(decode({ ...least, memberType: 'B', b2BMemberProfile })).toMatchObject({ invoicing: null, delivery: null });
  });

  test('returns the address book with its default entry first [S3.89]', () => {
    const { addressBook } = decode({ ...least, deliveryAddressBook: [entry('a', false), entry('b', true)] });
    expect(addressBook.map(({ name }) => name)).toEqual(['b', 'a']);
  });

  test('is decoded as it was encoded [S3.85][S3.87][S3.88]', () =>
    fc.assert(
      fc.property(members, (member) => {
        expect(decode(json(Schema.encodeSync(MemberFromWire)(member)))).toEqual({
          ...member,
          addressBook: defaultFirst(member.addressBook),
        });
      }),
    ));

  test('without an id is refused', () => expect(() => decode({ ...least, custId: '' })).toThrow());
});

const request = (update: unknown) => ({ custId: 'c-1', memberType: 'C', memberUpdate: update, password: null });

describe('the update call', () => {
  test('is decoded as it was encoded, for every section [S4.58]', () =>
    fc.assert(
      fc.property(memberUpdates, fc.option(fc.string()), (update, password) => {
        const sent = { custId: 'c-1', memberType: 'business' as const, update, password };
        expect(decodeMemberUpdate(json(encodeMemberUpdate(sent)))).toEqual(Result.succeed(sent));
      }),
    ));

  test('sends only one section, under its own name [S4.57][S4.58]', () => {
    const names = new Set(
      fc.sample(memberUpdates, 500).map((update) => {
        const sent = encodeMemberUpdate({ custId: 'c-1', memberType: 'business', update, password: null });
        return `${update.section}: ${Object.keys(sent.memberUpdate).toSorted().join(' ')}`;
      }),
    );
    expect([...names].toSorted()).toEqual([
      'company: companyRequest',
      'companyAddress: companyRequest',
      'contact: contactRequest',
      'deliveryAddress: deliveryRequest',
      'invoicingAddress: chorusNumber invoiceRequest',
      'newsletter: isSubscription',
      'password: newPassword',
      'personal: civillity firstName lastName',
      'phone: otpId phoneNumber',
    ]);
  });

  test.each(['contractTypeId', 'memberType', 'allowUpdateProfile', 'isActivateAccount', 'balance', '__proto__', 'x'])(
    'never names %s: a field outside the section is refused [S4.58][A-83]',
    (field) => {
      const extra: unknown = JSON.parse(`{"isSubscription":true,"${field}":1}`);
      expect(Result.isFailure(decodeMemberUpdate(request(extra)))).toBe(true);
      expect(Result.isSuccess(decodeMemberUpdate(request({ isSubscription: true })))).toBe(true);
    },
  );

  test('refuses two sections in one [S4.58]', () =>
    expect(Result.isFailure(decodeMemberUpdate(request({ isSubscription: true, newPassword: 'x' })))).toBe(true));
});

describe('a corporate account', () => {
  test('has employee ID, corporate code, email, phone and PIN [S3.103]', () =>
    fc.assert(
      fc.property(corporateAccounts, (account) => {
        expect(checkCorporateAccount(account, numberingPlan)).toEqual(Result.succeed(account));
        const wire = json(Schema.encodeSync(CorporateAccountFromWire)(account));
        expect(Object.keys(wire as object).toSorted()).toEqual([
          'corporateCode',
          'email',
          'employeeID',
          'phone',
          'pin',
        ]);
        expect(Schema.decodeUnknownSync(CorporateAccountFromWire)(wire)).toEqual(account);
      }),
    ));

  test('refuses each field separately and all at once [S3.103][A-59]', () => {
    const entry = {
      employeeId: "E'1",
      corporateCode: '',
      email: 'x',
      phone: { areaCode: '+33', number: '0140506070' },
      pin: '12345',
    };
    expect(checkCorporateAccount(entry, numberingPlan)).toEqual(
      Result.fail({
        employeeId: { _tag: 'HasSingleQuote' },
        corporateCode: { _tag: 'Required' },
        email: { _tag: 'NotAnEmail' },
        phone: { _tag: 'PhoneKindNotAccepted', accepted: 'mobile' },
        pin: { _tag: 'WrongFormat', format: '000000' },
      }),
    );
    const account = { ...entry, employeeId: 'E1', corporateCode: 'C', email: 'a@b.fr' };
    expect(checkCorporateAccount({ ...account, pin: '1234567' }, numberingPlan)).toMatchObject({
      failure: { pin: { _tag: 'WrongFormat', format: '000000' } },
    });
    expect(checkCorporateAccount({ ...account, pin: '12345x' }, numberingPlan)).toMatchObject({
      failure: { pin: { _tag: 'NotDigits' } },
    });
  });
});

describe('a change of a corporate account', () => {
  const held = {
    employeeId: 'E1',
    corporateCode: 'C',
    email: 'a@b.fr',
    phone: { areaCode: '+33', number: '612345678' },
  };
  const change = (over: Partial<typeof held>, facts: { isMember?: boolean; isPinRight?: boolean } = {}) =>
    checkCorporateChange(held, { ...held, ...over }, { isMember: false, isPinRight: true, ...facts });

  test('needs the account’s PIN, before anything else is checked [S3.103]', () => {
    expect(change({ email: 'b@b.fr' })).toEqual(Result.succeed({ ...held, email: 'b@b.fr' }));
    for (const isMember of [true, false])
      expect(change({ corporateCode: 'D' }, { isMember, isPinRight: false })).toEqual(
        Result.fail({ _tag: 'PinWrong' }),
      );
  });

  test('keeps employer and employee ID of members only', () => {
    for (const field of ['employeeId', 'corporateCode'] as const) {
      expect(change({ [field]: 'X' }, { isMember: true })).toEqual(Result.fail({ _tag: 'FieldFixed', field }));
      expect(Result.isSuccess(change({ [field]: 'X' }))).toBe(true);
    }
    expect(Result.isSuccess(change({ email: 'b@b.fr' }, { isMember: true }))).toBe(true);
  });
});

test('the data export contains the whole profile and no secret', () =>
  fc.assert(
    fc.property(members, corporateAccounts, (member, corporateAccount) => {
      const copy = dataExport({
        member,
        corporateAccount,
        exportedAt: '2026-06-14T08:00:00.000Z',
        others: { orders: [1] },
      });
      expect(decode(json(copy.profile))).toMatchObject({ custId: member.custId, email: member.email });
      expect(copy).toMatchObject({ exportedAt: '2026-06-14T08:00:00.000Z', orders: [1] });
      const { pin: _pin, ...account } = corporateAccount;
      expect(copy.corporateAccount).toEqual(account);
      expect(dataExport({ ...copy, member, corporateAccount: null, others: {} }).corporateAccount).toBeNull();
    }),
  ));
