/**
 * A person's postal address and the receiver of a card. Source: spec section 3, A-29, A-38. Countries are ISO 3166-1
 * alpha-2 codes; empty strings mean "not given".
 */

export const CIVILITIES = ['mr', 'mrs', 'other'] as const;
export type Civility = (typeof CIVILITIES)[number];

/** The address of a parcel. `line2` may be empty. */
export interface Address {
  readonly line1: string;
  readonly line2: string;
  readonly zipCode: string;
  readonly city: string;
  readonly countryCode: string;
}

/** A phone number as typed: the area code (`+33`) separate from the number. */
export interface PhoneEntry {
  readonly areaCode: string;
  readonly number: string;
}

/** The receiver of a card. Which fields are required depends on the delivery type. */
export interface Receiver {
  readonly civility: Civility | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: PhoneEntry;
  readonly address: Address;
  readonly vatNumber: string;
}

/** A saved address. The default one comes first in the book. */
export interface AddressBookEntry {
  readonly name: string;
  readonly isDefault: boolean;
  readonly receiver: Receiver;
}

export const EMPTY_ADDRESS: Address = { line1: '', line2: '', zipCode: '', city: '', countryCode: '' };

export const EMPTY_RECEIVER: Receiver = {
  civility: null,
  firstName: '',
  lastName: '',
  email: '',
  phone: { areaCode: '', number: '' },
  address: EMPTY_ADDRESS,
  vatNumber: '',
};
