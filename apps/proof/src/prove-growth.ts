/**
 * `npm run prove -- growth`: the CPU time that an order costs PostgreSQL in a unit with a history of 100,000 orders, compared with one
 * of 1,000, each on its own server, in alternating rounds. The order goes all the way: created, paid at the provider, settled, issued,
 * its messages queued.
 */
import { calls } from '@offrande/api-client/contract';
import { openScene, type Scene } from './access/scene.ts';
import type { Person } from './access/person.ts';
import { historyOrders } from './history/history-orders.ts';
import { openHistoryStore } from './history/history-store.ts';
import { liveThrough } from './history/live-through.ts';
import { multiply } from './history/multiply.ts';
import { type InProcessSandbox, openInProcessSandbox } from './in-process-sandbox.ts';
import { postgresWork } from './postgres-work.ts';
import type { Proof } from './proof.ts';
import { sealOnce } from '../../server/src/worker/schedule.ts';
import { ORIGIN, openVisitedShop } from './visitor/visited-shop.ts';

const SHORT_ORDERS = Number(process.env['PROOF_SHORT'] ?? 1_000);
const ROUNDS = 5;
const ORDERS_PER_ROUND = 40;
/** An order may cost at most this many times what it costs in a short history. */
const LIMIT = 1.3;
const CARDS = 3;
const PRICE = '60.00';

const buy = async (scene: Scene, buyer: Person): Promise<void> => {
  // `redirectInfo` finds the newest payment of the session, so no two may start at the same instant.
  scene.place.wait(1_000);
  const callBackUrl = `${ORIGIN}/FR/loading/order`;
  const orderNo = await scene.order(buyer, { lines: [scene.line(buyer, { amount: '20.00', qty: CARDS })] });
  const attemptId = await scene.opened(buyer, orderNo, PRICE);
  scene.paid('UpstreamPay', attemptId);
  const redirect = { csrfToken: buyer.visitor.csrf(), pspProvider: 'UpstreamPay', callBackUrl };
  const { token } = await scene.served(buyer, calls.redirectInfo, redirect);
  await scene.served(buyer, calls.paymentResult, { token, callBackUrl });
  await scene.served(buyer, calls.confirmOrder, { orderNo });
  await scene.place.work();
};

/** A unit with a history of `orders`; `round` returns PostgreSQL's CPU time per order, in milliseconds. */
const openHistory = async (orders: number, sandbox: InProcessSandbox) => {
  const store = await openHistoryStore({ isWatched: false });
  const place = await openVisitedShop({ postgresUrl: null, store, sandbox });
  await liveThrough(place);
  await store.aside((connection) => multiply(connection, 'FR', orders));
  await sealOnce(place.shop);
  const scene = openScene(place);
  return {
    round: async (): Promise<number> => {
      await place.forgetCounts();
      const buyer = await scene.newOwner('individual');
      await buy(scene, buyer);
      const before = postgresWork(store.pid);
      for (let order = 0; order < ORDERS_PER_ROUND; order += 1) await buy(scene, buyer);
      return (postgresWork(store.pid) - before) / ORDERS_PER_ROUND;
    },
    close: place.close,
  };
};

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

export const proveGrowth: Proof = async ({ isFull, say }) => {
  const longOrders = historyOrders(isFull);
  const sandbox = openInProcessSandbox();
  const short = await openHistory(SHORT_ORDERS, sandbox);
  const long = await openHistory(longOrders, sandbox);
  try {
    const rounds: { readonly short: number; readonly long: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const costs = { short: await short.round(), long: await long.round() };
      say(JSON.stringify({ prove: 'growth', ...costs }));
      rounds.push(costs);
    }
    const [few, many] = [median(rounds.map((one) => one.short)), median(rounds.map((one) => one.long))];
    return [
      { name: `work-of-an-order-after-${SHORT_ORDERS}`, value: few, unit: 'ms' },
      { name: `work-of-an-order-after-${longOrders}`, value: many, unit: 'ms' },
      { name: 'growth', value: Math.round((100 * many) / few) / 100, unit: 'times', limit: LIMIT },
    ];
  } finally {
    await short.close();
    await long.close();
  }
};
