/**
 * The answers of a tab one by one, under the paths that refusals have (`holders.p1.birthDate`), and what differs between two versions of it.
 */
import { KYB_TABS } from './tabs.ts';
import type { Dossier } from './dossier.ts';
import type { KybTab } from './tabs.ts';
import { withAnswered } from './review.ts';
import type { AskedItem } from './review.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A document counts as one answer; `fileId` may also be the id of a person. */
const isDocument = (value: Readonly<Record<string, unknown>>): boolean => typeof value['fileId'] === 'string';

/** Lists of people go by their ids; a list of strings is one answer. */
const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] | null => {
  if (Array.isArray(value) && value.every((item) => isRecord(item) && 'id' in item))
    return value.map(({ id, ...rest }: Readonly<Record<string, unknown>>) => [String(id), rest] as const);
  return isRecord(value) && !isDocument(value) ? Object.entries(value) : null;
};

/** A person in a list, as `entriesOf` took it apart. */
const withId = (id: string, rest: unknown): object => ({ id, ...(isRecord(rest) ? rest : {}) });

const below = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

const leavesOf = (value: unknown, path: string): readonly (readonly [string, unknown])[] =>
  entriesOf(value)?.flatMap(([key, item]) => leavesOf(item, below(path, key))) ?? [[path, value]];

/** Every answer of a tab by its path. */
export const answersByPath = (dossier: Dossier, tab: KybTab): ReadonlyMap<string, unknown> =>
  new Map(leavesOf(dossier[tab], ''));

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** The paths of a tab whose answers differ, those that only one of the versions has included. */
export const changedPaths = (tab: KybTab, before: Dossier, after: Dossier): readonly string[] => {
  // As every tab but the one that is saved.
  if (before[tab] === after[tab]) return [];
  const [old, next] = [answersByPath(before, tab), answersByPath(after, tab)];
  return [...new Set([...old.keys(), ...next.keys()])].filter((path) => !isSame(old.get(path), next.get(path)));
};

/** The items after a change of the dossier: those whose answers changed are answered, on other tabs too, as of a person who was removed. */
export const withChangesAnswered = (
  asked: readonly AskedItem[],
  before: Dossier,
  after: Dossier,
): readonly AskedItem[] =>
  KYB_TABS.reduce((items, tab) => withAnswered(items, tab, changedPaths(tab, before, after)), asked);

const replaced = (value: unknown, path: string, above: string, answer: unknown): unknown => {
  if (above === path) return answer;
  const entries = entriesOf(value);
  if (entries === null) return value;
  const changed = entries.map(([key, item]) => [key, replaced(item, path, below(above, key), answer)] as const);
  return Array.isArray(value) ? changed.map(([id, rest]) => withId(id, rest)) : Object.fromEntries(changed);
};

/** The dossier with one answer of a tab replaced, whatever its type. */
export const withAnswer = (dossier: Dossier, tab: KybTab, path: string, answer: unknown): Dossier => ({
  ...dossier,
  [tab]: replaced(dossier[tab], path, '', answer),
});

type Takes = (path: string) => boolean;

const isPathTaken = (value: unknown, path: string, takes: Takes): boolean =>
  value === undefined || leavesOf(value, path).every(([leaf]) => takes(leaf));

/** A person that only one of the versions has is taken or left as a whole. */
const merged = (old: unknown, next: unknown, path: string, takes: Takes): unknown => {
  const [olds, nexts] = [entriesOf(old), entriesOf(next)];
  if (olds === null || nexts === null)
    return isPathTaken(old, path, takes) && isPathTaken(next, path, takes) ? next : old;
  const [before, after] = [new Map(olds), new Map(nexts)];
  const entries = [...new Set([...before.keys(), ...after.keys()])]
    .map((key) => [key, merged(before.get(key), after.get(key), below(path, key), takes)] as const)
    .filter(([, value]) => value !== undefined);
  return Array.isArray(next) ? entries.map(([id, rest]) => withId(id, rest)) : Object.fromEntries(entries);
};

/** The dossier with those answers of a tab taken from the later version that `takes` admits by their paths. */
export const withAnswersWhere = (tab: KybTab, before: Dossier, after: Dossier, takes: Takes): Dossier => ({
  ...before,
  [tab]: merged(before[tab], after[tab], '', takes),
});
