import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { fileOf } from '../file/testing.ts';
import { done, failed, stateIds, walk } from '../gateway/testing.ts';
import type { WalkEvent } from '../gateway/testing.ts';
import { money } from '../money/index.ts';
import { euro } from '../money/testing.ts';
import { bulkUploadMachine, selectFileObstacle, selectMends, selectStopped } from './index.ts';
import type { BulkError, Mend, SheetCheck } from '../bulk-order/index.ts';
import type {
  BulkUpload,
  BulkUploadEvent,
  BulkUploadSnapshot,
  ColumnMatch,
  ColumnQuestion,
  FileSent,
  RememberedMatch,
  SheetOutcome,
} from './index.ts';

const INPUT = { rulesKey: 'GC1 email', remembered: [] };
const csv = { type: 'choose', file: fileOf('csv') } as const;
const xlsx = { type: 'choose', file: fileOf('xlsx') } as const;
const png = { type: 'choose', file: fileOf('png') } as const;

const error: BulkError = {
  line: 2,
  column: 'email',
  value: 'ada@',
  reason: { _tag: 'NotAnEmail' },
  example: 'camille.durand@example.com',
};
const good: SheetCheck = { cards: 2, amount: money(40, euro), errors: [], ignored: [], repeated: [] };
const faulty: SheetCheck = { ...good, cards: 1, amount: money(20, euro), errors: [error] };
const upload: BulkUpload = { uploadId: 'U1', fileName: 'cards.csv', cards: 2, amount: money(40, euro), order: null };
const serverError: BulkError = { ...error, line: 3 };

const question: ColumnQuestion = {
  fingerprint: 'courrier',
  unknown: [{ position: 1, header: 'Courrier', samples: ['ada@example.org'] }],
  free: ['email', 'message'],
  missing: ['email'],
};
const optional: ColumnQuestion = { ...question, fingerprint: 'mot', free: ['message'], missing: [] };
const matched: readonly ColumnMatch[] = [{ position: 1, column: 'email' }];
const asMessage: readonly ColumnMatch[] = [{ position: 1, column: 'message' }];
const remembered: readonly RememberedMatch[] = [
  { fingerprint: 'courrier', columns: ['email'] },
  { fingerprint: 'mot', columns: ['message'] },
];

const mended: readonly Mend[] = [{ _tag: 'CellMended', line: 2, column: 'email', value: 'ada@example.org' }];
const takenOut: readonly Mend[] = [{ _tag: 'RowTakenOut', line: 3 }];

const EVENTS: readonly BulkUploadEvent[] = [
  csv,
  png,
  { type: 'mend', mends: mended },
  { type: 'undo' },
  { type: 'stop' },
  { type: 'rematch' },
  { type: 'match', matches: matched },
  { type: 'match', matches: asMessage },
  { type: 'keepColumns' },
  { type: 'changeRules', rulesKey: 'GC1 email' },
  { type: 'changeRules', rulesKey: 'GC1 sms' },
  { type: 'discard' },
  { type: 'upload' },
  { type: 'retry' },
];

const OUTCOMES: readonly SheetOutcome[] = [
  { _tag: 'SheetChecked', check: good, question: null },
  { _tag: 'SheetChecked', check: good, question: optional },
  { _tag: 'SheetChecked', check: faulty, question: null },
  { _tag: 'ColumnsUnmatched', question },
  { _tag: 'SheetRefused', refusal: { _tag: 'WrongFileFormat', fault: { _tag: 'NoRows' } } },
];
const SENT: readonly FileSent[] = [
  { _tag: 'Uploaded', upload },
  { _tag: 'RowsRefused', errors: [serverError] },
];
const OFFLINE = { reason: 'network', isRetryable: true };
const WRONG_FORMAT = { reason: 'refused', code: '63004', message: 'Bad sheet', isRetryable: false };

/**
 * Steps of corrections are counted, so two of them are enough, and one where columns are matched; so is one match that is
 * remembered.
 */
const isWalked = ({ context }: BulkUploadSnapshot, { type, file: chosen }: WalkEvent) => {
  const { matches, mends, remembered: known, rulesKey } = context;
  if (type === 'mend') return mends.length < (known.length === 0 ? 2 : matches.length);
  if (type === 'match') return known.length === 0;
  return known.length === 0 || (chosen !== png.file && (type !== 'changeRules' || rulesKey === INPUT.rulesKey));
};

