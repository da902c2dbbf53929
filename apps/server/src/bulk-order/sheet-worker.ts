/** The thread that reads one uploaded file and ends, so that a hostile file harms nothing else. */
import { parentPort, workerData } from 'node:worker_threads';
import type { BulkSheet } from '@offrande/domain/bulk-order';
import { readCsv } from './read-csv.ts';
import { readXls } from './read-xls.ts';
import { readXlsx } from './read-xlsx.ts';
import { type SheetFault, Unreadable } from './sheet-fault.ts';

const READERS = { xlsx: readXlsx, xls: readXls, csv: readCsv } as const;

export interface SheetTask {
  readonly type: keyof typeof READERS;
  readonly bytes: Uint8Array;
}

export type SheetAnswer = { readonly rows: BulkSheet['rows'] } | { readonly fault: SheetFault };

const answer = ({ type, bytes }: SheetTask): SheetAnswer => {
  try {
    return { rows: READERS[type](Buffer.from(bytes)) };
  } catch (error) {
    // Any other error (an offset beyond the end, a truncated stream) means an unreadable file too.
    return { fault: error instanceof Unreadable ? error.fault : { _tag: 'Unreadable' } };
  }
};

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of Node has no origin
parentPort?.postMessage(answer(workerData as SheetTask));
