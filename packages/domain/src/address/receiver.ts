/** What is made of a receiver: full name, international phone, address book order (spec section 3, A-29). */
import type { AddressBookEntry, Receiver } from './address.ts';

/** First and last name joined by a blank; one alone where the other is empty. */
export const fullNameOf = ({ firstName, lastName }: Pick<Receiver, 'firstName' | 'lastName'>): string =>
  [firstName, lastName]
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .join(' ');

/** A full name's first word, and the rest: what `fullNameOf` joins, as far as one text can tell. */
export const namesOf = (fullName: string): Pick<Receiver, 'firstName' | 'lastName'> => {
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/u);
  return { firstName, lastName: rest.join(' ') };
};

/** Area code and number as one, as the payload carries them; empty where there is no number. */
export const phoneWithAreaCode = ({ areaCode, number }: Receiver['phone']): string =>
  number.trim() === '' ? '' : areaCode + number;

/** The address book with the default entry first; the others keep their order. */
export const defaultFirst = (book: readonly AddressBookEntry[]): readonly AddressBookEntry[] =>
  book.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault));
