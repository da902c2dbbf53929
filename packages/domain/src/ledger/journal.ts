/** Journals, entries and holds: the changes that an event makes to the books. Amounts are whole minor units. */
import type { Account } from './account.ts';
import { accountKey } from './account.ts';

/** The cause of a journal. A kind of journal posts once for a cause. */
export interface Cause {
  readonly type: 'order' | 'orderUnit' | 'payment' | 'card' | 'transfer' | 'importBalance' | 'refund';
  readonly id: string;
}

export type JournalKind =
  | 'enter'
  | 'settle'
  | 'issue'
  | 'lateMoney'
  | 'refundLateMoney'
  | 'topUp'
  | 'creditBonus'
  | 'earnCommission'
  | 'transfer'
  | 'importBalance'
  | 'expire'
  | 'returnCards'
  | 'payBack';

/** Who did something manually, and why. */
export interface JournalNote {
  readonly actor: string;
  readonly reason: string;
}

/** Positive raises the account's balance, negative lowers it; never zero. */
export interface Entry {
  readonly account: Account;
  readonly amountMinor: bigint;
}

/** Never changed once posted; a mistake is corrected by another journal. Its entries sum to zero in every currency. */
export interface Journal {
  readonly kind: JournalKind;
  readonly cause: Cause;
  readonly entries: readonly Entry[];
  /** Null where a rule posted it. */
  readonly note: JournalNote | null;
}

/** `place` reserves, `release` frees, `post` ends a reservation whose amount is debited in the same change. */
export interface HoldChange {
  readonly type: 'place' | 'release' | 'post';
  readonly account: Account;
  readonly orderNo: string;
  readonly amountMinor: bigint;
}

/**
 * The changes of one event, applied completely or not at all. Placing and releasing holds moves no value and has no
 * journal.
 */
export interface LedgerChange {
  readonly journal: Journal | null;
  readonly holds: readonly HoldChange[];
}

/** Sums the entries of each account, drops those that sum to zero, and sorts accounts in locking order. */
export const tidy = (entries: readonly Entry[]): readonly Entry[] => {
  const byAccount = new Map<string, Entry>();
  for (const { account, amountMinor } of entries) {
    const key = accountKey(account);
    byAccount.set(key, { account, amountMinor: (byAccount.get(key)?.amountMinor ?? 0n) + amountMinor });
  }
  return [...byAccount]
    .filter(([, { amountMinor }]) => amountMinor !== 0n)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, entry]) => entry);
};

/** The sum of the entries in each currency; always zero in a journal. */
export const sumByCurrency = (entries: readonly Entry[]): ReadonlyMap<string, bigint> => {
  const sums = new Map<string, bigint>();
  for (const { account, amountMinor } of entries) {
    sums.set(account.currency, (sums.get(account.currency) ?? 0n) + amountMinor);
  }
  return sums;
};

/** Makes a journal. Entries that do not sum to zero are a defect: no caller may create or lose value. */
export const journal = (
  kind: JournalKind,
  cause: Cause,
  entries: readonly Entry[],
  note: JournalNote | null = null,
): Journal => {
  for (const [currency, rest] of sumByCurrency(entries)) {
    if (rest !== 0n) throw new RangeError(`Journal ${kind} of ${cause.id} leaves ${rest} ${currency}`);
  }
  return { kind, cause, entries: tidy(entries), note };
};
