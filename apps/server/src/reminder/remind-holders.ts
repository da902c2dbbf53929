/**
 * Reminds holders of the expiry of their cards: processes cards that are due, in batches by the index of their next day, and writes mail,
 * inbox message and next day in one transaction. Other servers skip the rows that this one has locked, and a message's key is enqueued
 * only once, ever, so that no reminder is sent twice. Source: A-181.
 */
import { type Card, lockOf } from '@offrande/domain/card';
import { fromMinorUnits } from '@offrande/domain/money';
import { isStopped, isWorthReminding, judgeReminder, reminderDay } from '@offrande/domain/reminder';
import { type CalendarDate, formatDate, localDate, parseDate } from '@offrande/domain/time';
import { Result } from 'effect';
import { sql } from 'kysely';
import { inUnit, type UnitTransaction } from '../database/in-unit.ts';
import { type EndingNote, notifyEndingSql } from '../note/notify.ts';
import { enqueueSql, type NewMessage } from '../outbox/outbox.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';
import { holderOf } from './reminder-stop.ts';

const BATCH = 100;

interface Row {
  readonly id: string;
  readonly customer_id: string | null;
  readonly last_digits: string;
  readonly issued_at: Date;
  readonly expires_on: string;
  readonly remind_on: string | null;
  readonly is_blocked: boolean;
  readonly wrong_pins: number;
  readonly awaits_receipt: boolean;
  readonly stopped_by: string | null;
  readonly rest: bigint;
}

/** Locks only the card's own row, and skips rows locked by others until the next sweep. */
const takeDue = async (transaction: UnitTransaction, unit: Unit, day: CalendarDate): Promise<readonly Row[]> => {
  const { rows } = await sql<Row>`
    with due as materialized (
      select id from card where bu_id = ${unit.id} and remind_on <= ${formatDate(day)}::date
      order by remind_on limit ${BATCH} for update skip locked
    )
    select card.id, card.customer_id, card.last_digits, card.issued_at, to_char(card.expires_on, 'YYYY/MM/DD') as expires_on,
      case when isfinite(card.remind_on) then to_char(card.remind_on, 'YYYY/MM/DD') end as remind_on, card.is_blocked,
      card.wrong_pins, coalesce(order_line.is_locked, false) as awaits_receipt, card.reminders_stopped_by as stopped_by,
      account.posted - account.held as rest
    from due join card on card.id = due.id join account on account.id = card.account_id
      left join order_line on order_line.id = card.order_line_id`.execute(transaction);
  return rows;
};

const dateIn = (text: string): CalendarDate => Result.getOrThrow(parseDate(text));

const standingOf = (unit: Unit, row: Row): Pick<Card, 'balance' | 'isBlocked' | 'lock'> => ({
  balance: fromMinorUnits(row.rest, unit.currency),
  isBlocked: row.is_blocked,
  lock: lockOf(row.wrong_pins, row.awaits_receipt ? 'untilReceipt' : null),
});

interface Judged {
  readonly row: Row;
  /** The remaining time to write about; null if nothing is written. */
  readonly due: number | null;
  readonly next: CalendarDate | null;
}

const judge = (unit: Unit, row: Row, day: CalendarDate): Judged => {
  const term = {
    issuedOn: localDate(row.issued_at.getTime(), unit.timeZone),
    expiresOn: dateIn(row.expires_on),
    remindOn: row.remind_on === null ? null : dateIn(row.remind_on),
  };
  const { due, next } = judgeReminder(term, day, unit.reminderPolicy);
  const isWanted =
    isWorthReminding(standingOf(unit, row)) && !isStopped(row.stopped_by, holderOf({ customerId: row.customer_id }));
  return { row, due: isWanted ? due : null, next };
};

const subjectOf = ({ row, due }: Judged): string => `${row.id}/${due}`;

const messageOf = (judged: Judged): NewMessage => ({ topic: 'card-reminder', subject: subjectOf(judged), at: null });

const noteOf = (judged: Judged): readonly EndingNote[] => {
  const { customer_id, last_digits: digits, expires_on: until } = judged.row;
  return customer_id === null ? [] : [{ customer_id, subject: subjectOf(judged), detail: { digits, until } }];
};

/** Processes one batch; returns the number of cards. */
export const remindBatch = (shop: Shop, unit: Unit): Promise<number> => {
  const day = reminderDay(shop.clock().getTime(), unit.timeZone);
  return inUnit(shop.connection, unit.id, async (transaction) => {
    const rows = await takeDue(transaction, unit, day);
    if (rows.length === 0) return 0;
    const judged = rows.map((row) => judge(unit, row, day));
    const due = judged.filter((one) => one.due !== null);
    const days = judged.map(({ row: { id }, next }) => ({ id, next: next === null ? 'infinity' : formatDate(next) }));
    await sql`
      with queued as (${enqueueSql(shop, unit.id, due.map(messageOf))}),
        told as (${notifyEndingSql(shop, unit.id, due.flatMap(noteOf))})
      update card set remind_on = looked.next
      from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as looked (id uuid, next date) where card.id = looked.id`.execute(
      transaction,
    );
    return rows.length;
  });
};

export const remindHolders = async (shop: Shop, unit: Unit): Promise<void> => {
  while ((await remindBatch(shop, unit)) === BATCH);
};
