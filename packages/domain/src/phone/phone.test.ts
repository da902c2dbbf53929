import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  PHONE_USES,
  areaCodeOf,
  byNumberingPlan,
  checkOptionalPhone,
  checkPhone,
  countries,
  formatPhone,
  mustBeVerified,
  numberingPlan,
  phoneEntryOfE164,
  readAreaCode,
} from './index.ts';
import type { PhoneUse } from './index.ts';
import { frenchFixedDigits, frenchMobileDigits, frenchSpellings, mobiles } from './testing.ts';

const french = (number: string, use: PhoneUse = 'account') => checkPhone({ areaCode: '+33', number }, use);
/** White_Space of Unicode 17. */
const WHITE_SPACE =
  '\t\n\u000B\f\r \u0085\u00A0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u2028\u2029\u202F\u205F\u3000';
const refused = (_tag: string) => ({ failure: { _tag } });

describe('area codes', () => {
  test('are those of their countries [S5.39]', () => {
    expect(areaCodeOf('ae')).toBe('+971');
    expect(areaCodeOf('XX')).toBeUndefined();
  });

  test('may be shared by several countries [S5.39][A-57]', () =>
    expect(['GB', 'GG', 'IM', 'JE'].map(areaCodeOf)).toEqual(['+44', '+44', '+44', '+44']));

  test.each(['+33', '0033', '33', 33, ' +33 '])('are read in every spelling: %s [A-159]', (spelling) =>
    expect(readAreaCode(spelling)).toEqual(Result.succeed('+33')),
  );

  test.each(['+999', '+', 'FR', '+3', '3+3', '3003'])('that no country has are refused: %s [S5.39]', (spelling) =>
    expect(readAreaCode(spelling)).toMatchObject(refused('AreaCodeUnknown')),
  );

  test('are required', () => expect(readAreaCode(' ')).toMatchObject(refused('Required')));

  test('have id, name and phoneCode of their country [S3.107]', () =>
    expect(countries((id) => `name of ${id}`)).toContainEqual({ id: 'FR', name: 'name of FR', phoneCode: '+33' }));
});

describe('a phone number', () => {
  test('is returned without its leading 0, with its area code [S5.45]', () =>
    expect(french('06 12 34 56 78')).toEqual(
      Result.succeed({
        areaCode: '+33',
        number: '612345678',
        e164: '+33612345678',
        country: 'FR',
        kind: 'mobile',
      }),
    ));

  test('keeps a 0 that is not a trunk prefix: an Italian landline [S5.45][A-57]', () =>
    expect(checkPhone({ areaCode: '+39', number: '06 698 12345' }, 'company')).toMatchObject({
      success: { number: '0669812345', e164: '+390669812345' },
    }));

  test('is the same in every spelling [S5.45][A-57][A-115]', () =>
    fc.assert(
      fc.property(frenchMobileDigits, (nine) => {
        for (const spelling of frenchSpellings(nine)) {
          expect(french(spelling)).toMatchObject({ success: { number: nine, e164: `+33${nine}` } });
        }
      }),
    ));

  test('is the same with any white space between its digits, including tabs and line breaks [A-167][A-180]', () =>
    fc.assert(
      fc.property(frenchMobileDigits, fc.constantFrom(...WHITE_SPACE), (nine, blank) => {
        for (const pairs of [`0${nine}`, `+33${nine}`, `0033${nine}`].map((typed) => typed.match(/..?/g)))
          expect(french(`${blank}${pairs?.join(blank)}${blank}`)).toMatchObject({ success: { number: nine } });
      }),
    ));

  test('is unchanged by another check [S5.45]', () =>
    fc.assert(
      fc.property(mobiles, (entry) => {
        const once = Result.getOrThrow(checkPhone(entry, 'smsReceiver'));
        expect(checkPhone(once, 'smsReceiver')).toEqual(Result.succeed(once));
      }),
    ));

  test('that is a mobile of its country is accepted for every use, all over the world [S5.41][S5.42]', () =>
    fc.assert(
      fc.property(mobiles, fc.constantFrom(...(Object.keys(PHONE_USES) as PhoneUse[])), (entry, use) => {
        expect(Result.isSuccess(checkPhone(entry, use))).toBe(true);
      }),
    ));

  test('without an area code, or with an unknown one, is refused for the area code [S5.39]', () => {
    expect(checkPhone({ areaCode: ' ', number: '0612345678' }, 'account')).toEqual(Result.fail({ _tag: 'Required' }));
    expect(checkPhone({ areaCode: '+999', number: '0612345678' }, 'account')).toEqual(
      Result.fail({ _tag: 'AreaCodeUnknown' }),
    );
  });

  test('of any country with the area code is accepted [S5.41][A-57]', () =>
    expect(checkPhone({ areaCode: '+44', number: '07781 123456' }, 'account')).toMatchObject({
      success: { country: 'GG' },
    }));

  test('with another area code than the chosen one is refused [S5.41][A-115]', () => {
    expect(french('+44 7911 123456')).toMatchObject(refused('WrongPhoneNumber'));
    expect(french('0044 7911 123456')).toMatchObject(refused('WrongPhoneNumber'));
  });

  test.each([
    '06 12 34 56',
    '06 12 34 56 78 9',
    '0012345678',
    '00612345678',
    '06abc345678',
    '0612345678 ext 5',
    'tel 0612345678',
    '000000000',
  ])('that is invalid in its country is refused: %s [S5.16][S5.41][S8.13]', (number) =>
    expect(french(number)).toMatchObject(refused('WrongPhoneNumber')),
  );

  test('has 3 to 16 digits, not counting other characters [S5.40][A-57]', () => {
    expect(french('1-2')).toMatchObject({ failure: { _tag: 'PhoneLengthOutside', min: 3, max: 16 } });
    expect(french('none')).toMatchObject(refused('PhoneLengthOutside'));
    expect(french('12345678901234567')).toMatchObject(refused('PhoneLengthOutside'));
    expect(french('1 2-3')).toMatchObject(refused('WrongPhoneNumber'));
    expect(french('1234567890123456')).toMatchObject(refused('WrongPhoneNumber'));
  });

  test('is required unless it is optional', () => {
    expect(french('  ')).toMatchObject(refused('Required'));
    expect(checkOptionalPhone({ areaCode: '', number: ' ' }, 'company', numberingPlan)).toEqual(Result.succeed(null));
    expect(checkOptionalPhone({ areaCode: '+33', number: '1' }, 'company', numberingPlan)).toMatchObject(
      refused('PhoneLengthOutside'),
    );
  });

  test('in international format is split into an entry for the same number [S5.45][A-115]', () =>
    fc.assert(
      fc.property(mobiles, (entry) => {
        const { areaCode, number, e164 } = Result.getOrThrow(checkPhone(entry, 'smsReceiver'));
        expect(phoneEntryOfE164(e164)).toEqual({ areaCode, number });
      }),
    ));

  test.each(['', '0612345678', 'nobody'])('that is not international stays whole, without an area code: %j', (text) =>
    expect(phoneEntryOfE164(text)).toEqual({ areaCode: '', number: text }),
  );

  test('is shown with its area code in the grouping of its country, or unchanged if it is invalid', () => {
    expect(formatPhone({ e164: '+33612345678' })).toBe('+33 6 12 34 56 78');
    expect(formatPhone({ e164: 'nobody' })).toBe('nobody');
  });
});

