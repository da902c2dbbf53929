import { Result } from 'effect';
import * as fc from 'fast-check';
import { getCountries, getExampleNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, test } from 'vitest';
import { numberingPlan } from '../phone/index.ts';
import { DELIVERY_TYPES } from '../delivery/index.ts';
import {
  checkCreditDelivery,
  checkPhoneCreditReceiver,
  isPhoneCredit,
  isPhoneCreditOffered,
  PHONE_CREDIT_DELIVERY,
  phoneCreditProducts,
} from './index.ts';
import type { PhoneCreditPolicy } from './index.ts';

const ANYWHERE: PhoneCreditPolicy = { categoryId: 'phone', countries: null };
const check = (country: string, number: string, policy = ANYWHERE) =>
  checkPhoneCreditReceiver({ country, number }, policy, numberingPlan);

const tagOf = (number: string) => Result.getOrThrow(Result.flip(check('FR', number)))._tag;

/** Territories whose numbers belong to a neighbour's numbering plan. */
const NEIGHBOURS = ['AX', 'BL', 'CC', 'CX', 'EH', 'IM', 'MF', 'SJ', 'VA'];

const sold = fc.record({ itemCode: fc.uuid(), categoryId: fc.constantFrom(null, 'food', 'home') });

describe('phone credit', () => {
  test('is delivered by SMS [S1.27][A-91]', () => {
    expect(PHONE_CREDIT_DELIVERY).toBe('sms');
  });

  test('sells only the products of the unit’s category, and is linked only if there are some [S1.27][A-91]', () => {
    fc.assert(
      fc.property(fc.array(sold, { maxLength: 8 }), (list) => {
        const policy = { ...ANYWHERE, categoryId: 'food' };
        const found = phoneCreditProducts(list, policy);
        expect(list.filter((product) => found.includes(product))).toEqual(found);
        for (const product of list) expect(found.includes(product)).toBe(product.categoryId === 'food');
        expect(isPhoneCreditOffered(list, policy)).toBe(found.length > 0);
      }),
    );
  });

  test('is not offered in a unit without the category, even if products have none [A-91]', () => {
    const none = { ...ANYWHERE, categoryId: null };
    expect(phoneCreditProducts([{ categoryId: null }], none)).toEqual([]);
    expect(isPhoneCreditOffered([{ categoryId: null }], none)).toBe(false);
  });
});

describe('the mobile to be credited', () => {
  test('is any mobile of the chosen country, in every country of the world with numbers of its own [A-91]', () => {
    for (const country of getCountries()) {
      const example = getExampleNumber(country, examples);
      if (example === undefined || NEIGHBOURS.includes(country)) continue;
      expect(Result.getOrThrow(check(country, example.nationalNumber)).e164).toBe(example.number);
    }
  });

  test('must be of that country, and not of another one with the same area code [A-91]', () => {
    const canadian = getExampleNumber('CA', examples)!.nationalNumber;
    expect(check('US', canadian)).toEqual(Result.fail({ _tag: 'PhoneOfOtherCountry', country: 'US' }));
    expect(Result.isSuccess(check('CA', canadian))).toBe(true);
  });

  test('of a territory without numbers of its own belongs to the neighbour that has them [A-91]', () => {
    for (const country of NEIGHBOURS) {
      const { number, nationalNumber } = getExampleNumber(country as 'AX', examples)!;
      expect(check(country, nationalNumber)).toEqual(Result.fail({ _tag: 'PhoneOfOtherCountry', country }));
      expect(Result.isSuccess(check(parsePhoneNumberFromString(number)!.country!, nationalNumber))).toBe(true);
    }
  });

  test('is refused like other phones: empty, wrong, a landline, another area code [A-57][A-58]', () => {
    expect(['', '06 12', '06 12 34 56 789', '01 42 00 00 00', '+971 50 123 4567'].map(tagOf)).toEqual([
      'Required',
      'WrongPhoneNumber',
      'WrongPhoneNumber',
      'PhoneKindNotAccepted',
      'WrongPhoneNumber',
    ]);
  });

  test('must be in an existing country, and in one of the unit’s if it names some [A-91]', () => {
    const gulf = { ...ANYWHERE, countries: ['AE', 'SA'] };
    expect(check('FR', '0612345678', gulf)).toEqual(Result.fail({ _tag: 'CountryNotOffered', country: 'FR' }));
    expect(Result.isSuccess(check('AE', '501234567', gulf))).toBe(true);
    for (const country of ['XX', '', 'fr!'])
      expect(check(country, '0612345678')).toEqual(Result.fail({ _tag: 'CountryNotOffered', country }));
    expect(check('FR', '0612345678', { ...ANYWHERE, countries: [] })).toEqual(
      Result.fail({ _tag: 'CountryNotOffered', country: 'FR' }),
    );
  });
});

describe('the delivery of phone credit', () => {
  const FRENCH = { areaCode: '+33', number: '612345678' };
  const credit = (
    over: Partial<Parameters<typeof checkCreditDelivery>[0]>,
    countries: readonly string[] | null = null,
  ) => checkCreditDelivery({ type: 'sms', phone: FRENCH, ...over }, { ...ANYWHERE, countries }, numberingPlan);

  test('applies only to products of the category [A-91]', () => {
    expect(['phone', 'food', null].map((categoryId) => isPhoneCredit({ categoryId }, ANYWHERE))).toEqual([
      true,
      false,
      false,
    ]);
    expect(isPhoneCredit({ categoryId: null }, { ...ANYWHERE, categoryId: null })).toBe(false);
  });

  test('is by SMS only [S1.27][A-91]', () => {
    for (const type of DELIVERY_TYPES)
      expect(credit({ type })).toEqual(
        type === 'sms' ? null : { type: { _tag: 'DeliveryTypeNotOffered', offered: ['sms'] } },
      );
  });

  test('is to a mobile, in one of the unit’s countries if it names some [A-91]', () => {
    expect(credit({}, ['FR', 'BE'])).toBeNull();
    expect(credit({}, ['BE'])).toEqual({ 'receiver.phone': { _tag: 'CountryNotOffered', country: 'FR' } });
    expect(credit({}, [])).toEqual({ 'receiver.phone': { _tag: 'CountryNotOffered', country: 'FR' } });
    for (const number of ['142000000', '6', ''])
      expect(credit({ phone: { areaCode: '+33', number } })).toHaveProperty(['receiver.phone', '_tag']);
  });
});
