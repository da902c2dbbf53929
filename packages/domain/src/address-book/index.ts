/** A member's address book and its changes (S3.58, S3.89, A-38). */
export {
  changedBook,
  type AddressBook,
  type AddressBookChange,
  type AddressBookRefusal,
  type EntryNameRefusal,
} from './address-book.ts';
export {
  createAddressBookMachine,
  selectAddressBook,
  selectAddressBookFailure,
  selectAddressBookRefusal,
  type AddressBookEvent,
  type AddressBookInput,
  type AddressBookSnapshot,
  type AddressBookToSave,
} from './address-book.machine.ts';
