/**
 * Receivers, addresses and address books in the format of members' calls: `civillity` as its code, one `phoneNumber`,
 * address lines as firstAddress and secondAddress (S3.58, S3.89). The names of the decoded fields are those of
 * `address.ts`.
 */
import { Schema, SchemaTransformation } from 'effect';
import { domainValue } from '../gateway/schema.ts';
import { AddressSchema, CivilityFromCode, ReceiverSchema } from './address.schema.ts';
import type { Address, AddressBookEntry, PhoneEntry, Receiver } from './address.ts';

const writePhone = ({ areaCode, number }: PhoneEntry): string =>
  number === '' ? '' : [areaCode, number].filter((part) => part !== '').join(' ');

const readPhone = (text: string): PhoneEntry => {
  const [, areaCode = '', number = text] = /^(\+\d+) (.*)/su.exec(text) ?? [];
  return { areaCode, number };
};

/** Area code and number separated by a space: `+33 612345678`; empty if there is no number. */
export const PhoneEntryFromText = Schema.String.pipe(
  Schema.decodeTo(
    Schema.Struct({ areaCode: Schema.String, number: Schema.String }),
    SchemaTransformation.transform<PhoneEntry, string>({ decode: readPhone, encode: writePhone }),
  ),
);

/** The wire names of address fields that have a different name here. */
export const ADDRESS_WIRE_KEYS = { line1: 'firstAddress', line2: 'secondAddress', countryCode: 'country' } as const;

/** An address by itself. */
export const AddressFromWire = AddressSchema.pipe(Schema.encodeKeys(ADDRESS_WIRE_KEYS));

const flatReceiver = {
  civility: Schema.NullOr(CivilityFromCode),
  firstName: Schema.String,
  lastName: Schema.String,
  email: Schema.String,
  phone: PhoneEntryFromText,
  ...AddressSchema.fields,
  vatNumber: Schema.String,
};

const receiverKeys = { ...ADDRESS_WIRE_KEYS, civility: 'civillity', phone: 'phoneNumber' } as const;

type Flat = Omit<Receiver, 'address'> & Address;

const nest = ({ line1, line2, zipCode, city, countryCode, ...person }: Flat): Receiver => ({
  ...person,
  address: { line1, line2, zipCode, city, countryCode },
});

const flatten = ({ address, ...person }: Receiver): Flat => ({ ...person, ...address });

/** A receiver, its address among its own fields. */
export const ReceiverFromWire = Schema.Struct(flatReceiver).pipe(
  Schema.encodeKeys(receiverKeys),
  Schema.decodeTo(
    Schema.toType(ReceiverSchema),
    SchemaTransformation.transform<Receiver, Flat>({ decode: nest, encode: flatten }),
  ),
);

type FlatEntry = Flat & { readonly name: string; readonly isDefault: boolean };

/** An entry of the address book, its receiver among its own fields. */
export const AddressBookEntryFromWire = Schema.Struct({
  ...flatReceiver,
  name: Schema.String,
  isDefault: Schema.Boolean,
}).pipe(
  Schema.encodeKeys({ ...receiverKeys, name: 'addressBookName' }),
  Schema.decodeTo(
    domainValue<AddressBookEntry>('name', 'receiver'),
    SchemaTransformation.transform<AddressBookEntry, FlatEntry>({
      decode: ({ name, isDefault, ...flat }) => ({ name, isDefault, receiver: nest(flat) }),
      encode: ({ receiver, ...entry }) => ({ ...entry, ...flatten(receiver) }),
    }),
  ),
);
