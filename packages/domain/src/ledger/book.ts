/**
 * The books in memory: the required behaviour of a store of ledger changes. It is the simulator's model and the
 * reference for the real store. A change is applied completely or refused completely.
 */
import { Result } from 'effect';
import { accountKey, isFloored } from './account.ts';
import type { Account } from './account.ts';
import { sumByCurrency } from './journal.ts';
import type { Entry, HoldChange, Journal, LedgerChange } from './journal.ts';

/** `posted` is the sum of the entries, `held` of the open holds; the difference may be spent. */
export interface Balance {
  readonly account: Account;
  readonly posted: bigint;
  readonly held: bigint;
}

/** An order's reservation on one account. */
export interface Hold {
  readonly account: Account;
  readonly orderNo: string;
  readonly amountMinor: bigint;
  readonly state: 'open' | 'posted' | 'released';
}

export interface Book {
  readonly balances: ReadonlyMap<string, Balance>;
  readonly journals: readonly Journal[];
  readonly holds: ReadonlyMap<string, Hold>;
}

/**
 * `AlreadyPosted`: a journal of this kind exists for this cause. `InsufficientFunds`: the account would be overdrawn,
 * or less than is held would remain. `AlreadyHeld`, `HoldNotOpen`: a hold cannot be placed twice unless it was
 * released, nor ended unless it is open with this amount. `Unbalanced`: the entries do not sum to zero.
 */
export type LedgerRefusal =
  | { readonly _tag: 'AlreadyPosted'; readonly journal: Journal }
  | { readonly _tag: 'Unbalanced'; readonly journal: Journal }
  | { readonly _tag: 'InsufficientFunds'; readonly account: Account }
  | { readonly _tag: 'AlreadyHeld' | 'HoldNotOpen'; readonly account: Account; readonly orderNo: string };

export const EMPTY_BOOK: Book = { balances: new Map(), journals: [], holds: new Map() };

const NO_VALUE = { posted: 0n, held: 0n };

/** The balance of an account; zero if nothing was ever posted. */
export const balanceOf = (book: Book, account: Account): Balance =>
  book.balances.get(accountKey(account)) ?? { account, ...NO_VALUE };

/** The spendable amount: posted less held. */
export const availableOf = (book: Book, account: Account): bigint => {
  const { posted, held } = balanceOf(book, account);
  return posted - held;
};

const holdKey = ({ account, orderNo }: Pick<Hold, 'account' | 'orderNo'>): string =>
  `${orderNo}/${accountKey(account)}`;

const sameCause = (a: Journal, b: Journal): boolean =>
  a.kind === b.kind && a.cause.type === b.cause.type && a.cause.id === b.cause.id;

const checkJournal = (book: Book, journal: Journal): Result.Result<void, LedgerRefusal> => {
  if (book.journals.some((posted) => sameCause(posted, journal)))
    return Result.fail({ _tag: 'AlreadyPosted', journal });
  const isBalanced = [...sumByCurrency(journal.entries).values()].every((rest) => rest === 0n);
  return isBalanced ? Result.void : Result.fail({ _tag: 'Unbalanced', journal });
};

const ENDED = { place: 'open', release: 'released', post: 'posted' } as const;

const applyHold = (
  holds: ReadonlyMap<string, Hold>,
  { type, account, orderNo, amountMinor }: HoldChange,
): Result.Result<ReadonlyMap<string, Hold>, LedgerRefusal> => {
  const key = holdKey({ account, orderNo });
  const known = holds.get(key);
  const isOpen = known?.state === 'open' && known.amountMinor === amountMinor;
  if (type === 'place' && known !== undefined && known.state !== 'released')
    return Result.fail({ _tag: 'AlreadyHeld', account, orderNo });
  if (type !== 'place' && !isOpen) return Result.fail({ _tag: 'HoldNotOpen', account, orderNo });
  return Result.succeed(new Map(holds).set(key, { account, orderNo, amountMinor, state: ENDED[type] }));
};

const moved = (
  balances: ReadonlyMap<string, Balance>,
  entries: readonly Entry[],
  changes: readonly HoldChange[],
): ReadonlyMap<string, Balance> => {
  const next = new Map(balances);
  const move = (account: Account, posted: bigint, held: bigint): void => {
    const key = accountKey(account);
    const before = next.get(key) ?? { account, ...NO_VALUE };
    next.set(key, { account, posted: before.posted + posted, held: before.held + held });
  };
  for (const { account, amountMinor } of entries) move(account, amountMinor, 0n);
  for (const { type, account, amountMinor } of changes)
    move(account, 0n, type === 'place' ? amountMinor : -amountMinor);
  return next;
};

/** Applies a change to the books, or returns why it is refused. */
export const applyChange = (book: Book, change: LedgerChange): Result.Result<Book, LedgerRefusal> =>
  Result.gen(function* () {
    const { journal } = change;
    if (journal !== null) yield* checkJournal(book, journal);
    let { holds } = book;
    for (const hold of change.holds) holds = yield* applyHold(holds, hold);
    const balances = moved(book.balances, journal?.entries ?? [], change.holds);
    for (const { account, posted, held } of balances.values()) {
      if (isFloored(account.kind) && posted - held < 0n)
        return yield* Result.fail({ _tag: 'InsufficientFunds' as const, account });
    }
    return { balances, holds, journals: journal === null ? book.journals : [...book.journals, journal] };
  });
