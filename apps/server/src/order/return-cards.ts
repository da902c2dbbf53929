/**
 * Returns of cards by staff: an order's unspent cards, all or those named. They are emptied and blocked permanently, the means
 * of payment are restored by the domain's rule, and money owed outside the shop becomes a task. An order that is refused
 * approval is returned whole, before any card is issued. With the last bought card the unspent gift cards of the order are
 * returned; of a bonus the cards' share is taken back, as far as the wallet has it, and of a commission the cards' share. Source: reliability section 3 (a refund is
 * the mirror of the first journal), S3.140, S3.141, decisions 017 and 031.
 */
import { addSales, priceOf, type Sale, saleOfUnits } from '@offrande/domain/sale';
import {
  bonusShare,
  payBackOf,
  type ReturnedBonus,
  returnCards as returnChange,
  type Settlement,
} from '@offrande/domain/ledger';
import { nextOrderState, type OrderState } from '@offrande/domain/order';
import { Result } from 'effect';
import { sql } from 'kysely';
import { returnedSql } from '../company-discount/bought.ts';
import { inUnit, type UnitTransaction } from '../database/in-unit.ts';
import { notifySql, orderOwner } from '../note/notify.ts';
import { enqueueSql } from '../outbox/outbox.ts';
import { record } from '../ledger/record.ts';
import { type CreditedReturn, creditedReturn, type ReturnedOfLine } from './credited-return.ts';
import type { LockedOrder } from './lock-order.ts';
import type { Shop } from '../shop.ts';
import { closeTasks } from '../task/close-tasks.ts';
import { openTask } from '../task/open-task.ts';
import { paidBackAt } from './pay-back.ts';
import {
  type ChoiceRefusal,
  chosenCards,
  faceOf,
  findReturnable,
  type Found,
  isGift,
  type SoldCard,
} from './returnable-cards.ts';
import { toSale, toSettlement } from './settlement-row.ts';

export interface CardReturn {
  /** Chosen by the caller, so that a repeated request returns nothing twice. */
  readonly refundId: string;
  readonly orderNo: string;
  /** Card ids; null for every unspent card, or for all of an order that awaits approval. */
  readonly cardIds: readonly string[] | null;
  readonly actor: string;
  readonly reason: string;
}

/** `OrderNotReturnable`: no such order, or one that neither awaits approval nor is confirmed and fully issued. */
export type ReturnRefusal = ChoiceRefusal | { readonly _tag: 'OrderNotReturnable' };

/** What is returned; `moneyMinor` is part of `priceMinor`. `bonusMinor` is the part of the order's bonus taken back. */
export interface ReturnedCards {
  readonly state: OrderState;
  readonly cards: number;
  readonly priceMinor: bigint;
  readonly moneyMinor: bigint;
  readonly bonusMinor: bigint;
}

/** The cards' parts of the order's sale, by line. */
const returnedLines = (cards: readonly SoldCard[]): readonly ReturnedOfLine[] =>
  [...Map.groupBy(cards, ({ line_id }) => line_id)].map(([lineId, ofLine]) => {
    const { sale, line_cards, rates } = ofLine[0]!;
    const units = ofLine.map(({ unit_no }) => unit_no);
    const part = { line: toSale(sale), cards: line_cards, units, faceMinor: faceOf(ofLine) };
    return { lineId, cards: ofLine.length, sale: saleOfUnits(part), rates };
  });

/** The wallet's free balance for a bonus to be taken back; locked until the return is posted. */
const lockedWallet = async (transaction: UnitTransaction, { bu_id, currency }: LockedOrder, owner: string) => {
  const { rows } = await sql<{ free: bigint }>`
    select posted - held as free from account
    where bu_id = ${bu_id} and kind = 'wallet' and owner_key = ${owner} and currency = ${currency}::char(3)
    for update`.execute(transaction);
  return rows[0]?.free ?? 0n;
};

