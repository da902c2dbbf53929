/**
 * A text of the staff's as the audit keeps it for ever: account numbers and numbers of identity documents with their last four characters
 * alone, and no day, which may be one of birth. What was meant is with the dossier, which goes after its term. Source: A-191, reliability row 42.
 */
import { IBAN_PATTERN, lastFour } from '../log/masked-number.ts';
import { isUuid } from '../random.ts';

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** A word, or grouped digits, of seven signs or more with four digits or more: passports and identity cards have nine to twelve. */
const NUMBER = String.raw`\b(?=(?:[A-Z]*\d){4})[A-Z0-9]{7,}\b|\b\d(?:[ .-]?\d){6,}\b`;
const DAYS = /\b\d{4}([/.-])\d{1,2}\1\d{1,2}\b|\b\d{1,2}([/.-])\d{1,2}\2\d{4}\b/g;
const NUMBERS = new RegExp(`${UUID}|${IBAN_PATTERN}|${NUMBER}`, 'gi');

/** The text without such numbers and days; ids remain. */
export const auditText = (text: string): string =>
  text.replaceAll(DAYS, '…').replaceAll(NUMBERS, (found) => (isUuid(found) ? found : lastFour(found)));
