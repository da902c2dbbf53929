/**
 * Checked rows as the cells of a file again (S7.21, A-186): read as a file for the same delivery type, they are the same rows, as long as
 * the rules still admit them.
 */
import { encodeAmount } from '../money/index.ts';
import type { DeliveryType } from '../delivery/index.ts';
import { columnsFor } from '../bulk-order/index.ts';
import type { BulkColumn, RowValues } from '../bulk-order/index.ts';

const cellsOf = ({
  amount,
  receiver,
  message,
  message2,
  customerId,
}: RowValues): Readonly<Record<BulkColumn, string>> => ({
  amount: encodeAmount(amount),
  civility: receiver.civility ?? '',
  firstName: receiver.firstName,
  lastName: receiver.lastName,
  email: receiver.email,
  areaCode: receiver.phone.number === '' ? '' : receiver.phone.areaCode,
  phone: receiver.phone.number,
  address: receiver.address.line1,
  address2: receiver.address.line2,
  zipCode: receiver.address.zipCode,
  city: receiver.address.city,
  countryCode: receiver.address.countryCode,
  message,
  message2,
  customerId,
});

/** A row of cells for each card, below columns that are named by their keys. */
export interface RowCells {
  readonly columns: readonly BulkColumn[];
  readonly rows: readonly (readonly string[])[];
}

/** With every column of the delivery type, as the shop's own template has. */
export const cellsOfRows = (rows: readonly RowValues[], deliveryType: DeliveryType): RowCells => {
  const columns = columnsFor(deliveryType);
  return { columns, rows: rows.map(cellsOf).map((row) => columns.map((column) => row[column])) };
};