/** The part of the order's bonus to take back: all of it before it is credited, then these cards' share as far as the wallet has it. */
const returnedBonus = async (
  transaction: UnitTransaction,
  order: LockedOrder,
  settlement: Settlement,
  { cards, returnedFaceMinor }: Pick<Found, 'cards' | 'returnedFaceMinor'>,
): Promise<ReturnedBonus | null> => {
  const { bonus, sale } = settlement;
  if (bonus === null) return null;
  if (cards.length === 0) return { ...bonus, from: 'liability' };
  const soldMinor = sale.face - sale.given;
  const nowMinor = faceOf(cards.filter((card) => !isGift(card)));
  const share = bonusShare(bonus.amountMinor, { soldMinor, beforeMinor: returnedFaceMinor, nowMinor });
  const free = await lockedWallet(transaction, order, bonus.customerId);
  return { ...bonus, from: 'wallet', amountMinor: share < free ? share : free };
};

const saleOf = (settlement: Settlement, lines: readonly ReturnedOfLine[]): Sale => {
  const [first, ...others] = lines.map(({ sale }) => sale);
  return first === undefined ? settlement.sale : addSales([first, ...others]);
};

const changeOf = (
  settlement: Settlement,
  cards: readonly SoldCard[],
  {
    returnedMinor,
    bonus,
    salesmanId,
    lines,
  }: {
    readonly returnedMinor: bigint;
    readonly bonus: ReturnedBonus | null;
    readonly salesmanId: string | null;
    readonly lines: readonly ReturnedOfLine[];
  },
  { refundId, actor, reason }: CardReturn,
) => {
  const sale = saleOf(settlement, lines);
  const payBack = payBackOf(settlement, returnedMinor, priceOf(sale));
  const change = returnChange({
    refundId,
    sale,
    cards: cards.map(({ card_id: cardId, amount: faceMinor }) => ({ cardId, faceMinor })),
    payBack,
    paidFrom: settlement.paidFrom,
    bonus,
    salesmanId,
    note: { actor, reason },
  });
  const restored = payBack.coupons.flatMap(({ cardId }) => (cardId === null ? [] : [cardId]));
  const bonusMinor = bonus?.amountMinor ?? 0n;
  return {
    change,
    payBack,
    restored,
    amounts: { priceMinor: priceOf(sale), moneyMinor: payBack.moneyMinor, bonusMinor },
  };
};

/** `restored`: the gift cards that get value back. */
interface Taken {
  readonly cards: readonly SoldCard[];
  readonly restored: readonly string[];
  readonly isOwedOutside: boolean;
  readonly credited: CreditedReturn | null;
}

const write = async (
  transaction: UnitTransaction,
  shop: Shop,
  { order_no, bu_id, currency }: LockedOrder,
  { refundId, actor, reason }: CardReturn,
  { state, priceMinor, moneyMinor, bonusMinor }: ReturnedCards,
  { cards, restored, isOwedOutside, credited }: Taken,
): Promise<void> => {
  const now = shop.clock();
  await sql`
    with told as (${enqueueSql(shop, bu_id, [{ topic: 'order-returned', subject: refundId, at: null }])}),
    noted as (${notifySql(shop, bu_id, { kind: 'orderReturned', detail: { order: order_no } }, refundId, orderOwner(bu_id, order_no))}),
    blocked as (
      update card set is_blocked = true, returned_at = ${now}
      where id = any(${cards.map(({ card_id }) => card_id)}::uuid[])
    ), reopened as (
      update card set is_rest_open = true where id = any(${restored}::uuid[]) and not is_rest_open
    ), bought as (${returnedSql(
      { order_no, bu_id },
      cards.map(({ card_id }) => card_id),
    )}
    ), moved as (
      update purchase set state = ${state}, version = version + 1 where order_no = ${order_no} and bu_id = ${bu_id}
    )
    insert into refund (id, bu_id, order_no, price, money, bonus, currency, actor, reason, made_at, paid_back_at, credited)
    values (${refundId}, ${bu_id}, ${order_no}, ${priceMinor}, ${moneyMinor}, ${bonusMinor}, ${currency}, ${actor}, ${reason}, ${now},
      ${isOwedOutside ? null : now}, ${credited && JSON.stringify(credited)}::jsonb)`.execute(transaction);
  await closeTasks(transaction, shop, bu_id, sql`kind = 'orderToApprove' and subject = ${order_no}`, {
    actor,
    resolution: `not approved: ${reason}`,
  });
  const ids = cards.map(({ card_id }) => card_id);
  await sql`select note_card_state(id, 'return', ${actor}, ${now}::timestamptz) from unnest(${ids}::uuid[]) as id`.execute(
    transaction,
  );
  if (!isOwedOutside) return;
  const detail = { orderNo: order_no, amountMinor: moneyMinor.toString(), currency };
  await openTask(transaction, shop, bu_id, { kind: 'refundToPay', subject: refundId, detail });
};

