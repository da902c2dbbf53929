/**
 * Writing an order: holds, order, lines and the stored answer in one statement. If a card no longer covers its reservation,
 * nothing is written.
 */
import { type Cart } from '@offrande/domain/cart';
import type { IdentityDocument } from '@offrande/domain/customer';
import { rewardValue } from '@offrande/domain/discount';
import { commissionAccount, isFloored } from '@offrande/domain/ledger';
import { type LineTotal, taxSplit } from '@offrande/domain/pricing';
import { type Money, sum, toMinorUnits } from '@offrande/domain/money';
import type { OrderState } from '@offrande/domain/order';
import { holdLifetimeMs, isToOwnAccount, type PaymentMeans } from '@offrande/domain/payment';
import { type RawBuilder, sql } from 'kysely';
import type { FileRow } from '../bulk-order/file-rows.ts';
import type { UnitTransaction } from '../database/in-unit.ts';
import { enqueueSql, type NewMessage } from '../outbox/outbox.ts';
import { uuid } from '../random.ts';
import { type Buyer, kindOf } from '../call/buyer.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';
import { guestDocumentPart } from './guest-document.ts';
import { orderLines } from './order-lines.ts';
import { quotationPart } from './order-quotations.ts';
import { approvalMessages, type NewApproval } from './order-approval.ts';
import type { InvoicedCompany, OrderBreakdown, OrderBuyer } from './order-rows.ts';
import type { PricedOrder } from './price-order.ts';
import { settlementJson } from './settlement-row.ts';

export interface NewOrder {
  readonly orderNo: string;
  readonly unit: Unit;
  readonly buyer: Buyer;
  readonly language: string;
  readonly cart: Cart;
  readonly means: PaymentMeans;
  readonly priced: PricedOrder;
  /** The rows of each line's file, in line order; null if it has none. */
  readonly files: readonly (readonly FileRow[] | null)[];
  /** The company named on the invoice; null for a private buyer. */
  readonly invoiced: InvoicedCompany | null;
  /** The customer that a salesman orders for. */
  readonly orderedFor: string | null;
  /** To whom the mails of the order go: the customer of a salesman; null for the giver of the first card. */
  readonly contact: { readonly name: string; readonly email: string } | null;
  /** The draft that it is made from. */
  readonly draftId: string | null;
  /** The decision that it waits for before it can be paid. */
  readonly approval: NewApproval | null;
  /** Stated by a guest, where the unit needs one. */
  readonly document: IdentityDocument | null;
  /** The numbers of the quotations that it is made from. */
  readonly quotations: readonly string[];
}

const initialState = ({ approval }: NewOrder): OrderState => (approval === null ? 'requesting' : 'awaitingApprover');

/** The person who orders for a company: one of its own, or a salesman. */
const placedBy = ({ buyer: { customer }, orderedFor }: NewOrder): string | null =>
  customer?.memberType === 'business' || orderedFor !== null ? (customer?.accountId ?? null) : null;

const minorText = (amount: Money): string => toMinorUnits(amount).toString();

/** The policy that the order was priced by. */
const policyOf = ({ unit, buyer }: Pick<NewOrder, 'unit' | 'buyer'>) => unit.cartPolicyFor(kindOf(buyer));

const breakdownOf = ({ cart, unit, buyer, priced: { total, reward } }: NewOrder): OrderBreakdown => {
  const text = (pick: (line: LineTotal) => LineTotal['face']): string =>
    toMinorUnits(sum(total.lines.map(pick), total.total.currency)).toString();
  return {
    face: text(({ face }) => face),
    discount: text(({ discount }) => discount),
    extra: text(({ extras }) => extras.product),
    cardMade: text(({ extras }) => extras.cardMade),
    letter: text(({ letter }) => letter),
    coupons: total.coupons.map(({ coupon, applied }) => ({
      lastDigits: coupon.cardNumber.slice(-4),
      applied: minorText(applied),
    })),
    ...(reward === null ? {} : { reward: { form: reward.form, amount: minorText(rewardValue(reward)) } }),
    tax: taxSplit(cart, total.lines, policyOf({ unit, buyer })).map(({ part, rate, price, tax }) => ({
      part,
      rate: rate.percent,
      price: minorText(price),
      tax: minorText(tax),
    })),
  };
};

/** SQL: whether the parts have written the order. */
export const IS_WRITTEN = sql<boolean>`exists (select from placed)`;

/** Parts that place the order's holds on cards and the wallet. */
const holdParts = (shop: Shop, { unit, priced }: NewOrder, expiresAt: Date) => {
  const wishes = priced.holds.map(({ account, amountMinor }) => ({
    id: uuid(shop.random),
    ...account,
    amount: amountMinor.toString(),
  }));
  // Most orders reserve nothing, so these parts are omitted.
  if (wishes.length === 0) return { taking: sql``, isTaken: sql`true`, holding: sql`` };
  return {
    taking: sql`
    wish as (
      select * from jsonb_to_recordset(${JSON.stringify(wishes)}::jsonb) as wish (id uuid, kind text, owner text, currency char(3), amount bigint)
    ),
    taken as (
      update account set held = account.held + wish.amount from wish, claimed
      where account.bu_id = ${unit.id} and account.kind = wish.kind and account.owner_key = wish.owner
        and account.currency = wish.currency
        /*guard free-value*/ and account.posted - account.held >= wish.amount /*end*/
      returning account.id, wish.id as hold_id, wish.amount
    ),`,
    isTaken: sql`(select count(*) from taken) = (select count(*) from wish)`,
    holding: sql`,
    holds as (
      insert into hold (id, bu_id, account_id, order_no, amount, expires_at)
      select taken.hold_id, ${unit.id}, taken.id, placed.order_no, taken.amount, ${expiresAt}::timestamptz from placed, taken
    )`,
  };
};

