/** Matches made by hand, remembered for the next file with the same unknown headers, in any order (UX 129, A-186). */
import { chooseColumn, choicesAt, inOrderOfNames } from './column-match.ts';
import type { ColumnMatch, ColumnQuestion } from './column-match.ts';
import type { BulkColumn } from '../bulk-order/index.ts';

/** `columns` are in the order of the names of the headers, which it does not contain; null was left out. */
export interface RememberedMatch {
  readonly fingerprint: string;
  readonly columns: readonly (BulkColumn | null)[];
}

/** The most sets of headers that are remembered; the oldest is forgotten. */
export const REMEMBERED_MATCHES_MAX = 20;

/**
 * The latest comes first, and takes the place of an earlier one for the same headers, except for columns that could not
 * be matched this time because another delivery type reads them.
 */
export const rememberMatch = (
  remembered: readonly RememberedMatch[],
  { fingerprint, unknown, free }: ColumnQuestion,
  matches: readonly ColumnMatch[],
): readonly RememberedMatch[] => {
  const earlier = remembered.find((one) => one.fingerprint === fingerprint)?.columns ?? [];
  const unasked = (column: BulkColumn | null = null) => (column === null || free.includes(column) ? null : column);
  const columns = inOrderOfNames(unknown).map(
    ({ position }, at) => matches.find((match) => match.position === position)?.column ?? unasked(earlier[at]),
  );
  const others = remembered.filter((one) => one.fingerprint !== fingerprint);
  return [{ fingerprint, columns }, ...others].slice(0, REMEMBERED_MATCHES_MAX);
};

/** The matches that a form begins with: those of the file itself as far as the columns are free, or else the remembered ones. */
export const firstMatches = (
  remembered: readonly RememberedMatch[],
  question: ColumnQuestion,
  matches: readonly ColumnMatch[],
): readonly ColumnMatch[] =>
  matches.length === 0
    ? recallMatch(remembered, question)
    : matches.filter(({ position, column }) => choicesAt(question, matches, position).includes(column));

/** What was matched last time, as far as the columns are free; nothing for headers that were never matched. */
export const recallMatch = (
  remembered: readonly RememberedMatch[],
  question: ColumnQuestion,
): readonly ColumnMatch[] => {
  const columns = remembered.find(({ fingerprint }) => fingerprint === question.fingerprint)?.columns ?? [];
  return inOrderOfNames(question.unknown).reduce<readonly ColumnMatch[]>((matches, { position }, at) => {
    const column = columns[at] ?? null;
    const isFree = column !== null && choicesAt(question, matches, position).includes(column);
    return isFree ? chooseColumn(matches, position, column) : matches;
  }, []);
};
