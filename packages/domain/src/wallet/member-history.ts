/**
 * A member's history: orders, wallet movements, transfers sent and received, filtered by kind, card, dates, status and
 * product, and loaded page by page. Source: S3.102, S3.143, S4.60, S7.18, S7.19, A-93.
 */
import { Result } from 'effect';
import type { Money } from '../money/index.ts';
import type { OrderStatus } from '../order/index.ts';
import { FIRST_PAGE, receivePage } from '../paging/index.ts';
import type { Page } from '../paging/index.ts';
import { addDays, compareDates, formatDate, instantOf } from '../time/index.ts';
import type { CalendarDate, Instant } from '../time/index.ts';
import type { WalletEntryKind, WalletStatus } from './wallet-entry.ts';

export const TRANSACTION_KINDS = ['order', 'wallet', 'transfer', 'receive'] as const;
export type TransactionKind = (typeof TRANSACTION_KINDS)[number];
export const DEFAULT_TRANSACTION_KIND: TransactionKind = 'order';

interface RecordFacts {
  readonly reference: string;
  readonly at: Instant;
  readonly productName: string;
  readonly amount: Money;
}

/** `purchaseOrder` is a company's own number of its order, `friendName` the other party of a transfer. */
export type TransactionRecord =
  | (RecordFacts & {
      readonly kind: 'order';
      readonly status: OrderStatus;
      readonly purchaseOrder: string | null;
    })
  | (RecordFacts & { readonly kind: 'wallet'; readonly entry: WalletEntryKind; readonly status: WalletStatus })
  | (RecordFacts & { readonly kind: 'transfer' | 'receive'; readonly friendName: string });

interface FilterFacts {
  readonly cardNumber: string | null;
  readonly from: CalendarDate | null;
  readonly to: CalendarDate | null;
  readonly productName: string;
  readonly purchaseOrder: string;
}

/**
 * The filter of a history. Null and empty mean everything; both dates are inclusive. `purchaseOrder` finds orders by a
 * part of the company's own number.
 */
export type HistoryFilter = FilterFacts &
  (
    | { readonly kind: 'order'; readonly status: OrderStatus | null }
    | { readonly kind: 'wallet'; readonly status: WalletStatus | null }
    | { readonly kind: 'transfer' | 'receive'; readonly status: null }
  );

/** Everything of one kind; orders unless another is named. */
export const wholeHistory = (kind: TransactionKind = DEFAULT_TRANSACTION_KIND): HistoryFilter => ({
  kind,
  cardNumber: null,
  from: null,
  to: null,
  status: null,
  productName: '',
  purchaseOrder: '',
});

/** The filter, unless it begins after it ends: `DatesReversed`. */
export const checkHistoryFilter = (
  filter: HistoryFilter,
): Result.Result<HistoryFilter, { readonly _tag: 'DatesReversed' }> => {
  const { from, to } = filter;
  return from !== null && to !== null && compareDates(from, to) > 0
    ? Result.fail({ _tag: 'DatesReversed' })
    : Result.succeed(filter);
};

/**
 * The instants that a filter's dates cover in a zone: from the first (inclusive) to the second (exclusive). Null:
 * unlimited.
 */
export const historyRange = (
  { from, to }: Pick<HistoryFilter, 'from' | 'to'>,
  zone: string,
): { readonly from: Instant | null; readonly before: Instant | null } => {
  const midnightOf = (date: CalendarDate): Instant => instantOf({ ...date, hour: 0, minute: 0 }, zone);
  return {
    from: from === null ? null : midnightOf(from),
    before: to === null ? null : midnightOf(addDays(to, 1)),
  };
};

/** The records loaded for a filter; null until its first page has arrived. */
export interface MemberHistory {
  readonly filter: HistoryFilter;
  readonly records: Page<TransactionRecord> | null;
}

/** Restarts a history: another filter starts at page 1. */
export const askHistory = (filter: HistoryFilter): MemberHistory => ({ filter, records: null });

const keyOf = ({ kind, status, cardNumber, from, to, productName, purchaseOrder }: HistoryFilter): string =>
  JSON.stringify([
    kind,
    status,
    cardNumber,
    from && formatDate(from),
    to && formatDate(to),
    productName,
    purchaseOrder,
  ]);

/**
 * Adds a page: page 1 replaces, the next is appended. The answer to another filter than the current is late and
 * ignored.
 */
export const receiveHistory = (
  history: MemberHistory,
  filter: HistoryFilter,
  page: Page<TransactionRecord>,
): MemberHistory =>
  keyOf(history.filter) === keyOf(filter) ? { ...history, records: receivePage(history.records, page) } : history;

/** The state under the names of the specification. */
export const historyState = ({ filter, records }: MemberHistory) => ({
  historyType: filter.kind,
  totalCount: records?.totalCount ?? 0,
  transactionRecords: records?.items ?? [],
});

/** The request to the server. */
export interface HistoryRequest {
  readonly custId: string;
  readonly filter: HistoryFilter;
  readonly page: number;
}

/** A request; by default for the first page of all orders. */
export const historyRequest = (
  custId: string,
  filter: HistoryFilter = wholeHistory(),
  page: number = FIRST_PAGE,
): HistoryRequest => ({ custId, filter, page });
