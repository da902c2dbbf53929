/** The call `orderDetail`: an order as its buyer's session may see it, without card numbers or PINs. Source: S3.50. */
import type { Calls, ResponseOf } from '@offrande/api-client/contract';
import { bankAccountOf } from '@offrande/domain/business-unit';
import { DELIVERY_CODES, type DeliveryType } from '@offrande/domain/delivery';
import { rewardFormFromCode } from '@offrande/domain/discount/schema';
import { type Currency, encodeAmount, fromMinorUnits } from '@offrande/domain/money';
import { type OrderState, orderStatusCode } from '@offrande/domain/order';
import { WHOLE_STORE } from '@offrande/domain/personalisation';
import { isToOwnAccount, type PaymentMeans } from '@offrande/domain/payment';
import { paymentMeansCode } from '@offrande/domain/payment/schema';
import { Schema } from 'effect';
import { sql } from 'kysely';
import { localizedText } from '../catalogue/unit-catalogue.ts';
import { inUnit } from '../database/in-unit.ts';
import { CallRefused } from '../call/call-refused.ts';
import type { CallContext, Handler } from '../call/handler.ts';
import { courseColumns, courseOf, type CourseRow } from './order-course.ts';
import type { OrderBreakdown, OrderBuyer, OrderLineDetail } from './order-rows.ts';
import type { Unit } from '../unit/unit.ts';
import { openTo } from './own-order.ts';
import { type ApprovalRow, approvalSql, shownApproval } from './shown-approval.ts';

interface OrderRow extends CourseRow {
  readonly state: OrderState;
  readonly payment_mean: PaymentMeans;
  readonly payment_id: string | null;
  readonly currency: string;
  readonly total: bigint;
  readonly breakdown: OrderBreakdown;
  readonly buyer: OrderBuyer;
  readonly tracking_number: string | null;
  readonly created_at: Date;
  readonly confirmed_at: Date | null;
  /** When the order's bonus was credited to the wallet. */
  readonly credited_at: Date | null;
  /** What returns took back of it. */
  readonly bonus_returned: bigint;
  readonly approval: ApprovalRow | null;
  /** The numbers of the quotations that it was made from, without those that its owner has disabled. */
  readonly quotations: readonly string[];
  /** The newest receipt, as JSON. */
  readonly receipt: { readonly fileName: string; readonly receivedAt: string } | null;
}

interface LineRow {
  readonly item_code: string;
  readonly cards: number;
  readonly amount: bigint;
  readonly line_total: bigint;
  readonly delivery_type: DeliveryType;
  readonly is_locked: boolean;
  readonly detail: OrderLineDetail;
}

const encodeRewardForm = Schema.encodeSync(rewardFormFromCode);

type Detail = ResponseOf<Calls['orderDetail']>;

const amountWriter =
  (currency: Currency) =>
  (minor: bigint | string): string =>
    encodeAmount(fromMinorUnits(BigInt(minor), currency));

const placeOf = ({ receiver: { address } }: OrderLineDetail): string | null =>
  address.city === '' ? null : `${address.zipCode} ${address.city}`.trim();

/** In the order's language, like the card's name. */
const extraName = (unit: Unit, { extraItemCode, language }: OrderLineDetail): string | null => {
  const extra = unit.catalogue.unit.additionalProducts.find(({ itemCode }) => itemCode === extraItemCode);
  return extra === undefined ? null : localizedText(extra.name, language, unit.defaultLanguage);
};

const lineOf = (row: LineRow, write: ReturnType<typeof amountWriter>, unit: Unit): Detail['lines'][number] => ({
  itemCode: row.item_code,
  productName: row.detail.productName,
  productImgUrl: row.detail.productImageUrl,
  message: row.detail.message,
  message2: row.detail.message2,
  personalImageUrl: row.detail.photoUrl,
  templateImgUrl: row.detail.templateImageUrl,
  amount: write(row.amount),
  qty: row.cards,
  deliverType: DELIVERY_CODES[row.delivery_type],
  deliverDate: row.detail.deliverDate,
  receiverName: row.detail.receiver.name,
  receiverPlace: placeOf(row.detail),
  redeemablePlace: row.detail.terms?.redeemablePlace ?? WHOLE_STORE,
  extraProductName: extraName(unit, row.detail),
  lineTotal: write(row.line_total),
  isLocked: row.is_locked,
  isGift: row.detail.price.isGift === true,
});

