/** Shared parts of the model's calls: idempotency keys, pending messages, a buyer's own order. */
import { LIFETIME_MS } from '../../../server/src/outbox/outbox.ts';
import { type Core, Refused } from './core.ts';
import { accountOf } from './baskets.ts';
import type { Model, ModelOrder } from './model.ts';

const RUNNING_MS = 60_000;

/** For work that calls an outside party: `done` if the answer is stored, else the key is taken for a minute. */
export const claimKey = (model: Model, key: string): 'done' | 'taken' => {
  const known = model.keys.get(key);
  if (known === 'done') return 'done';
  if (known !== undefined && known >= model.now) throw new Refused();
  model.keys.set(key, model.now + RUNNING_MS);
  return 'taken';
};

/** A refused or failed call may be retried at once. */
export const freeKey = (model: Model, key: string): void => {
  if (typeof model.keys.get(key) === 'number') model.keys.set(key, 0);
};

export const isDone = (model: Model, key: string): boolean => model.keys.get(key) === 'done';

export const finishKey = (model: Model, key: string): void => void model.keys.set(key, 'done');

/** Queues a message, once for a topic and subject; `at`: its earliest time, by default now. */
export const enqueue = (model: Model, topic: string, subject: string, at = model.now): void => {
  const key = `${topic}:${subject}`;
  const message = { key, attempts: 0, nextAt: at, giveUpAt: at + LIFETIME_MS, isDone: false };
  if (!model.outbox.has(key)) model.outbox.set(key, message);
};

/** A company's orders are those of all its people. */
export const isOwnOrder = (order: ModelOrder, buyer: number): boolean => accountOf(order.buyer) === accountOf(buyer);

/** Another buyer's order does not exist for the caller. */
export const ownOrder = (model: Model, buyer: number, name: string): ModelOrder => {
  const order = model.orders.get(name);
  if (order === undefined || !isOwnOrder(order, buyer)) throw new Refused();
  return order;
};

/** Opens a task for staff, once, and queues its alarm. `about` is what will close it. */
export const openTask = (model: Model, kind: string, subject: string, about: string | null): void => {
  const task = `${kind}:${subject}`;
  if (!model.tasks.has(task)) model.tasks.set(task, { about, isClosed: false });
  enqueue(model, 'task', task);
};

/** Closes the tasks about a subject. */
export const closeTasks = (model: Model, about: string): void => {
  for (const [task, known] of model.tasks) {
    if (known.about === about) model.tasks.set(task, { ...known, isClosed: true });
  }
};

/** Work that is done once for its key, in one change; a refusal leaves no trace. */
export const once = (core: Core, key: string, work: (model: Model) => void): void =>
  core.change((model) => {
    if (isDone(model, key)) return;
    work(model);
    finishKey(model, key);
  });
