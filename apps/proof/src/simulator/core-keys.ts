/** Small parts of the model's calls: keys that make a call count once, messages that wait, a buyer's own order. */
import { type Core, Refused } from './core.ts';
import type { Model, ModelOrder } from './model.ts';

const RUNNING_MS = 60_000;

/** Of work that asks somebody outside: `done` where the answer is kept, else the key is taken for a minute. */
export const claimKey = (model: Model, key: string): 'done' | 'taken' => {
  const known = model.keys.get(key);
  if (known === 'done') return 'done';
  if (known !== undefined && known >= model.now) throw new Refused();
  model.keys.set(key, model.now + RUNNING_MS);
  return 'taken';
};

/** What was refused or failed may be tried again at once. */
export const freeKey = (model: Model, key: string): void => {
  if (typeof model.keys.get(key) === 'number') model.keys.set(key, 0);
};

export const isDone = (model: Model, key: string): boolean => model.keys.get(key) === 'done';

export const finishKey = (model: Model, key: string): void => void model.keys.set(key, 'done');

/** Writes down what is to be done; once for a topic and a subject. */
export const enqueue = (model: Model, topic: string, subject: string): void => {
  const key = `${topic}:${subject}`;
  if (!model.outbox.has(key)) model.outbox.set(key, { key, attempts: 0, nextAt: model.now, isDone: false });
};

/** Anybody else's order does not exist. */
export const ownOrder = (model: Model, buyer: number, name: string): ModelOrder => {
  const order = model.orders.get(name);
  if (order?.buyer !== buyer) throw new Refused();
  return order;
};

/** Asks staff for something, once; the alarm goes out by itself. `about` is what will close it. */
export const openTask = (model: Model, kind: string, subject: string, about: string | null): void => {
  const task = `${kind}:${subject}`;
  if (!model.tasks.has(task)) model.tasks.set(task, { about, isClosed: false });
  enqueue(model, 'task', task);
};

/** What was asked for is done. */
export const closeTasks = (model: Model, about: string): void => {
  for (const [task, known] of model.tasks) {
    if (known.about === about) model.tasks.set(task, { ...known, isClosed: true });
  }
};

/** Work that is done once for its key, in one change; what is refused leaves no trace. */
export const once = (core: Core, key: string, work: (model: Model) => void): void =>
  core.change((model) => {
    if (isDone(model, key)) return;
    work(model);
    finishKey(model, key);
  });
