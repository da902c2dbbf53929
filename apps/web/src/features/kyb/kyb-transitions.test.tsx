/** Every transition of the verification's machine as a press, or the answer to one: after each the screen shows the state of the chart. */
import { MEMORY_CODE, MEMORY_KYB_ACCESS } from '@offrande/api-client/testing';
import { type KybRecord, newRecord, type TabAnswers } from '@offrande/domain/dossier';
import { ACME, FACTS } from '@offrande/domain/dossier/testing';
import { done, failed, notTaken, type WalkEvent } from '@offrande/domain/gateway/testing';
import { createKybMachine, type KybSession, NO_KYB_SESSION } from '@offrande/domain/kyb';
import { numberingPlan } from '@offrande/domain/phone';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { getInitialSnapshot, getNextSnapshot, type SnapshotFrom } from 'xstate';
import { createKybStore } from '../../shop/kyb-store.ts';
import { COMPANY_EMAIL, kybWorld, WHOLE } from './testing/kyb-world.tsx';
import { choose, fill, follow, heading, type OpenedKyb, press, showKyb } from './testing/open-kyb.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const RECORD: KybRecord = { ...newRecord('K-2026-7H3KQ2PD'), ...WHOLE };
const SUBMITTED: KybRecord = { ...RECORD, state: 'submitted' };
const RENAMED: TabAnswers = {
  tab: 'company',
  answers: { ...ACME.company, identity: { ...ACME.company.identity, legalName: 'Acme SARL' } },
};
const BANK = { beneficiary: 'Offrande', iban: 'FR1420041010050500013M02606', bic: 'PSSTFRPPLIL', reference: 'K-2026' };
const DOWN = { reason: 'unreachable', code: null, isRetryable: true };
const ENDED = { reason: 'unauthorized', code: '40100', isRetryable: false };
const REFUSED = { reason: 'refused', code: '70013', isRetryable: false };
const CHANGED = { reason: 'refused', code: '70012', isRetryable: false };

const machine = createKybMachine(numberingPlan);
type Snapshot = SnapshotFrom<typeof machine>;

/** An event of the chart, with what a person does for it; without, it is the answer of a call, or sent by the page itself. */
interface Move {
  readonly event: WalkEvent;
  readonly act?: (opened: OpenedKyb) => Promise<unknown>;
  /** How the state shows, where it is not as everywhere else. */
  readonly shows?: () => Promise<unknown>;
}

const TITLES = { company: 'Company details', transferVerification: 'Transfer verification' } as const;
type Tab = keyof typeof TITLES;

const start: Move = {
  event: { type: 'start', intention: 'resume', email: COMPANY_EMAIL },
  act: async (opened) => {
    await choose(opened, /^Go on with a verification/);
    await fill(opened, 'Email of the company’s account', COMPANY_EMAIL);
    await press(opened, 'Send the code');
  },
};
const verified: Move = {
  event: done('verifyEmail', { _tag: 'Verified', channel: 'email', target: COMPANY_EMAIL, reference: 'proof-1' }),
  act: async (opened) => {
    await fill(opened, 'Code', MEMORY_CODE);
    await press(opened, 'Confirm');
  },
};
const cancelled: Move = {
  event: done('verifyEmail', { _tag: 'Cancelled' }),
  act: (opened) => press(opened, 'Correct the email'),
};
const pressed = (event: WalkEvent, name: string, shows?: Required<Move>['shows']): Move => ({
  event,
  act: (opened) => press(opened, name),
  ...(shows && { shows }),
});
const open = (tab: Tab): Move => ({ event: { type: 'open', tab }, act: (opened) => follow(opened, TITLES[tab]) });
const edit: Move = {
  event: { type: 'edit', change: RENAMED },
  act: (opened) => fill(opened, 'Legal name', 'Acme SARL'),
};
const save = pressed({ type: 'save' }, 'Save');
const discard: Move = {
  event: { type: 'discard' },
  act: async (opened) => {
    await press(opened, 'Undo the changes');
    const question = within(await screen.findByRole('alertdialog'));
    await opened.user.click(question.getByRole('button', { name: 'Undo the changes' }));
  },
};
const close: Move = { event: { type: 'close' }, act: (opened) => follow(opened, 'All parts of the dossier') };
const submit: Move = {
  event: { type: 'submit' },
  act: async (opened) => {
    await follow(opened, 'Check and submit');
    await press(opened, 'Submit the dossier');
  },
};
const submitShown = () => screen.findByRole('button', { name: 'Submit the dossier' });
const answers = (call: string, output: unknown): Move => ({ event: done(call, output) });
const fails = (call: string, error: object, shows?: Required<Move>['shows']): Move => ({
  event: failed(call, error),
  ...(shows && { shows }),
});
const read = answers('readRecord', RECORD);
const opened = (tab: Tab): readonly Move[] => [open(tab), answers('readTab', RECORD)];
const edited: readonly Move[] = [...opened('company'), edit];