/** The bank details for an order that awaits a transfer. */
const transferOf = (unit: Unit, { state, payment_mean }: OrderRow): Detail['bankTransfer'] =>
  state === 'requesting' && isToOwnAccount(payment_mean) ? bankAccountOf(unit.rules) : null;

/** A bonus stays announced until the cards are issued; returns take their share of it, and a cancelled order promises nothing. */
const rewardOf = (
  { state, breakdown, credited_at, bonus_returned }: OrderRow,
  write: ReturnType<typeof amountWriter>,
): Detail['reward'] => {
  if (breakdown.reward === undefined || state === 'canceled') return null;
  const { form, amount } = breakdown.reward;
  const left = BigInt(amount) - bonus_returned;
  if (left <= 0n) return null;
  return { form: encodeRewardForm(form), amount: write(left), creditedAt: credited_at?.toISOString() ?? null };
};

const receiptOf = ({ receipt }: OrderRow): Detail['receipt'] =>
  receipt && { ...receipt, receivedAt: new Date(receipt.receivedAt).toISOString() };

const detailOf = (
  orderNo: string,
  order: OrderRow,
  lines: readonly LineRow[],
  { unit, buyer }: Pick<CallContext, 'unit' | 'buyer'>,
): Detail => {
  const write = amountWriter(unit.currency);
  const { breakdown } = order;
  return {
    orderNo,
    status: orderStatusCode(order.state),
    paymentMean: paymentMeansCode(order.payment_mean),
    paymentId: order.payment_id,
    currency: order.currency,
    createdAt: order.created_at.toISOString(),
    confirmedAt: order.confirmed_at?.toISOString() ?? null,
    buyerName: order.buyer.name,
    buyerEmail: order.buyer.email,
    purchaseOrder: order.buyer.company?.purchaseOrder ?? null,
    quotations: order.quotations,
    cards: lines.reduce((cards, line) => cards + line.cards, 0),
    faceTotal: write(breakdown.face),
    discountTotal: write(breakdown.discount),
    extraTotal: write(breakdown.extra),
    cardMadeTotal: write(breakdown.cardMade),
    letterTotal: write(breakdown.letter),
    reward: rewardOf(order, write),
    coupons: breakdown.coupons.map(({ lastDigits, applied }) => ({ lastDigits, applied: write(applied) })),
    orderAmtTot: write(order.total),
    trackingNumber: order.tracking_number,
    ...courseOf(order, write),
    bankTransfer: transferOf(unit, order),
    approval: order.approval && shownApproval(order.approval, buyer),
    receipt: receiptOf(order),
    lines: lines.map((line) => lineOf(line, write, unit)),
  };
};

export const orderDetail: Handler<Calls['orderDetail']> = ({ orderNo }, { shop, unit, buyer }) =>
  inUnit(shop.connection, unit.id, async (transaction) => {
    const orders = await sql<OrderRow>`
      select state, payment_mean, payment_id, currency, total, breakdown, buyer, tracking_number, created_at, confirmed_at,
        (select jsonb_build_object('fileName', file_name, 'receivedAt', received_at) from payment_receipt
          where payment_receipt.order_no = purchase.order_no order by received_at desc limit 1) as receipt,
        (select at from journal where journal.bu_id = purchase.bu_id and journal.kind = 'creditBonus'
          and journal.cause_type = 'order' and journal.cause_id = purchase.order_no) as credited_at,
        (select coalesce(sum(bonus), 0)::bigint from refund where refund.order_no = purchase.order_no) as bonus_returned,
        (select coalesce(array_agg(quotation.order_no order by quotation.created_at, quotation.order_no), '{}')
          from quotation_order join quotation on quotation.order_no = quotation_order.quotation_no
          where quotation_order.order_no = purchase.order_no and not quotation.is_disabled) as quotations,
        ${approvalSql(buyer)} as approval, ${courseColumns(unit.id)}
      from purchase where order_no = ${orderNo} and bu_id = ${unit.id} and ${openTo(buyer)}`.execute(transaction);
    if (orders.rows[0] === undefined) throw new CallRefused('notFound', { field: 'orderNo' });
    const lines = await sql<LineRow>`
      select item_code, cards, amount, line_total, delivery_type, is_locked, detail
      from order_line where order_no = ${orderNo} and bu_id = ${unit.id} order by position`.execute(transaction);
    return detailOf(orderNo, orders.rows[0], lines.rows, { unit, buyer });
  });
