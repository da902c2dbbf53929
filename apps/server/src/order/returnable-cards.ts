/**
 * The cards of an order as a return finds them, locked: which of them are unspent, and which to return. Source: S3.140, S3.141, decisions
 * 017 and 031.
 */
import { Result } from 'effect';
import { sql } from 'kysely';
import type { UnitTransaction } from '../database/in-unit.ts';
import type { LockedOrder } from './lock-order.ts';
import type { LineRates, OrderBreakdown } from './order-rows.ts';
import type { MoneyOrigin } from './pay-back.ts';
import type { SaleRow } from './settlement-row.ts';

/**
 * `NothingToReturn`: no card of the order is unspent. `CardNotReturnable`: a named card is not of the order, or is spent, held, topped up,
 * about to be topped up, or returned before.
 */
export type ChoiceRefusal =
  | { readonly _tag: 'NothingToReturn' }
  | { readonly _tag: 'CardNotReturnable'; readonly cardId: string };

export interface SoldCard {
  readonly card_id: string;
  readonly unit_no: number;
  readonly line_id: string;
  readonly line_cards: number;
  readonly amount: bigint;
  readonly sale: SaleRow;
  readonly rates: LineRates | null;
  readonly is_unspent: boolean;
  readonly is_returned: boolean;
}

interface FoundOrder extends LockedOrder {
  readonly confirmed_at: Date | null;
  readonly breakdown: OrderBreakdown;
  readonly origin: MoneyOrigin;
  readonly returned: bigint;
  readonly units: bigint;
}

export interface Found {
  readonly order: LockedOrder;
  readonly cards: readonly SoldCard[];
  readonly unissued: number;
  /** Whether it was confirmed, and so has an invoice. */
  readonly isConfirmed: boolean;
  readonly breakdown: OrderBreakdown;
  readonly origin: MoneyOrigin;
  /** Of the order's price, and of the face value sold. */
  readonly returnedMinor: bigint;
  readonly returnedFaceMinor: bigint;
}

export const isGift = ({ sale }: SoldCard): boolean => sale.given !== undefined && sale.given !== '0';

/**
 * Locks the order and the accounts of its cards, in the shop-wide lock order. Whether a card is returnable is read after the
 * previous lock holder has committed.
 */
export const findReturnable = async (
  transaction: UnitTransaction,
  unitId: string,
  orderNo: string,
): Promise<Found | null> => {
  const orders = await sql<FoundOrder>`
    select order_no, bu_id, state, currency, total, settlement, confirmed_at, breakdown,
      (select origin from suspended_money where suspended_money.bu_id = purchase.bu_id
        and suspended_money.payment_id = purchase.payment_id) as origin,
      (select coalesce(sum(price), 0)::bigint from refund where refund.order_no = purchase.order_no) as returned,
      (select sum(cards)::bigint from order_line where order_line.order_no = purchase.order_no) as units
    from purchase where order_no = ${orderNo} and bu_id = ${unitId} and sells = 'cards' /*guard order-lock*/ for update /*end*/`.execute(
    transaction,
  );
  const [order] = orders.rows;
  if (order === undefined) return null;
  await sql`select card.id from order_line line join card on card.order_line_id = line.id join account on account.id = card.account_id
    where line.order_no = ${orderNo} and line.bu_id = ${unitId}
    order by account.kind collate "C", account.owner collate "C" /*guard card-lock*/ for update of account, card /*end*/`.execute(
    transaction,
  );
  const { rows } = await sql<SoldCard>`
    select card.id as card_id, card.unit_no, line.id as line_id, line.cards as line_cards, line.amount, line.sale,
      line.detail -> 'price' -> 'rates' as rates, card.returned_at is not null as is_returned,
      line.sale is not null and account.posted = line.amount and account.held = 0
        and not exists (select from entry where entry.account_id = account.id offset 1)
        and not exists (select from purchase where purchase.bu_id = ${unitId} and sells = 'topUp' and state = 'requesting'
          and settlement->'to'->>'owner' = card.id::text) as is_unspent
    from order_line line join card on card.order_line_id = line.id join account on account.id = card.account_id
    where line.order_no = ${orderNo} and line.bu_id = ${unitId}
    order by line.position, card.unit_no`.execute(transaction);
  return {
    order,
    cards: rows,
    unissued: Number(order.units) - rows.length,
    isConfirmed: order.confirmed_at !== null,
    breakdown: order.breakdown,
    origin: order.origin,
    returnedMinor: order.returned,
    returnedFaceMinor: faceOf(rows.filter((card) => card.is_returned && !isGift(card))),
  };
};

export const faceOf = (cards: readonly SoldCard[]): bigint => cards.reduce((sum, { amount }) => sum + amount, 0n);

const canReturn = ({ is_unspent, is_returned }: SoldCard): boolean => is_unspent && !is_returned;

/** The cards to return: with the last bought card, the order's unspent gift cards too. */
export const chosenCards = (
  cards: readonly SoldCard[],
  cardIds: readonly string[] | null,
): Result.Result<readonly SoldCard[], ChoiceRefusal> => {
  const returnable = cards.filter(canReturn);
  const wrong = cardIds?.find((id) => !returnable.some(({ card_id }) => card_id === id));
  if (wrong !== undefined) return Result.fail({ _tag: 'CardNotReturnable', cardId: wrong });
  const named = cardIds === null ? returnable : returnable.filter(({ card_id }) => cardIds.includes(card_id));
  const isEnd = cards.every((card) => isGift(card) || card.is_returned || named.includes(card));
  const taken = isEnd ? returnable.filter((card) => isGift(card) || named.includes(card)) : named;
  return taken.length === 0 ? Result.fail({ _tag: 'NothingToReturn' }) : Result.succeed(taken);
};
