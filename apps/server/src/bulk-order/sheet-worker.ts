/** The thread that reads one uploaded file and ends: whatever the file makes it do, it does to nobody else. */
import { parentPort, workerData } from 'node:worker_threads';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import { type SheetFault, Unreadable } from './sheet-fault.ts';

export interface SheetTask {
  readonly type: 'xlsx' | 'csv';
  readonly bytes: Uint8Array;
}

export type SheetAnswer = { readonly rows: readonly (readonly string[])[] } | { readonly fault: SheetFault };

const answer = ({ type, bytes }: SheetTask): SheetAnswer => {
  try {
    const content = Buffer.from(bytes);
    return { rows: type === 'xlsx' ? readXlsx(content) : readCsv(content) };
  } catch (error) {
    // What is broken in a way of its own (an offset beyond the end, a torn stream) cannot be read either.
    return { fault: error instanceof Unreadable ? error.fault : { _tag: 'Unreadable' } };
  }
};

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of Node has no origin
parentPort?.postMessage(answer(workerData as SheetTask));