/** The result of an earlier call with this id. */
const madeBefore = async (
  transaction: UnitTransaction,
  { refundId, orderNo }: CardReturn,
): Promise<Omit<ReturnedCards, 'state' | 'cards'> | null> => {
  const { rows } = await sql<{ price: bigint; money: bigint; bonus: bigint }>`
    select price, money, bonus from refund where id = ${refundId} and order_no = ${orderNo}`.execute(transaction);
  const [row] = rows;
  return row === undefined ? null : { priceMinor: row.price, moneyMinor: row.money, bonusMinor: row.bonus };
};

/** Returns cards of an order. */
export const returnCards = (
  shop: Shop,
  unitId: string,
  asked: CardReturn,
): Promise<Result.Result<ReturnedCards, ReturnRefusal>> =>
  inUnit(shop.connection, unitId, async (transaction) => {
    const found = await findReturnable(transaction, unitId, asked.orderNo);
    if (found === null) return Result.fail<ReturnRefusal>({ _tag: 'OrderNotReturnable' });
    const { order, cards, unissued, returnedMinor, returnedFaceMinor } = found;
    const earlier = await madeBefore(transaction, asked);
    if (earlier !== null) return Result.succeed({ ...earlier, state: order.state, cards: 0 });
    const { settlement: row, state } = order;
    const isUnmade = state === 'pending' && asked.cardIds === null;
    const isWhole = isUnmade || (Result.isSuccess(nextOrderState(state, 'returnPart')) && unissued === 0);
    if (row.type !== 'sale' || !isWhole) return Result.fail<ReturnRefusal>({ _tag: 'OrderNotReturnable' });
    const taken = isUnmade ? Result.succeed([]) : chosenCards(cards, asked.cardIds);
    if (Result.isFailure(taken)) return Result.fail(taken.failure);
    const left = cards.filter((card) => !isGift(card) && !card.is_returned && !taken.success.includes(card)).length;
    const next = nextOrderState(state, left === 0 ? 'returnAll' : 'returnPart');
    if (Result.isFailure(next)) return Result.fail<ReturnRefusal>({ _tag: 'OrderNotReturnable' });
    const settlement = toSettlement(order.order_no, row);
    const bonus = await returnedBonus(transaction, order, settlement, { cards: taken.success, returnedFaceMinor });
    const lines = returnedLines(taken.success);
    // Before it was approved, the order had earned its salesman nothing.
    const parts = { returnedMinor, bonus, salesmanId: isUnmade ? null : settlement.salesmanId, lines };
    const { change, payBack, restored, amounts } = changeOf(settlement, taken.success, parts, asked);
    await record(transaction, unitId, [change], shop.random);
    const returned = { ...amounts, state: next.success, cards: taken.success.length };
    const isFromWallet = settlement.paidFrom.type === 'wallet';
    const isOwedOutside = amounts.moneyMinor > 0n && !isFromWallet;
    const invoiced = { ...found, settlement, currency: shop.units.get(unitId)!.currency };
    const credited = creditedReturn(invoiced, lines, payBack, isFromWallet ? 'wallet' : paidBackAt(row, found.origin));
    await write(transaction, shop, order, asked, returned, { cards: taken.success, restored, isOwedOutside, credited });
    return Result.succeed(returned);
  });
