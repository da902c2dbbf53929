/**
 * Chooses the font size on a card's tag, so that neither line wraps at any card width. Widths are in em of the giver's
 * fonts: Noto Serif Display 500 as measured, Amiri and a Chinese serif with generous estimates. Sizes are steps of
 * container units in GiftCard.css. 32 ordinary characters fit the largest step next to a short amount; wider text gets
 * a smaller step.
 */

/** Font size step of the tag's text, from the largest (1) to the smallest (6). */
export type FitStep = 1 | 2 | 3 | 4 | 5 | 6;

/** Font size of each step in hundredths of the card's width; equal to `--tag-size` in GiftCard.css. */
export const stepSizes: Readonly<Record<FitStep, number>> = { 1: 4.1, 2: 3.8, 3: 3.4, 4: 3, 5: 2.5, 6: 2 };

/**
 * Width inside the tag, and the width of the rule and the gaps before the amount, in hundredths of the card's width.
 */
const tagInside = 86.4;
const gapsAndRule = 5.1;

/** Size of the amount in hundredths of the card's width, and the mean width of its characters in em. */
const amountSizes = { large: 5.4, small: 4.2 } as const;
const amountCharacterEm = 0.53;

const widths: ReadonlyArray<readonly [RegExp, number]> = [
  [/\p{M}/u, 0],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u, 1],
  [/\p{Extended_Pictographic}/u, 1.3],
  [/[MW]/, 1.05],
  [/[mwœŒæÆ%@…—]/, 0.96],
  [/\p{Script=Arabic}/u, 0.5],
  [/[\s.,'’]/, 0.26],
  [/[iljtfIJ!;:|()[\]-]/, 0.38],
  [/\p{Lu}/u, 0.73],
  [/[crsz]/, 0.49],
  [/[aegvy\d]|[\u00e0-\u00eb]/, 0.56],
];
const otherWidth = 0.62;

/** Estimated width in em of one line in the giver's font. */
export function widthInEm(line: string): number {
  let width = 0;
  for (const character of line) width += widths.find(([kind]) => kind.test(character))?.[1] ?? otherWidth;
  return width;
}

/** Amounts of more than six characters use the small size. */
export function amountFit(amount: string): 'large' | 'small' {
  return [...amount].length > 6 ? 'small' : 'large';
}

/**
 * Largest step at which every line fits next to the amount. Lines too wide for the smallest step are cut with an
 * ellipsis.
 */
export function tagFit(lines: readonly string[], amount: string): FitStep {
  const amountWidth = [...amount].length * amountCharacterEm * amountSizes[amountFit(amount)];
  const room = tagInside - (amount === '' ? 0 : amountWidth + gapsAndRule);
  const widest = Math.max(0, ...lines.map(widthInEm));
  const steps: readonly FitStep[] = [1, 2, 3, 4, 5];
  return steps.find((step) => widest * stepSizes[step] <= room) ?? 6;
}
