/** A row of a file as it is kept: one card to be made, checked when the file was uploaded. */
import { createHash } from 'node:crypto';
import type { Receiver } from '@offrande/domain/address';
import { type BulkRow, rowKey } from '@offrande/domain/bulk-order';
import { toMinorUnits } from '@offrande/domain/money';

/** The amount is minor units in text; `key` is the same for the same row of the same rows. */
export interface FileRow {
  readonly key: string;
  readonly line: number;
  readonly amountMinor: string;
  readonly receiver: Receiver;
  readonly message: string;
  readonly message2: string;
  readonly customerId: string;
}

/** What a row says, whatever file it came in. */
const saidBy = ({ amount, receiver, message, message2, customerId }: BulkRow): Omit<FileRow, 'key' | 'line'> => ({
  amountMinor: toMinorUnits(amount).toString(),
  receiver,
  message,
  message2,
  customerId,
});

/**
 * The rows of a file as they are kept. A file is known by what its rows say, and a row by its file and its place in it, so
 * that the same rows count once, sent as another type, with other columns or with empty lines between.
 */
export const toFileRows = (
  rows: readonly BulkRow[],
): { readonly contentHash: string; readonly rows: readonly FileRow[] } => {
  const said = rows.map(saidBy);
  const contentHash = createHash('sha256').update(JSON.stringify(said)).digest('hex');
  return {
    contentHash,
    rows: said.map((row, at) => ({ key: rowKey(contentHash, at + 1), line: rows[at]!.line, ...row })),
  };
};
