/** The accounts that a unit has once for its currency; a card's account is created with the card. */
import { ACCOUNT_KINDS, isFloored, isOwned } from '@offrande/domain/ledger';
import { sql } from 'kysely';
import type { UnitTransaction } from '../database/in-unit.ts';
import { type Random, uuid } from '../random.ts';

/** Creates the unit's missing accounts. */
export const openUnitAccounts = async (
  transaction: UnitTransaction,
  unit: { readonly id: string; readonly currency: string },
  random: Random,
): Promise<void> => {
  const rows = ACCOUNT_KINDS.filter((kind) => !isOwned(kind)).map(
    (kind) => sql`(${uuid(random)}::uuid, ${unit.id}, ${kind}, ${unit.currency}, ${isFloored(kind)})`,
  );
  await sql`insert into account (id, bu_id, kind, currency, floor_zero) values ${sql.join(rows)} on conflict do nothing`.execute(
    transaction,
  );
};
