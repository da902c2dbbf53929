/** Cards as they are stored, and as the domain knows them. Whoever changes a card, or takes from it, locks its account and its row, in this order. */
import { type Card, type CardUseFacts, lockOf } from '@offrande/domain/card';
import { fromMinorUnits } from '@offrande/domain/money';
import { type CalendarDate, formatDate, localDate, parseDate } from '@offrande/domain/time';
import { Result } from 'effect';
import { type RawBuilder, sql } from 'kysely';
import { decryptCardNumber } from './card-number.ts';
import type { UnitTransaction } from '../database/in-unit.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';

/** `awaits_receipt`: its parcel is not unlocked yet. `expires_on` is yyyy/MM/dd. */
export interface CardRow {
  readonly id: string;
  readonly account_id: string;
  readonly customer_id: string | null;
  readonly is_proven: boolean;
  readonly item_code: string;
  readonly number_encrypted: string;
  readonly pin_encrypted: string | null;
  readonly wrong_pins: number;
  readonly awaits_receipt: boolean;
  readonly is_blocked: boolean;
  /** Given back for money: blocked for good. */
  readonly is_returned: boolean;
  readonly mark: 'new' | 'used';
  readonly expires_on: string;
  readonly issued_at: Date;
  readonly is_partial_redeem_allowed: boolean;
  readonly is_third_party: boolean;
  readonly brands: readonly string[];
  readonly posted: bigint;
  readonly held: bigint;
  readonly initial: bigint;
  readonly has_moved: boolean;
}

const selecting = (unit: Unit, which: RawBuilder<unknown>): RawBuilder<CardRow> => sql<CardRow>`
  select card.id, card.account_id, card.customer_id, card.claimed_at is not null as is_proven, card.item_code,
    card.number_encrypted, card.pin_encrypted, card.wrong_pins, coalesce(order_line.is_locked, false) as awaits_receipt,
    card.is_blocked, card.returned_at is not null as is_returned, card.mark, to_char(card.expires_on, 'YYYY/MM/DD') as expires_on, card.issued_at,
    card.is_partial_redeem_allowed, card.is_third_party, card.brands, account.posted, account.held,
    coalesce((select amount from entry where entry.account_id = account.id order by no limit 1), 0) as initial,
    exists (select from entry where entry.account_id = account.id offset 1) as has_moved
  from card join account on account.id = card.account_id left join order_line on order_line.id = card.order_line_id
  where card.bu_id = ${unit.id} and ${which}`;

/** Newest first. */
export const readCards = async (
  transaction: UnitTransaction,
  unit: Unit,
  which: RawBuilder<unknown>,
): Promise<readonly CardRow[]> =>
  (await sql<CardRow>`${selecting(unit, which)} order by card.issued_at desc, card.id`.execute(transaction)).rows;

/**
 * Locked until the end of the transaction, in the order in which everybody locks them. Two statements: what stands beside
 * the locked rows must be read after whoever held them before us has committed.
 */
export const lockCards = async (
  transaction: UnitTransaction,
  unit: Unit,
  which: RawBuilder<unknown>,
): Promise<readonly CardRow[]> => {
  await sql`select card.id from card join account on account.id = card.account_id
      left join order_line on order_line.id = card.order_line_id
    where card.bu_id = ${unit.id} and ${which}
    order by account.kind collate "C", account.owner collate "C" /*guard card-lock*/ for update of account, card /*end*/`.execute(
    transaction,
  );
  return readCards(transaction, unit, which);
};

/** The present day where the unit is. */
export const todayIn = ({ clock }: Pick<Shop, 'clock'>, { timeZone }: Unit): CalendarDate =>
  localDate(clock().getTime(), timeZone);

/** The same as a statement compares it with a card's last day. */
export const todayText = (shop: Pick<Shop, 'clock'>, unit: Unit): string => formatDate(todayIn(shop, unit));

/** What stands in the way of a card, told without opening what is kept secret of it. */
export const cardRestrictions = (row: CardRow): Pick<Card, 'isBlocked' | 'lock'> => ({
  isBlocked: row.is_blocked,
  lock: lockOf(row.wrong_pins, row.awaits_receipt ? 'untilReceipt' : null),
});

/** The card as its owner knows it, its PIN not shown. */
export const toCard = ({ vault }: Pick<Shop, 'vault'>, unit: Unit, row: CardRow): Card => ({
  cardNumber: decryptCardNumber(vault, row.number_encrypted),
  pin: null,
  balance: fromMinorUnits(row.posted - row.held, unit.currency),
  initialBalance: fromMinorUnits(row.initial, unit.currency),
  hasMoved: row.has_moved,
  country: unit.country,
  purchasedOn: localDate(row.issued_at.getTime(), unit.timeZone),
  expiresOn: Result.getOrThrow(parseDate(row.expires_on)),
  state: row.mark,
  ...cardRestrictions(row),
});

/** What the rules of use ask beside the card. A product that the unit no longer sells allows neither top-up nor transfer. */
export const cardUseFacts = (shop: Pick<Shop, 'clock'>, unit: Unit, { item_code }: CardRow): CardUseFacts => {
  const product = unit.catalogue.products.get(item_code);
  return {
    today: todayIn(shop, unit),
    country: unit.country,
    isReloadable: product?.isReloadable ?? false,
    transferMode: product?.transferMode ?? 'none',
  };
};
