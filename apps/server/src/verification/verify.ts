/**
 * The nightly check of the money in a running shop (reliability section 3): each finding becomes a task for staff and
 * a line in the log. It runs in steps (`night.ts`), each in its own transaction that records its progress: an interrupted
 * check resumes where it stopped, on whichever server is first. A manual check covers the whole history at once.
 */
import { formatDate, localDateTime } from '@offrande/domain/time';
import { sql } from 'kysely';
import { gatherStatistics } from '../database/gather-statistics.ts';
import { inUnit, type UnitTransaction } from '../database/in-unit.ts';
import type { Shop } from '../shop.ts';
import { openTask } from '../task/open-task.ts';
import type { Unit } from '../unit/unit.ts';
import type { Finding } from './invariants.ts';
import { type Night, NIGHTS, STEP_NAMES, takeStep } from './night.ts';

/** The quiet hour, by the unit's clock. */
const FROM_HOUR = 3;

/** If a unit's last check ended longer ago than this, staff must find out why. */
const LATE_AFTER_HOURS = 30;

/** More findings than this in one step are the same fault many times over. */
const TASKS_AT_MOST = 50;

const nextStep = (step: string): string | null => STEP_NAMES[STEP_NAMES.indexOf(step) + 1] ?? null;

const report = async (
  transaction: UnitTransaction,
  shop: Shop,
  unitId: string,
  findings: readonly Finding[],
): Promise<void> => {
  for (const { rule, subject } of findings.slice(0, TASKS_AT_MOST)) {
    shop.log('invariant broken', { unit: unitId, rule, subject });
    const task = { kind: 'invariantBroken', subject: `${rule}: ${subject}`, detail: { rule, subject } } as const;
    await openTask(transaction, shop, unitId, task);
  }
};

/** Checks all of a unit now, step by step; calls `progress` after each. */
export const verifyUnit = async (
  shop: Shop,
  unitId: string,
  progress: (step: string, checked: number) => void = () => undefined,
): Promise<readonly Finding[]> => {
  const night: Night = { unitId, part: null, sealedThrough: 0n, movedThrough: 0n };
  const all: Finding[] = [];
  await gatherStatistics(shop.connection);
  for (const step of STEP_NAMES) {
    let after: string | null = null;
    do {
      const from: string | null = after;
      const looked = await inUnit(shop.connection, unitId, async (transaction) => {
        const seen = await takeStep(transaction, shop, night, { step, after: from });
        await report(transaction, shop, unitId, seen.findings);
        return seen;
      });
      all.push(...looked.findings);
      progress(step, looked.checked);
      after = looked.after;
    } while (after !== null);
  }
  return [...new Map(all.map((finding) => [`${finding.rule}: ${finding.subject}`, finding])).values()];
};

interface Begun {
  readonly part: number;
  readonly step: string;
  readonly after: string | null;
  readonly sealed_from: bigint;
  readonly moved_from: bigint;
}

const dayOf = (shop: Shop, { timeZone }: Unit) => {
  const local = localDateTime(shop.clock().getTime(), timeZone);
  return { day: formatDate(local), hour: local.hour };
};

/** The night's check, locked until the transaction ends; null if it has finished, or another server is working on it. */
const lockCheck = async (
  transaction: UnitTransaction,
  shop: Shop,
  unitId: string,
  day: string,
): Promise<Begun | null> => {
  await sql`
    with last as (
      select part, sealed_through, moved_through from verification
      where bu_id = ${unitId} and finished_at is not null order by day desc limit 1
    )
    insert into verification (bu_id, day, begun_at, step, part, sealed_from, moved_from, sealed_through, moved_through)
    select ${unitId}, ${day}::date, ${shop.clock()}, ${STEP_NAMES[0]}, coalesce((last.part + 1) % ${NIGHTS}::integer, 0),
      coalesce(last.sealed_through, 0), coalesce(last.moved_through, 0),
      coalesce((select max(no) from seal where bu_id = ${unitId}), 0), coalesce((select no from order_event where bu_id = ${unitId} order by no desc limit 1), 0)
    from (select) one left join last on true
    on conflict do nothing`.execute(transaction);
  const { rows } = await sql<Begun>`
    select part, step, after, sealed_from, moved_from from verification
    where bu_id = ${unitId} and day = ${day}::date and finished_at is null for update skip locked`.execute(transaction);
  return rows[0] ?? null;
};

/** One step of the night's check of a unit; false if nothing is left, or another server is working on it. */
const stepTonight = (shop: Shop, unitId: string, day: string): Promise<boolean> =>
  inUnit(shop.connection, unitId, async (transaction) => {
    const begun = await lockCheck(transaction, shop, unitId, day);
    if (begun === null) return false;
    const night = { unitId, part: begun.part, sealedThrough: begun.sealed_from, movedThrough: begun.moved_from };
    const { findings, checked, after } = await takeStep(transaction, shop, night, begun);
    await report(transaction, shop, unitId, findings);
    const step = after === null ? nextStep(begun.step) : begun.step;
    await sql`update verification set step = ${step}, after = ${after}, findings = findings + ${findings.length},
        checked = checked + ${checked}, finished_at = case when ${step}::text is null then ${shop.clock()}::timestamptz end
      where bu_id = ${unitId} and day = ${day}::date`.execute(transaction);
    return step !== null;
  });

const raise = (
  shop: Shop,
  unitId: string,
  kind: 'verificationFailed' | 'verificationLate',
  day: string,
  reason: string | null,
) =>
  inUnit(shop.connection, unitId, (transaction) =>
    openTask(transaction, shop, unitId, { kind, subject: day, detail: { reason } }),
  );

const isLate = (shop: Shop, unitId: string): Promise<boolean> =>
  inUnit(shop.connection, unitId, async (transaction) => {
    const { rows } = await sql<{ is_late: boolean | null }>`
      select coalesce(max(finished_at), min(begun_at)) + make_interval(hours => ${LATE_AFTER_HOURS})
        < ${shop.clock()}::timestamptz as is_late from verification where bu_id = ${unitId}`.execute(transaction);
    return rows[0]!.is_late === true;
  });

/** The night's check of a unit, from its quiet hour on. A failed or unfinished check becomes a task. */
const verifyTonight = async (shop: Shop, unit: Unit): Promise<void> => {
  const { day, hour } = dayOf(shop, unit);
  if (hour < FROM_HOUR) return;
  try {
    await gatherStatistics(shop.connection);
    while (await stepTonight(shop, unit.id, day));
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    shop.log('verify failed', { unit: unit.id, day, reason });
    await raise(shop, unit.id, 'verificationFailed', day, reason);
  }
  if (await isLate(shop, unit.id)) await raise(shop, unit.id, 'verificationLate', day, null);
};

/** Called by the schedule; safe to repeat at any rate. */
export const verifyNightly = async (shop: Shop): Promise<void> => {
  for (const unit of shop.units.values()) await verifyTonight(shop, unit);
};
