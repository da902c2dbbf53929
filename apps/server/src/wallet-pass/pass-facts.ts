/**
 * The contents of a wallet pass: picture, balance with its date, last day, and the card number as a code. The PIN is not read. Source:
 * picture 28, A-181.
 */
import { isLockedByPins } from '@offrande/domain/card';
import { formatMoney } from '@offrande/domain/locale';
import { fromMinorUnits, type Money } from '@offrande/domain/money';
import {
  addDays,
  type CalendarDate,
  compareDates,
  formatInstant,
  instantOf,
  localDate,
  parseDate,
} from '@offrande/domain/time';
import { Result } from 'effect';
import { sql } from 'kysely';
import { decryptCardNumber } from '../card/card-number.ts';
import { productFacts } from '../card/card-products.ts';
import { inUnit } from '../database/in-unit.ts';
import { findDrawing, fingerprintOf } from '../issued-card/load-issued-card.ts';
import { plainDetail } from '../issued-card/plain-detail.ts';
import type { CardWords } from '../order/order-rows.ts';
import type { Shop } from '../shop.ts';
import { numberStyle } from '../unit/number-style.ts';
import type { Unit } from '../unit/unit.ts';

export interface PassFacts {
  readonly cardId: string;
  readonly itemCode: string;
  readonly language: string;
  readonly shopName: string;
  readonly productName: string;
  readonly cardNumber: string;
  readonly balance: Money;
  /** The balance in the unit's format. */
  readonly amount: string;
  /** The last day, yyyy/MM/dd, and the instant at which it ends. */
  readonly expiresOn: string;
  readonly endsAt: number;
  readonly asOf: number;
  /** The same in the unit's time zone, yyyy/MM/dd HH:mm. */
  readonly asOfText: string;
  /** The giver's name; empty if there is none. */
  readonly giver: string;
  readonly lines: readonly string[];
  readonly redeemPlace: string;
  readonly howToUse: string;
  /** The card's picture as SVG; null if its product is no longer sold. */
  readonly drawing: string | null;
  /** The picture's fingerprint in the catalogue. */
  readonly fingerprint: string | null;
}

interface Row {
  readonly number_encrypted: string;
  readonly item_code: string;
  readonly is_blocked: boolean;
  readonly wrong_pins: number;
  readonly awaits_receipt: boolean;
  readonly expires_on: string;
  readonly rest: bigint;
  readonly detail: CardWords | null;
  readonly customer_email: string | null;
}

const find = (shop: Shop, unit: Unit, cardId: string): Promise<Row | undefined> =>
  inUnit(shop.connection, unit.id, async (transaction) => {
    const { rows } = await sql<Row>`
      select card.number_encrypted, card.item_code, card.is_blocked, card.wrong_pins,
        coalesce(order_line.is_locked, false) as awaits_receipt, to_char(card.expires_on, 'YYYY/MM/DD') as expires_on,
        account.posted - account.held as rest, coalesce(card_transfer.detail, order_line.detail) as detail,
        customer.email as customer_email
      from card join account on account.id = card.account_id
        left join customer on customer.id = card.customer_id
        left join order_line on order_line.id = card.order_line_id
        left join card_transfer on card_transfer.to_card_id = card.id
      where card.id = ${cardId} and card.bu_id = ${unit.id}`.execute(transaction);
    return rows[0];
  });

const endOf = (day: CalendarDate, zone: string): number => instantOf({ ...addDays(day, 1), hour: 0, minute: 0 }, zone);

/** Null for a card that cannot be spent today: expired, blocked, locked or non-existent. */
export const passFacts = async (
  shop: Shop,
  unit: Unit,
  cardId: string,
  language: string | null = null,
): Promise<PassFacts | null> => {
  const row = await find(shop, unit, cardId);
  if (row === undefined || row.is_blocked || row.awaits_receipt || isLockedByPins(row.wrong_pins)) return null;
  const now = shop.clock().getTime();
  const lastDay = Result.getOrThrow(parseDate(row.expires_on));
  if (compareDates(localDate(now, unit.timeZone), lastDay) > 0) return null;
  const { detail, item_code: itemCode } = row;
  const read = language ?? detail?.language ?? unit.defaultLanguage;
  const { productName, redeemPlace, howToUse } = productFacts(unit, itemCode, read);
  const words = detail ?? plainDetail(unit, itemCode, read);
  const balance = fromMinorUnits(row.rest, unit.currency);
  return {
    cardId,
    itemCode,
    language: read,
    shopName: unit.name,
    productName,
    cardNumber: decryptCardNumber(shop.vault, row.number_encrypted),
    balance,
    amount: formatMoney(balance, numberStyle(unit, read)),
    expiresOn: row.expires_on,
    endsAt: endOf(lastDay, unit.timeZone),
    asOf: now,
    asOfText: formatInstant(now, unit.timeZone),
    giver: detail === null || detail.sender.email === row.customer_email ? '' : detail.sender.name,
    lines: detail === null ? [] : [detail.message, detail.message2].filter((line) => line !== ''),
    redeemPlace,
    howToUse,
    drawing: findDrawing(unit, words),
    fingerprint: findDrawing(unit, words) === null ? null : fingerprintOf(words),
  };
};
