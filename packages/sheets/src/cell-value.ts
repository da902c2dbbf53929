/** How spreadsheet programs store numbers and dates, in .xlsx and .xls alike. */
import type { SheetCell } from '@offrande/domain/bulk-order';

/** A spreadsheet program shows at most 15 significant digits of a number; it may store 17. */
const SHOWN_DIGITS = 15;

/** A number as a person would have typed it. */
export const numberString = (value: number): string => String(Number(value.toPrecision(SHOWN_DIGITS)));

/** The ids of the built-in date and time formats, which a file need not define (ECMA-376 18.8.30). */
const DAY_FORMATS: readonly (readonly [first: number, last: number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
];

/** The parts of a format that are not date or time codes: quoted text, escaped characters, colours and conditions. */
const WORDS = /"[^"]*"?|\\.|_.|\*.|\[(?!(?:h+|m+|s+)\])[^\]]*\]?|General/giu;

/** Whether a number in this format is a date or a time. `code` is the format as the file defines it, empty if it does not. */
export const isDayFormat = (id: number, code: string): boolean =>
  code === ''
    ? DAY_FORMATS.some(([first, last]) => id >= first && id <= last)
    : /[dmyhsge]/iu.test(code.replaceAll(WORDS, '').replaceAll(/[0#?.,]E[+-]/giu, ''));

/** A stored number; only its format tells whether it is a date. */
export const numberCell = (value: number, isDay: boolean): SheetCell =>
  isDay ? { holds: 'date', text: numberString(value) } : numberString(value);

export const truthCell = (isTrue: boolean): SheetCell => ({ holds: 'truth', text: isTrue ? 'TRUE' : 'FALSE' });

export const errorCell = (text: string): SheetCell => ({ holds: 'error', text });
