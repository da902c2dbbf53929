/**
 * `npm run prove -- plans`: in a unit with a history of orders (100,000 with `--full`) every call is made, all work behind the shop is
 * done and the night's check is made, and no statement may read, sort or throw away the more the longer that history is. At the end
 * the look-up of accounts that once did is put back, and must be found.
 */
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { verifyNightly } from '../../server/src/verification/verify.ts';
import { sealOnce } from '../../server/src/worker/schedule.ts';
import { openScene } from './access/scene.ts';
import { checkedUntil } from './history/checked-until.ts';
import { historyOrders } from './history/history-orders.ts';
import { type HistoryStore, openHistoryStore } from './history/history-store.ts';
import { liveThrough } from './history/live-through.ts';
import { multiply } from './history/multiply.ts';
import { staffWorks } from './history/staff-works.ts';
import { growingCosts, KNOWN_COSTS, statementText, surprisingCosts } from './plans/growing-costs.ts';
import type { Proof } from './proof.ts';
import { openVisitedShop, type VisitedShop } from './visitor/visited-shop.ts';

/** A table with fewer rows than this share of the orders does not grow with them. */
const GROWING_FROM = 1 / 20;

const PLANNED_ANEW = 5;
/** From any hour of the night into the day. */
const UNTIL_MORNING_MS = 10_800_000;

/** What the night's check has seen the night before. */
const SEEN = 0.9;

const OLD_RECORD = new URL('../../server/src/database/migrations/0016-record.sql', import.meta.url);

/** Accounts are looked for by a function again, as they were before migration 0042. */
const putBackOldLookUp = (store: HistoryStore): Promise<unknown> =>
  store.aside(async (connection) => {
    await sql.raw(await readFile(OLD_RECORD, 'utf8')).execute(connection);
    await sql.raw('drop index account_once').execute(connection);
    const columns = `(bu_id, kind, coalesce(owner, ''), currency)`;
    await sql.raw(`create unique index account_once on account ${columns}`).execute(connection);
  });

const buyOne = async (place: VisitedShop): Promise<void> => {
  const scene = openScene(place);
  const owner = await scene.newOwner('individual');
  await scene.bought(owner, scene.line(owner));
};

export const provePlans: Proof = async ({ isFull, say }) => {
  const store = await openHistoryStore({ isWatched: true });
  const place = await openVisitedShop({ postgresUrl: null, store });
  try {
    await liveThrough(place);
    const orders = await store.aside((connection) => multiply(connection, 'FR', historyOrders(isFull)));
    await sealOnce(place.shop);
    const growing = await store.tablesFrom(orders * GROWING_FROM);
    await store.aside((connection) => checkedUntil(connection, 'FR', SEEN, place.shop.clock()));
    // A statement that is prepared is planned anew five times; then PostgreSQL may keep a plan for whatever is asked.
    for (let time = 0; time < PLANNED_ANEW; time += 1) await liveThrough(place);
    store.plans();
    const asked = (await liveThrough(place)) + (await staffWorks(place));
    place.wait(UNTIL_MORNING_MS);
    await verifyNightly(place.shop);
    const plans = store.plans();
    const found = growingCosts(plans, growing);
    const surprises = [...surprisingCosts(found)];
    for (const [statement, costs] of surprises) say(JSON.stringify({ prove: 'plans', statement, costs }));
    const settled = KNOWN_COSTS.filter(
      ({ begin, atMost }) =>
        atMost === undefined && ![...found.keys()].some((statement) => statement.startsWith(begin)),
    );
    for (const { begin } of settled) say(JSON.stringify({ prove: 'plans', settled: begin }));
    await putBackOldLookUp(store);
    store.plans();
    await buyOne(place);
    const old = [...growingCosts(store.plans(), growing).values()].flat().filter(({ table }) => table === 'account');
    return [
      { name: 'orders', value: orders, unit: 'orders' },
      { name: 'requests', value: asked, unit: 'requests' },
      { name: 'statements', value: new Set(plans.map(statementText)).size, unit: 'statements' },
      { name: 'growing-tables', value: growing.size, unit: 'tables' },
      { name: 'costs-that-grow', value: surprises.length, unit: 'statements', limit: 0 },
      { name: 'known-costs-that-are-none', value: settled.length, unit: 'statements', limit: 0 },
      { name: 'old-look-up-unseen', value: old.length === 0 ? 1 : 0, unit: 'look-ups', limit: 0 },
    ];
  } finally {
    await place.close();
  }
};
