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
  type SheetOutcome,
  type SheetRefusal,
  templateRows,
} from '@offrande/domain/bulk-order';
import type { DeliveryType } from '@offrande/domain/delivery';
import type { CardFormFacts } from '@offrande/domain/line-entry';
import type { LanguageCode } from '@offrande/domain/locale';
import { numberingPlan } from '@offrande/domain/phone';
import { readSheetFile, type SheetTask, toXlsx } from '@offrande/sheets';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { Result } from 'effect';

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

/** What a sheet is asked. Every question about it comes with the corrections so far; `workbook` is about none. */
export interface SheetQuestions {
  readonly workbook: { readonly rows: readonly (readonly string[])[] };
  readonly open: { readonly task: SheetTask; readonly rules: SheetRules };
  readonly check: { readonly mends: readonly Mend[]; readonly rules: SheetRules };
  readonly template: { readonly mends: readonly Mend[]; readonly rules: SheetRules };
  readonly errorsOfTemplate: {
    readonly mends: readonly Mend[];
    readonly rules: SheetRules;
    readonly errors: readonly BulkError[];
  };
  readonly faulty: {
    readonly mends: readonly Mend[];
    readonly rules: SheetRules;
    readonly errors: readonly BulkError[];
    readonly words: FaultyWords;
  };
}

/** Its answers: what the check found, the bytes of an .xlsx, or the errors of an uploaded template at the lines of the sheet. */
export interface SheetAnswers {
  readonly workbook: Uint8Array<ArrayBuffer>;
  readonly open: SheetOutcome;
  readonly check: SheetOutcome;
  readonly template: Uint8Array<ArrayBuffer>;
  readonly errorsOfTemplate: readonly BulkError[];
  readonly faulty: Uint8Array<ArrayBuffer>;
}

export type SheetQuestion = keyof SheetQuestions;

export type AskSheet = <Question extends SheetQuestion>(
  question: Question,
  given: SheetQuestions[Question],
) => Promise<SheetAnswers[Question]>;

const refused = (refusal: SheetRefusal): SheetOutcome => ({ _tag: 'SheetRefused', refusal });
const unreadable = (fault: FormatFault): SheetOutcome => refused({ _tag: 'WrongFileFormat', fault });

const check = (sheet: BulkSheet, rules: BulkRules): SheetOutcome =>
  Result.match(checkSheet(sheet, rules, numberingPlan), {
    onSuccess: (found) => ({ _tag: 'SheetChecked', check: found }),
    onFailure: refused,
  });

type Answering = {
  readonly [Question in SheetQuestion]: (
    given: SheetQuestions[Question],
  ) => SheetAnswers[Question] | Promise<SheetAnswers[Question]>;
};

/** A place for one sheet at a time. Questions about a sheet before one is open reject. */
export const createSheetPlace = (): AskSheet => {
  let opened: BulkSheet | null = null;
  const mended = ({ mends, rules }: SheetQuestions['check']): BulkSheet => {
    if (opened === null) throw new TypeError('No sheet is open');
    return mendSheet(opened, mends, rules);
  };
  const answering: Answering = {
    workbook: ({ rows }) => toXlsx(rows),
    open: async ({ task, rules }) => {
      opened = null;
      const read = await readSheetFile(task);
      if ('fault' in read) return unreadable(read.fault);
      opened = { contentHash: bytesToHex(sha256(task.bytes)), rows: read.rows };
      return check(opened, rulesOf(rules));
    },
    check: (given) => check(mended(given), rulesOf(given.rules)),
    template: (given) => toXlsx(templateRows(mended(given), rulesOf(given.rules))),
    errorsOfTemplate: (given) => errorsOfTemplate(given.errors, mended(given), rulesOf(given.rules)),
    faulty: ({ errors, words, ...given }) => {
      const reasons = new Map(errors.map((error, at) => [error, words.reasons[at] ?? '']));
      return toXlsx(faultyLines(mended(given), errors, { ...words, reasonOf: (error) => reasons.get(error) ?? '' }));
    },
  };
  return async (question, given) => answering[question](given);
};
