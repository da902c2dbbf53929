/**
 * Chooses how large the words on a card's tag are set, so that neither line wraps at any card width. Widths are estimates
 * in em of the giver faces (Noto Serif Display, Amiri, a Chinese serif); sizes are steps of container units in GiftCard.css.
 * 32 ordinary characters keep the largest step beside an amount of up to six characters; wider text steps down.
 */

/** Step of the tag's words, from the largest (1) to the smallest (5). */
export type FitStep = 1 | 2 | 3 | 4 | 5;

/** Font size of each step in hundredths of the card's width; equal to `--tag-size` in GiftCard.css. */
export const stepSizes: Readonly<Record<FitStep, number>> = { 1: 4.4, 2: 3.8, 3: 3.2, 4: 2.6, 5: 2 };

const tagInside = 82;
const dividerAndGaps = 7;
const amountSize = { large: 6, small: 4.4 } as const;

/** Estimated width in em of one line in the giver face. */
export function widthInEm(line: string): number {
  let width = 0;
  for (const character of line) width += characterWidth(character);
  return width;
}

function characterWidth(character: string): number {
  if (/\p{M}/u.test(character)) return 0;
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u.test(character)) return 1;
  if (/\p{Extended_Pictographic}/u.test(character)) return 1.3;
  if (/[mwMW@%…—]/.test(character)) return 0.95;
  if (/\p{Script=Arabic}/u.test(character)) return 0.52;
  if (/\p{Lu}/u.test(character)) return 0.72;
  if (/[\s.,;:!'’‘|iljtfrI()[\]-]/.test(character)) return 0.33;
  return 0.54;
}

/** Long amounts are set smaller: more than six characters. */
export function amountFit(amount: string): 'large' | 'small' {
  return [...amount].length > 6 ? 'small' : 'large';
}

/** Largest step at which both lines fit beside the amount. Lines too wide for the last step are cut with an ellipsis. */
export function tagFit(lines: readonly string[], amount: string): FitStep {
  const amountWidth = amount === '' ? 0 : [...amount].length * 0.58 * amountSize[amountFit(amount)] + dividerAndGaps;
  const room = tagInside - amountWidth;
  const widest = Math.max(0, ...lines.map(widthInEm));
  const steps: readonly FitStep[] = [1, 2, 3, 4];
  return steps.find((step) => widest * stepSizes[step] <= room) ?? 5;
}