const walked = walk(
  bulkUploadMachine,
  [
    ...(EVENTS as readonly WalkEvent[]),
    ...['readFile', 'checkFile'].flatMap((id) => [...OUTCOMES.map((output) => done(id, output)), failed(id, 'died')]),
    ...SENT.map((output) => done('uploadFile', output)),
    failed('uploadFile', OFFLINE),
    failed('uploadFile', WRONG_FORMAT),
  ],
  [INPUT, { ...INPUT, remembered }],
  isWalked,
);
const stepsBy = (type: string) => {
  const steps = walked.steps.filter(({ event }) => event.type === type);
  expect(steps.length).toBeGreaterThan(0);
  return steps;
};
const valueOf = (snapshot: BulkUploadSnapshot) => String(snapshot.value);

const isTaken = (event: BulkUploadEvent, { context }: BulkUploadSnapshot): boolean => {
  if (event.type === 'changeRules') return event.rulesKey !== context.rulesKey;
  if (event.type === 'undo') return context.mends.length > 0;
  if (event.type === 'rematch') return context.question !== null;
  if (event.type === 'keepColumns') return context.check !== null;
  if (event.type !== 'match') return true;
  return context.question === question ? event.matches === matched : event.matches === asMessage;
};

describe('every path of a file', () => {
  test('reaches every state and takes every transition [S5.36]', () => {
    expect(stateIds(bulkUploadMachine).filter((id) => !walked.reached.has(id))).toEqual([]);
    expect(walked.notTaken).toEqual([]);
  });

  test('accepts each event exactly in its states [S5.36][A-186]', () => {
    const CORRECTED = ['checking', 'faulty', 'ready', 'uploaded'];
    const TAKEN: Readonly<Record<string, readonly string[] | null>> = {
      choose: null,
      discard: null,
      changeRules: null,
      mend: CORRECTED,
      undo: [...CORRECTED, 'refused'],
      rematch: ['faulty', 'ready', 'uploaded', 'refused'],
      match: ['matching'],
      keepColumns: ['matching'],
      stop: ['reading', 'checking'],
      upload: ['ready'],
      retry: ['refused'],
    };
    for (const snapshot of walked.snapshots) {
      for (const event of EVENTS) {
        const isInState = TAKEN[event.type]?.includes(valueOf(snapshot)) ?? true;
        expect(snapshot.can(event)).toBe(isInState && isTaken(event, snapshot));
      }
      expect(snapshot.hasTag('busy')).toBe(['reading', 'checking', 'uploading'].includes(valueOf(snapshot)));
    }
  });

  test('knows what each state promises: a file, its check, why it was refused, what was uploaded [S5.37][A-63]', () => {
    for (const snapshot of walked.snapshots) {
      const { file, mends, check, refusal, upload: uploaded } = snapshot.context;
      const value = valueOf(snapshot);
      expect(file === null).toBe(value === 'empty');
      if (value === 'empty' || value === 'reading') expect([mends, check]).toEqual([[], null]);
      if (value === 'matching') expect(snapshot.context.question).not.toBeNull();
      if (value === 'refused') expect([check, refusal]).toEqual([null, expect.anything()]);
      if (value === 'faulty') expect(check?.errors.length).toBeGreaterThan(0);
      if (['ready', 'uploading', 'uploaded'].includes(value)) expect(check?.errors).toEqual([]);
      expect(uploaded).toEqual(value === 'uploaded' ? upload : null);
    }
  });

  test('can be kept and sent on as data: there are no bytes in it', () => {
    for (const { context } of walked.snapshots) {
      expect(context).toEqual(structuredClone(context));
      expect(Object.keys(context.file ?? {})).toEqual(context.file === null ? [] : ['name', 'size']);
    }
  });

  test('says why its cards cannot be ordered yet [S5.38]', () => {
    const OBSTACLES: Readonly<Record<string, string | null>> = {
      empty: 'missing',
      reading: 'busy',
      checking: 'busy',
      uploading: 'busy',
      refused: 'refused',
      matching: 'unmatched',
      faulty: 'faulty',
      ready: null,
      uploaded: null,
    };
    for (const snapshot of walked.snapshots) {
      const expected = selectStopped(snapshot) ? 'stopped' : OBSTACLES[valueOf(snapshot)];
      expect(selectFileObstacle(snapshot)).toBe(expected);
    }
  });
});

