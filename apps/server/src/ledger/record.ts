/** Records the domain's ledger changes unchanged: the domain decides what is posted, the database stores and checks it. */
import type { Account, LedgerChange } from '@offrande/domain/ledger';
import { type RawBuilder, sql } from 'kysely';
import type { UnitTransaction } from '../database/in-unit.ts';
import { type Random, uuid } from '../random.ts';

const ENDED = { release: 'released', post: 'posted' } as const;

const accountFields = ({ kind, owner, currency }: Account) => ({ kind, owner, currency });

const journalRows = (changes: readonly LedgerChange[], random: Random) =>
  changes.flatMap(({ journal }) => (journal === null ? [] : [{ id: uuid(random), journal }]));

const holdRows = (changes: readonly LedgerChange[]) =>
  changes.flatMap(({ holds }) =>
    holds.map(({ type, account, orderNo, amountMinor }) => {
      if (type === 'place') throw new Error('Holds are placed when an order is written');
      return { ...accountFields(account), order_no: orderNo, state: ENDED[type], amount: amountMinor.toString() };
    }),
  );

/**
 * A query selecting `recorded`: true if all changes are recorded, false if the same causes have posted before and nothing
 * is changed. An overdraft or a hold that is not open rolls the transaction back.
 */
export const recordSql = (
  unitId: string,
  changes: readonly LedgerChange[],
  random: Random,
): RawBuilder<{ recorded: boolean }> => {
  const journals = journalRows(changes, random);
  const causes = journals.map(({ id, journal: { kind, cause, note } }) => ({
    id,
    kind,
    cause_type: cause.type,
    cause_id: cause.id,
    actor: note?.actor ?? null,
    reason: note?.reason ?? null,
  }));
  const entries = journals.flatMap(({ id, journal }) =>
    journal.entries.map(({ account, amountMinor }) => ({
      ...accountFields(account),
      journal_id: id,
      amount: amountMinor.toString(),
    })),
  );
  return sql`
    select record_changes(${unitId}, ${JSON.stringify(causes)}::jsonb, ${JSON.stringify(entries)}::jsonb,
      ${JSON.stringify(holdRows(changes))}::jsonb) as recorded`;
};

/** Records in a statement of its own. */
export const record = async (
  transaction: UnitTransaction,
  unitId: string,
  changes: readonly LedgerChange[],
  random: Random,
): Promise<boolean> => {
  const { rows } = await recordSql(unitId, changes, random).execute(transaction);
  return rows[0]!.recorded;
};
