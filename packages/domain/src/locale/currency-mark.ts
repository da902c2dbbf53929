/**
 * How a currency is marked beside an amount: its ISO 4217 code and the signs that the shop's languages write it with.
 * Source: decision 038.
 */
import type { Currency } from '../money/index.ts';
import { LANGUAGES } from './languages.ts';

const DISPLAYS = ['narrowSymbol', 'symbol'] as const;

const signsOf = (code: string): readonly string[] =>
  LANGUAGES.flatMap(({ tag }) =>
    DISPLAYS.map((currencyDisplay) =>
      new Intl.NumberFormat(tag, { style: 'currency', currency: code, currencyDisplay })
        .formatToParts(0)
        .find(({ type }) => type === 'currency')
        ?.value.replace(/[\p{Cf}]/gu, ''),
    ),
  ).filter((sign) => sign !== undefined);

const known = new Map<string, readonly string[]>();

/** In upper case and NFC, the longest first, each once. */
export const currencyMarks = ({ code }: Currency): readonly string[] => {
  const kept = known.get(code);
  if (kept !== undefined) return kept;
  const marks = [...new Set([code, ...signsOf(code)].map((mark) => mark.toUpperCase()))].toSorted(
    (a, b) => b.length - a.length,
  );
  known.set(code, marks);
  return marks;
};