/** The parts that ask for a decision. */
const approvalPart = (shop: Shop, { orderNo, unit }: NewOrder, approval: NewApproval): RawBuilder<unknown> => sql`,
    approval as (
      insert into order_approval (order_no, bu_id, passed, decide_by)
      select order_no, ${unit.id}, ${approval.passed}, ${approval.decideBy}::timestamptz from placed
    ),
    told as (${enqueueSql(shop, unit.id, approvalMessages(orderNo, approval.approvers), IS_WRITTEN)})`;

/** The part that notes in the draft that it has been ordered. */
const draftPart = ({ draftId, unit }: NewOrder): RawBuilder<unknown> =>
  draftId === null
    ? sql``
    : sql`,
    drafted as (
      update draft_order set order_no = placed.order_no from placed where temp_id = ${draftId}::uuid and draft_order.bu_id = ${unit.id}
    )`;

/** The part that opens the account in which a salesman is owed commissions, with his first order in a currency. */
const commissionPart = (shop: Shop, { unit, priced: { settlement } }: NewOrder): RawBuilder<unknown> => {
  if (settlement.salesmanId === null) return sql``;
  const { kind, owner, currency } = commissionAccount(settlement.salesmanId, unit.currency.code);
  return sql`,
    earning as (
      insert into account (id, bu_id, kind, owner, currency, floor_zero)
      select ${uuid(shop.random)}::uuid, ${unit.id}, ${kind}, ${owner}, ${currency}, ${isFloored(kind)} from placed
      on conflict do nothing
    )`;
};

/** The message that sends the bank details for an order, or a top-up, that waits for a transfer. */
export const transferDetails = (orderNo: string): NewMessage => ({
  topic: 'transfer-details',
  subject: orderNo,
  at: null,
});

/** The part that sends the bank details to a buyer who pays by transfer. */
const transferPart = (shop: Shop, { orderNo, unit, means }: NewOrder): RawBuilder<unknown> =>
  isToOwnAccount(means)
    ? sql`,
    told as (${enqueueSql(shop, unit.id, [transferDetails(orderNo)], IS_WRITTEN)})`
    : sql``;

/** Parts of a statement that write an order if `claimed` has a row, and nothing otherwise. */
export const orderParts = (shop: Shop, order: NewOrder): RawBuilder<unknown> => {
  const { orderNo, unit, cart, priced } = order;
  const now = shop.clock();
  const expiresAt = order.approval?.decideBy ?? new Date(now.getTime() + holdLifetimeMs(order.means));
  const lines = orderLines(
    shop,
    {
      ...order,
      total: priced.total,
      reward: priced.reward,
      isCommissioned: priced.settlement.salesmanId !== null,
      feeRates: policyOf(order),
    },
    now,
  );
  const buyer: OrderBuyer = {
    ...(order.contact ?? cart.lines[0]!.sender),
    language: order.language,
    ...(order.invoiced && { company: order.invoiced }),
  };
  const { taking, isTaken, holding } = holdParts(shop, order, expiresAt);
  return sql`${taking}
    placed as (
      insert into purchase (order_no, bu_id, session_id, customer_id, state, payment_mean, currency, gross, coupons_applied, total,
        breakdown, settlement, buyer, ordered_for, placed_by, created_at, expires_at)
      select ${orderNo}, ${unit.id}, ${order.buyer.sessionId}::uuid, ${order.buyer.customer?.id ?? null}::uuid, ${initialState(order)}, ${order.means}, ${unit.currency.code},
        ${toMinorUnits(priced.total.gross).toString()}::bigint, ${toMinorUnits(priced.total.couponsApplied).toString()}::bigint,
        ${toMinorUnits(priced.total.total).toString()}::bigint, ${JSON.stringify(breakdownOf(order))}::jsonb,
        ${settlementJson(priced.settlement, priced)}::jsonb, ${JSON.stringify(buyer)}::jsonb, ${order.orderedFor}::uuid, ${placedBy(order)}::uuid, ${now}::timestamptz, ${expiresAt}::timestamptz
      from claimed where ${isTaken}
      returning order_no
    ),
    lines as (
      insert into order_line (id, bu_id, order_no, position, item_code, cards, amount, line_total, delivery_type, due_at,
        valid_months, is_locked, row_key, sale, detail)
      select line.id, ${unit.id}, placed.order_no, line.position, line.item_code, line.cards, line.amount, line.line_total,
        line.delivery_type, line.due_at, line.valid_months, line.is_locked, line.row_key, line.sale::jsonb, line.detail
      from placed, jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line (id uuid, position integer, item_code text,
        cards integer, amount bigint, line_total bigint, delivery_type text, due_at timestamptz, valid_months integer,
        is_locked boolean, row_key text, sale text, detail jsonb)
    )${holding}${order.approval === null ? transferPart(shop, order) : approvalPart(shop, order, order.approval)}${guestDocumentPart(shop, unit, order.document)}${quotationPart(unit, order.quotations)}${draftPart(order)}${commissionPart(shop, order)}`;
};

/** True if the order is written; false if a card or the wallet does not cover its reservation. */
export const writeOrder = async (
  transaction: UnitTransaction,
  shop: Shop,
  order: NewOrder,
  keptAnswer: RawBuilder<unknown>,
): Promise<boolean> => {
  const { rows } = await sql<{ is_written: boolean }>`
    with claimed as (select), ${orderParts(shop, order)}, kept as (${keptAnswer}) select ${IS_WRITTEN} as is_written`.execute(
    transaction,
  );
  return rows[0]!.is_written;
};
