/** Reads an uploaded file in its own thread, with limits on memory and time. At most two run at a time; the others wait. */
import { Worker } from 'node:worker_threads';
import type { BulkSheet } from '@offrande/domain/bulk-order';
import type { SheetFault } from './sheet-fault.ts';
import type { SheetAnswer, SheetTask } from './sheet-worker.ts';

export type SheetRead =
  | { readonly _tag: 'SheetRead'; readonly rows: BulkSheet['rows'] }
  | { readonly _tag: 'SheetRefused'; readonly fault: SheetFault };

const TIME_MAX_MS = 10_000;
const MEMORY_MAX_MB = 256;
const AT_ONCE = 2;

const waiting: (() => void)[] = [];
let running = 0;

const turn = async (): Promise<void> => {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
};

/** Passes the slot on to the next waiting file. */
const done = (): void => {
  const next = waiting.shift();
  if (next === undefined) running -= 1;
  else next();
};

const UNREADABLE: SheetRead = { _tag: 'SheetRefused', fault: { _tag: 'Unreadable' } };

const readOf = (answer: SheetAnswer): SheetRead =>
  'fault' in answer ? { _tag: 'SheetRefused', fault: answer.fault } : { _tag: 'SheetRead', rows: answer.rows };

const inThread = (task: SheetTask): Promise<SheetRead> =>
  new Promise((resolve) => {
    const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MAX_MB },
    });
    const timer = setTimeout(() => void worker.terminate(), TIME_MAX_MS);
    const end = (read: SheetRead): void => {
      clearTimeout(timer);
      resolve(read);
    };
    worker.once('message', (answer: SheetAnswer) => end(readOf(answer)));
    // Out of memory or out of time.
    worker.once('error', () => end(UNREADABLE));
    worker.once('exit', () => end(UNREADABLE));
  });

export const readSheet = async (task: SheetTask): Promise<SheetRead> => {
  await turn();
  try {
    return await inThread(task);
  } finally {
    done();
  }
};
