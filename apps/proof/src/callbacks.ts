/**
 * Seven events about one payment, in every order: the opening is answered, the provider reports it open, reports it paid, does
 * so again, the buyer returns, the sweep runs, the order is confirmed. A message may arrive before the opening is answered. The
 * buyer has paid before the first event. The final state is always the same, with the cards issued once.
 */
import type { PaymentProviderId } from '@offrande/domain/payment';
import { sweep } from '../../server/src/worker/sweep.ts';
import { workOnce } from '../../server/src/worker/worker.ts';
import type { Deliver } from '../../server/src/outbox/message.ts';
import { CallFailed } from './simulator/browser.ts';
import { signedMessage, findPayment, markPaid } from './in-process-sandbox.ts';
import { count, type ProviderBench } from './provider-bench.ts';

export const CALLBACKS = [
  'answered',
  'saysOpen',
  'saysPaid',
  'saysPaidAgain',
  'returns',
  'sweeps',
  'confirms',
] as const;
export type Callback = (typeof CALLBACKS)[number];

/** All permutations of a list. */
export function* permutations<T>(items: readonly T[]): Generator<readonly T[]> {
  if (items.length === 0) yield [];
  for (const [at, first] of items.entries()) {
    for (const rest of permutations(items.toSpliced(at, 1))) yield [first, ...rest];
  }
}

/** A refusal is an answer too: an order that is not paid yet is not confirmed. */
const allowRefusal = async (work: Promise<unknown>): Promise<void> => {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof CallFailed) || error.status >= 500) throw error;
  }
};

const assert = (holds: boolean, breach: string): void => {
  if (!holds) throw new Error(breach);
};

/** The final state, without how often and when something was tried. */
const finalState = (facts: readonly string[]): string =>
  facts
    .filter((fact) => !/^(key|noted) /.test(fact))
    .map((fact) => fact.replace(/ (?:until \d+|looks \d+ next \w+|tried \d+ due \d+)$/, ''))
    .join('\n');

/** Plays the seven events in one order; returns the final state. Throws if it is wrong. */
export const playCallbacks = async (
  bench: ProviderBench,
  provider: PaymentProviderId,
  order: readonly Callback[],
): Promise<string> => {
  const { shop, sandbox } = bench;
  const proved = await bench.openUnit(provider);
  const orderNo = await proved.order();
  const held = bench.holdOpening();
  const opening = proved.open(orderNo);
  const { attemptId } = await Promise.race([held.opened, opening.then(() => held.opened)]);
  const payment = findPayment(sandbox.payments, provider, attemptId);
  const open = signedMessage(payment);
  markPaid(payment, 'payment-1');
  bench.waitForLook();

  const tell = async (message: typeof open): Promise<void> => {
    const status = await bench.tell(provider, message);
    assert(status === 200, `a genuine message is answered ${status}`);
  };
  const play: Readonly<Record<Callback, () => Promise<void>>> = {
    answered: async () => {
      held.release();
      await opening;
    },
    saysOpen: () => tell(open),
    saysPaid: () => tell(signedMessage(payment)),
    saysPaidAgain: () => tell(signedMessage(payment)),
    returns: () => allowRefusal(proved.returnFromProvider(attemptId)),
    sweeps: () => sweep(shop),
    confirms: () => allowRefusal(proved.confirm(orderNo)),
  };
  for (const callback of order) await play[callback]();

  const delivered: string[] = [];
  const deliver: Deliver = async ({ key }) => {
    delivered.push(key);
    return 'done';
  };
  await workOnce(shop, deliver);
  await sweep(shop);
  await workOnce(shop, deliver);
  const { id } = proved.unit;
  assert((await count(shop, id, 'card', 'order_line_id is not null')) === 1, 'not exactly one card');
  assert((await count(shop, id, 'journal', `kind = 'settle'`)) === 1, 'not settled exactly once');
  assert((await count(shop, id, 'journal', `kind = 'lateMoney'`)) === 0, 'money in suspense');
  assert((await count(shop, id, 'task', 'true')) === 0, 'a task');
  assert(delivered.length === new Set(delivered).size && delivered.length === 2, `delivered: ${delivered.join()}`);
  const broken = await proved.broken();
  assert(broken.length === 0, broken.join('; '));
  const end = finalState(await proved.facts());
  sandbox.payments.clear();
  (shop.units as Map<string, unknown>).delete(id);
  return end;
};

export interface CallbackFigures {
  readonly cases: number;
  readonly ends: number;
  readonly breaches: readonly string[];
}

/** Plays several orders of the events at a provider. */
export const proveCallbackOrders = async (
  bench: ProviderBench,
  provider: PaymentProviderId,
  orders: Iterable<readonly Callback[]>,
): Promise<CallbackFigures> => {
  const ends = new Set<string>();
  const breaches: string[] = [];
  let cases = 0;
  for (const order of orders) {
    cases += 1;
    try {
      ends.add(await playCallbacks(bench, provider, order));
    } catch (error) {
      breaches.push(`${provider} ${order.join(' ')}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (ends.size > 1) breaches.push(`${provider} has ${ends.size} ends: ${[...ends].slice(0, 2).join('\n---\n')}`);
  return { cases, ends: ends.size, breaches };
};
