/**
 * The sheet of a chosen file, opened and checked by the domain's rules. It stays where it was opened, in a worker or in a test, and is asked
 * about by messages. Source.
 */
import {
  type BulkError,
  type BulkRules,
  bulkRulesOf,
  type BulkSheet,
  checkSheet,
  errorsOfTemplate,
  faultyLines,
  type FormatFault,
  type Mend,
  mendSheet,
  type SheetRefusal,
  type SheetTable,
  sheetTable,
  templateRows,
} from '@offrande/domain/bulk-order';
import {
  canBeAnswered,
  type ColumnMatch,
  columnQuestion,
  matchSheet,
  type SheetOutcome,
} from '@offrande/domain/bulk-upload';
import type { DeliveryType } from '@offrande/domain/delivery';
import type { CardFormFacts } from '@offrande/domain/line-entry';
import type { LanguageCode } from '@offrande/domain/locale';
import { numberingPlan } from '@offrande/domain/phone';
import { readSheetFile, type SheetTask, toXlsx } from '@offrande/sheets';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { Result } from 'effect';
import type { SheetProgress } from './sheet-progress.ts';

/** What the rows are checked by; the area code of the unit's country is looked up where the sheet is. */
export interface SheetRules {
  readonly facts: Pick<CardFormFacts, 'product' | 'buyer' | 'addressPolicy' | 'phoneCredit' | 'country'>;
  readonly deliveryType: DeliveryType;
  readonly languages: readonly LanguageCode[];
}

const rulesOf = ({ facts, deliveryType, languages }: SheetRules): BulkRules =>
  bulkRulesOf(facts, deliveryType, { areaCode: numberingPlan.areaCodeOf(facts.country) ?? '', languages });

/** Titles of the columns that are added to the rows with errors, and the reason of each error in its place. */
export interface FaultyWords {
  readonly line: string;
  readonly reason: string;
  readonly reasons: readonly string[];
}

/** The columns matched by hand, and the corrections so far. */
export interface SheetWork {
  readonly matches: readonly ColumnMatch[];
  readonly mends: readonly Mend[];
  readonly rules: SheetRules;
}

/** `account` is whose matched columns are remembered. */
interface Remembering {
  readonly account: string;
}

/** What a sheet is asked. Every question comes with the work that was done on it; `workbook` is about no sheet. */
export interface SheetQuestions {
  readonly workbook: { readonly rows: readonly (readonly string[])[] };
  readonly open: { readonly task: SheetTask; readonly rules: SheetRules } & Remembering;
  readonly check: SheetWork & Remembering;
  readonly template: SheetWork;
  readonly table: SheetWork & { readonly from: number };
  readonly errorsOfTemplate: SheetWork & { readonly errors: readonly BulkError[] };
  readonly faulty: SheetWork & { readonly errors: readonly BulkError[]; readonly words: FaultyWords };
}

/** A part of the table of all lines, and whether more of them follow. */
export interface TablePart extends SheetTable {
  readonly hasMore: boolean;
}

/** Its answers: what the check found, the bytes of an .xlsx, or the errors of an uploaded template at the lines of the sheet. */
export interface SheetAnswers {
  readonly workbook: Uint8Array<ArrayBuffer>;
  readonly open: SheetOutcome;
  readonly check: SheetOutcome;
  readonly template: Uint8Array<ArrayBuffer>;
  readonly table: TablePart;
  readonly errorsOfTemplate: readonly BulkError[];
  readonly faulty: Uint8Array<ArrayBuffer>;
}

export type SheetQuestion = keyof SheetQuestions;

export type AskSheet = <Question extends SheetQuestion>(
  question: Question,
  given: SheetQuestions[Question],
) => Promise<SheetAnswers[Question]>;

/** Of a SHA-256 in hex: enough to tell the files of one browser apart. */
const DIGEST_CHARACTERS = 16;

const refused = (refusal: SheetRefusal): SheetOutcome => ({ _tag: 'SheetRefused', refusal });
const unreadable = (fault: FormatFault): SheetOutcome => refused({ _tag: 'WrongFileFormat', fault });

