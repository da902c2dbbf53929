/**
 * The requirement ledger: each row with the level that it owes. A row owes the level of its kind, unless a reason states why it
 * owes another. A row that cannot reach its level yet names the goal that it waits for. Source: docs/spec/README.md.
 */
import { readFileSync } from 'node:fs';
import { ROOT } from './command.ts';

/**
 * Where a fact is proven: `ruled` by a test of the rule, `served` by a test of a call that the shop makes, `seen` on a screen
 * that an address leads to.
 */
export const LEVELS = ['ruled', 'served', 'seen'] as const;
export type Level = (typeof LEVELS)[number];

const OWED_BY_KIND: Readonly<Record<string, Level>> = {
  rule: 'ruled',
  field: 'ruled',
  constant: 'ruled',
  enumeration: 'ruled',
  call: 'served',
  screen: 'seen',
  route: 'seen',
  message: 'seen',
  permission: 'seen',
  state: 'seen',
};

export interface Requirement {
  readonly id: string;
  readonly area: string;
  readonly kind: string;
  readonly text: string;
  readonly owes: Level;
  /** Why it owes another level than its kind; empty if it does not. */
  readonly reason: string;
  /** The goal that it waits for; null if it must reach its level now. */
  readonly waitsFor: string | null;
}

const readRow = (row: string): Requirement => {
  const [id = '', area = '', kind = '', text = '', , owes = '', reason = '', waitsFor = ''] = row.split('\t');
  const level = LEVELS.find((each) => each === owes);
  const usual = OWED_BY_KIND[kind];
  if (level === undefined || usual === undefined) throw new Error(`${id} owes ${owes || 'nothing'} as ${kind}`);
  if ((level === usual) !== (reason === ''))
    throw new Error(`${id} owes ${level}, its kind ${usual}: a reason belongs to what differs, and to nothing else`);
  return { id, area, kind, text, owes: level, reason, waitsFor: waitsFor === '' ? null : waitsFor };
};

/** Parses the rows of a ledger; throws for a row with an unknown level, or with one that differs from its kind without a reason. */
export const parseRequirements = (ledger: string): readonly Requirement[] =>
  ledger
    .split('\n')
    .slice(1)
    .filter((row) => row !== '')
    .map(readRow);

export const readRequirements = (): readonly Requirement[] =>
  parseRequirements(readFileSync(`${ROOT}docs/spec/requirements.tsv`, 'utf8'));

/** The numbers of the decisions on open points, from `A-01`. */
export const readDecisions = (): ReadonlySet<string> =>
  new Set(readFileSync(`${ROOT}docs/spec/decisions-on-open-points.md`, 'utf8').match(/\bA-\d{2,3}\b/g));
