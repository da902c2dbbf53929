/**
 * One row of a bulk file, that is one card: its amount, receiver and texts, all checked at once by the rules for a
 * single card (spec section 5, S5.38, A-25, A-26, A-63, A-141). A cell is text even if it looks like a formula.
 */
import { Result, Struct } from 'effect';
import { CIVILITIES, civilityOfCode } from '../address/index.ts';
import type { Civility, Receiver } from '../address/index.ts';
import { checkLine } from '../line-entry/index.ts';
import type { LineRefusals } from '../line-entry/index.ts';
import type { Money } from '../money/index.ts';
import type { NumberingPlan } from '../phone/index.ts';
import { codePoints } from '../text/index.ts';
import type { TextRefusalOf } from '../text/index.ts';
import { BULK_COLUMNS } from './columns.ts';
import type { BulkColumn, CellOf } from './columns.ts';
import { entryOfRow, lineRulesOf } from './row-entry.ts';
import type { BulkRules } from './rules.ts';
import { quoteOf } from './sheet-cell.ts';
import type { CellNotText } from './sheet-cell.ts';

/** The content of a row, checked and normalised. */
export interface RowValues {
  readonly amount: Money;
  readonly receiver: Receiver;
  readonly message: string;
  readonly message2: string;
  readonly customerId: string;
}

/** The column in which a line's refusal is reported; fields without a column are never refused. */
const COLUMN_OF = {
  amount: 'amount',
  message: 'message',
  message2: 'message2',
  customerId: 'customerId',
  'receiver.firstName': 'firstName',
  'receiver.lastName': 'lastName',
  'receiver.email': 'email',
  'receiver.phone': 'phone',
  'receiver.address.line1': 'address',
  'receiver.address.line2': 'address2',
  'receiver.address.zipCode': 'zipCode',
  'receiver.address.city': 'city',
  'receiver.address.countryCode': 'countryCode',
} as const satisfies Partial<Record<keyof LineRefusals, BulkColumn>>;

const FIELDS = Struct.keys(COLUMN_OF);

/** Why a cell is refused: the refusal of the field that it fills. */
export type CellRefusal = NonNullable<LineRefusals[keyof typeof COLUMN_OF]> | TextRefusalOf<'NotInList'> | CellNotText;

const checkCivility = (text: string): Result.Result<Civility | null, TextRefusalOf<'NotInList'>> => {
  const entry = text.trim().toLowerCase();
  if (entry === '') return Result.succeed(null);
  const civility = CIVILITIES.find((one) => one === entry) ?? civilityOfCode(Number(entry));
  return civility === undefined ? Result.fail({ _tag: 'NotInList', value: quoteOf(text) }) : Result.succeed(civility);
};

/** An invalid cell: its content and the reason. */
export interface CellFault {
  readonly column: BulkColumn;
  readonly value: string;
  readonly reason: CellRefusal;
}

type Reasons = Partial<Record<BulkColumn, CellRefusal>>;

const reasonsOf = (refusals: LineRefusals): Reasons => {
  const reasons: Reasons = {};
  for (const field of FIELDS) {
    const reason = refusals[field];
    if (reason !== undefined) reasons[reason._tag === 'AreaCodeUnknown' ? 'areaCode' : COLUMN_OF[field]] = reason;
  }
  return reasons;
};

const faultsOf = (cell: CellOf, reasons: Reasons): readonly CellFault[] =>
  BULK_COLUMNS.flatMap((column) => {
    const reason = reasons[column];
    return reason === undefined ? [] : [{ column, value: cell(column), reason }];
  });

/** The most characters of a cell; longer cells are invalid in any column and not checked further. */
export const CELL_MAX_CHARACTERS = 1000;

/** A string has at most as many characters as UTF-16 code units, so most cells need no counting. */
const isOverlong = (text: string): boolean =>
  text.length > CELL_MAX_CHARACTERS && codePoints(text) > CELL_MAX_CHARACTERS;

const overlongFaults = (cell: CellOf): readonly CellFault[] =>
  BULK_COLUMNS.filter((column) => isOverlong(cell(column))).map((column) => ({
    column,
    value: cell(column),
    reason: { _tag: 'TooLong', max: CELL_MAX_CHARACTERS, length: codePoints(cell(column)) },
  }));

/** Checks a row and returns all errors, in the order of the columns. */
export const checkRow = (
  cell: CellOf,
  rules: BulkRules,
  plan: NumberingPlan,
): Result.Result<RowValues, readonly CellFault[]> => {
  const overlong = overlongFaults(cell);
  if (overlong.length > 0) return Result.fail(overlong);
  const civility = checkCivility(cell('civility'));
  const line = checkLine(entryOfRow(cell, rules, plan), lineRulesOf(rules), plan);
  if (Result.isFailure(civility) || Result.isFailure(line)) {
    return Result.fail(
      faultsOf(cell, {
        ...(Result.isFailure(civility) ? { civility: civility.failure } : {}),
        ...(Result.isFailure(line) ? reasonsOf(line.failure) : {}),
      }),
    );
  }
  const { amount, receiver, message, message2, customerId } = line.success;
  return Result.succeed({
    amount,
    message,
    message2,
    customerId: customerId ?? '',
    receiver: { ...receiver, civility: civility.success },
  });
};
