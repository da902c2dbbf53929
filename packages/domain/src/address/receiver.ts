/** Values derived from a receiver: full name, international phone, address book order (spec section 3, A-29). */
import type { AddressBookEntry, Receiver } from './address.ts';

/** First and last name joined by a space; just one of them if the other is empty. */
export const fullNameOf = ({ firstName, lastName }: Pick<Receiver, 'firstName' | 'lastName'>): string =>
  [firstName, lastName]
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .join(' ');

/** A full name's first word and the rest: the inverse of `fullNameOf`, as far as that is possible. */
export const namesOf = (fullName: string): Pick<Receiver, 'firstName' | 'lastName'> => {
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/u);
  return { firstName, lastName: rest.join(' ') };
};

/** Area code and number as one string, as the payload has them; empty if there is no number. */
export const phoneWithAreaCode = ({ areaCode, number }: Receiver['phone']): string =>
  number.trim() === '' ? '' : areaCode + number;

/** The address book with the default entry first and the others in their order. */
export const defaultFirst = (book: readonly AddressBookEntry[]): readonly AddressBookEntry[] =>
  book.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault));
