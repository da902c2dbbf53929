/** A row of a file as it is kept: one card to be made, checked when the file was uploaded. */
import type { Receiver } from '@offrande/domain/address';
import type { BulkRow } from '@offrande/domain/bulk-order';
import { toMinorUnits } from '@offrande/domain/money';

/** The amount is minor units in text; `key` is the same for the same row of the same file. */
export interface FileRow {
  readonly key: string;
  readonly line: number;
  readonly amountMinor: string;
  readonly receiver: Receiver;
  readonly message: string;
  readonly message2: string;
  readonly customerId: string;
}

export const fileRowOf = ({ key, line, amount, receiver, message, message2, customerId }: BulkRow): FileRow => ({
  key,
  line,
  amountMinor: toMinorUnits(amount).toString(),
  receiver,
  message,
  message2,
  customerId,
});
