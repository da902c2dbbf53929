/**
 * The cart's line for an uploaded file (spec sections 3 and 5, S3.14, S5.78, A-01): one line for the whole file, its amount
 * the sum of the rows, its cards counted one by one. What it costs does not depend on the order of the rows.
 */
import type { CartLine, LineFile } from '../cart/index.ts';
import { sum } from '../money/index.ts';
import type { Money } from '../money/index.ts';

/** The line with the rows of its file in place of what it sold before. */
export const asFileLine = <Line extends Pick<CartLine, 'amount' | 'quantity' | 'file'>>(
  line: Line,
  rows: readonly { readonly amount: Money }[],
  file: Omit<LineFile, 'cards'>,
): Line => ({
  ...line,
  amount: sum(
    rows.map(({ amount }) => amount),
    line.amount.currency,
  ),
  quantity: rows.length,
  file: { ...file, cards: rows.length },
});