describe('the kind of a number', () => {
  test('may be mobile, mobile or landline, or VoIP [S5.42]', () => {
    expect(french('0612345678')).toMatchObject({ success: { kind: 'mobile' } });
    expect(checkPhone({ areaCode: '+1', number: '2025550123' }, 'account')).toMatchObject({
      success: { kind: 'fixedOrMobile' },
    });
    expect(french('09 72 12 34 56')).toMatchObject({ success: { kind: 'voip' } });
  });

  test('may be a landline for a company, a business contact and the receiver of a parcel [S5.43][S5.44][A-57]', () =>
    fc.assert(
      fc.property(
        frenchFixedDigits,
        fc.constantFrom<PhoneUse>('company', 'businessContact', 'parcelReceiver'),
        (nine, use) => {
          expect(french(nine, use)).toMatchObject({ success: { kind: 'fixed' } });
        },
      ),
    ));

  test('is never a landline for SMS [S5.42][A-57]', () =>
    fc.assert(
      fc.property(frenchFixedDigits, fc.constantFrom<PhoneUse>('account', 'smsReceiver'), (nine, use) => {
        expect(french(nine, use)).toEqual(Result.fail({ _tag: 'PhoneKindNotAccepted', accepted: 'mobile' }));
      }),
    ));

  test('is refused when it is another kind, such as toll-free or premium [S5.42]', () => {
    expect(french('0 800 123 456', 'company')).toEqual(
      Result.fail({ _tag: 'PhoneKindNotAccepted', accepted: 'mobileOrFixed' }),
    );
    expect(french('08 92 12 34 56')).toMatchObject(refused('PhoneKindNotAccepted'));
  });
});

describe('a one-time code', () => {
  test('is required only for the account holder’s own number [S5.46][A-58]', () => {
    const verified = Object.entries(PHONE_USES).filter(([, use]) => use.needsOneTimeCode);
    expect(verified.map(([name]) => name)).toEqual(['account']);
  });

  test('is not required again for a verified number [S5.46]', () => {
    const phone = Result.getOrThrow(french('0612345678'));
    expect(mustBeVerified(phone, 'account', null)).toBe(true);
    expect(mustBeVerified(phone, 'account', '+33699999999')).toBe(true);
    expect(mustBeVerified(phone, 'account', '+33612345678')).toBe(false);
    expect(mustBeVerified(phone, 'company', null)).toBe(false);
  });
});

describe('the numbering plan', () => {
  const closed = { ...numberingPlan, checkPhone: () => Result.fail({ _tag: 'WrongPhoneNumber' } as const) };

  test('is the world’s, with the checks and area codes of this concept [S5.39][S5.41]', () =>
    expect(numberingPlan).toEqual({ checkPhone, entryOfE164: phoneEntryOfE164, readAreaCode, areaCodeOf }));

  test('that is passed to a rule is the only one it uses [S5.41]', () => {
    const entry = { areaCode: '+33', number: '0612345678' };
    expect(checkOptionalPhone(entry, 'smsReceiver', numberingPlan)).toMatchObject({ success: { kind: 'mobile' } });
    expect(checkOptionalPhone(entry, 'smsReceiver', closed)).toMatchObject(refused('WrongPhoneNumber'));
  });

  test('is reported by name if a machine is created without one', () => {
    const missed = byNumberingPlan();
    expect(() => missed(null, undefined)).toThrow(
      new TypeError('A machine that checks phones is made with a numbering plan'),
    );
  });
});
