/**
 * `npm run prove -- night`: runs the nightly check on a unit with a long history (100,000 orders with `--full`), a tenth of it newer
 * than the previous check, while buyers keep ordering. Then an old row is changed in the database directly, and the check runs night
 * after night until it finds the change.
 */
import { sql } from 'kysely';
import { sealOnce } from '../../server/src/worker/schedule.ts';
import { sweep } from '../../server/src/worker/sweep.ts';
import { NIGHTS } from '../../server/src/verification/night.ts';
import { verifyNightly } from '../../server/src/verification/verify.ts';
import { openScene } from './access/scene.ts';
import { checkedUntil } from './history/checked-until.ts';
import { historyOrders } from './history/history-orders.ts';
import { type HistoryStore, openHistoryStore } from './history/history-store.ts';
import { liveThrough } from './history/live-through.ts';
import { multiply } from './history/multiply.ts';
import type { Proof } from './proof.ts';
import { openVisitedShop, type VisitedShop } from './visitor/visited-shop.ts';

/** The share of the history that the previous night's check has covered. */
const CHECKED_SHARE = 0.9;
const UNIT = 'FR';
const LIMIT_SECONDS = 30;
const DAY_MS = 86_400_000;

/** Buys one order after another until stopped; `stop` returns how many. */
const startBuying = (place: VisitedShop) => {
  const stopping = new AbortController();
  const scene = openScene(place);
  const bought = (async () => {
    let orders = 0;
    while (!stopping.signal.aborted) {
      const owner = await scene.newOwner('individual');
      await scene.bought(owner, scene.line(owner));
      orders += 1;
      await place.forgetCounts();
    }
    return orders;
  })();
  return {
    stop: () => {
      stopping.abort();
      return bought;
    },
  };
};

interface Verification {
  readonly checked: number;
  readonly findings: number;
  readonly is_over: boolean;
}

const lastCheck = (store: HistoryStore): Promise<Verification> =>
  store.aside(async (connection) => {
    const { rows } = await sql<Verification>`
      select checked::integer, findings, finished_at is not null as is_over from verification
      where bu_id = ${UNIT} order by day desc limit 1`.execute(connection);
    return rows[0]!;
  });

/** Adds a cent to a line of an order in the first tenth of the history, bypassing all triggers. */
const tamper = (store: HistoryStore): Promise<unknown> =>
  store.aside(async (connection) => {
    await sql`set session_replication_role = replica`.execute(connection);
    return sql`update order_line set line_total = line_total + 1 where order_no = (
      select order_no from order_event where bu_id = ${UNIT} and no > (select max(no) / 20 from order_event)
      order by no limit 1) and position = 0`.execute(connection);
  });

export const proveNight: Proof = async ({ isFull, say }) => {
  const store = await openHistoryStore({ isWatched: false });
  const place = await openVisitedShop({ postgresUrl: null, store });
  try {
    await liveThrough(place);
    const orders = await store.aside((connection) => multiply(connection, UNIT, historyOrders(isFull)));
    await sealOnce(place.shop);
    await store.aside((connection) => checkedUntil(connection, UNIT, CHECKED_SHARE, place.shop.clock()));

    const buying = startBuying(place);
    const begin = performance.now();
    await verifyNightly(place.shop);
    const seconds = (performance.now() - begin) / 1000;
    const bought = await buying.stop();
    const first = await lastCheck(store);
    say(JSON.stringify({ prove: 'night', ...first, seconds, bought }));

    await tamper(store);
    let nights = 0;
    let last = first;
    while (last.findings === first.findings && nights <= NIGHTS) {
      place.wait(DAY_MS);
      await sweep(place.shop);
      await verifyNightly(place.shop);
      last = await lastCheck(store);
      nights += 1;
      if (last.findings === 0) say(JSON.stringify({ prove: 'night', night: nights, checked: last.checked }));
    }
    return [
      { name: 'orders', value: orders, unit: 'orders' },
      { name: 'orders-bought-meanwhile', value: bought, unit: 'orders' },
      { name: 'rows-checked', value: first.checked, unit: 'rows' },
      { name: 'night', value: Math.round(seconds * 10) / 10, unit: 's', limit: LIMIT_SECONDS },
      { name: 'unfinished', value: first.is_over ? 0 : 1, unit: 'checks', limit: 0 },
      { name: 'false-findings', value: first.findings, unit: 'findings', limit: 0 },
      { name: 'nights-until-found', value: nights, unit: 'nights', limit: NIGHTS },
    ];
  } finally {
    await place.close();
  }
};
