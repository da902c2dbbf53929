/**
 * A member's history of one kind, as rows of one shape. Orders and top-ups come from the orders' table, transfers and imported
 * balances from the books themselves, so that they appear here whatever posts them. An order's products and cards come from
 * `orderContents`, joined to the rows of a page, or to all rows if they are searched by it. Source: S3.102, A-93.
 */
import { ORDER_STATUS_CODES, type OrderState } from '@offrande/domain/order';
import type { PaymentMeans } from '@offrande/domain/payment';
import { WALLET_TRANSFER } from '@offrande/domain/top-up';
import type { TransactionKind, WalletEntryKind, WalletStatus } from '@offrande/domain/wallet';
import { type RawBuilder, sql } from 'kysely';

export interface HistoryRow {
  readonly reference: string;
  readonly at: Date;
  readonly product_name: string;
  readonly amount: bigint;
  readonly order_state: OrderState | null;
  readonly wallet_status: WalletStatus | null;
  readonly payment_mean: PaymentMeans | null;
  readonly entry: WalletEntryKind | null;
  readonly friend_name: string | null;
  /** A company's own number of its order. */
  readonly purchase_order: string | null;
}

/** The first code of an order's state; a filter names it together with the others of its group. */
const stateCode = sql`case state ${sql.join(
  Object.entries(ORDER_STATUS_CODES).map(([state, [code]]) => sql`when ${state} then ${code}`),
  sql` `,
)} end`;

/**
 * To be joined to rows of `historySql`, aliased `record`: names of an order's products, and the number HMACs of the cards that
 * it issued or that paid for it.
 */
export const orderContents = sql`
  left join lateral (select coalesce(string_agg(distinct detail->>'productName', ', '), '') as product_names
    from order_line where order_line.order_no = record.order_no) names on true
  left join lateral (select array(
      select card.number_hmac from card join order_line on order_line.id = card.order_line_id
      where order_line.order_no = record.order_no
      union all select card.number_hmac from card join hold on hold.account_id = card.account_id
      where hold.order_no = record.order_no) as hmacs) cards on true`;

/** A record's product and cards; requires the join of `orderContents`. */
export const productName = sql`coalesce(record.product_name, names.product_names)`;
export const cardHmacs = sql`coalesce(record.hmacs, cards.hmacs)`;

const orders = (unitId: string, customerId: string) => sql`
  select order_no as reference, created_at as at, order_no, null as product_name, total as amount, null::text[] as hmacs,
    ${stateCode} as status_code, state as order_state, null as wallet_status, payment_mean, null as entry, null as friend_name,
    buyer->'company'->>'purchaseOrder' as purchase_order
  from purchase
  where purchase.customer_id = ${customerId} and purchase.bu_id = ${unitId} and sells = 'cards'`;

/**
 * A partly returned order still counts as paid. A top-up without an open payment is not in progress, even if it has not
 * expired; before its payment page was opened it is not listed (A-172). One by transfer is, from its beginning to its end (A-184).
 */
const walletStatus = (requesting: string, canceled: string, confirmed: string) => sql`
  case when state = 'canceled' or (state = 'requesting' and sells = 'topUp' and not at_provider.is_open) then ${canceled}
    when state = 'requesting' then ${requesting} else ${confirmed} end`;
const atProvider = sql`
  left join lateral (select purchase.payment_mean = ${WALLET_TRANSFER} or coalesce(bool_or(state = 'open'), false) as is_open,
      purchase.payment_mean = ${WALLET_TRANSFER} or coalesce(bool_or(provider_ref is not null), false) as was_opened
    from payment_attempt where payment_attempt.order_no = purchase.order_no) at_provider on sells = 'topUp'`;

/** A bonus is announced once its order is paid, and credited with its cards; a fully returned one is not listed. */
const bonusStatus = (requesting: string, canceled: string, confirmed: string) => sql`
  case when kept <= 0 or (credited_at is null and state not in ('confirmed', 'pending')) then ${canceled}
    when credited_at is null then ${requesting} else ${confirmed} end`;

const wallet = (unitId: string, customerId: string) => sql`
  select order_no as reference, created_at as at, order_no, null as product_name,
    (settlement->>case sells when 'cards' then 'paidMinor' else 'amountMinor' end)::bigint as amount, null::text[] as hmacs,
    ${walletStatus('R', 'N', 'Y')} as status_code, null as order_state,
    ${walletStatus('requesting', 'canceled', 'confirmed')} as wallet_status, null as payment_mean,
    case sells when 'cards' then 'redeem' else 'topUp' end as entry, null as friend_name,
    null as purchase_order
  from purchase ${atProvider}
  where purchase.customer_id = ${customerId} and purchase.bu_id = ${unitId}
    and ((sells = 'cards' and settlement->'paidFrom'->>'type' = 'wallet')
      or (sells = 'topUp' and settlement->'to'->>'kind' = 'wallet' and (state = 'confirmed' or at_provider.was_opened)))
  union all
  select order_no, coalesce(credited_at, created_at), order_no, null, case when kept > 0 then kept else bonus end, null,
    ${bonusStatus('R', 'N', 'Y')}, null, ${bonusStatus('requesting', 'canceled', 'confirmed')}, null, 'cashback', null, null
  from purchase cross join lateral (
    select (settlement->'bonus'->>'amountMinor')::bigint as bonus,
      (settlement->'bonus'->>'amountMinor')::bigint
        - coalesce((select sum(refund.bonus) from refund where refund.order_no = purchase.order_no), 0)::bigint as kept,
      (select at from journal where journal.bu_id = purchase.bu_id and journal.kind = 'creditBonus'
        and journal.cause_type = 'order' and journal.cause_id = purchase.order_no) as credited_at
  ) earned
  where purchase.customer_id = ${customerId} and purchase.bu_id = ${unitId} and settlement ? 'bonus'
    and state not in ('requesting', 'canceled')
  union all
  select cause_id, at, null, product_name, amount, array[mark], 'Y', null, 'confirmed', null, 'topUp', null, null
  from imported_balance where customer_id = ${customerId} and bu_id = ${unitId}`;

/** With the names that the sender entered for both: the person who claims the friend's card is not disclosed. */
const transfers = (side: 'sender' | 'receiver', unitId: string, customerId: string) => {
  const other = side === 'sender' ? 'receiver' : 'sender';
  return sql`
    select transfer_id as reference, at, null as order_no, product_name, amount, array[${sql.ref(`${side}_mark`)}] as hmacs, null as status_code,
      null as order_state, null as wallet_status, null as payment_mean, null as entry, coalesce(
        (select detail->${other}->>'name' from card_transfer where id = given_value.transfer_id::uuid),
        ${sql.ref(`${other}_name`)}) as friend_name, null as purchase_order
    from given_value where ${sql.ref(`${side}_id`)} = ${customerId} and bu_id = ${unitId}`;
};

/** The query for the history; a filter matches `status_code`. Filtering and paging are up to the caller. */
export const historySql = (kind: TransactionKind, unitId: string, customerId: string): RawBuilder<unknown> => {
  switch (kind) {
    case 'order':
      return orders(unitId, customerId);
    case 'wallet':
      return wallet(unitId, customerId);
    case 'transfer':
      return transfers('sender', unitId, customerId);
    case 'receive':
      return transfers('receiver', unitId, customerId);
  }
};
