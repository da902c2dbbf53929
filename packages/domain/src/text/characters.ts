/**
 * Normalisation of text for counting and comparison: NFC, trimmed, lengths in Unicode code points (A-27, A-110), and
 * the characters that no text may contain (A-112, A-155, A-156).
 */

/** NFC without outer spaces. Applying it twice has no further effect. */
export const normaliseText = (text: string): string => text.normalize('NFC').trim();

const WHITE_SPACE = /[\s\u0085]/gu;

/** The string without any white space, including tabs and line breaks (A-165, A-180). */
export const withoutWhiteSpace = (text: string): string => text.replace(WHITE_SPACE, '');

/** Length in code points: an emoji outside the base plane counts once, a combining mark by itself. */
export const codePoints = (text: string): number => {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
};

/** The number of characters left of `max` after normalisation; negative if the text is too long. */
export const charactersLeft = (text: string, max: number): number => max - codePoints(normaliseText(text));

/** The text as long as it keeps to `max` characters; a longer one ends there, with an ellipsis in place of the rest. */
export const cutAfter = (text: string, max: number): string => {
  if (charactersLeft(text, max) >= 0) return text;
  const kept = [...normaliseText(text)].slice(0, max).join('');
  return `${kept.trimEnd()}…`;
};

const CONTROLS = /[\p{Cc}\u2028\u2029]/u;
const CONTROLS_BUT_LINE_BREAKS = /[^\P{Cc}\n\r]/u;

/** True if the text contains a control character. Multi-line text may contain line breaks only. */
export const hasControlCharacter = (text: string, lines: 'one' | 'several'): boolean =>
  (lines === 'one' ? CONTROLS : CONTROLS_BUT_LINE_BREAKS).test(text);

const ATTACK_PATTERNS: readonly RegExp[] = [
  /<\/?[a-z]/i,
  /<[!?%]/,
  /j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t:/i,
  /(?:^|[\s"'`/])on[a-z]{3,}=/i,
  /\$\{/,
  /\{\{/,
];

/**
 * True for the patterns of script, markup and template injection, exactly those of A-112 and A-155; `<3`, `</3`,
 * `Marks & Spencer` and `A -- B` are ordinary text.
 */
export const hasAttackPattern = (text: string): boolean => ATTACK_PATTERNS.some((pattern) => pattern.test(text));
