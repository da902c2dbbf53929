/**
 * The secret of a physical order, printed in its parcel: made with the first of its cards, kept as a hash to compare with and
 * encrypted for the letter. Source: architecture section 11, reliability row 7.
 */
import { orderNumber } from '@offrande/domain/order';
import { UNLOCK_SECRET_BYTES, unlockSecret, writeUnlockReference } from '@offrande/domain/unlock';
import { type RawBuilder, sql } from 'kysely';
import type { UnitTransaction } from '../database/in-unit.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';
import { hashSecret } from '../vault.ts';

const PURPOSE = 'unlock-secret';

/** The statement that makes an order's secret; one that is there is left as it is. */
export const keepingUnlockSecret = (
  { random, vault, clock }: Pick<Shop, 'random' | 'vault' | 'clock'>,
  unit: Unit,
  orderNo: string,
): RawBuilder<unknown> => {
  const secret = unlockSecret(random.bytes(UNLOCK_SECRET_BYTES));
  return sql`insert into order_unlock (order_no, bu_id, secret_hash, secret_encrypted, made_at)
    values (${orderNo}, ${unit.id}, ${hashSecret(secret)}, ${vault.encrypt(PURPOSE, secret)}, ${clock()}::timestamptz)
    on conflict (order_no) do nothing`;
};

/** What the letter in the parcel says; null where the order has no secret. */
export const readUnlockText = async (
  transaction: UnitTransaction,
  { vault }: Pick<Shop, 'vault'>,
  unit: Unit,
  orderNo: string,
): Promise<string | null> => {
  const { rows } = await sql<{ secret_encrypted: string }>`
    select secret_encrypted from order_unlock where order_no = ${orderNo} and bu_id = ${unit.id}`.execute(transaction);
  const number = orderNumber(orderNo);
  if (rows[0] === undefined || number === null) return null;
  return writeUnlockReference({ orderNo: number, secret: vault.decrypt(PURPOSE, rows[0].secret_encrypted) });
};
