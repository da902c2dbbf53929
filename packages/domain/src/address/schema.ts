/** How address is stored and sent: decoding and encoding, apart from the rules so that these carry no schema. */
export { AddressSchema, CivilityFromCode, ReceiverSchema } from './address.schema.ts';
export {
  ADDRESS_WIRE_KEYS,
  AddressBookEntryFromWire,
  AddressFromWire,
  PhoneEntryFromText,
  ReceiverFromWire,
} from './wire.schema.ts';
