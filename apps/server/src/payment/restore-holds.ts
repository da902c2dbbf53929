/**
 * Restores the holds of a cancelled order, if its cards still have the value and may still pay: a card that has since been blocked, locked
 * or expired is never debited (reliability section 3, invariant 11).
 */
import { sql } from 'kysely';
import { todayText } from '../card/card-row.ts';
import type { UnitTransaction } from '../database/in-unit.ts';
import { reservedBy } from '../order/settlement-row.ts';
import type { Shop } from '../shop.ts';
import type { LockedOrder } from '../order/lock-order.ts';
import type { Unit } from '../unit/unit.ts';

/**
 * False, with nothing changed, if one of the cards cannot pay its part. The caller must have locked the order's row, and settles it in the
 * same transaction, so the holds last no longer than that.
 */
export const restoreHolds = async (
  transaction: UnitTransaction,
  { shop, unit }: { readonly shop: Pick<Shop, 'clock'>; readonly unit: Unit },
  { order_no, bu_id, settlement }: LockedOrder,
): Promise<boolean> => {
  const reserved = reservedBy(order_no, settlement);
  const wish = JSON.stringify(
    reserved.map(({ account, amountMinor }) => ({ owner: account.owner, amount: amountMinor.toString() })),
  );
  // A separate statement, to lock the accounts in the global lock order.
  const { rows } = await sql`
    select account.id from account join card on card.account_id = account.id
      join jsonb_to_recordset(${wish}::jsonb) as wish (owner text, amount bigint) on wish.owner = account.owner_key
    where account.bu_id = ${bu_id} and account.kind = 'card' and account.posted - account.held >= wish.amount
      and not card.is_locked and not card.is_blocked and card.expires_on >= ${todayText(shop, unit)}::date
    order by account.kind collate "C", account.owner collate "C" for update of account, card`.execute(transaction);
  if (rows.length < reserved.length) return false;
  await sql`
    with wish as (select * from jsonb_to_recordset(${wish}::jsonb) as wish (owner text, amount bigint)),
    taken as (
      update account set held = account.held + wish.amount from wish
      where account.bu_id = ${bu_id} and account.kind = 'card' and account.owner_key = wish.owner
      returning account.id, wish.amount
    )
    update hold set state = 'open'
    from taken where hold.account_id = taken.id and hold.order_no = ${order_no} and hold.amount = taken.amount
      and hold.state = 'released'`.execute(transaction);
  return true;
};
