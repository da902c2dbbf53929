/** Reads an uploaded file in a process of its own, with limits on memory and time. At most two run at a time; the others wait. */
import type { BulkSheet } from '@offrande/domain/bulk-order';
import type { SheetAnswer, SheetFault, SheetTask } from '@offrande/sheets';
import { boundedProcesses } from '../bounded-process/bounded-process.ts';

export type SheetRead =
  | { readonly _tag: 'SheetRead'; readonly rows: BulkSheet['rows'] }
  | { readonly _tag: 'SheetRefused'; readonly fault: SheetFault };

const read = boundedProcesses<SheetTask, SheetAnswer>(new URL('./sheet-worker.ts', import.meta.url), {
  timeMaxMs: 10_000,
  memoryMaxMb: 256,
  atOnce: 2,
});

/** A file that takes more than its limits is unreadable. */
export const readSheet = async (task: SheetTask): Promise<SheetRead> => {
  const answer = await read(task);
  if (answer === null) return { _tag: 'SheetRefused', fault: { _tag: 'Unreadable' } };
  return 'fault' in answer ? { _tag: 'SheetRefused', fault: answer.fault } : { _tag: 'SheetRead', rows: answer.rows };
};