describe('a chosen file', () => {
  test('takes the place of the one before, with all of its corrections; its name and size are kept [S5.36]', () => {
    for (const { from, event, to } of stepsBy('choose')) {
      if (event['file'] === png.file) continue;
      expect(to.value).toBe('reading');
      expect(to.context).toEqual({
        rulesKey: from.context.rulesKey,
        remembered: from.context.remembered,
        file: { name: csv.file.name, size: csv.file.size },
        question: null,
        matches: [],
        mends: [],
        check: null,
        refusal: null,
        failure: null,
        upload: null,
      });
    }
  });

  test('of another type is refused at once, and leaves everything else as it was [S8.16][A-62]', () => {
    const refused = stepsBy('choose').filter(({ event }) => event['file'] === png.file);
    expect(refused.length).toBeGreaterThan(0);
    for (const { from, to } of refused) {
      const refusal = { _tag: 'UnsupportedFileType', accepted: ['xlsx', 'xls', 'csv'] };
      expect(to.value).toBe(from.value);
      expect(to.context).toEqual({ ...from.context, refusal });
    }
  });

  test('can be stopped while it is read or checked: nothing of it is lost, and it can be read again', () => {
    for (const { from, to } of stepsBy('stop')) {
      if (to === from) continue;
      expect(['reading', 'checking']).toContain(from.value);
      expect([to.value, selectStopped(to)]).toEqual(['refused', true]);
      expect(to.context).toEqual({ ...from.context, check: null, refusal: { _tag: 'ReadingStopped' } });
      expect(to.can({ type: 'retry' })).toBe(true);
    }
  });

  test('is forgotten when it is discarded, but not the rules and what was matched before', () => {
    for (const { from, to } of stepsBy('discard')) {
      expect(to.value).toBe('empty');
      expect(to.context).toEqual({
        rulesKey: from.context.rulesKey,
        remembered: from.context.remembered,
        file: null,
        question: null,
        matches: [],
        mends: [],
        check: null,
        refusal: null,
        failure: null,
        upload: null,
      });
    }
  });

  test('is faulty, ready or refused by what reading and checking found; a worker that dies could not read it [S5.37][A-63]', () => {
    for (const id of ['readFile', 'checkFile']) {
      for (const { event, to } of stepsBy(`xstate.done.actor.${id}`)) {
        const outcome = OUTCOMES.find((one) => one === event['output'])!;
        if (outcome._tag === 'SheetRefused')
          expect([to.value, to.context.refusal]).toEqual(['refused', outcome.refusal]);
        else if (outcome._tag === 'SheetChecked' && !to.matches('checking')) {
          expect(to.value).toBe(outcome.check.errors.length > 0 ? 'faulty' : 'ready');
          expect(to.context.check).toEqual(outcome.check);
        }
      }
      for (const { to } of stepsBy(`xstate.error.actor.${id}`)) {
        expect(to.value).toBe('refused');
        expect(to.context.refusal).toEqual({ _tag: 'WrongFileFormat', fault: { _tag: 'Unreadable' } });
      }
    }
  });
});

describe('columns', () => {
  test('of a file that has not all it needs are matched by hand, and remembered for files with the same headers [A-186]', () => {
    for (const { from, event, to } of stepsBy('match')) {
      if (to === from) continue;
      expect(to.value).toBe('checking');
      expect(to.context.matches).toBe(event['matches']);
      const { fingerprint } = from.context.question!;
      expect(to.context.remembered[0]).toEqual({
        fingerprint,
        columns: [event['matches'] === matched ? 'email' : 'message'],
      });
      expect(to.context.remembered.filter((one) => one.fingerprint === fingerprint)).toHaveLength(1);
    }
  });

  test('are matched as last time once the file is read, but not where they are asked for again [A-186]', () => {
    let recalled = 0;
    for (const id of ['readFile', 'checkFile']) {
      for (const { from, event, to } of stepsBy(`xstate.done.actor.${id}`)) {
        const asked = OUTCOMES.find((one) => one === event['output'])!;
        if (asked._tag === 'SheetRefused' || asked.question === null) continue;
        expect(to.context.question).toBe(asked.question);
        const known = from.context.remembered.find(({ fingerprint }) => fingerprint === asked.question!.fingerprint);
        const isRecalled = id === 'readFile' && known !== undefined;
        if (isRecalled) recalled += 1;
        const expected = asked._tag === 'ColumnsUnmatched' ? 'matching' : 'ready';
        expect(to.value).toBe(isRecalled ? 'checking' : expected);
        expect(to.context.matches).toEqual(
          isRecalled ? [{ position: 1, column: known.columns[0] }] : from.context.matches,
        );
      }
    }
    expect(recalled).toBeGreaterThan(0);
  });

  test('can be asked for again and kept as they are: nothing is lost but what is asked of the server again', () => {
    for (const type of ['rematch', 'keepColumns']) {
      for (const { from, to } of stepsBy(type)) {
        if (to === from) continue;
        expect(to.value).toBe(type === 'rematch' ? 'matching' : 'checking');
        expect(to.context).toEqual({ ...from.context, refusal: null, failure: null, upload: null });
      }
    }
  });
});

