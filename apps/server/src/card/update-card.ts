/**
 * The call `updateCard`: the card's owner blocks or unblocks it, or marks it as new or used. Each change is recorded for ever with its
 * author; an update without effect is not recorded. Unblocking also lifts a lock by wrong PINs. Value held by an order before the block
 * stays held (decision 011). Source: S4.44 to S4.46, S7.88, S7.89, A-86.
 */
import type { Calls } from '@offrande/api-client/contract';
import { type Card, isLockedByPins } from '@offrande/domain/card';
import { type CardUpdate, cardUpdateOfCode, updateCard as afterUpdate } from '@offrande/domain/card-update';
import { cardFromWire } from '@offrande/domain/card/schema';
import { Result, Schema } from 'effect';
import { sql } from 'kysely';
import { inUnit, type UnitTransaction } from '../database/in-unit.ts';
import { CallRefused } from '../call/call-refused.ts';
import type { CallContext, Handler } from '../call/handler.ts';
import { toCard, type CardRow, todayIn } from './card-row.ts';
import { lockOwnCard, requireMember } from './own-card.ts';
import { shownState } from './shown-state.ts';

const isSame = (one: Card, other: Card): boolean =>
  one.isBlocked === other.isBlocked && one.state === other.state && one.lock === other.lock;

const write = async (
  transaction: UnitTransaction,
  context: CallContext,
  row: CardRow,
  update: CardUpdate,
  after: Card,
): Promise<void> => {
  const isPinLockLifted = update === 'unblock' && isLockedByPins(row.wrong_pins);
  await sql`update card set is_blocked = ${after.isBlocked}, mark = ${after.state},
      wrong_pins = ${isPinLockLifted ? 0 : row.wrong_pins},
      is_locked = ${isPinLockLifted ? row.awaits_receipt : after.lock !== null}
    where id = ${row.id}`.execute(transaction);
  await sql`select note_card_state(${row.id}::uuid, ${update}, ${requireMember(context).id}, ${context.shop.clock()}::timestamptz)`.execute(
    transaction,
  );
};

export const updateCard: Handler<Calls['updateCard']> = ({ cardNumber, action }, context) => {
  const { shop, unit } = context;
  return inUnit(shop.connection, unit.id, async (transaction) => {
    const row = await lockOwnCard(transaction, context, cardNumber);
    if (row.is_returned) throw new CallRefused('cardNotUsable', { reason: 'CardReturned' });
    const card = toCard(shop, unit, row);
    const update = cardUpdateOfCode(action)!;
    const updated = afterUpdate(card, update, todayIn(shop, unit));
    if (Result.isFailure(updated)) throw new CallRefused('cardNotUsable', { reason: updated.failure._tag });
    const { success: after } = updated;
    if (!isSame(card, after)) await write(transaction, context, row, update, after);
    return Schema.encodeSync(cardFromWire(unit.currency))(shownState(context, after));
  });
};
