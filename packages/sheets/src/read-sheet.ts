/** Reads the first sheet of a file as rows of cells. Source. */
import type { BulkSheet } from '@offrande/domain/bulk-order';
import { type Bytes, bytesOf } from './bytes.ts';
import { readCsv } from './read-csv.ts';
import { readXls } from './read-xls.ts';
import { readXlsx } from './read-xlsx.ts';
import { type SheetFault, Unreadable } from './sheet-fault.ts';
import type { OnRow } from './sheet-rows.ts';

type Rows = BulkSheet['rows'];

const READERS = { xlsx: readXlsx, xls: readXls, csv: readCsv } as const satisfies Readonly<
  Record<string, (bytes: Bytes, onRow: OnRow) => Rows | Promise<Rows>>
>;
export type SheetType = keyof typeof READERS;

export interface SheetTask {
  readonly type: SheetType;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export type SheetAnswer = { readonly rows: Rows } | { readonly fault: SheetFault };

const nothing = (): void => undefined;

/** Never rejects. Run it where a hostile file harms nothing else: in a process or a worker of its own. */
export const readSheetFile = async ({ type, bytes }: SheetTask, onRow: OnRow = nothing): Promise<SheetAnswer> => {
  try {
    return { rows: await READERS[type](bytesOf(bytes), onRow) };
  } catch (error) {
    // Any other error (an offset beyond the end, a truncated stream) means an unreadable file too.
    return { fault: error instanceof Unreadable ? error.fault : { _tag: 'Unreadable' } };
  }
};
