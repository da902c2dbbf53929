/** The text fields that several forms share, ready made (spec section 5, A-59). */
import { optionalText, requiredText } from './entry.ts';
import { chorusNumber, fullName, noSingleQuote, personName } from './rules.ts';

/** A first or last name that must be given. */
export const checkName = requiredText(personName);

/** A first or last name that may be left out. */
export const checkOptionalName = optionalText(personName);

/** First and last name in one field, with a blank between them. */
export const checkFullName = requiredText(fullName);

/** The Chorus number of a public company; may be left out. */
export const checkChorusNumber = optionalText(chorusNumber);

/** A code that must be given (coupon, promo, corporate code): no apostrophe of any kind. */
export const checkCode = requiredText(noSingleQuote);

/** A code that may be left out. */
export const checkOptionalCode = optionalText(noSingleQuote);
