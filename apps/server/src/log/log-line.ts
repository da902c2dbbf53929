/**
 * A log line: JSON, with everything confidential redacted wherever it appears in a text: card, phone and account numbers, email addresses,
 * tokens.
 * Ids of orders, payments and jobs remain, so that a line can be traced.
 * Source: reliability row 42.
 */
import { IBAN_PATTERN, lastFour } from './masked-number.ts';

type Facts = Readonly<Record<string, string | number | boolean | null>>;

/** Logs an unexpected event; the facts must not contain card data, secrets or buyers' texts. */
export type Log = (event: string, facts: Facts) => void;

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** Nine digits or more, possibly grouped: card and phone numbers have at least as many, error codes have fewer. */
const DIGITS = String.raw`\+?\d(?:[ .-]?\d){8,}`;
const EMAIL = String.raw`[^\s@<>"'=:]+@[^\s@<>"']+\.[a-z]{2,}`;
const TOKEN = '[A-Za-z0-9_-]{40,}';
const TELLING = new RegExp(
  `(?<uuid>${UUID})|(?<digits>${DIGITS})|(?<email>${EMAIL})|(?<token>${TOKEN})|(?<iban>${IBAN_PATTERN})`,
  'gi',
);

const masked = (text: string): string =>
  text.replaceAll(TELLING, (...match: unknown[]) => {
    const { uuid, digits, iban, email } = match.at(-1) as Readonly<Record<string, string | undefined>>;
    if (uuid !== undefined) return uuid;
    const number = digits ?? iban;
    if (number !== undefined) return lastFour(number);
    return email === undefined ? '…' : `…@${email.split('@').at(-1)}`;
  });

/** The facts, redacted. */
export const redacted = (facts: Facts): Facts =>
  Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, typeof value === 'string' ? masked(value) : value]),
  );

/** One line with its line break; line breaks inside are escaped. */
export const logLine = (at: Date, event: string, facts: Facts): string =>
  `${JSON.stringify({ at: at.toISOString(), event, ...redacted(facts) })}\n`;
