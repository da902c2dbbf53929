/** A table of thousands of lines, of which those in view are in the page. It scrolls by keyboard once it has the focus. */
import { useLingui } from '@lingui/react/macro';
import type { BulkColumn, BulkError, ShownLine } from '@offrande/domain/bulk-order';
import { Icon } from '@offrande/ui-kit/Icon';
import { memo, useMemo, useState } from 'react';
import './lines-table.css';
import { useCellRefusalText, useColumnName } from './use-bulk-refusal-text.ts';

/** Of every row, in pixels, as the style sheet has it. */
const ROW_HEIGHT = 40;

/** Rows above and below those in view that are in the page too. */
const OVERSCAN = 8;

/** The rows in the page change only when it is scrolled past so many of them, not with every frame. */
const ROWS_AT_ONCE = 8;

/** At least the height of the table, until it is scrolled. */
const FIRST_HEIGHT = 400;

/** Of a column, in characters; longer text is cut off and shown by its title. */
const WIDTHS = { min: 4, max: 26 } as const;

/** The icon of a mistake, and what a title's weight adds, in characters. */
const ICON_WIDTH = 3;
const WEIGHT_WIDTH = 1;

/** Most characters are narrower than a digit, which `ch` measures; those of Chinese are twice as wide as others. */
const DIGIT_SHARE = 0.9;
const WIDE = /[\u2e80-\uffef]/gu;

const widthOf = (text: string): number => text.length + (text.match(WIDE)?.length ?? 0);

/** What scrolls must take the focus, or the keyboard cannot scroll it. */
const FOCUSABLE = { tabIndex: 0 } as const;

interface LinesTableProps {
  readonly columns: readonly BulkColumn[];
  readonly lines: readonly ShownLine[];
  readonly errors: readonly BulkError[];
}

const placeOf = (line: number, column: BulkColumn): string => `${line} ${column}`;

/** The rows in the page when it is scrolled to `top`. */
const rowsAt = (top: number, height: number): { readonly first: number; readonly end: number } => {
  const inView = Math.floor(top / ROW_HEIGHT);
  const from = inView - (inView % ROWS_AT_ONCE);
  return {
    first: Math.max(0, from - OVERSCAN),
    end: from + Math.ceil(height / ROW_HEIGHT) + ROWS_AT_ONCE + OVERSCAN,
  };
};

/** The width of a column by its title and its longest text. */
const inlineSizeOf = (title: string, longest: number, icon: number): string => {
  const characters = Math.max(longest, widthOf(title) + WEIGHT_WIDTH) + icon;
  return `calc(${DIGIT_SHARE * Math.min(WIDTHS.max, Math.max(WIDTHS.min, characters))}ch + 2 * var(--s-12))`;
};

/** The longest text of each column in characters: its width stays the same whichever rows are in the page. */
const useLongest = ({ columns, lines }: LinesTableProps): readonly number[] =>
  useMemo(
    () => columns.map((_, at) => lines.reduce((most, { cells }) => Math.max(most, widthOf(cells[at] ?? '')), 0)),
    [columns, lines],
  );

export function LinesTable(props: LinesTableProps) {
  const { columns, lines, errors } = props;
  const { t } = useLingui();
  const nameOf = useColumnName();
  const names = columns.map(nameOf);
  const longest = useLongest(props);
  const faulty = new Set(errors.map(({ column }) => column));
  const lastLine = String(lines.at(-1)?.line ?? '');
  const [rows, setRows] = useState(rowsAt(0, FIRST_HEIGHT));
  const faults = useMemo(
    () => new Map(errors.map((error) => [placeOf(error.line, error.column), error] as const)),
    [errors],
  );
  // Fewer lines than before, when only those with mistakes are shown, may end above what was in view: the last of them are shown then.
  const count = rows.end - rows.first;
  const first = Math.max(0, Math.min(rows.first, lines.length - count));
  const shown = lines.slice(first, first + count);
  return (
    <div
      className="bulk-lines"
      role="region"
      aria-label={t`All lines of your file`}
      {...FOCUSABLE}
      onScroll={({ currentTarget: { scrollTop, clientHeight } }) => {
        const next = rowsAt(scrollTop, clientHeight);
        setRows((last) => (last.first === next.first && last.end === next.end ? last : next));
      }}
    >
      <table aria-rowcount={lines.length + 1}>
        <colgroup>
          <col style={{ inlineSize: inlineSizeOf(t`Line`, lastLine.length, 0) }} />
          {columns.map((column, at) => (
            <col
              key={column}
              style={{ inlineSize: inlineSizeOf(names[at]!, longest[at]!, faulty.has(column) ? ICON_WIDTH : 0) }}
            />
          ))}
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">{t`Line`}</th>
            {columns.map((column, at) => (
              <th key={column} scope="col">
                {names[at]}
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

const Line = memo(function Line({ line: { line, cells }, rowIndex, columns, faults }: LineProps) {
  return (
    <tr aria-rowindex={rowIndex}>
      <th scope="row">{line}</th>
      {columns.map((column, at) => (
        <Cell key={column} text={cells[at] ?? ''} fault={faults.get(placeOf(line, column))} />
      ))}
    </tr>
  );
});

interface CellProps {
  readonly text: string;
}

function Cell({ text, fault }: CellProps & { readonly fault: BulkError | undefined }) {
  return fault === undefined ? <td title={text}>{text}</td> : <FaultyCell text={text} fault={fault} />;
}

function FaultyCell({ text, fault }: CellProps & { readonly fault: BulkError }) {
  const reason = useCellRefusalText()(fault.reason);
  return (
    <td data-faulty title={reason}>
      <Icon name="alert" size="sm" /> {text} <span className="o-visually-hidden">{reason}</span>
    </td>
  );
}
