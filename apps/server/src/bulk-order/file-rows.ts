/** A row of a bulk file as it is stored: one card to be issued, checked when the file was uploaded. */
import { createHash } from 'node:crypto';
import type { Receiver } from '@offrande/domain/address';
import { type BulkRow, rowKey } from '@offrande/domain/bulk-order';
import { toMinorUnits } from '@offrande/domain/money';

/** `amountMinor` is a decimal string; `key` depends only on the contents of all rows and on the row's position. */
export interface FileRow {
  readonly key: string;
  readonly line: number;
  readonly amountMinor: string;
  readonly receiver: Receiver;
  readonly message: string;
  readonly message2: string;
  readonly customerId: string;
}

/** The contents of a row, independent of the file's format. */
const contentOf = ({ amount, receiver, message, message2, customerId }: BulkRow): Omit<FileRow, 'key' | 'line'> => ({
  amountMinor: toMinorUnits(amount).toString(),
  receiver,
  message,
  message2,
  customerId,
});

/**
 * The rows of a file as they are stored. A file is identified by the contents of its rows, and a row by its file and position, so that
 * the same rows count once, even if sent as another file type, with other columns or with empty lines in between.
 */
export const toFileRows = (
  rows: readonly BulkRow[],
): { readonly contentHash: string; readonly rows: readonly FileRow[] } => {
  const contents = rows.map(contentOf);
  const contentHash = createHash('sha256').update(JSON.stringify(contents)).digest('hex');
  return {
    contentHash,
    rows: contents.map((row, at) => ({ key: rowKey(contentHash, at + 1), line: rows[at]!.line, ...row })),
  };
};
