/**
 * Where a line may break within a word: between Chinese characters, and anywhere in an overlong word. The PDF writer treats an empty part as
 * a break opportunity without a hyphen.
 */

/** Longer than any real word; anything longer is an address or a joke. */
const WORD_MAX_LETTERS = 26;

const WIDE = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF00-\uFF60]/u;
/** A line must not begin with these … */
const CLOSING = /^[，。、；：？！）」』】〉》”’…％]/u;
/** … nor end with these. */
const OPENING = /[（「『【〈《“‘]$/u;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const mayBreakBetween = (before: string, after: string): boolean =>
  (WIDE.test(before) || WIDE.test(after)) && !CLOSING.test(after) && !OPENING.test(before);

/** The parts of a word, with an empty part at every place where a line may break. */
export const breakWord = (word: string | null): string[] => {
  if (word === null || word === '') return [];
  const signs = Array.from(graphemes.segment(word), ({ segment }) => segment);
  const isOverlong = signs.length > WORD_MAX_LETTERS;
  const parts = [signs[0]!];
  for (const [at, sign] of signs.entries()) {
    if (at === 0) continue;
    if (isOverlong || mayBreakBetween(signs[at - 1]!, sign)) parts.push('', sign);
    else parts[parts.length - 1] += sign;
  }
  return parts;
};
