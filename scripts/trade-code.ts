/**
 * What only companies and salesmen need stays out of what guests and individuals load: words of the trade's own sources
 * (tags, names of states and fields, written as strings) are looked for in built scripts, where minifying leaves them as they are.
 */
import { globSync, readFileSync } from 'node:fs';
import { ROOT } from './command.ts';
import { TEST_FILES } from './import-ranks.ts';

/** The sources of the trade. */
const TRADE = /^packages\/domain\/src\/(?:(?:kyb|salesman|quotation|bulk-order)\/|registration\/(?:business|company))/u;
const OUTSIDE = new RegExp(`${TEST_FILES}|/dist/`);
/** Short words, and those that are no names, say nothing about where they come from. */
const WORD = /(?<=['"`])[A-Za-z][A-Za-z0-9.]{9,}(?=['"`])/gu;

const wordsOf = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => [...text.matchAll(WORD)].map(([word]) => word)));

/** The words of these sources that no other source has. */
export const ownWords = (trade: readonly string[], others: readonly string[]): readonly string[] => {
  const common = wordsOf(others);
  return [...wordsOf(trade)].filter((word) => !common.has(word)).toSorted();
};

/** The words of the trade that no other source of the shop's browser code has. */
export const tradeWords = (): readonly string[] => {
  const sources = globSync(['packages/*/src/**/*.{ts,tsx}', 'apps/web/src/**/*.{ts,tsx}'], { cwd: ROOT })
    .filter((path) => !OUTSIDE.test(`/${path}`))
    .map((path) => ({ isTrade: TRADE.test(path), text: readFileSync(ROOT + path, 'utf8') }));
  const of = (isTrade: boolean) => sources.filter((source) => source.isTrade === isTrade).map(({ text }) => text);
  const words = ownWords(of(true), of(false));
  if (words.length < 50) throw new Error(`Only ${words.length} words tell the trade's code from the rest.`);
  return words;
};

/** The words of the trade that stand in a script as strings. */
export const tradeWordsIn = (script: string, words: readonly string[]): readonly string[] => {
  const found = wordsOf([script]);
  return words.filter((word) => found.has(word));
};