const OPEN = MEMORY_KYB_ACCESS;
const WAYS: readonly (readonly [string, KybSession, readonly Move[]])[] = [
  [
    'the dossier is begun',
    NO_KYB_SESSION,
    [
      start,
      cancelled,
      start,
      verified,
      fails('registerAccount', DOWN),
      pressed({ type: 'changeEmail' }, 'Use another email'),
      start,
      verified,
      fails('registerAccount', DOWN),
      pressed({ type: 'register' }, 'Try again'),
      answers('registerAccount', { registerType: 'registerBefore', custId: OPEN.custId }),
      fails('readRecord', DOWN),
      pressed({ type: 'readAgain' }, 'Try again'),
      read,
    ],
  ],
  [
    'a part is filled in',
    OPEN,
    [
      read,
      open('company'),
      fails('readTab', DOWN),
      ...edited,
      { event: { type: 'factsChanged', facts: FACTS } },
      discard,
      edit,
      save,
      fails('saveTab', DOWN),
      save,
      fails('saveTab', CHANGED),
      fails('readTab', DOWN),
      save,
      fails('saveTab', CHANGED),
      answers('readTab', { ...RECORD, saves: { ...RECORD.saves, company: { revision: 7, savedAt: 0 } } }),
      pressed({ type: 'save' }, 'Keep my answers and save'),
      answers('saveTab', { revision: 8, savedAt: 0 }),
      close,
      ...opened('transferVerification'),
      fails('readBankInfo', DOWN),
      ...opened('transferVerification'),
      answers('readBankInfo', BANK),
      ...opened('company'),
      close,
      submit,
      fails('submitDossier', DOWN, submitShown),
      pressed({ type: 'submit' }, 'Submit the dossier'),
      answers('submitDossier', {}),
    ],
  ],
  [
    'what was typed is taken up',
    OPEN,
    [read, ...opened('company'), { event: { type: 'restore', change: RENAMED, revision: 1 } }],
  ],
  ['it was submitted before', OPEN, [answers('readRecord', SUBMITTED)]],
  [
    'it is submitted while a part opens',
    OPEN,
    [read, open('company'), answers('readTab', SUBMITTED), answers('readRecord', SUBMITTED)],
  ],
  [
    'it is submitted while two are compared',
    OPEN,
    [read, ...edited, save, fails('saveTab', CHANGED), answers('readTab', SUBMITTED), answers('readRecord', SUBMITTED)],
  ],
  [
    'it is submitted before it is submitted here',
    OPEN,
    [read, submit, fails('submitDossier', REFUSED), answers('readRecord', SUBMITTED)],
  ],
  [
    'a part is emptied before it is submitted here',
    OPEN,
    [
      read,
      submit,
      fails('submitDossier', REFUSED),
      {
        event: done('readRecord', { ...RECORD, dossier: { ...ACME, embargo: { ...ACME.embargo, question1: null } } }),
        shows: async () => {
          await screen.findByText('The dossier can be submitted once nothing is missing.');
          await screen.findByText('These details could not be saved. Check them, then try again.');
        },
      },
    ],
  ],
  ['the session ends as it is registered', NO_KYB_SESSION, [start, verified, fails('registerAccount', ENDED)]],
  ['the session ends as it is read', OPEN, [fails('readRecord', ENDED)]],
  ['the session ends as a part opens', OPEN, [read, open('company'), fails('readTab', ENDED)]],
  ['the session ends before the bank', OPEN, [read, ...opened('transferVerification'), fails('readBankInfo', ENDED)]],
  ['the session ends as a part is saved', OPEN, [read, ...edited, save, fails('saveTab', ENDED)]],
  [
    'the session ends as two are compared',
    OPEN,
    [read, ...edited, save, fails('saveTab', CHANGED), fails('readTab', ENDED)],
  ],
  ['the session ends at the submit', OPEN, [read, submit, fails('submitDossier', ENDED)]],
];