describe('corrections', () => {
  test('are checked step by step, and taken back in the opposite order [A-186]', () => {
    const undone = new Map(stepsBy('undo').map(({ from, to }) => [JSON.stringify([from.value, from.context]), to]));
    for (const { from, event, to } of stepsBy('mend')) {
      if (!from.can({ type: 'mend', mends: mended })) continue;
      expect(to.value).toBe('checking');
      expect(to.context.mends).toEqual([...from.context.mends, event['mends']]);
      const back = undone.get(JSON.stringify([to.value, to.context]));
      expect([back?.value, back?.context.mends]).toEqual(['checking', from.context.mends]);
    }
  });

  test('stay with the file when the rules change, and the file is judged by the new ones [A-25][A-26][A-186]', () => {
    for (const { from, event, to } of stepsBy('changeRules')) {
      if (event['rulesKey'] === from.context.rulesKey) {
        expect(to).toBe(from);
        continue;
      }
      expect(to.context.rulesKey).toBe(event['rulesKey']);
      expect([to.context.file, to.context.mends]).toEqual([from.context.file, from.context.mends]);
      const isUnchanged = from.context.mends.length === 0 && from.context.matches.length === 0;
      const isUnread = from.matches('reading') || (from.matches('refused') && isUnchanged);
      if (from.matches('empty')) expect(to.value).toBe('empty');
      else expect(to.value).toBe(isUnread ? 'reading' : 'checking');
    }
  });

  test('survive a refused sheet, which can be read again', () => {
    for (const { from, to } of stepsBy('retry')) {
      if (!from.matches('refused')) continue;
      const isChanged = from.context.mends.length > 0 || from.context.matches.length > 0;
      expect(to.value).toBe(isChanged ? 'checking' : 'reading');
      expect([to.context.mends, to.context.refusal]).toEqual([from.context.mends, null]);
    }
  });
});

describe('an upload', () => {
  test('ends with the uploaded file, or with the errors that the server found [S5.37][S7.82]', () => {
    for (const { from, event, to } of stepsBy('xstate.done.actor.uploadFile')) {
      if (event['output'] === SENT[0]) expect([to.value, to.context.upload]).toEqual(['uploaded', upload]);
      else {
        expect(to.value).toBe('faulty');
        expect(to.context.check).toEqual({ ...from.context.check, errors: [serverError] });
      }
    }
  });

  test('that fails leaves the file ready to be uploaded again, and says why [S8.14][S8.17]', () => {
    for (const { event, to } of stepsBy('xstate.error.actor.uploadFile')) {
      expect(to.value).toBe('ready');
      const { refusal, failure } = to.context;
      if (event['error'] === OFFLINE) {
        expect(refusal).toBeNull();
        expect(failure).toMatchObject({ _tag: 'GatewayFailure', reason: 'network', isRetryable: true });
      } else expect([refusal, failure]).toEqual([{ _tag: 'WrongFileFormat', fault: null }, null]);
    }
    for (const { from, to } of stepsBy('upload')) {
      if (!from.matches('ready')) continue;
      expect(to.value).toBe('uploading');
      expect([to.context.refusal, to.context.failure]).toEqual([null, null]);
    }
  });
});

