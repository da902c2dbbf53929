/** Styles shared by all printed pages: colours of the default theme's light tokens, and the sides of a page by its direction. */
import type { Typography } from './fonts.ts';

export const INK = '#10201B';
export const INK_SOFT = '#3E4E48';
export const RULE = '#D5DDD9';

/** The direction of a page and the fonts that its texts need. */
export interface PageStyle {
  readonly voices: Typography['voices'];
  readonly direction: 'ltr' | 'rtl';
}

/** Alignment of text and rows to the side where reading begins. */
export const sidesOf = ({ direction }: PageStyle) =>
  direction === 'rtl'
    ? ({ start: 'right', end: 'left', row: 'row-reverse', itemsStart: 'flex-end' } as const)
    : ({ start: 'left', end: 'right', row: 'row', itemsStart: 'flex-start' } as const);

/** Font families for a style; the library's types allow only one. */
export const family = (families: readonly string[]): string => families as unknown as string;

/** Text in the direction of its page. */
export const textStyle = (style: PageStyle) =>
  ({ direction: style.direction, textAlign: sidesOf(style).start }) as const;

/** Numbers and codes: left to right, on the side where the page begins. */
export const codeStyle = (style: PageStyle) => ({ direction: 'ltr', textAlign: sidesOf(style).start }) as const;

/** The common styles of documents: the page, the shop's name, the title, and labels. */
export const paperStyles = (style: PageStyle) => {
  const text = textStyle(style);
  const display = { ...text, fontFamily: family(style.voices.display), fontWeight: 600 } as const;
  return {
    page: { padding: 48, fontFamily: family(style.voices.text), fontSize: 9.5, lineHeight: 1.45, color: INK },
    shop: { ...display, fontSize: 15 },
    title: { ...display, fontSize: 24, lineHeight: 1.2, marginTop: 22 },
    soft: { ...text, color: INK_SOFT, fontSize: 8.5 },
    figure: codeStyle(style),
  } as const;
};
