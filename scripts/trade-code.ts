/**
 * Code that only companies and salesmen need stays out of what guests and individuals load: strings of the trade's own sources
 * (tags, names of states and fields) are searched for in the built scripts, where minifying does not change them.
 */
import { globSync, readFileSync } from 'node:fs';
import { ROOT } from './command.ts';
import { TEST_FILES } from './import-ranks.ts';

/** The sources of the trade. Whether somebody may start a verification is asked by the route of every visitor. */
const TRADE =
  /^(?:packages\/sheets\/src\/|packages\/domain\/src\/(?:kyb(?!\/may-start)|dossier(?:-field)?|stakeholder|business-registration|company-people|salesman(?:-\w+)?|quotation|order-decision|bulk-order|bulk-upload)\/|apps\/web\/src\/(?:features\/(?:company-\w+|salesman-\w+|kyb|auth\/company|account\/profile\/company)\/|shop\/(?:(?:company|kyb|salesman)-|draft-desk|kept-draft|use-draft-desk)|app\/(?:company|salesman)-))/u;
const OUTSIDE = new RegExp(`${TEST_FILES}|/dist/`);
/** Short strings, and those that are no names, do not identify their source. */
const WORD = /(?<=['"`])[A-Za-z][A-Za-z0-9.]{9,}(?=['"`])/gu;

const stringsIn = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => [...text.matchAll(WORD)].map(([word]) => word)));

/** The strings of these sources that no other source has. */
export const ownWords = (trade: readonly string[], others: readonly string[]): readonly string[] => {
  const common = stringsIn(others);
  return [...stringsIn(trade)].filter((word) => !common.has(word)).toSorted();
};

/** The strings of the trade that no other source of the shop's browser code has. */
export const tradeWords = (): readonly string[] => {
  const sources = globSync(['packages/*/src/**/*.{ts,tsx}', 'apps/web/src/**/*.{ts,tsx}'], { cwd: ROOT })
    .filter((path) => !OUTSIDE.test(`/${path}`))
    .map((path) => ({ isTrade: TRADE.test(path), text: readFileSync(ROOT + path, 'utf8') }));
  const textsWhere = (isTrade: boolean) =>
    sources.filter((source) => source.isTrade === isTrade).map(({ text }) => text);
  const words = ownWords(textsWhere(true), textsWhere(false));
  if (words.length < 50) throw new Error(`Only ${words.length} strings distinguish the trade's code from the rest.`);
  return words;
};

/** The strings of the trade that a script contains. */
export const tradeWordsIn = (script: string, words: readonly string[]): readonly string[] => {
  const found = stringsIn([script]);
  return words.filter((word) => found.has(word));
};
