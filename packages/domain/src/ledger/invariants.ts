/**
 * The invariants of the books, as functions that return each breach. Asserted after every step of the simulator and by
 * the production check. Source: reliability section 3, invariants 1 to 4 and 6.
 */
import { accountKey, isFloored } from './account.ts';
import type { Book } from './book.ts';
import { sumByCurrency } from './journal.ts';

/** `subject` is the key of the account or the cause of the journal. */
export interface Breach {
  readonly invariant:
    | 'journalSumsToZero'
    | 'postedIsSumOfEntries'
    | 'notOverdrawn'
    | 'heldIsSumOfHolds'
    | 'oneJournalPerCause';
  readonly subject: string;
}

type Invariant = (book: Book) => readonly Breach[];

const breaches = (invariant: Breach['invariant'], subjects: Iterable<string>): readonly Breach[] =>
  [...subjects].map((subject) => ({ invariant, subject }));

/** 1: the entries of each journal sum to zero in each currency. */
const journalSumsToZero: Invariant = ({ journals }) =>
  breaches(
    'journalSumsToZero',
    journals
      .filter(({ entries }) => [...sumByCurrency(entries).values()].some((rest) => rest !== 0n))
      .map(({ cause }) => cause.id),
  );

const add = (sums: Map<string, bigint>, key: string, amount: bigint): void => {
  sums.set(key, (sums.get(key) ?? 0n) + amount);
};

const differing = (book: Book, sums: ReadonlyMap<string, bigint>, of: 'posted' | 'held'): readonly string[] =>
  [...new Set([...book.balances.keys(), ...sums.keys()])].filter(
    (key) => (book.balances.get(key)?.[of] ?? 0n) !== (sums.get(key) ?? 0n),
  );

/** 2: the posted balance of an account is the sum of its entries. */
const postedIsSumOfEntries: Invariant = (book) => {
  const sums = new Map<string, bigint>();
  for (const { entries } of book.journals) {
    for (const { account, amountMinor } of entries) add(sums, accountKey(account), amountMinor);
  }
  return breaches('postedIsSumOfEntries', differing(book, sums, 'posted'));
};

/** 3: the spendable amount of a floored account is never below zero. */
const notOverdrawn: Invariant = ({ balances }) =>
  breaches(
    'notOverdrawn',
    [...balances]
      .filter(([, { account, posted, held }]) => isFloored(account.kind) && posted < held)
      .map(([key]) => key),
  );

/** 4: the held amount of an account is the sum of its open holds. */
const heldIsSumOfHolds: Invariant = (book) => {
  const sums = new Map<string, bigint>();
  for (const { account, amountMinor, state } of book.holds.values()) {
    if (state === 'open') add(sums, accountKey(account), amountMinor);
  }
  return breaches('heldIsSumOfHolds', differing(book, sums, 'held'));
};

/** 6: a kind of journal posts once for a cause, so an order settles once and a sold unit becomes one card. */
const oneJournalPerCause: Invariant = ({ journals }) => {
  const causes = journals.map(({ kind, cause }) => `${kind}/${cause.type}/${cause.id}`);
  return breaches('oneJournalPerCause', new Set(causes.filter((cause, at) => causes.indexOf(cause) !== at)));
};

const INVARIANTS: readonly Invariant[] = [
  journalSumsToZero,
  postedIsSumOfEntries,
  notOverdrawn,
  heldIsSumOfHolds,
  oneJournalPerCause,
];

/** All breaches of all invariants; empty for consistent books. */
export const bookBreaches: Invariant = (book) => INVARIANTS.flatMap((invariant) => invariant(book));
