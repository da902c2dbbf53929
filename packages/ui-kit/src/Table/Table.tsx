/**
 * A table: a history, a list of orders. On narrow screens each row becomes a small list with the column names next to
 * the values, so that nothing scrolls sideways. Not for selecting or sorting.
 */
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import './Table.css';

/** One column. */
export interface TableColumn {
  id: string;
  label: string;
  /** `end` for numbers. Default `start`. */
  align?: 'start' | 'end' | undefined;
}

/** One row; `cells` by column id. */
export interface TableRow {
  id: string;
  cells: Readonly<Record<string, ReactNode>>;
}

/** Properties of `Table`. The first column names the row. */
export interface TableProps {
  /** What the table lists, for assistive technology. */
  caption: string;
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
  className?: string | undefined;
}

export function Table({ caption, columns, rows, className }: TableProps) {
  return (
    <table className={classNames('o-table', className)}>
      <caption className="o-visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ id, label, align }) => (
            <th key={id} scope="col" data-align={align}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {columns.map(({ id, label, align }, at) => {
              const Cell = at === 0 ? 'th' : 'td';
              return (
                <Cell key={id} data-align={align} data-label={label} {...(at === 0 ? { scope: 'row' } : {})}>
                  {row.cells[id]}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
