import { Result, Schema } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ANYWHERE,
  CIVILITIES,
  CIVILITY_CODES,
  EMPTY_ADDRESS,
  EMPTY_RECEIVER,
  MAINLAND_FRANCE,
  checkAddress,
  civilityOfCode,
  defaultFirst,
  fullNameOf,
  joinedAddressLines,
  namesOf,
  phoneWithAreaCode,
} from './index.ts';
import { spoilt } from '../gateway/testing.ts';
import { AddressSchema, CivilityFromCode, ReceiverSchema } from './schema.ts';
import { mainlandAddresses, overseasAddresses, receivers } from './testing.ts';

const paris = { line1: '1 rue de Rivoli', line2: '', zipCode: '75001', city: 'Paris', countryCode: 'FR' };
const refusalsOf = (address: typeof paris, policy = MAINLAND_FRANCE) =>
  Result.getOrThrow(Result.flip(checkAddress(address, policy)));

const entry = (name: string, isDefault: boolean) => ({ name, isDefault, receiver: EMPTY_RECEIVER });

test('civility is Mr, Mrs or Other, with the codes 1, 2 and 3 [S3.57]', () => {
  expect(CIVILITIES.map((civility) => [civility, CIVILITY_CODES[civility]])).toEqual([
    ['mr', 1],
    ['mrs', 2],
    ['other', 3],
  ]);
  for (const civility of CIVILITIES) {
    expect(civilityOfCode(CIVILITY_CODES[civility])).toBe(civility);
    expect(Schema.encodeSync(CivilityFromCode)(civility)).toBe(CIVILITY_CODES[civility]);
    expect(Schema.decodeSync(CivilityFromCode)(CIVILITY_CODES[civility])).toBe(civility);
  }
  expect(civilityOfCode(4)).toBeUndefined();
});

test('a receiver has civility, names, contact, address and VAT number, and is unchanged after storage [S3.58]', () =>
  fc.assert(
    fc.property(receivers, (receiver) => {
      const stored: unknown = JSON.parse(JSON.stringify(Schema.encodeSync(ReceiverSchema)(receiver)));
      expect(Schema.decodeUnknownSync(ReceiverSchema)(stored)).toEqual(receiver);
      expect(Schema.decodeSync(AddressSchema)(receiver.address)).toEqual(receiver.address);
    }),
  ));

describe('the address of a parcel in mainland France', () => {
  test('is accepted for every department, including Corsica [A-38]', () =>
    fc.assert(
      fc.property(mainlandAddresses, (address) => {
        expect(checkAddress(address, MAINLAND_FRANCE)).toEqual(Result.succeed(address));
      }),
    ));

  test('is refused when its zip code begins with 97 or 98 [A-38]', () =>
    fc.assert(
      fc.property(overseasAddresses, (address) => {
        expect(checkAddress(address, MAINLAND_FRANCE)).toEqual(Result.fail({ zipCode: { _tag: 'AddressNotServed' } }));
      }),
    ));

  test.each(['97 400', ' 97400', '9 7 4 0 0'])('is refused however the zip code is spaced: %j [A-38]', (zipCode) => {
    expect(refusalsOf({ ...paris, zipCode })).toEqual({ zipCode: { _tag: 'AddressNotServed' } });
  });

  test.each(['F-97400', '7500', '750001', 'ABCDE', 'F7500', '7500F'])(
    'needs a zip code of five digits: %s [A-38]',
    (zipCode) => {
      expect(refusalsOf({ ...paris, zipCode })).toEqual({ zipCode: { _tag: 'WrongFormat', format: '00000' } });
    },
  );

  test('is in France: another country is not served [A-38]', () => {
    expect(refusalsOf({ ...paris, countryCode: 'BE', zipCode: '1000' })).toEqual({
      countryCode: { _tag: 'AddressNotServed' },
    });
  });
});

describe('an address', () => {
  test('needs its first line, zip code, city and country, and names all missing ones at once', () => {
    expect(refusalsOf(EMPTY_ADDRESS)).toEqual({
      line1: { _tag: 'Required' },
      zipCode: { _tag: 'Required' },
      city: { _tag: 'Required' },
      countryCode: { _tag: 'Required' },
    });
  });

  test('is checked by the rules of its country in any letter case [A-38]', () => {
    expect(refusalsOf({ ...paris, countryCode: ' fr ', zipCode: '7500' })).toEqual({
      zipCode: { _tag: 'WrongFormat', format: '00000' },
    });
  });

  test('may be anywhere if the unit allows it, with a country code of two letters [A-38]', () => {
    expect(checkAddress({ ...paris, countryCode: 'ae', zipCode: '00000-A' }, ANYWHERE)).toMatchObject({
      success: { countryCode: 'AE' },
    });
    expect(refusalsOf({ ...paris, countryCode: 'France' }, ANYWHERE)).toEqual({
      countryCode: { _tag: 'NotInList', value: 'France' },
    });
  });

  test('may contain apostrophes: 12 rue de l’Église [A-59]', () => {
    expect(checkAddress({ ...paris, line1: "12 rue de l'Église" }, MAINLAND_FRANCE)).toMatchObject({
      success: { line1: "12 rue de l'Église" },
    });
  });

  test('is sent with both lines joined by ", " [A-29]', () => {
    expect(joinedAddressLines({ line1: '1 rue X ', line2: 'Bât. B' })).toBe('1 rue X, Bât. B');
    expect(joinedAddressLines({ line1: '1 rue X', line2: ' ' })).toBe('1 rue X');
  });
});

describe('a receiver', () => {
  test('is sent with first and last name joined, and the phone with its area code [A-29]', () => {
    expect(fullNameOf({ firstName: 'Inès', lastName: 'Marchand' })).toBe('Inès Marchand');
    expect(fullNameOf({ firstName: ' ', lastName: ' Marchand ' })).toBe('Marchand');
    expect(phoneWithAreaCode({ areaCode: '+33', number: '612345678' })).toBe('+33612345678');
    expect(phoneWithAreaCode({ areaCode: '+33', number: ' ' })).toBe('');
  });
});

test('an empty receiver has no data', () => {
  const { civility, phone, address, ...texts } = EMPTY_RECEIVER;
  expect(civility).toBeNull();
  for (const part of [texts, phone, address]) expect(new Set(Object.values(part))).toEqual(new Set(['']));
});

test('a stored receiver is refused with any invalid field [S3.58]', () => {
  const isReceiver = Schema.is(ReceiverSchema);
  expect(isReceiver(EMPTY_RECEIVER)).toBe(true);
  expect(spoilt(EMPTY_RECEIVER).filter(isReceiver)).toEqual([]);
});

test('the address book puts its default entry first and keeps the order of the others [S3.89]', () => {
  const book = [entry('a', false), entry('b', true), entry('c', false)];
  expect(defaultFirst(book).map(({ name }) => name)).toEqual(['b', 'a', 'c']);
});

test.each([
  ['Camille Roux', 'Camille', 'Roux'],
  [' Anne-Marie  de La  Tour ', 'Anne-Marie', 'de La Tour'],
  ['王 伟', '王', '伟'],
  ['Camille', 'Camille', ''],
  ['', '', ''],
])('of "%s" the first word is the first name and the rest the last name', (fullName, firstName, lastName) => {
  expect(namesOf(fullName)).toEqual({ firstName, lastName });
  expect(namesOf(fullNameOf({ firstName, lastName }))).toEqual({ firstName, lastName });
});
