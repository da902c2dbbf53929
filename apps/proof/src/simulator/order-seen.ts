/**
 * The order in which the server processed items that were due at the same time, as far as its traces tell: SQL returns them in
 * any order, and the provider's planned answers go to whoever asks first.
 */
import { LEASE_MS } from '../../../server/src/worker/worker.ts';
import type { Conditions } from './core.ts';
import type { Facts } from './facts.ts';
import { CLOSING } from './core-jobs.ts';

const PROCESSED = 0;
const CRASHED = 1;
const UNTOUCHED = 2;

/** How far the worker came with a message: to its end, done or postponed; to its crash; or not to its lease. */
const progress = (fact: string, now: number): number => {
  const due = / due (\d+)$/.exec(fact);
  if (due === null || Number(due[1]) > now + LEASE_MS) return PROCESSED;
  if (Number(due[1]) === now + LEASE_MS) return CRASHED;
  return Number(due[1]) > now ? PROCESSED : UNTOUCHED;
};

/**
 * Ranks an attempt by its place in `asked`, the attempts in the order in which the provider was asked about them, and a message
 * by its progress, among equals by its attempt's place in `asked`, and then the finished before the postponed. `found` are the
 * facts of the server after the step.
 */
export const orderSeen =
  (asked: readonly string[], found: Facts, now: number): Conditions['order'] =>
  (key) => {
    const place = asked.indexOf(key.startsWith(CLOSING) ? key.slice(CLOSING.length) : key);
    const rank = place < 0 ? asked.length : place;
    const message = found.find((fact) => fact.startsWith(`message ${key} `));
    if (message === undefined) return rank;
    return progress(message, now) * (asked.length + 1) + rank + (message.endsWith(' done') ? 0 : 0.5);
  };