/** How a person knows each state. Those in which a call runs are passed through. */
const SIGNS: Readonly<Record<string, (tab: string | null) => Promise<unknown>>> = {
  choosing: () => screen.findByRole('radiogroup', { name: 'What would you like to do?' }),
  verifyingEmail: () => heading('Confirm your email'),
  unregistered: () => screen.findByRole('button', { name: 'Use another email' }),
  unread: () => screen.findByRole('button', { name: 'Sign out of the dossier' }),
  overview: async () => {
    await heading('Company verification');
    return screen.findByRole('link', { name: 'Embargo questionnaire' });
  },
  editing: async (tab) => {
    await heading(TITLES[tab as Tab]);
    return screen.findByRole('button', { name: 'Save' });
  },
  submitted: () => heading('The dossier is submitted'),
};

/** The calls answer what the moves say, each once, in their order. */
const answerBy = ({ kyb }: OpenedKyb, moves: readonly Move[]): void => {
  const queues = new Map<string, WalkEvent[]>();
  for (const { event } of moves) {
    const [, call] = /^xstate\.\w+\.actor\.(\w+)$/u.exec(event.type) ?? [];
    if (call !== undefined && call !== 'verifyEmail') queues.set(call, [...(queues.get(call) ?? []), event]);
  }
  for (const [call, queue] of queues)
    Object.assign(kyb, {
      [call]: async () => {
        const event = queue.shift();
        if (event?.type.startsWith('xstate.error')) throw event['error'];
        return event?.['output'];
      },
    });
};

const world = (session: KybSession, moves: readonly Move[]) => {
  const made = kybWorld({ record: WHOLE, isOpen: session === OPEN });
  if (moves.some(({ event }) => event.type === 'restore'))
    createKybStore(made.shop).saveAnswers({ ...ACME, company: RENAMED.answers as typeof ACME.company }, 'company', 1);
  return made;
};

const taken = new Set<unknown>();

const make = async (opened: OpenedKyb, session: KybSession, moves: readonly Move[]): Promise<void> => {
  let snapshot: Snapshot = getInitialSnapshot(machine, { facts: FACTS, session });
  for (const { event, act, shows } of moves) {
    await act?.(opened);
    for (const transition of machine.getTransitionData(snapshot, event as never)) taken.add(transition);
    snapshot = getNextSnapshot(machine, snapshot, event as never);
    const state = String(snapshot.value);
    if (shows !== undefined) await shows();
    else await SIGNS[state]?.(snapshot.context.tab);
  }
};

describe('the verification, press by press', () => {
  test.each(WAYS)(
    'where %s, shows each state of its chart [S4.72][S4.73][S4.74][S4.77][S4.82]',
    async (_, session, moves) => {
      const made = world(session, moves);
      answerBy({ kyb: made.shop.kyb.dossier } as OpenedKyb, moves);
      await make(await showKyb(made), session, moves);
    },
  );

  test('takes every transition of the chart [S4.72]', () => {
    expect(notTaken(machine, taken)).toEqual([]);
  });
});
