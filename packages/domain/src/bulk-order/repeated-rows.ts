/**
 * Rows with the same content, however it is written. They are separate cards, but often a slip, so that a buyer
 * is told about them.
 */
import { encodeAmount } from '../money/index.ts';
import type { RowValues } from './row.ts';

/** A row with the same content as an earlier one: its line, and the first line with that content. */
export interface RepeatedRow {
  readonly line: number;
  readonly first: number;
}

const contentOf = ({ amount, receiver, message, message2, customerId }: RowValues): string =>
  JSON.stringify([encodeAmount(amount), receiver, message, message2, customerId]);

/** Collects checked rows in their order. */
export const repetitions = () => {
  const first = new Map<string, number>();
  const repeated: RepeatedRow[] = [];
  return {
    repeated,
    note: (line: number, values: RowValues): void => {
      const content = contentOf(values);
      const known = first.get(content);
      if (known === undefined) first.set(content, line);
      else repeated.push({ line, first: known });
    },
  };
};
