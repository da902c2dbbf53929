/**
 * `npm run prove -- plans`: in a unit with a long history (100,000 orders with `--full`) makes every call, runs all background work and
 * the nightly check, and inspects the plan of every statement: none may read, sort or discard more rows the longer the history is. At
 * the end a former account lookup, which did, is restored and must be detected.
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

/** A table with fewer rows than this share of the orders does not count as growing. */
const GROWING_FROM = 1 / 20;

const CUSTOM_PLANS = 5;
/** Three hours: from any hour of the night into the day. */
const UNTIL_MORNING_MS = 10_800_000;

/** The share of the history that the previous night's check has covered. */
const CHECKED_SHARE = 0.9;

const OLD_RECORD = new URL('../../server/src/database/migrations/0016-record.sql', import.meta.url);

/** Restores the function that looked up accounts before migration 0042. */
const restoreOldLookup = (store: HistoryStore): Promise<unknown> =>
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
    await store.aside((connection) => checkedUntil(connection, 'FR', CHECKED_SHARE, place.shop.clock()));
    // PostgreSQL plans a prepared statement afresh five times; after that it may cache a generic plan.
    for (let time = 0; time < CUSTOM_PLANS; time += 1) await liveThrough(place);
    // As autovacuum would at some time: the plans do not depend on when it comes by.
    await store.aside((connection) => sql`analyze`.execute(connection));
    store.plans();
    const asked = (await liveThrough(place)) + (await staffWorks(place));
    place.wait(UNTIL_MORNING_MS);
    await verifyNightly(place.shop);
    const plans = store.plans();
    const found = growingCosts(plans, growing);
    const surprises = [...surprisingCosts(found)];
    for (const [statement, costs] of surprises) say(JSON.stringify({ prove: 'plans', statement, costs }));
    const gone = KNOWN_COSTS.filter(
      ({ begin, atMost }) =>
        atMost === undefined && ![...found.keys()].some((statement) => statement.startsWith(begin)),
    );
    for (const { begin } of gone) say(JSON.stringify({ prove: 'plans', noLongerGrows: begin }));
    await restoreOldLookup(store);
    store.plans();
    await buyOne(place);
    const old = [...growingCosts(store.plans(), growing).values()].flat().filter(({ table }) => table === 'account');
    return [
      { name: 'orders', value: orders, unit: 'orders' },
      { name: 'requests', value: asked, unit: 'requests' },
      { name: 'statements', value: new Set(plans.map(statementText)).size, unit: 'statements' },
      { name: 'growing-tables', value: growing.size, unit: 'tables' },
      { name: 'costs-that-grow', value: surprises.length, unit: 'statements', limit: 0 },
      { name: 'known-costs-that-are-none', value: gone.length, unit: 'statements', limit: 0 },
      { name: 'old-look-up-unseen', value: old.length === 0 ? 1 : 0, unit: 'look-ups', limit: 0 },
    ];
  } finally {
    await place.close();
  }
};
