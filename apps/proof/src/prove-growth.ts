/**
 * `npm run prove -- growth`: what an order costs PostgreSQL in a unit with a history of 100,000 orders, against one with 1,000, each
 * on a server of its own, in turns. An order is all of it: written, paid at the provider, settled, issued, its messages queued.
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

const SHORT = Number(process.env['PROOF_SHORT'] ?? 1_000);
const ROUNDS = 5;
const ORDERS_IN_A_ROUND = 40;
/** More than this times the cost of an order in a short history is too much. */
const LIMIT = 1.3;
const CARDS = 3;
const PRICE = '60.00';

const buy = async (scene: Scene, buyer: Person): Promise<void> => {
  // The page after the payment asks for the newest one of its session.
  scene.place.wait(1_000);
  const backTo = `${ORIGIN}/FR/loading/order`;
  const orderNo = await scene.order(buyer, { lines: [scene.line(buyer, { amount: '20.00', qty: CARDS })] });
  const attemptId = await scene.opened(buyer, orderNo, PRICE);
  scene.paid('UpstreamPay', attemptId);
  const redirect = { csrfToken: buyer.visitor.csrf(), pspProvider: 'UpstreamPay', callBackUrl: backTo };
  const { token } = await scene.served(buyer, calls.redirectInfo, redirect);
  await scene.served(buyer, calls.paymentResult, { token, callBackUrl: backTo });
  await scene.served(buyer, calls.confirmOrder, { orderNo });
  await scene.place.work();
};

/** A unit with so many orders behind it; `round` gives the milliseconds of PostgreSQL's processor time for an order. */
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
      for (let order = 0; order < ORDERS_IN_A_ROUND; order += 1) await buy(scene, buyer);
      return (postgresWork(store.pid) - before) / ORDERS_IN_A_ROUND;
    },
    close: place.close,
  };
};

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

export const proveGrowth: Proof = async ({ isFull, say }) => {
  const manyOrders = historyOrders(isFull);
  const sandbox = openInProcessSandbox();
  const short = await openHistory(SHORT, sandbox);
  const long = await openHistory(manyOrders, sandbox);
  try {
    const rounds: { readonly short: number; readonly long: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const costs = { short: await short.round(), long: await long.round() };
      say(JSON.stringify({ prove: 'growth', ...costs }));
      rounds.push(costs);
    }
    const [few, many] = [median(rounds.map((one) => one.short)), median(rounds.map((one) => one.long))];
    return [
      { name: `work-of-an-order-after-${SHORT}`, value: few, unit: 'ms' },
      { name: `work-of-an-order-after-${manyOrders}`, value: many, unit: 'ms' },
      { name: 'growth', value: Math.round((100 * many) / few) / 100, unit: 'times', limit: LIMIT },
    ];
  } finally {
    await short.close();
    await long.close();
  }
};
