/** What is left of a company that closed its account: the papers that it gave, for the term of its unit. */
import { calls } from '@offrande/api-client/contract';
import { DAY_MS } from '@offrande/domain/time';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inUnit } from '../database/in-unit.ts';
import { UNIT } from '../http/testing.ts';
import { type KybShop, openKybShop } from '../kyb/testing.ts';
import { PASSWORD, signInBy, UNIT_FIELD } from '../session/testing.ts';
import type { Unit } from '../unit/unit.ts';

let world: KybShop;
beforeAll(async () => void (world = await openKybShop()));
afterAll(() => world.shop.close());

/** A company with a dossier that closes its account; returns its id. */
const close = async (): Promise<string> => {
  const { email, applicant } = await world.submitted();
  const browser = world.shop.browser();
  await signInBy(browser, { type: 'business', account: email, password: PASSWORD }, calls.b2bLogin);
  const { custId } = applicant.access;
  await browser.call(calls.deleteAccount, { ...UNIT_FIELD, custId, email, reason: 'noLongerUsing' });
  return custId;
};

/** The same in a unit that states another number of months. */
const closeWhereKeptFor = async (monthsAfterLeaving: number): Promise<string> => {
  const units = world.shop.shop.units as Map<string, Unit>;
  const unit = units.get(UNIT)!;
  units.set(UNIT, { ...unit, documentRetention: { ...unit.documentRetention, monthsAfterLeaving } });
  try {
    return await close();
  } finally {
    units.set(UNIT, unit);
  }
};

const leftOf = (custId: string) =>
  inUnit(world.shop.shop.connection, UNIT, async (transaction) => {
    const { rows } = await sql<Record<'companies' | 'registrations' | 'dossiers' | 'documents', number>>`
      select (select count(*)::integer from company where customer_id = ${custId}) as companies,
        (select count(*)::integer from company_registration where customer_id = ${custId}) as registrations,
        (select count(*)::integer from kyb_dossier where customer_id = ${custId}) as dossiers,
        (select count(*)::integer from private_document where dossier_id = ${custId}
          or registration_id in (select id from company_registration where customer_id = ${custId})) as documents`.execute(
      transaction,
    );
    return rows[0]!;
  });

/** The sweeps of a moment; what has documents goes with the sweep after theirs. */
const sweepAt = async (at: number): Promise<void> => {
  world.shop.wait((at - world.shop.shop.clock().getTime()) / 60_000);
  await world.shop.sweep();
  await world.shop.sweep();
};

/** The same hour of the same day of the month, so many months later. */
const monthsAfter = (start: Date, months: number): number => new Date(start).setUTCMonth(start.getUTCMonth() + months);

const KEPT = { companies: 0, registrations: 1, dossiers: 1, documents: 5 };
const GONE = { companies: 0, registrations: 0, dossiers: 0, documents: 0 };

test('the papers of a company that left are kept through the last day of its unit’s months, 60 by default, and are gone the day after [A-191]', async () => {
  const [byDefault, shorter] = [await close(), await closeWhereKeptFor(12)];
  const left = world.shop.shop.clock();
  expect([await leftOf(byDefault), await leftOf(shorter)]).toEqual([KEPT, KEPT]);

  await sweepAt(monthsAfter(left, 12));
  expect(await leftOf(shorter)).toEqual(KEPT);
  await sweepAt(monthsAfter(left, 12) + DAY_MS);
  expect(await leftOf(shorter)).toEqual(GONE);

  await sweepAt(monthsAfter(left, 60));
  expect(await leftOf(byDefault)).toEqual(KEPT);
  await sweepAt(monthsAfter(left, 60) + DAY_MS);
  expect(await leftOf(byDefault)).toEqual(GONE);
});
