/** Cards as they are stored, and as the domain sees them. To change or debit a card, lock its account and then its row. */
import { type Card, type CardUseFacts, lockOf } from '@offrande/domain/card';
import { fromMinorUnits } from '@offrande/domain/money';
import { type CalendarDate, formatDate, localDate, parseDate } from '@offrande/domain/time';
import { Result } from 'effect';
import { type RawBuilder, sql } from 'kysely';
import { decryptCardNumber } from './card-number.ts';
import type { UnitTransaction } from '../database/in-unit.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';

/** `awaits_receipt`: its parcel has not been unlocked. `expires_on` is yyyy/MM/dd. */
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
  /** Returned for a refund: blocked for good. */
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
 * Locks cards until the end of the transaction, in the global lock order. Takes two statements: the columns joined to the locked rows must
 * be read after the previous holder of the lock has committed.
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

/** Today's date in the unit's time zone. */
export const todayIn = ({ clock }: Pick<Shop, 'clock'>, { timeZone }: Unit): CalendarDate =>
  localDate(clock().getTime(), timeZone);

/** The same as a string, for comparison with a card's expiry date in SQL. */
export const todayText = (shop: Pick<Shop, 'clock'>, unit: Unit): string => formatDate(todayIn(shop, unit));

/** The restrictions on a card, without decrypting its secrets. */
export const cardRestrictions = (row: CardRow): Pick<Card, 'isBlocked' | 'lock'> => ({
  isBlocked: row.is_blocked,
  lock: lockOf(row.wrong_pins, row.awaits_receipt ? 'untilReceipt' : null),
});

/** The card as its owner sees it, without its PIN. */
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

/** Further facts for the rules on card use. A product that the unit no longer sells allows neither top-up nor transfer. */
export const cardUseFacts = (shop: Pick<Shop, 'clock'>, unit: Unit, { item_code }: CardRow): CardUseFacts => {
  const product = unit.catalogue.products.get(item_code);
  return {
    today: todayIn(shop, unit),
    country: unit.country,
    isReloadable: product?.isReloadable ?? false,
    transferMode: product?.transferMode ?? 'none',
  };
};
