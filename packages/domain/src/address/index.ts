/** Receivers and postal addresses (spec section 3, A-29, A-38). */
export {
  CIVILITIES,
  EMPTY_ADDRESS,
  EMPTY_RECEIVER,
  type Address,
  type AddressBookEntry,
  type Civility,
  type PhoneEntry,
  type Receiver,
} from './address.ts';
export { CIVILITY_CODES, civilityOfCode, type CivilityCode } from './civility.ts';
export {
  ANYWHERE,
  MAINLAND_FRANCE,
  POSTAL,
  addressFields,
  checkAddress,
  joinedAddressLines,
  type AddressNotServed,
  type AddressPolicy,
  type AddressRefusals,
  type ZipRule,
} from './delivery-address.ts';
export { defaultFirst, fullNameOf, namesOf, phoneWithAreaCode } from './receiver.ts';
