import { Result, Schema } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { spoilt } from '../gateway/testing.ts';
import { EMPTY_RECEIVER, POSTAL, checkAddress } from './index.ts';
import { AddressBookEntryFromWire, AddressFromWire, PhoneEntryFromText, ReceiverFromWire } from './schema.ts';
import { mainlandAddresses, overseasAddresses, receivers } from './testing.ts';

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const isRead = (near: unknown): boolean => Result.isSuccess(Schema.decodeUnknownResult(AddressBookEntryFromWire)(near));

const isSent = (phone: unknown): boolean => Result.isSuccess(Schema.encodeUnknownResult(PhoneEntryFromText)(phone));

describe('on the wire', () => {
  test('a receiver has civillity, names, phoneNumber, country, city, address lines, zip code and VAT number [S3.57][S3.58]', () => {
    const wire = {
      civillity: 2,
      firstName: 'Inès',
      lastName: 'Marchand',
      email: 'i@exemple.fr',
      phoneNumber: '+33 612345678',
      country: 'FR',
      city: 'Paris',
      firstAddress: '1 rue de Rivoli',
      secondAddress: '',
      zipCode: '75001',
      vatNumber: '',
    };
    expect(Schema.decodeUnknownSync(ReceiverFromWire)(wire)).toEqual({
      civility: 'mrs',
      firstName: 'Inès',
      lastName: 'Marchand',
      email: 'i@exemple.fr',
      phone: { areaCode: '+33', number: '612345678' },
      address: { line1: '1 rue de Rivoli', line2: '', zipCode: '75001', city: 'Paris', countryCode: 'FR' },
      vatNumber: '',
    });
    expect(() => Schema.decodeUnknownSync(ReceiverFromWire)({ ...wire, civillity: 4 })).toThrow();
  });

  test('an entry of the address book also has addressBookName and isDefault [S3.58][S3.89]', () =>
    fc.assert(
      fc.property(receivers, fc.string(), fc.boolean(), (receiver, name, isDefault) => {
        const entry = { name, isDefault, receiver };
        const wire = json(Schema.encodeSync(AddressBookEntryFromWire)(entry));
        expect(wire).toMatchObject({ addressBookName: name, isDefault, firstAddress: receiver.address.line1 });
        expect(Schema.decodeUnknownSync(AddressBookEntryFromWire)(wire)).toEqual(entry);
        expect(Schema.decodeSync(ReceiverFromWire)(Schema.encodeSync(ReceiverFromWire)(receiver))).toEqual(receiver);
      }),
    ));

  test('an entry of the address book is refused with any invalid field [S3.58]', () => {
    const wire = Schema.encodeSync(AddressBookEntryFromWire)({ name: 'a', isDefault: true, receiver: EMPTY_RECEIVER });
    expect(isRead(wire)).toBe(true);
    expect(spoilt(wire).filter(isRead)).toEqual([]);
  });

  test('an address has its own names [S3.58]', () =>
    fc.assert(
      fc.property(mainlandAddresses, (address) => {
        const wire = Schema.encodeSync(AddressFromWire)(address);
        expect(wire).toMatchObject({ country: 'FR', firstAddress: address.line1, secondAddress: address.line2 });
        expect(Schema.decodeSync(AddressFromWire)(wire)).toEqual(address);
      }),
    ));

  test.each([
    ['+33 612345678', { areaCode: '+33', number: '612345678' }],
    ['0612345678', { areaCode: '', number: '0612345678' }],
    ['x+33 1', { areaCode: '', number: 'x+33 1' }],
    ['+33 1\n2', { areaCode: '+33', number: '1\n2' }],
    ['', { areaCode: '', number: '' }],
  ])('a phone number is %j', (text, phone) => {
    expect(Schema.decodeSync(PhoneEntryFromText)(text)).toEqual(phone);
    expect(Schema.encodeSync(PhoneEntryFromText)(phone)).toBe(text);
  });

  test('a phone number that does not consist of strings is not encoded', () => {
    const phone = { areaCode: '+33', number: '612345678' };
    expect([phone, ...spoilt(phone)].filter(isSent)).toEqual([phone]);
  });

  test('an area code without a number is not a phone number', () =>
    expect(Schema.encodeSync(PhoneEntryFromText)({ areaCode: '+33', number: '' })).toBe(''));
});

test('a postal address may be overseas or abroad, but a French zip code still has five digits [A-38]', () =>
  fc.assert(
    fc.property(fc.oneof(mainlandAddresses, overseasAddresses), (address) => {
      expect(checkAddress(address, POSTAL)).toEqual(Result.succeed(address));
      expect(checkAddress({ ...address, countryCode: 'BE', zipCode: '1000' }, POSTAL)).toMatchObject({ success: {} });
      expect(checkAddress({ ...address, zipCode: '1000' }, POSTAL)).toEqual(
        Result.fail({ zipCode: { _tag: 'WrongFormat', format: '00000' } }),
      );
    }),
  ));