const provided = (reads: SheetOutcome) => {
  const asked: (readonly [call: string, input: unknown])[] = [];
  const answer = <Output>(name: string, input: unknown, output: Output): Output => {
    asked.push([name, input]);
    return output;
  };
  const checked: SheetOutcome = { _tag: 'SheetChecked', check: good, question: null };
  const sent: FileSent = { _tag: 'Uploaded', upload };
  const machine = bulkUploadMachine.provide({
    actors: {
      readFile: fromPromise(async ({ input }) => answer('readFile', input, reads)),
      checkFile: fromPromise(async ({ input }) => answer('checkFile', input, checked)),
      uploadFile: fromPromise(async ({ input }) => answer('uploadFile', input, sent)),
    },
  });
  return { actor: createActor(machine, { input: INPUT }).start(), asked };
};
const file = { name: csv.file.name, size: csv.file.size };

test('a faulty file is read, corrected in steps, one of them undone, and uploaded with all that are left [S5.36][S7.82][A-186]', async () => {
  const { actor, asked } = provided({ _tag: 'SheetChecked', check: faulty, question: null });
  const until = (value: 'faulty' | 'ready' | 'uploaded') => waitFor(actor, (snapshot) => snapshot.matches(value));
  actor.send(csv);
  await until('faulty');
  actor.send({ type: 'mend', mends: mended });
  await until('ready');
  actor.send({ type: 'mend', mends: takenOut });
  await until('ready');
  expect(selectMends(actor.getSnapshot())).toEqual([...mended, ...takenOut]);
  actor.send({ type: 'undo' });
  await until('ready');
  actor.send({ type: 'upload' });
  await until('uploaded');
  expect(asked).toEqual([
    ['readFile', { file }],
    ['checkFile', { file, matches: [], mends: mended }],
    ['checkFile', { file, matches: [], mends: [...mended, ...takenOut] }],
    ['checkFile', { file, matches: [], mends: mended }],
    ['uploadFile', { file, matches: [], mends: mended }],
  ]);
});

test('a file whose columns were matched goes up with them; a file with the same headers asks nothing more [A-186]', async () => {
  const { actor, asked } = provided({ _tag: 'ColumnsUnmatched', question });
  actor.send(csv);
  await waitFor(actor, (snapshot) => snapshot.matches('matching'));
  actor.send({ type: 'match', matches: matched });
  await waitFor(actor, (snapshot) => snapshot.matches('ready'));
  actor.send({ type: 'upload' });
  await waitFor(actor, (snapshot) => snapshot.matches('uploaded'));
  actor.send(csv);
  await waitFor(actor, (snapshot) => snapshot.matches('ready'));
  const work = { file, matches: matched, mends: [] };
  expect(asked).toEqual([
    ['readFile', { file }],
    ['checkFile', work],
    ['uploadFile', work],
    ['readFile', { file }],
    ['checkFile', work],
  ]);
});

test('what is asked anew while it runs is asked again, and only the last answer counts [A-186]', async () => {
  const { actor, asked } = provided({ _tag: 'SheetChecked', check: faulty, question: null });
  actor.send(csv);
  actor.send({ type: 'changeRules', rulesKey: 'GC1 sms' });
  actor.send(xlsx);
  await waitFor(actor, (snapshot) => snapshot.matches('faulty'));
  actor.send({ type: 'mend', mends: mended });
  actor.send({ type: 'mend', mends: takenOut });
  actor.send({ type: 'undo' });
  await waitFor(actor, (snapshot) => snapshot.matches('ready'));
  const other = { name: xlsx.file.name, size: xlsx.file.size };
  expect(asked).toEqual([
    ['readFile', { file }],
    ['readFile', { file }],
    ['readFile', { file: other }],
    ['checkFile', { file: other, matches: [], mends: mended }],
    ['checkFile', { file: other, matches: [], mends: [...mended, ...takenOut] }],
    ['checkFile', { file: other, matches: [], mends: mended }],
  ]);
});

test('a file that changes while it goes up is not the uploaded one: it is checked again [A-186]', async () => {
  const { actor } = provided({ _tag: 'SheetChecked', check: good, question: null });
  actor.send(csv);
  await waitFor(actor, (snapshot) => snapshot.matches('ready'));
  actor.send({ type: 'upload' });
  actor.send({ type: 'changeRules', rulesKey: 'GC1 sms' });
  await waitFor(actor, (snapshot) => snapshot.matches('ready'));
  expect(actor.getSnapshot().context.upload).toBeNull();
});

test('no call is made that nobody provides', async () => {
  const actor = createActor(bulkUploadMachine, { input: INPUT }).start();
  actor.send(csv);
  await waitFor(actor, (snapshot) => snapshot.matches('refused'));
  expect(selectFileObstacle(actor.getSnapshot())).toBe('refused');
});
