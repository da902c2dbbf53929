/**
 * A company buys from a file: it is chosen, read and checked, corrected step by step, and uploaded. The file's bytes and
 * the sheet stay with the calls; the machine has the corrections, and what the last check found. Source: S5.36 to
 * S5.38, A-63, A-141, A-186.
 */
import { Result } from 'effect';
import { assign, fromPromise, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import type { FileRefusal, UploadedFile } from '../file/index.ts';
import { machineTypes, notProvided, readFailure } from '../gateway/index.ts';
import type { GatewayFailure } from '../gateway/index.ts';
import type { Money } from '../money/index.ts';
import type { Instant } from '../time/index.ts';
import { bulkRefusalOfFailure, checkBulkFile, WRONG_FILE_FORMAT_CODE } from '../bulk-order/index.ts';
import type { BulkFileRefusal } from '../bulk-order/index.ts';
import type { BulkError, SheetCheck, SheetRefusal } from '../bulk-order/index.ts';
import { isAnswer } from './column-match.ts';
import type { ColumnMatch, ColumnQuestion } from './column-match.ts';
import type { Mend } from '../bulk-order/index.ts';
import { recallMatch, rememberMatch } from './remembered-matches.ts';
import type { RememberedMatch } from './remembered-matches.ts';

/** `rulesKey` names the current rules: card and delivery type. `remembered` are matches of earlier files. */
interface BulkUploadInput {
  readonly rulesKey: string;
  readonly remembered: readonly RememberedMatch[];
}

/** An uploaded file as the cart's line needs it. `order` is the last one of the buyer that has the same rows; null if there is none. */
export interface BulkUpload {
  readonly uploadId: string;
  readonly fileName: string;
  readonly cards: number;
  readonly amount: Money;
  readonly order: { readonly orderNo: string; readonly orderedAt: Instant } | null;
}

/** What reading and checking a file returns. `ColumnsUnmatched`: a required column may be one under an unknown header. */
export type SheetOutcome =
  | { readonly _tag: 'SheetChecked'; readonly check: SheetCheck; readonly question: ColumnQuestion | null }
  | { readonly _tag: 'ColumnsUnmatched'; readonly question: ColumnQuestion }
  | { readonly _tag: 'SheetRefused'; readonly refusal: BulkFileRefusal | SheetRefusal };

/** What uploading a file returns. The errors are at the lines of the sheet. */
export type FileSent =
  | { readonly _tag: 'Uploaded'; readonly upload: BulkUpload }
  | { readonly _tag: 'RowsRefused'; readonly errors: readonly BulkError[] };

type ChosenFile = Pick<UploadedFile, 'name' | 'size'>;

/** What a file is read with: the columns matched by hand, and all corrections. */
interface FileWork {
  readonly file: ChosenFile;
  readonly matches: readonly ColumnMatch[];
  readonly mends: readonly Mend[];
}

/**
 * `mends` has one entry for each step, so that the last one can be undone. `check` is null before a sheet was checked,
 * `question` if no column can be matched.
 */
interface Context extends BulkUploadInput {
  readonly file: ChosenFile | null;
  readonly question: ColumnQuestion | null;
  readonly matches: readonly ColumnMatch[];
  readonly mends: readonly (readonly Mend[])[];
  readonly check: SheetCheck | null;
  readonly refusal: BulkFileRefusal | SheetRefusal | null;
  readonly failure: GatewayFailure | null;
  readonly upload: BulkUpload | null;
}

/**
 * `mend` is one step with any number of corrections; `undo` takes the last step back. `stop` ends reading or checking, of which nothing is lost. `retry` reads a refused or stopped file again,
 * `upload` sends the file, also again after a failure. `rematch` asks for the columns once more, `match` answers, and
 * `keepColumns` leaves them as they are.
 */
export type BulkUploadEvent =
  | { readonly type: 'choose'; readonly file: UploadedFile }
  | { readonly type: 'mend'; readonly mends: readonly Mend[] }
  | { readonly type: 'undo' }
  | { readonly type: 'stop' }
  | { readonly type: 'rematch' }
  | { readonly type: 'match'; readonly matches: readonly ColumnMatch[] }
  | { readonly type: 'keepColumns' }
  | { readonly type: 'changeRules'; readonly rulesKey: string }
  | { readonly type: 'discard' }
  | { readonly type: 'upload' }
  | { readonly type: 'retry' };

const EMPTY = {
  file: null,
  question: null,
  matches: [],
  mends: [],
  check: null,
  refusal: null,
  failure: null,
  upload: null,
} as const;

/** What the last answer said, without the check, which is shown until the next one. */
const NO_OUTCOME = { refusal: null, failure: null, upload: null } as const;

const refusalOf = (file: UploadedFile): FileRefusal | null => Result.getOrNull(Result.flip(checkBulkFile(file)));

/** A worker that dies over a file cannot read it. */
const UNREADABLE: BulkFileRefusal = { _tag: 'WrongFileFormat', fault: { _tag: 'Unreadable' } };

const outcomeOf = (failure: GatewayFailure): Pick<Context, 'refusal' | 'failure'> =>
  failure.code === WRONG_FILE_FORMAT_CODE
    ? { refusal: bulkRefusalOfFailure(failure), failure: null }
    : { refusal: null, failure };

const readOf = (read: SheetOutcome): Partial<Context> => {
  if (read._tag === 'SheetRefused') return { check: null, refusal: read.refusal };
  return { question: read.question, check: read._tag === 'SheetChecked' ? read.check : null };
};

/** The matches of an earlier file with these headers, if nothing is missing with them. */
const recalledFor = ({ remembered }: Context, read: SheetOutcome): readonly ColumnMatch[] => {
  if (read._tag === 'SheetRefused' || read.question === null) return [];
  const matches = recallMatch(remembered, read.question);
  return isAnswer(read.question, matches) ? matches : [];
};

/** Only a file without changes is read as it was chosen. */
const isChanged = ({ matches, mends }: Context): boolean => matches.length > 0 || mends.length > 0;

const machine = setup({
  types: machineTypes<{
    context: Context;
    input: BulkUploadInput;
    events: BulkUploadEvent;
    tags: 'busy';
  }>(),
  actors: {
    readFile: fromPromise<SheetOutcome, { readonly file: ChosenFile }>(notProvided),
    checkFile: fromPromise<SheetOutcome, FileWork>(notProvided),
    uploadFile: fromPromise<FileSent, FileWork>(notProvided),
  },
  guards: {
    isTaken: (_, file: UploadedFile) => refusalOf(file) === null,
    areOtherRules: ({ context }, rulesKey: string) => rulesKey !== context.rulesKey,
    areOtherRulesForChanged: ({ context }, rulesKey: string) => rulesKey !== context.rulesKey && isChanged(context),
    isChanged: ({ context }) => isChanged(context),
    isMended: ({ context }) => context.mends.length > 0,
    isRecalled: ({ context }, read: SheetOutcome) => recalledFor(context, read).length > 0,
    isUnmatched: (_, read: SheetOutcome) => read._tag === 'ColumnsUnmatched',
    isAsked: ({ context }) => context.question !== null,
    isAnswered: ({ context: { question } }, matches: readonly ColumnMatch[]) =>
      question !== null && isAnswer(question, matches),
    isChecked: ({ context }) => context.check !== null,
    isRefused: (_, read: SheetOutcome) => read._tag === 'SheetRefused',
    isFaulty: (_, read: SheetOutcome) => read._tag === 'SheetChecked' && read.check.errors.length > 0,
    isUploaded: (_, sent: FileSent) => sent._tag === 'Uploaded',
  },
  actions: {
    keepFile: assign((_, { name, size }: UploadedFile) => ({ ...EMPTY, file: { name, size } })),
    keepFileRefusal: assign((_, file: UploadedFile) => ({ refusal: refusalOf(file) })),
    keepRules: assign((_, rulesKey: string) => ({ rulesKey })),
    addMends: assign(({ context }, mends: readonly Mend[]) => ({ mends: [...context.mends, mends] })),
    takeBack: assign(({ context }) => ({ mends: context.mends.slice(0, -1) })),
    forgetOutcome: assign(NO_OUTCOME),
    forgetAll: assign(EMPTY),
    keepRead: assign((_, read: SheetOutcome) => readOf(read)),
    recall: assign(({ context }, read: SheetOutcome) => ({ matches: recalledFor(context, read) })),
    keepMatches: assign(({ context: { question, remembered } }, matches: readonly ColumnMatch[]) => ({
      matches,
      remembered: question === null ? remembered : rememberMatch(remembered, question, matches),
    })),
    tellStopped: assign({ check: null, refusal: { _tag: 'ReadingStopped' } }),
    tellUnreadable: assign({ check: null, refusal: UNREADABLE }),
    keepSent: assign(({ context: { check } }, sent: FileSent) =>
      sent._tag === 'Uploaded' ? { upload: sent.upload } : { check: check && { ...check, errors: sent.errors } },
    ),
    tellFailed: assign((_, error: unknown) => outcomeOf(readFailure(error))),
  },
});

const rulesOf = ({ event }: { event: { rulesKey: string } }) => event.rulesKey;
const fileOf = ({ event }: { event: { file: UploadedFile } }) => event.file;
const outputOf = <Output>({ event }: { event: { output: Output } }): Output => event.output;

const otherRules = { guard: { type: 'areOtherRules', params: rulesOf } } as const;
const keepRules = { actions: { type: 'keepRules', params: rulesOf } } as const;

const mend = {
  target: 'checking',
  reenter: true,
  actions: { type: 'addMends', params: ({ event }: { event: { mends: readonly Mend[] } }) => event.mends },
} as const;
const stop = { target: 'refused', actions: 'tellStopped' } as const;
const undo = { guard: 'isMended', target: 'checking', reenter: true, actions: 'takeBack' } as const;

const rematch = { guard: 'isAsked', target: 'matching' } as const;
const matchesOf = ({ event }: { event: { matches: readonly ColumnMatch[] } }) => event.matches;

const keepRead = { actions: { type: 'keepRead', params: outputOf<SheetOutcome> } } as const;
const read = {
  onDone: [
    { guard: { type: 'isUnmatched', params: outputOf<SheetOutcome> }, target: 'matching', ...keepRead },
    { guard: { type: 'isRefused', params: outputOf<SheetOutcome> }, target: 'refused', ...keepRead },
    { guard: { type: 'isFaulty', params: outputOf<SheetOutcome> }, target: 'faulty', ...keepRead },
    { target: 'ready', ...keepRead },
  ],
  onError: { target: 'refused', actions: 'tellUnreadable' },
} as const;

const keepSent = { actions: { type: 'keepSent', params: outputOf<FileSent> } } as const;

/** A file is read or uploaded only after one was chosen. */
const chosenFile = ({ file }: Context): ChosenFile => file ?? { name: '', size: 0 };

const workOf = ({ context }: { context: Context }): FileWork => ({
  file: chosenFile(context),
  matches: context.matches,
  mends: context.mends.flat(),
});

/**
 * States: `empty` → `reading` → `refused`, `matching`, `faulty` or `ready`; `matching` → `checking`, once the columns are
 * matched, or at once as they were last time; `faulty` → `checking` → `ready`, after each step of corrections; `ready` → `uploading` → `uploaded`. A file can be chosen or discarded, and the rules changed, at any time.
 */
export const bulkUploadMachine = machine.createMachine({
  id: 'bulkUpload',
  initial: 'empty',
  context: ({ input: { rulesKey, remembered } }) => ({ rulesKey, remembered, ...EMPTY }),
  on: {
    choose: [
      {
        guard: { type: 'isTaken', params: fileOf },
        target: '.reading',
        actions: { type: 'keepFile', params: fileOf },
      },
      { actions: { type: 'keepFileRefusal', params: fileOf } },
    ],
    changeRules: { ...otherRules, target: '.checking', ...keepRules },
    discard: { target: '.empty', actions: 'forgetAll' },
  },
  states: {
    empty: { on: { changeRules: { ...otherRules, ...keepRules } } },
    reading: {
      tags: 'busy',
      entry: 'forgetOutcome',
      invoke: {
        id: 'readFile',
        src: 'readFile',
        input: ({ context }) => ({ file: chosenFile(context) }),
        onDone: [
          {
            guard: { type: 'isRecalled', params: outputOf<SheetOutcome> },
            target: 'checking',
            actions: [keepRead.actions, { type: 'recall', params: outputOf<SheetOutcome> }],
          },
          ...read.onDone,
        ],
        onError: read.onError,
      },
      on: { stop, changeRules: { ...otherRules, target: 'reading', reenter: true, ...keepRules } },
    },
    matching: {
      entry: 'forgetOutcome',
      on: {
        match: {
          guard: { type: 'isAnswered', params: matchesOf },
          target: 'checking',
          actions: { type: 'keepMatches', params: matchesOf },
        },
        keepColumns: { guard: 'isChecked', target: 'checking' },
      },
    },
    checking: {
      tags: 'busy',
      entry: 'forgetOutcome',
      invoke: {
        id: 'checkFile',
        src: 'checkFile',
        input: workOf,
        ...read,
      },
      on: { mend, undo, stop },
    },
    refused: {
      on: {
        undo,
        rematch,
        changeRules: [
          { guard: { type: 'areOtherRulesForChanged', params: rulesOf }, target: 'checking', ...keepRules },
          { ...otherRules, target: 'reading', ...keepRules },
        ],
        retry: [{ guard: 'isChanged', target: 'checking' }, { target: 'reading' }],
      },
    },
    faulty: { on: { mend, undo, rematch } },
    ready: { on: { mend, undo, rematch, upload: 'uploading' } },
    uploading: {
      tags: 'busy',
      entry: 'forgetOutcome',
      invoke: {
        id: 'uploadFile',
        src: 'uploadFile',
        input: workOf,
        onDone: [
          { guard: { type: 'isUploaded', params: outputOf<FileSent> }, target: 'uploaded', ...keepSent },
          { target: 'faulty', ...keepSent },
        ],
        onError: {
          target: 'ready',
          actions: { type: 'tellFailed', params: ({ event }: { event: { error: unknown } }) => event.error },
        },
      },
    },
    uploaded: { on: { mend, undo, rematch } },
  },
});

export type BulkUploadSnapshot = SnapshotFrom<typeof bulkUploadMachine>;
