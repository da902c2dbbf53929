/** Which parts of a text a query found, to be shown in it (spec section 2, S2.67). */
import { foldForSearch } from '../catalogue/index.ts';
import { searchedWords } from './customer-search.ts';

export interface TextPart {
  readonly text: string;
  readonly isFound: boolean;
}

const WORD = /[^\p{P}\s]+/gu;

/** The length of the beginning of the word that the longest searched word covers; 0 if none does. */
const foundLength = (word: string, searched: readonly string[]): number => {
  const begun = searched.find((one) => foldForSearch(word).startsWith(one));
  if (begun === undefined) return 0;
  let length = 0;
  for (const character of word) {
    if (foldForSearch(word.slice(0, length)).length >= begun.length) break;
    length += character.length;
  }
  return length;
};

const partsOf = (text: string, ends: readonly (readonly [from: number, to: number])[]): readonly TextPart[] => {
  const parts: TextPart[] = [];
  let at = 0;
  for (const [from, to] of ends) {
    parts.push({ text: text.slice(at, from), isFound: false }, { text: text.slice(from, to), isFound: true });
    at = to;
  }
  return [...parts, { text: text.slice(at), isFound: false }].filter((part) => part.text !== '');
};

/** The text in parts, in its own letters. A number typed in groups is not shown as found where the text has none. */
export const foundParts = (text: string, query: string): readonly TextPart[] => {
  const searched = searchedWords(query);
  const found = [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const length = foundLength(word, searched);
    return length === 0 ? [] : [[index, index + length] as const];
  });
  return partsOf(text, found);
};
