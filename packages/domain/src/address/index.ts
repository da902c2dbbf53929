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
