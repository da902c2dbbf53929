/** A table of thousands of lines, of which those in view are in the page. It scrolls by keyboard once it has the focus. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { BulkColumn, BulkError, ShownLine } from '@offrande/domain/bulk-order';
import { Icon } from '@offrande/ui-kit/Icon';
import { useMemo, useState } from 'react';
import './lines-table.css';
import { useCellRefusalText, useColumnName } from './use-bulk-refusal-text.ts';

/** Of every row, in pixels, as the style sheet has it. */
const ROW_HEIGHT = 40;

/** Rows above and below those in view that are in the page too. */
const OVERSCAN = 8;

/** At least the height of the table, until it is scrolled. */
const FIRST_HEIGHT = 400;

/** What scrolls must take the focus, or the keyboard cannot scroll it. */
const FOCUSABLE = { tabIndex: 0 } as const;

interface LinesTableProps {
  readonly columns: readonly BulkColumn[];
  readonly lines: readonly ShownLine[];
  readonly errors: readonly BulkError[];
}

const placeOf = (line: number, column: BulkColumn): string => `${line} ${column}`;

export function LinesTable({ columns, lines, errors }: LinesTableProps) {
  const { t } = useLingui();
  const nameOf = useColumnName();
  const [view, setView] = useState({ top: 0, height: FIRST_HEIGHT });
  const faults = useMemo(
    () => new Map(errors.map((error) => [placeOf(error.line, error.column), error] as const)),
    [errors],
  );
  const first = Math.max(0, Math.floor(view.top / ROW_HEIGHT) - OVERSCAN);
  const shown = lines.slice(first, Math.ceil((view.top + view.height) / ROW_HEIGHT) + OVERSCAN);
  return (
    <div
      className="bulk-lines"
      role="region"
      aria-label={t`All lines of your file`}
      {...FOCUSABLE}
      onScroll={({ currentTarget: { scrollTop, clientHeight } }) => setView({ top: scrollTop, height: clientHeight })}
    >
      <table aria-rowcount={lines.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">
              <Trans>Line</Trans>
            </th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {nameOf(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Gap rows={first} />
          {shown.map((line, at) => (
            <Line key={line.line} line={line} rowIndex={first + at + 2} columns={columns} faults={faults} />
          ))}
          <Gap rows={lines.length - first - shown.length} />
        </tbody>
      </table>
    </div>
  );
}

/** Holds the place of the rows that are not in the page. */
function Gap({ rows }: { readonly rows: number }) {
  return rows > 0 && <tr aria-hidden="true" style={{ blockSize: rows * ROW_HEIGHT }} />;
}

interface LineProps {
  readonly line: ShownLine;
  readonly rowIndex: number;
  readonly columns: readonly BulkColumn[];
  readonly faults: ReadonlyMap<string, BulkError>;
}

function Line({ line: { line, cells }, rowIndex, columns, faults }: LineProps) {
  return (
    <tr aria-rowindex={rowIndex}>
      <th scope="row">{line}</th>
      {columns.map((column, at) => (
        <Cell key={column} text={cells[at] ?? ''} fault={faults.get(placeOf(line, column))} />
      ))}
    </tr>
  );
}

function Cell({ text, fault }: { readonly text: string; readonly fault: BulkError | undefined }) {
  const textOf = useCellRefusalText();
  if (fault === undefined) return <td title={text}>{text}</td>;
  const reason = textOf(fault.reason);
  return (
    <td data-faulty title={reason}>
      <Icon name="alert" size="sm" /> {text} <span className="o-visually-hidden">{reason}</span>
    </td>
  );
}
