/**
 * Cards that are printed together are printed in worker threads, so that an order of thousands neither blocks the server's main thread
 * nor is limited to one core. A single card is printed directly. Idle threads end after a while.
 */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type CardDocument, renderCardDocument } from './card-document.ts';
import type { PrintAnswer, PrintTask } from './print-messages.ts';

const THREADS_MAX = 4;
const IDLE_MS = 30_000;
/** Printing creates much short-lived garbage; with a smaller young generation, a third of the time goes into collecting it. */
const resourceLimits = { maxYoungGenerationSizeMb: 96 } as const;

interface Waiting {
  resolve(pdf: Uint8Array): void;
  reject(error: Error): void;
}

interface Thread {
  readonly worker: Worker;
  readonly waiting: Map<number, Waiting>;
  idle: NodeJS.Timeout | null;
}

const threads = new Set<Thread>();
let nextId = 1;

const end = (thread: Thread, error: Error): void => {
  threads.delete(thread);
  for (const { reject } of thread.waiting.values()) reject(error);
  thread.waiting.clear();
};

const rest = (thread: Thread): void => {
  thread.worker.unref();
  thread.idle = setTimeout(() => {
    threads.delete(thread);
    void thread.worker.terminate();
  }, IDLE_MS).unref();
};

const take = (thread: Thread, { id, pdf, fault }: PrintAnswer): void => {
  const waiting = thread.waiting.get(id);
  thread.waiting.delete(id);
  if (pdf === undefined) waiting?.reject(new Error(fault));
  else waiting?.resolve(pdf);
  if (thread.waiting.size === 0) rest(thread);
};

const startThread = (): Thread => {
  const worker = new Worker(new URL('./print-worker.ts', import.meta.url), { resourceLimits });
  const thread: Thread = { worker, waiting: new Map(), idle: null };
  worker.on('message', (answer: PrintAnswer) => take(thread, answer));
  worker.on('error', (error) => end(thread, error instanceof Error ? error : new Error(String(error))));
  worker.on('exit', () => end(thread, new Error('A thread that prints has ended')));
  threads.add(thread);
  return thread;
};

/** The thread with the least work; a new one if all are busy and the maximum is not reached. */
const leastBusy = (): Thread => {
  const [first] = [...threads].toSorted((one, other) => one.waiting.size - other.waiting.size);
  const mayHaveMore = threads.size < Math.min(THREADS_MAX, availableParallelism());
  return first === undefined || (first.waiting.size > 0 && mayHaveMore) ? startThread() : first;
};

const inThread = (card: CardDocument): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const thread = leastBusy();
    if (thread.idle !== null) clearTimeout(thread.idle);
    thread.idle = null;
    thread.worker.ref();
    const id = (nextId += 1);
    thread.waiting.set(id, { resolve, reject });
    thread.worker.postMessage({ id, card } satisfies PrintTask, []);
  });

let printing = 0;

/** Renders the card as PDF. */
export const printDocument = async (card: CardDocument): Promise<Uint8Array> => {
  printing += 1;
  try {
    return printing > 1 ? await inThread(card) : await renderCardDocument(card);
  } finally {
    printing -= 1;
  }
};
