/**
 * Finding a customer by the beginnings of words: of its name, its numbers, its city and its email (spec section 2, S2.67). A number typed in
 * groups is one word. Letter case, accents and punctuation do not count (`foldForSearch`).
 */
import { foldForSearch } from '../catalogue/index.ts';

/** What a customer is found by. */
export interface SearchedCustomer {
  readonly name: string;
  /** In registers of its country; null where it has none. */
  readonly number: string | null;
  readonly city: string;
  readonly email: string;
}

/** Longer words are found by their beginning all the same. */
export const SEARCH_WORD_MAX = 40;

/** More words of a query than this change nothing. */
export const SEARCHED_WORDS_MAX = 5;

const GROUPED_DIGITS = /(?<=\d) (?=\d)/gu;

const wordsOf = (text: string): readonly string[] =>
  foldForSearch(text)
    .replace(GROUPED_DIGITS, '')
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => word.slice(0, SEARCH_WORD_MAX));

/** The words under which a customer is stored, each once. */
export const customerWords = ({ name, number, city, email }: SearchedCustomer): readonly string[] => [
  ...new Set([name, number ?? '', city, email].flatMap(wordsOf)),
];

/** The name by which a list of customers is ordered. */
export const searchName = (name: string): string => foldForSearch(name);

/** The words of a query, the longest first, since it excludes most; none if nothing is searched for. */
export const searchedWords = (query: string): readonly string[] =>
  [...new Set(wordsOf(query))].toSorted((a, b) => b.length - a.length).slice(0, SEARCHED_WORDS_MAX);

/** Whether each word of the query begins a word of the customer. */
export const isFound = (words: readonly string[], query: string): boolean =>
  searchedWords(query).every((searched) => words.some((word) => word.startsWith(searched)));
