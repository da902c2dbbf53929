import { Result, Schema } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { spoilt } from '../gateway/testing.ts';
import { NO_BREACHED_PASSWORDS } from '../password/index.ts';
import { numberingPlan } from '../phone/index.ts';
import {
  DEFAULT_INDIVIDUAL_POLICY,
  EMPTY_INDIVIDUAL,
  checkIndividual,
  checkIndividualRegistration,
  storableIndividual,
} from './index.ts';
import { IndividualDraft, IndividualRegistered, IndividualRegistration } from './schema.ts';
import { INES_ENTRY, individualEntries, leastIndividualEntries } from './testing.ts';

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const ALL = { isPhoneNeeded: true, isDocumentNeeded: true };
const LEAST = { isPhoneNeeded: false, isDocumentNeeded: false };

describe('the registration of an individual', () => {
  test('needs names, email and password twice, document, mobile, newsletter and promo code [S3.61][S3.62][S3.63][S3.64][S3.65][S3.66]', () => {
    expect(Object.keys(EMPTY_INDIVIDUAL)).toEqual([
      'firstName',
      'lastName',
      'email',
      'password',
      'confirmPassword',
      'documentType',
      'documentNumber',
      'phone',
      'isSubscribed',
      'promoCode',
    ]);
    const { documentType, phone, isSubscribed, ...texts } = EMPTY_INDIVIDUAL;
    expect([documentType, isSubscribed, phone]).toEqual([null, false, { areaCode: '', number: '' }]);
    expect(new Set(Object.values(texts))).toEqual(new Set(['']));
  });

  test('is accepted with every field valid, whatever the unit requires [S3.61][S3.62][S3.63][S3.64][S3.65][S3.66]', () =>
    fc.assert(
      fc.property(individualEntries, fc.boolean(), fc.boolean(), (entry, isPhoneNeeded, isDocumentNeeded) => {
        const { confirmPassword: _same, phone, ...values } = entry;
        expect(checkIndividual(entry, { isPhoneNeeded, isDocumentNeeded }, numberingPlan)).toMatchObject({
          success: { ...values, phone: { e164: phone.areaCode + phone.number } },
        });
      }),
    ));

  test('needs a mobile and no document by default [S3.62][S3.64]', () => {
    expect(DEFAULT_INDIVIDUAL_POLICY).toEqual({ isPhoneNeeded: true, isDocumentNeeded: false });
    fc.assert(
      fc.property(leastIndividualEntries, (entry) => {
        expect(checkIndividual(entry, LEAST, numberingPlan)).toMatchObject({
          success: { phone: null, documentType: null },
        });
        expect(checkIndividual(entry, ALL, numberingPlan)).toEqual(
          Result.fail({
            documentType: { _tag: 'Required' },
            documentNumber: { _tag: 'Required' },
            phone: { _tag: 'Required' },
          }),
        );
      }),
    );
  });

  test('is refused field by field and all at once [S3.61][S3.63][S3.64][S3.66][S5.18][S5.25][S5.42]', () => {
    const entry = {
      ...EMPTY_INDIVIDUAL,
      firstName: 'R2',
      email: 'x',
      password: 'abc',
      confirmPassword: 'abd',
      documentType: 'other' as const,
      documentNumber: '#',
      phone: { areaCode: '+33', number: '0140506070' },
      promoCode: "W'10",
    };
    expect(checkIndividual(entry, LEAST, numberingPlan)).toEqual(
      Result.fail({
        firstName: { _tag: 'NotAName' },
        lastName: { _tag: 'Required' },
        email: { _tag: 'NotAnEmail' },
        password: { _tag: 'PasswordTooShort', min: 8, length: 3 },
        confirmPassword: { _tag: 'PasswordsDiffer' },
        documentNumber: { _tag: 'NotLettersAndDigits' },
        phone: { _tag: 'PhoneKindNotAccepted', accepted: 'mobile' },
        promoCode: { _tag: 'HasSingleQuote' },
      }),
    );
  });

  test('is refused with a breached password', () =>
    expect(checkIndividual(INES_ENTRY, LEAST, numberingPlan, new Set(['cerisier1']))).toEqual(
      Result.fail({ password: { _tag: 'PasswordBreached' } }),
    ));
});

describe('the stored draft', () => {
  test('has every field except the passwords, and is decoded as it was encoded [A-82]', () =>
    fc.assert(
      fc.property(individualEntries, (entry) => {
        const kept = storableIndividual(entry);
        expect(kept).toEqual({ ...entry, password: '', confirmPassword: '' });
        expect(
          Schema.decodeUnknownSync(IndividualDraft)(json(Schema.encodeSync(IndividualDraft)(kept as never))),
        ).toEqual(kept);
      }),
    ));

  test('is refused with a password in it [A-82]', () =>
    expect(() => Schema.decodeUnknownSync(IndividualDraft)(INES_ENTRY)).toThrow());

  test('is refused with any invalid field [A-82]', () => {
    const isTaken = Schema.is(IndividualDraft);
    expect(isTaken(storableIndividual(INES_ENTRY))).toBe(true);
    expect(spoilt(storableIndividual(INES_ENTRY)).filter(isTaken)).toEqual([]);
  });
});

describe('the register call', () => {
  const registration: IndividualRegistration = {
    email: 'ines@exemple.fr',
    firstName: 'Inès',
    lastName: 'Marchand',
    password: 'Cerisier1',
    registerType: 'individual',
    documentType: 'identificationCard',
    documentNumber: 'AB12',
    phone: { areaCode: '+33', number: '612345678' },
    isSubscribed: true,
    promoCode: 'WELCOME',
    emailReference: 't-1',
    phoneReference: 'o-1',
  };
  const wire = {
    email: 'ines@exemple.fr',
    firstName: 'Inès',
    lastName: 'Marchand',
    password: 'Cerisier1',
    registerType: 'C',
    documentType: 'identification_card',
    idCardNo: 'AB12',
    mobileNo: '+33 612345678',
    isSubscription: true,
    promoCode: 'WELCOME',
    tokenId: 't-1',
    otpId: 'o-1',
  };

  test('sends the fields of the specification under their names, and the codes that verified email and mobile [S3.61][S3.62][S3.63][S3.64][S3.65][S3.66]', () => {
    expect(Schema.encodeSync(IndividualRegistration)(registration)).toEqual(wire);
    expect(Schema.decodeUnknownSync(IndividualRegistration)(wire)).toEqual(registration);
    expect(() => Schema.decodeUnknownSync(IndividualRegistration)({ ...wire, tokenId: '' })).toThrow();
    expect(Schema.decodeUnknownSync(IndividualRegistered)({ isEmailValid: false })).toEqual({ isEmailValid: false });
    expect([{}, ...spoilt({ isEmailValid: true })].filter(Schema.is(IndividualRegistered))).toEqual([]);
  });

  test('is checked again on the server', () => {
    expect(checkIndividualRegistration(registration, ALL, numberingPlan, NO_BREACHED_PASSWORDS)).toMatchObject({
      success: {},
    });
    expect(
      checkIndividualRegistration(
        { ...registration, password: 'abc', firstName: '1' },
        ALL,
        numberingPlan,
        NO_BREACHED_PASSWORDS,
      ),
    ).toMatchObject({ failure: { password: { _tag: 'PasswordTooShort' }, firstName: { _tag: 'NotAName' } } });
    expect(checkIndividualRegistration(registration, ALL, numberingPlan, new Set(['cerisier1']))).toEqual(
      Result.fail({ password: { _tag: 'PasswordBreached' } }),
    );
  });
});
