/**
 * The call `getMemberHistory`: a member's orders, wallet movements, and transfers sent and received, filtered and paged, newest
 * first. Source: S3.102, S7.18, S7.19, A-93.
 */
import type { Calls, RequestOf, ResponseOf } from '@offrande/api-client/contract';
import { encodeAmount, fromMinorUnits } from '@offrande/domain/money';
import { orderStatusCode } from '@offrande/domain/order';
import { PAGE_SIZE } from '@offrande/domain/paging';
import { paymentMeansCode } from '@offrande/domain/payment/schema';
import { parseDate } from '@offrande/domain/time';
import {
  checkHistoryFilter,
  DEFAULT_TRANSACTION_KIND,
  historyRange,
  type TransactionKind,
  wholeHistory,
} from '@offrande/domain/wallet';
import { WalletEntryKindFromCode, WalletStatusFromCode } from '@offrande/domain/wallet/schema';
import { Result, Schema } from 'effect';
import { sql } from 'kysely';
import { normaliseCardNumber } from '@offrande/domain/coupon';
import { cardNumberHmac } from '../card/card-number.ts';
import type { CustomerView } from '@offrande/domain/salesman';
import { viewedCustomer } from '../customer/viewed-customer.ts';
import { inUnit } from '../database/in-unit.ts';
import { CallRefused } from '../call/call-refused.ts';
import type { CallContext, Handler } from '../call/handler.ts';
import type { Unit } from '../unit/unit.ts';
import { type HistoryRow, historySql, cardHmacs, orderContents, productName } from './history-rows.ts';

type Request = RequestOf<Calls['getMemberHistory']>;
type Answer = ResponseOf<Calls['getMemberHistory']>;

const dateOf = (text: string | undefined, field: string) => {
  if (text === undefined || text === '') return null;
  const date = parseDate(text);
  if (Result.isFailure(date)) throw new CallRefused('badRequest', { field });
  return date.success;
};

/** The instants that the dates cover in the unit's time zone. */
const rangeOf = ({ dateBegin, dateEnd }: Request, { timeZone }: Unit) => {
  const dates = { from: dateOf(dateBegin, 'dateBegin'), to: dateOf(dateEnd, 'dateEnd') };
  if (Result.isFailure(checkHistoryFilter({ ...wholeHistory(), ...dates })))
    throw new CallRefused('badRequest', { field: 'dateEnd' });
  const { from, before } = historyRange(dates, timeZone);
  return { from: from === null ? null : new Date(from), before: before === null ? null : new Date(before) };
};

/** A `like` pattern for a literal text, with its wildcards escaped. */
const pattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

const encodeEntry = Schema.encodeSync(WalletEntryKindFromCode);
const encodeWalletStatus = Schema.encodeSync(WalletStatusFromCode);

const statusOf = ({ order_state, wallet_status }: HistoryRow): string | null => {
  if (order_state !== null) return orderStatusCode(order_state);
  return wallet_status === null ? null : encodeWalletStatus(wallet_status);
};

const recordOf =
  ({ currency }: Unit) =>
  (row: HistoryRow): Answer['transactionRecords'][number] => ({
    reference: row.reference,
    at: row.at.toISOString(),
    productName: row.product_name,
    amount: encodeAmount(fromMinorUnits(row.amount, currency)),
    status: statusOf(row),
    paymentMean: row.payment_mean === null ? null : paymentMeansCode(row.payment_mean),
    entry: row.entry === null ? null : encodeEntry(row.entry),
    friendName: row.friend_name,
    purchaseOrder: row.purchase_order,
  });

/** A salesman sees what was ordered, but neither money nor by which card. */
const viewOfHistory = (kind: TransactionKind, { cardNumber = '' }: Request): CustomerView => {
  if (kind !== 'order') return 'wallet';
  return cardNumber === '' ? 'orderHistory' : 'cards';
};

/** One page of the matching records, and the total. */
const readPage = (
  { shop, unit, buyer }: CallContext,
  kind: TransactionKind,
  request: Request,
): Promise<readonly (HistoryRow & { readonly total: bigint })[]> => {
  const { from, before } = rangeOf(request, unit);
  const number = normaliseCardNumber(request.cardNumber ?? '');
  const numberHmac = number === '' ? null : cardNumberHmac(shop.vault, unit.id, number);
  const purchaseOrder = request.purchaseOrder ?? '';
  const filter = sql`
    (${from}::timestamptz is null or at >= ${from}::timestamptz) and (${before}::timestamptz is null or at < ${before}::timestamptz)
    and (${request.status?.length ?? 0} = 0 or status_code = any(${request.status ?? []}::text[]))
    and (${purchaseOrder} = '' or purchase_order ilike ${pattern(purchaseOrder)})`;
  const text = request.productName ?? '';
  // Without a search for a card or product, only the page's rows are joined with what they sold, not all records.
  const searched =
    numberHmac === null && text === ''
      ? { join: sql``, filter }
      : {
          join: orderContents,
          filter: sql`${filter} and (${numberHmac}::text is null or ${numberHmac} = any(${cardHmacs})) and ${productName} ilike ${pattern(text)}`,
        };
  return inUnit(shop.connection, unit.id, async (transaction) => {
    const view = viewOfHistory(kind, request);
    const customer = await viewedCustomer(transaction, unit, buyer, { custId: request.custId, view });
    const { rows } = await sql<HistoryRow & { total: bigint }>`
      with found as materialized (
        select record.* from (${historySql(kind, unit.id, customer.id)}) record ${searched.join} where ${searched.filter}
      )
      select counted.total, record.*, ${productName} as product_name from (select count(*) as total from found) counted
        left join lateral (
          select * from found order by at desc, reference limit ${PAGE_SIZE} offset ${(request.page - 1) * PAGE_SIZE}
        ) record on true ${orderContents}
      order by record.at desc, record.reference`.execute(transaction);
    return rows;
  });
};

export const getMemberHistory: Handler<Calls['getMemberHistory']> = async (request, context) => {
  const kind = request.historyType ?? DEFAULT_TRANSACTION_KIND;
  const rows = await readPage(context, kind, request);
  return {
    historyType: kind,
    totalCount: Number(rows[0]?.total ?? 0),
    transactionRecords: rows.filter(({ reference }) => reference !== null).map(recordOf(context.unit)),
  };
};
