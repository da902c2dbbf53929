/** What spreadsheet programs store of numbers and days, alike in .xlsx and .xls. */
import type { SheetCell } from '@offrande/domain/bulk-order';

/** Digits that a spreadsheet program shows of a number; what it stores may have 17. */
const SHOWN_DIGITS = 15;

/** A number as a person would have typed it. */
export const numberString = (value: number): string => String(Number(value.toPrecision(SHOWN_DIGITS)));

/** The ids of formats for days and times that a file need not spell out (ECMA-376 18.8.30). */
const DAY_FORMATS: readonly (readonly [first: number, last: number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
];

/** What is no part of a day or a time in a format: words in quotes, escaped characters, colours and conditions. */
const WORDS = /"[^"]*"?|\\.|_.|\*.|\[(?!(?:h+|m+|s+)\])[^\]]*\]?|General/giu;

/** Whether a number in this format is a day or a time. `code` is the format as the file spells it out, empty where it does not. */
export const isDayFormat = (id: number, code: string): boolean =>
  code === ''
    ? DAY_FORMATS.some(([first, last]) => id >= first && id <= last)
    : /[dmyhsge]/iu.test(code.replaceAll(WORDS, '').replaceAll(/[0#?.,]E[+-]/giu, ''));

/** A stored number: a day is told by its format alone. */
export const numberCell = (value: number, isDay: boolean): SheetCell =>
  isDay ? { holds: 'date', text: numberString(value) } : numberString(value);

export const truthCell = (isTrue: boolean): SheetCell => ({ holds: 'truth', text: isTrue ? 'TRUE' : 'FALSE' });

export const errorCell = (text: string): SheetCell => ({ holds: 'error', text });
