/**
 * Books the money of an order that staff found on the bank statement. The same rule decides as for a provider's report: it settles the
 * order that waits for it, or goes to suspense with a task for staff. A line of the statement counts once, by the bank's reference.
 * Source: S4.15, A-36, A-102, reliability section 3.
 */
import { nextOrderState } from '@offrande/domain/order';
import {
  outcomeOfReport,
  type PaymentAttempt,
  type PaymentTask,
  type ReportedPayment,
} from '@offrande/domain/payment-attempt';
import { wayOfPaying } from '@offrande/domain/payment';
import { Result } from 'effect';
import { sql } from 'kysely';
import { inUnit, type UnitTransaction } from '../database/in-unit.ts';
import type { Shop } from '../shop.ts';
import { closeTasks } from '../task/close-tasks.ts';
import { openTask } from '../task/open-task.ts';
import type { Unit } from '../unit/unit.ts';
import { lockOrder, type OrderToPay } from '../order/lock-order.ts';
import { settle } from './settle.ts';
import { bookInSuspense } from './suspense.ts';

/** A line of the bank statement. `actor` is the person who books it. */
export interface BankMoney {
  readonly amountMinor: bigint;
  readonly currency: string;
  readonly reference: string;
  readonly actor: string;
}

/** `repeated`: this reference was booked before, and nothing is changed. `unknown`: the unit has no such order. */
export type TransferOutcome = 'settled' | 'repeated' | 'unknown' | PaymentTask;

/** The id of a bank payment in the books, distinct from providers' ids. */
export const bankPaymentId = (reference: string): string => `bank:${reference}`;

const waitsForBank = ({ state, payment_mean }: OrderToPay): boolean =>
  wayOfPaying(payment_mean) === 'later' && Result.isSuccess(nextOrderState(state, 'settle'));

const STANDING: Readonly<Partial<Record<OrderToPay['state'], PaymentAttempt['state']>>> = {
  requesting: 'open',
  canceled: 'closed',
};

/** Judges the statement's line like a provider's report about a payment attempt. */
const judge = (order: OrderToPay, { amountMinor, currency, reference }: BankMoney) => {
  const shopId = order.bu_id;
  const attempt: PaymentAttempt = {
    state: STANDING[order.state] ?? 'paid',
    shopId,
    orderNo: order.order_no,
    providerRef: null,
    paymentId: order.payment_id,
    amountMinor: order.total,
    currency: order.currency,
  };
  const report: ReportedPayment = {
    providerRef: reference,
    shopId,
    orderNo: order.order_no,
    attemptId: '',
    amountMinor,
    currency,
    state: 'paid',
    paymentId: bankPaymentId(reference),
    method: null,
  };
  return outcomeOfReport(attempt, report, waitsForBank(order));
};

/** False if the reference was booked before, for any order. */
const note = async (
  transaction: UnitTransaction,
  shop: Shop,
  order: OrderToPay,
  { amountMinor, currency, reference, actor }: BankMoney,
  outcome: TransferOutcome,
): Promise<boolean> => {
  const { rows } = await sql`
    insert into bank_booking (bu_id, reference, order_no, amount, currency, outcome, booked_by, booked_at)
    values (${order.bu_id}, ${reference}, ${order.order_no}, ${amountMinor.toString()}::bigint, ${currency}, ${outcome}, ${actor},
      ${shop.clock()})
    /*guard booking-once*/ on conflict on constraint bank_booking_once do nothing /*end*/ returning reference`.execute(
    transaction,
  );
  return rows.length === 1;
};

const taskOf = (kind: PaymentTask, order: OrderToPay, { amountMinor, currency, reference }: BankMoney) => ({
  kind,
  subject: `${order.order_no}:${bankPaymentId(reference)}`,
  detail: {
    orderNo: order.order_no,
    orderState: order.state,
    expectedMinor: order.total.toString(),
    amountMinor: amountMinor.toString(),
    currency,
    paymentId: bankPaymentId(reference),
  },
});

/** A non-positive amount or an empty reference is a defect of the caller. */
const check = ({ amountMinor, reference, actor }: BankMoney): void => {
  if (amountMinor <= 0n || reference.trim() !== reference || reference === '' || actor === '')
    throw new RangeError('A line of a statement has an amount above zero, a reference and somebody who books it');
};

/** Books money from the bank for an order. */
export const confirmTransfer = async (
  shop: Shop,
  unit: Unit,
  orderNo: string,
  money: BankMoney,
): Promise<TransferOutcome> => {
  check(money);
  return inUnit(shop.connection, unit.id, async (transaction) => {
    const order = await lockOrder(transaction, unit.id, orderNo);
    if (order === null) return 'unknown';
    const { money: place, task } = judge(order, money);
    const outcome = task ?? 'settled';
    if (!(await note(transaction, shop, order, money, outcome))) return 'repeated';
    const paymentId = bankPaymentId(money.reference);
    if (place === 'order') await settle(transaction, shop, order, { paymentId, means: null });
    if (place === 'suspense') {
      const { amountMinor, currency } = money;
      await bookInSuspense(transaction, shop, order, { paymentId, amountMinor, currency, from: 'bank' });
    }
    if (task !== null) await openTask(transaction, shop, unit.id, taskOf(task, order, money));
    const about = sql`kind = 'transferToConfirm' and order_no = ${orderNo}`;
    await closeTasks(transaction, shop, unit.id, about, { actor: money.actor, resolution: outcome });
    return outcome;
  });
};
