/**
 * Whether the card that a payment tops up may still receive value: not after its return, which blocks it for good, nor after its expiry, when
 * its remaining value is lost. The card stays locked, so that neither happens meanwhile.
 */
import { isExpired } from '@offrande/domain/card';
import { sql } from 'kysely';
import { lockCards, todayIn, toCard } from '../card/card-row.ts';
import type { UnitTransaction } from '../database/in-unit.ts';
import type { LockedOrder } from '../order/lock-order.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';

/** True for everything that does not top up a card. */
export const takesTopUp = async (
  transaction: UnitTransaction,
  shop: Shop,
  unit: Unit,
  { settlement }: Pick<LockedOrder, 'settlement'>,
): Promise<boolean> => {
  if (settlement.type !== 'topUp' || settlement.to.kind !== 'card') return true;
  const [card] = await lockCards(transaction, unit, sql`card.id = ${settlement.to.owner}::uuid`);
  return card !== undefined && !card.is_returned && !isExpired(toCard(shop, unit, card), todayIn(shop, unit));
};
