/** What all printed pages share: colours of the default theme's light tokens, and the sides of a page by its direction. */
import type { Typography } from './fonts.ts';

export const INK = '#10201B';
export const INK_SOFT = '#3E4E48';
export const RULE = '#D5DDD9';

/** The direction of a page and the faces that its texts need. */
export interface PageStyle {
  readonly voices: Typography['voices'];
  readonly direction: 'ltr' | 'rtl';
}

/** Text and rows that begin at the side where reading begins. */
export const sidesOf = ({ direction }: PageStyle) =>
  direction === 'rtl'
    ? ({ start: 'right', end: 'left', row: 'row-reverse', itemsStart: 'flex-end' } as const)
    : ({ start: 'left', end: 'right', row: 'row', itemsStart: 'flex-start' } as const);

/** The families as a style takes them; the library's types know of one only. */
export const family = (families: readonly string[]): string => families as unknown as string;

/** Text in the direction of its page. */
export const textStyle = (style: PageStyle) =>
  ({ direction: style.direction, textAlign: sidesOf(style).start }) as const;

/** Numbers and codes: left to right, on the side where the page begins. */
export const codeStyle = (style: PageStyle) => ({ direction: 'ltr', textAlign: sidesOf(style).start }) as const;
