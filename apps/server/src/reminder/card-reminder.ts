/** The call `cardReminder`: switches the reminders of a card's expiry on or off for its owner. Source: A-181. */
import type { Calls } from '@offrande/api-client/contract';
import { isStopped } from '@offrande/domain/reminder';
import { sql } from 'kysely';
import { CallRefused } from '../call/call-refused.ts';
import type { Handler } from '../call/handler.ts';
import { byNumber, requireMember } from '../card/own-card.ts';
import { inUnit } from '../database/in-unit.ts';
import { setReminderSql } from './reminder-stop.ts';

export const cardReminder: Handler<Calls['cardReminder']> = ({ cardNumber, isWanted }, context) => {
  const { shop, unit } = context;
  const { id } = requireMember(context);
  return inUnit(shop.connection, unit.id, async (transaction) => {
    const { rows } = await sql<{ id: string; stopped_by: string | null }>`
      select id, reminders_stopped_by as stopped_by from card
      where bu_id = ${unit.id} and ${byNumber(context, cardNumber)} and customer_id = ${id}`.execute(transaction);
    const [card] = rows;
    if (card === undefined) throw new CallRefused('notFound', { field: 'cardNumber' });
    if (isWanted === undefined) return { isWanted: !isStopped(card.stopped_by, id) };
    await setReminderSql(unit.id, { cardId: card.id, holder: id }, isWanted).execute(transaction);
    return { isWanted };
  });
};
