/**
 * The check of the money that a running shop makes every night (reliability section 3): each finding is a task for staff and
 * a line in the log. A unit is checked once a day by whichever server comes first; who asks by hand checks at once.
 */
import { formatDate, localDateTime } from '@offrande/domain/time';
import { sql } from 'kysely';
import { inUnit, type UnitTransaction } from '../database/in-unit.ts';
import { brokenInvariants, type Finding } from '../ledger/invariants.ts';
import { brokenSeals } from '../ledger/seal.ts';
import { brokenWalls } from '../ledger/unit-walls.ts';
import type { Shop } from '../shop.ts';
import { openTask } from '../task/open-task.ts';
import type { Unit } from '../unit/unit.ts';

/** The quiet hour, by the unit's clock. */
const FROM_HOUR = 3;

/** More than this is one fault seen many times. */
const TASKS_AT_MOST = 50;

const check = async (transaction: UnitTransaction, shop: Shop, unitId: string): Promise<readonly Finding[]> => {
  const findings = [
    ...(await brokenInvariants(transaction, shop.clock())),
    ...(await brokenSeals(transaction, shop.vault, unitId)),
    ...(await brokenWalls(transaction)),
  ];
  for (const { rule, subject } of findings.slice(0, TASKS_AT_MOST)) {
    shop.log('invariant broken', { unit: unitId, rule, subject });
    const task = { kind: 'invariantBroken', subject: `${rule}: ${subject}`, detail: { rule, subject } } as const;
    await openTask(transaction, shop, unitId, task);
  }
  return findings;
};

/** Checks a unit now. */
export const verifyUnit = (shop: Shop, unitId: string): Promise<readonly Finding[]> =>
  inUnit(shop.connection, unitId, (transaction) => check(transaction, shop, unitId));

/** The night's check of a unit; null where it is not time, or where it was made. A check that failed is made again. */
const verifyTonight = (shop: Shop, { id, timeZone }: Unit): Promise<readonly Finding[] | null> => {
  const now = shop.clock();
  const local = localDateTime(now.getTime(), timeZone);
  if (local.hour < FROM_HOUR) return Promise.resolve(null);
  const day = sql`${formatDate(local)}::date`;
  return inUnit(shop.connection, id, async (transaction) => {
    const { rows } = await sql`insert into verification (bu_id, day, begun_at) values (${id}, ${day}, ${now})
      on conflict do nothing returning day`.execute(transaction);
    if (rows.length === 0) return null;
    const findings = await check(transaction, shop, id);
    await sql`update verification set findings = ${findings.length} where bu_id = ${id} and day = ${day}`.execute(
      transaction,
    );
    return findings;
  });
};

/** What the schedule does, as often as it likes. */
export const verifyNightly = async (shop: Shop): Promise<void> => {
  for (const unit of shop.units.values()) await verifyTonight(shop, unit);
};
