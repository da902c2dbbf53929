/**
 * One row of a bulk file, that is one card: its amount, its receiver, its texts, all checked at once by the rules that hold
 * for a single card (spec section 5, S5.38, A-25, A-26, A-63, A-141). A cell is text whatever it begins with.
 */
import { Result } from 'effect';
import { CIVILITIES, civilityOfCode } from '../address/index.ts';
import type { Civility, Receiver } from '../address/index.ts';
import { checkAmountEntry } from '../catalogue/index.ts';
import type { AmountLimitRefusal } from '../catalogue/index.ts';
import { checkCustomerId } from '../customer/index.ts';
import type { CustomerIdRefusal } from '../customer/index.ts';
import { checkFields } from '../form/index.ts';
import type { AmountEntryRefusal } from '../locale/index.ts';
import type { Money } from '../money/index.ts';
import { giverTexts } from '../personalisation/index.ts';
import type { NumberingPlan } from '../phone/index.ts';
import { codePoints } from '../text/index.ts';
import type { TextRefusal, TextRefusalOf } from '../text/index.ts';
import { BULK_COLUMNS } from './columns.ts';
import type { BulkColumn, CellOf } from './columns.ts';
import { checkReceiver } from './row-receiver.ts';
import type { ReceiverCellRefusal } from './row-receiver.ts';
import type { BulkRules } from './rules.ts';
import { quoteOf } from './sheet-cell.ts';
import type { CellNotText } from './sheet-cell.ts';

/** What a row says, checked and normalised. */
export interface RowValues {
  readonly amount: Money;
  readonly receiver: Receiver;
  readonly message: string;
  readonly message2: string;
  readonly customerId: string;
}

/** Why a cell is refused: the refusal of the field that it fills. */
export type CellRefusal =
  | AmountEntryRefusal
  | CellNotText
  | AmountLimitRefusal
  | TextRefusal
  | CustomerIdRefusal
  | ReceiverCellRefusal;

const checkCivility = (text: string): Result.Result<Civility | null, TextRefusalOf<'NotInList'>> => {
  const entry = text.trim().toLowerCase();
  if (entry === '') return Result.succeed(null);
  const civility = CIVILITIES.find((one) => one === entry) ?? civilityOfCode(Number(entry));
  return civility === undefined ? Result.fail({ _tag: 'NotInList', value: quoteOf(text) }) : Result.succeed(civility);
};

/** A cell that is refused: what it holds, and why. */
export interface CellFault {
  readonly column: BulkColumn;
  readonly value: string;
  readonly reason: CellRefusal;
}

type Reasons = Partial<Record<BulkColumn, CellRefusal>>;

const faultsOf = (cell: CellOf, reasons: Reasons): readonly CellFault[] =>
  BULK_COLUMNS.flatMap((column) => {
    const reason = reasons[column];
    return reason === undefined ? [] : [{ column, value: cell(column), reason }];
  });

/** Characters of a cell; more are no entry of any column, and are not looked into. */
export const CELL_MAX_CHARACTERS = 1000;

/** A text has at most as many characters as units of UTF-16, so that most cells need no counting. */
const isOverlong = (text: string): boolean =>
  text.length > CELL_MAX_CHARACTERS && codePoints(text) > CELL_MAX_CHARACTERS;

const overlongFaults = (cell: CellOf): readonly CellFault[] =>
  BULK_COLUMNS.filter((column) => isOverlong(cell(column))).map((column) => ({
    column,
    value: cell(column),
    reason: { _tag: 'TooLong', max: CELL_MAX_CHARACTERS, length: codePoints(cell(column)) },
  }));

/** Checks a row; all its faults at once, in the order of the columns. */
export const checkRow = (
  cell: CellOf,
  rules: BulkRules,
  plan: NumberingPlan,
): Result.Result<RowValues, readonly CellFault[]> => {
  const overlong = overlongFaults(cell);
  if (overlong.length > 0) return Result.fail(overlong);
  const texts = giverTexts(rules.product);
  const plain = checkFields({
    amount: checkAmountEntry(cell('amount'), rules.product),
    civility: checkCivility(cell('civility')),
    message: texts.message.check(cell('message')),
    message2: texts.message2.check(cell('message2')),
    customerId: checkCustomerId(cell('customerId'), rules.buyer),
  });
  const receiver = checkReceiver(cell, rules, plan);
  if (Result.isFailure(plain) || Result.isFailure(receiver)) {
    return Result.fail(
      faultsOf(cell, {
        ...(Result.isFailure(plain) ? plain.failure : {}),
        ...(Result.isFailure(receiver) ? receiver.failure : {}),
      }),
    );
  }
  const { civility, ...values } = plain.success;
  return Result.succeed({ ...values, receiver: { ...receiver.success, civility } });
};