const digest = (text: string): string => bytesToHex(sha256(new TextEncoder().encode(text))).slice(0, DIGEST_CHARACTERS);

/** Progress is told every so many lines. */
const TOLD_EVERY = 200;

type Tell = (progress: SheetProgress) => void;

const teller =
  (tell: Tell, step: SheetProgress['step']) =>
  (lines: number, of: number | null): void => {
    if (lines % TOLD_EVERY === 0) tell({ step, lines, of });
  };

const nothing = (): void => undefined;

const isForWantOfColumns = (refusal: SheetRefusal): boolean =>
  refusal._tag === 'WrongFileFormat' && refusal.fault?._tag === 'MissingColumns';

/** `sheet` is `opened` after the work on it. What can be matched is asked of the opened one. */
const check = (sheet: BulkSheet, opened: BulkSheet, rules: BulkRules, account: string, tell: Tell): SheetOutcome => {
  const question = columnQuestion(opened, rules, (headers) => digest(`${account} ${headers}`));
  return Result.match(checkSheet(sheet, rules, numberingPlan, teller(tell, 'checking')), {
    onSuccess: (found): SheetOutcome => ({ _tag: 'SheetChecked', check: found, question }),
    onFailure: (refusal): SheetOutcome =>
      isForWantOfColumns(refusal) && question !== null && canBeAnswered(question)
        ? { _tag: 'ColumnsUnmatched', question }
        : refused(refusal),
  });
};

type Answering = {
  readonly [Question in SheetQuestion]: (
    given: SheetQuestions[Question],
  ) => SheetAnswers[Question] | Promise<SheetAnswers[Question]>;
};

/** Lines of the table in one answer: the page takes them over in well under the 50 ms after which it would feel held up. */
const PART_LINES = 500;

const tablePart = ({ columns, lines }: SheetTable, from: number): TablePart => ({
  columns,
  lines: lines.slice(from, from + PART_LINES),
  hasMore: lines.length > from + PART_LINES,
});

const worked = (opened: BulkSheet, { matches, mends, rules }: SheetWork): BulkSheet =>
  mendSheet(matchSheet(opened, matches), mends, rules);

/** A place for one sheet at a time, the one that was asked for last. Questions about a sheet before one is open reject. */
export const createSheetPlace = (tell: Tell = nothing): AskSheet => {
  let opened: BulkSheet | null = null;
  let openings = 0;
  const sheet = (): BulkSheet => {
    if (opened === null) throw new TypeError('No sheet is open');
    return opened;
  };
  const mended = (work: SheetWork): BulkSheet => worked(sheet(), work);
  const answering: Answering = {
    workbook: ({ rows }) => toXlsx(rows),
    open: async ({ task, rules, account }) => {
      opened = null;
      openings += 1;
      const opening = openings;
      const read = await readSheetFile(task, teller(tell, 'reading'));
      if ('fault' in read) return unreadable(read.fault);
      const found = { contentHash: bytesToHex(sha256(task.bytes)), rows: read.rows };
      if (opening === openings) opened = found;
      return check(found, found, rulesOf(rules), account, tell);
    },
    check: (given) => check(mended(given), sheet(), rulesOf(given.rules), given.account, tell),
    template: (given) => toXlsx(templateRows(mended(given), rulesOf(given.rules))),
    table: ({ from, ...given }) => tablePart(sheetTable(mended(given), rulesOf(given.rules)), from),
    errorsOfTemplate: (given) => errorsOfTemplate(given.errors, mended(given), rulesOf(given.rules)),
    faulty: ({ errors, words, ...given }) => {
      const reasons = new Map(errors.map((error, at) => [error, words.reasons[at] ?? '']));
      return toXlsx(faultyLines(mended(given), errors, { ...words, reasonOf: (error) => reasons.get(error) ?? '' }));
    },
  };
  return async (question, given) => answering[question](given);
};
