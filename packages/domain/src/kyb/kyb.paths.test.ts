import { Result } from 'effect';
import { createActor, fromPromise, transition, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { done, failed, stateIds, walk } from '../gateway/testing.ts';
import type { WalkEvent } from '../gateway/testing.ts';
import { oneTimeCodeMachine } from '../password/index.ts';
import type { CodeAnswer, CodeToConfirm, OneTimeCodeActor, OneTimeCodeTarget, SentCode } from '../password/index.ts';
import { numberingPlan } from '../phone/index.ts';
import { EMPTY_DOSSIER, KYB_TABS, missing, settle } from '../dossier/index.ts';
import {
  NO_KYB_SESSION,
  checkTabAvailable,
  createKybMachine,
  selectBankInfo,
  selectDraft,
  selectIsEdited,
  selectKybFailure,
  selectKybNotice,
  selectKybSession,
  selectMissing,
  selectOpenTab,
  selectTabRefusals,
  selectTabStatuses,
  tabStatuses,
} from './index.ts';
import type { Dossier, KybTab, TabAnswers } from '../dossier/index.ts';
import type { KybEvent, KybSnapshot } from './index.ts';
import { put, ACME, FACTS } from '../dossier/testing.ts';

const kybMachine = createKybMachine(numberingPlan);

const SESSION = { token: 't-1', custId: 'c-1' };
const UNAUTHORIZED = { reason: 'unauthorized', code: '40100', isRetryable: false };
const UNREACHABLE = { reason: 'unreachable', code: '1234', isRetryable: true };
const BANK = { beneficiary: 'Offrande', iban: 'FR1420041010050500013M02606', bic: 'PSSTFRPP', reference: 'KYB-7' };
const TOMORROW = { ...FACTS, today: { year: 2026, month: 6, day: 15 } };

const field = (path: string, value: unknown): TabAnswers => ({
  tab: 'company',
  answers: put(ACME, { tab: 'company', path }, value).company,
});
const RENAMED = field('identity.legalName', 'Acme SARL');
const UNNAMED = field('identity.legalName', '');
const WRONG = field('identity.legalName', '<script>');
const UNASKED = field('delivery.address.line1', '1 rue Nulle');
const EMBARGO: TabAnswers = { tab: 'embargo', answers: { ...EMPTY_DOSSIER.embargo, question1: true, question3: 'x' } };

const own: readonly KybEvent[] = [
  { type: 'start', intention: 'new', email: ' ines@acme.example ' },
  { type: 'start', intention: 'resume', email: 'ines@acme.example' },
  { type: 'start', intention: 'new', email: 'ines@acme' },
  { type: 'register' },
  { type: 'changeEmail' },
  { type: 'readAgain' },
  ...KYB_TABS.map((tab) => ({ type: 'open', tab }) as const),
  ...[RENAMED, UNNAMED, WRONG, UNASKED, EMBARGO].map((change) => ({ type: 'edit', change }) as const),
  { type: 'discard' },
  { type: 'close' },
  { type: 'save' },
  { type: 'submit' },
];
const CALLS = ['registerAccount', 'readRecord', 'readTab', 'readBankInfo', 'saveTab', 'submitDossier'];
const EMAIL = 'ines@acme.example';
const answers = (dossier: Dossier) => [
  done('verifyEmail', { _tag: 'Verified', channel: 'email', target: EMAIL, reference: 'proof' }),
  done('verifyEmail', { _tag: 'Cancelled' }),
  done('registerAccount', { registerType: 'registerNew', ...SESSION }),
  done('registerAccount', { registerType: 'registerBefore', custId: 'c-2' }),
  done('readRecord', { dossier, isSubmitted: false }),
  done('readRecord', { dossier, isSubmitted: true }),
  done('readTab', dossier),
  done('readBankInfo', BANK),
  done('saveTab'),
  done('submitDossier'),
  ...CALLS.flatMap((call) => [failed(call, UNAUTHORIZED), failed(call, UNREACHABLE)]),
];
const events = (dossier: Dossier): readonly WalkEvent[] => [...(own as readonly WalkEvent[]), ...answers(dossier)];
const input = (session: typeof SESSION | typeof NO_KYB_SESSION) => ({ facts: FACTS, session });

/** A company on its first visit, without answers; a returning one with all answers; and a change of the day. */
const begun = walk(kybMachine, events(EMPTY_DOSSIER), [input(NO_KYB_SESSION)]);
const resumed = walk(
  kybMachine,
  events(ACME).filter(({ type }) => type !== 'start'),
  [input(SESSION)],
);
const overnight = walk(
  kybMachine,
  [
    done('readRecord', { dossier: ACME, isSubmitted: false }),
    { type: 'open', tab: 'company' },
    { type: 'factsChanged', facts: TOMORROW },
  ],
  [input(SESSION)],
);
const walks = [begun, resumed, overnight];
const snapshots: readonly KybSnapshot[] = walks.flatMap((walked) => walked.snapshots);
const steps = walks.flatMap((walked) => walked.steps);

const stateOf = ({ value }: KybSnapshot): string => String(value);
const stepsBy = (type: string) => steps.filter(({ event }) => event.type === type);
const doneBy = (call: string) => stepsBy(`xstate.done.actor.${call}`);
const failedBy = (call: string, error: object) =>
  stepsBy(`xstate.error.actor.${call}`).filter(({ event }) => event['error'] === error);

/** The states that accept each event; all others refuse it. */
const isAvailable = ({ context }: KybSnapshot, tab: KybTab): boolean =>
  Result.isSuccess(checkTabAvailable(tab, context.saved, context.facts, numberingPlan));
const isTaken = (snapshot: KybSnapshot, event: KybEvent): boolean => {
  const state = stateOf(snapshot);
  const { tab, isEdited, draft } = snapshot.context;
  switch (event.type) {
    case 'start':
      return state === 'choosing' && event.email.trim() === EMAIL;
    case 'register':
    case 'changeEmail':
      return state === 'unregistered';
    case 'readAgain':
      return state === 'unread';
    case 'open':
      return (state === 'overview' || (state === 'editing' && !isEdited)) && isAvailable(snapshot, event.tab);
    case 'edit':
      return state === 'editing' && tab === event.change.tab;
    case 'discard':
      return state === 'editing' && isEdited;
    case 'close':
      return state === 'editing' && !isEdited;
    case 'save':
      return state === 'editing' && isEdited && draft.company.identity.legalName !== '<script>';
    case 'submit':
      return (
        state === 'overview' && missing(snapshot.context.saved, snapshot.context.facts, numberingPlan).length === 0
      );
    case 'factsChanged':
      return true;
  }
};

describe('every path of a verification', () => {
  test('reaches every state but the one it passes through, and takes every transition [S4.72]', () => {
    const reached = new Set(walks.flatMap((walked) => [...walked.reached]));
    expect(stateIds(kybMachine).filter((id) => !reached.has(id))).toEqual(['kyb.deciding']);
    expect(begun.notTaken.filter((transition) => walks.every(({ notTaken }) => notTaken.includes(transition)))).toEqual(
      [],
    );
  });

  test('accepts each event exactly in the states of the table, in every snapshot [S4.78][S8.41]', () => {
    for (const snapshot of snapshots) {
      for (const event of own) {
        expect(snapshot.can(event), `${JSON.stringify(event).slice(0, 80)} in ${stateOf(snapshot)}`).toBe(
          isTaken(snapshot, event),
        );
      }
      expect(snapshot.can({ type: 'factsChanged', facts: TOMORROW })).toBe(true);
    }
  });

  test('has tags for a running call, an open tab and a submitted dossier', () => {
    const FETCHING = ['registering', 'reading', 'loadingTab', 'loadingBank', 'saving', 'submitting'];
    for (const snapshot of snapshots) {
      expect(snapshot.hasTag('fetching')).toBe(FETCHING.includes(stateOf(snapshot)));
      expect(snapshot.hasTag('open')).toBe(['editing', 'saving'].includes(stateOf(snapshot)));
      expect(snapshot.hasTag('submitted')).toBe(stateOf(snapshot) === 'submitted');
    }
  });
});

describe('starting and resuming', () => {
  test('both need the email and its verification [S4.72][S4.73][A-78]', () => {
    for (const { from, event, to } of stepsBy('start').filter(({ from }) => from.matches('choosing'))) {
      if (event['email'] === 'ines@acme') expect(to.matches('choosing')).toBe(true);
      else {
        expect(to.matches('verifyingEmail')).toBe(true);
        expect(to.context).toMatchObject({ intention: event['intention'], email: EMAIL, notice: null, failure: null });
        expect(selectKybSession(to)).toEqual(NO_KYB_SESSION);
        expect(to.context.reference).toBe('');
      }
      expect(from.context.saved).toEqual(EMPTY_DOSSIER);
    }
  });

  test('no company is registered or reads a dossier without a verified email or a stored session [S4.73]', () => {
    for (const { from, event, to } of steps) {
      if (!to.matches('registering') || from.matches('registering')) continue;
      expect(from.matches('unregistered') || event.type === 'xstate.done.actor.verifyEmail').toBe(true);
      expect(to.context.reference).toBe('proof');
    }
    for (const snapshot of snapshots) {
      if (snapshot.matches('reading')) expect(Object.values(selectKybSession(snapshot))).not.toContain(null);
    }
  });

  test('a cancelled verification, or another email, goes back to the choice [S4.73]', () => {
    for (const { event, to } of doneBy('verifyEmail')) {
      const isVerified = (event['output'] as { _tag: string })._tag === 'Verified';
      expect(stateOf(to)).toBe(isVerified ? 'registering' : 'choosing');
    }
    for (const { from, to } of stepsBy('changeEmail'))
      if (from.matches('unregistered')) expect(to.matches('choosing')).toBe(true);
  });

  test('registerNew stores token and custId, registerBefore merges the custId only [S4.80][S4.81]', () => {
    const registrations = doneBy('registerAccount').filter(({ from }) => from.matches('registering'));
    expect(registrations.length).toBeGreaterThan(1);
    for (const { event, to } of registrations) {
      const { registerType } = event['output'] as { registerType: string };
      expect(selectKybSession(to)).toEqual(
        registerType === 'registerNew' ? SESSION : { token: 'proof', custId: 'c-2' },
      );
      expect(to.matches('reading')).toBe(true);
      expect(selectKybFailure(to)).toBeNull();
    }
  });

  test('a stored session reads at once; a submitted dossier opens read only [S4.72][A-78]', () => {
    expect(stateOf(resumed.snapshots[0]!)).toBe('reading');
    for (const { event, to } of doneBy('readRecord')) {
      const { isSubmitted, dossier } = event['output'] as { isSubmitted: boolean; dossier: Dossier };
      expect(stateOf(to)).toBe(isSubmitted ? 'submitted' : 'overview');
      expect([to.context.saved, selectDraft(to)]).toEqual([dossier, dossier]);
    }
  });

  test('an incomplete session makes no call', () => {
    for (const session of [
      { token: 't-1', custId: null },
      { token: null, custId: 'c-1' },
    ])
      expect(
        createActor(kybMachine, { input: { facts: FACTS, session } })
          .getSnapshot()
          .matches('choosing'),
      ).toBe(true);
  });

  test('a failed call may be retried, and the failure is kept until then', () => {
    for (const [call, state, again, trying] of [
      ['registerAccount', 'unregistered', 'register', 'registering'],
      ['readRecord', 'unread', 'readAgain', 'reading'],
    ] as const) {
      expect(failedBy(call, UNREACHABLE).length).toBeGreaterThan(0);
      for (const { to } of failedBy(call, UNREACHABLE)) {
        expect(stateOf(to)).toBe(state);
        expect(selectKybFailure(to)?.reason).toBe('unreachable');
        expect(to.can({ type: again })).toBe(true);
      }
      for (const { to } of stepsBy(again).filter(({ from }) => from.matches(state)))
        expect([stateOf(to), selectKybFailure(to)]).toEqual([trying, null]);
    }
  });
});

describe('a tab', () => {
  const opening = stepsBy('open').filter(({ from, to }) => to.matches('loadingTab') && !from.matches('loadingTab'));

  test('is loaded separately when it opens [S4.74]', () => {
    expect(new Set(opening.map(({ to }) => selectOpenTab(to)))).toEqual(new Set(KYB_TABS));
    for (const { event, to } of opening) {
      expect(selectOpenTab(to)).toBe(event['tab']);
      expect([selectKybNotice(to), selectKybFailure(to), selectBankInfo(to)]).toEqual([null, null, null]);
    }
    for (const { from, event, to } of doneBy('readTab')) {
      const tab = selectOpenTab(from)!;
      expect(stateOf(to)).toBe(tab === 'transferVerification' ? 'loadingBank' : 'editing');
      expect(to.context.saved).toEqual({ ...from.context.saved, [tab]: (event['output'] as Dossier)[tab] });
      expect(selectDraft(to)).toEqual(to.context.saved);
      expect(selectIsEdited(to)).toBe(false);
    }
  });

  test('shows the server’s current answers, whatever was loaded before [S4.74]', () => {
    for (const tab of KYB_TABS) {
      const loading = resumed.snapshots.find(
        (snapshot) => stateOf(snapshot) === 'loadingTab' && selectOpenTab(snapshot) === tab,
      )!;
      const [loaded] = transition(kybMachine, loading, done('readTab', EMPTY_DOSSIER) as never);
      expect(selectDraft(loaded)).toEqual({ ...ACME, [tab]: EMPTY_DOSSIER[tab] });
    }
  });

  test('that cannot be loaded is reported as unavailable [S8.41]', () => {
    for (const { from, to } of failedBy('readTab', UNREACHABLE)) {
      expect(selectKybNotice(to)).toEqual({ _tag: 'TabUnavailable', tab: selectOpenTab(from), after: [] });
      expect([stateOf(to), selectOpenTab(to), selectKybFailure(to)?.reason]).toEqual(['overview', null, 'unreachable']);
    }
  });

  test('of the transfer needs the bank information, or reports that it is missing [S8.40][A-79]', () => {
    for (const { to } of doneBy('readBankInfo')) {
      expect([stateOf(to), selectBankInfo(to), selectOpenTab(to)]).toEqual(['editing', BANK, 'transferVerification']);
    }
    expect(failedBy('readBankInfo', UNREACHABLE).length).toBeGreaterThan(0);
    for (const { to } of failedBy('readBankInfo', UNREACHABLE)) {
      expect(selectKybNotice(to)).toEqual({ _tag: 'BankInformationUnavailable' });
      expect([stateOf(to), selectOpenTab(to), selectKybFailure(to)?.reason]).toEqual(['overview', null, 'unreachable']);
    }
  });

  test('shows refusals while it is edited, and discards unsaved edits on request [S4.74]', () => {
    for (const { from, event, to } of stepsBy('edit')) {
      if (!from.can(event as unknown as KybEvent)) continue;
      expect(selectIsEdited(to)).toBe(true);
      expect(to.context.saved).toEqual(from.context.saved);
      expect(selectKybNotice(to)).toBeNull();
      if (event['change'] === WRONG)
        expect(selectTabRefusals(to, numberingPlan)).toEqual({ 'identity.legalName': { _tag: 'AttackPattern' } });
      if (event['change'] === EMBARGO)
        expect(Object.keys(selectTabRefusals(to, numberingPlan))).toEqual(['question2', 'question4']);
    }
    for (const { from, to } of stepsBy('discard').filter(({ from }) => selectIsEdited(from))) {
      if (!from.matches('editing')) continue;
      expect([selectDraft(to), selectIsEdited(to)]).toEqual([from.context.saved, false]);
      expect(stateOf(to)).toBe('editing');
    }
    for (const snapshot of snapshots)
      if (selectOpenTab(snapshot) === null) expect(selectTabRefusals(snapshot, numberingPlan)).toEqual({});
  });

  test('is saved as edited, and stays open with the saved answers [S4.74]', () => {
    const saves = doneBy('saveTab').filter(({ from }) => from.matches('saving'));
    expect(saves.length).toBeGreaterThan(0);
    for (const { from, to } of saves) {
      expect([to.context.saved, selectDraft(to)]).toEqual([settle(selectDraft(from)), settle(selectDraft(from))]);
      expect([stateOf(to), selectIsEdited(to)]).toEqual(['editing', false]);
      expect(selectKybNotice(to)).toEqual({ _tag: 'TabSaved', tab: selectOpenTab(from) });
    }
    for (const { from, to } of failedBy('saveTab', UNREACHABLE)) {
      expect([selectDraft(to), selectIsEdited(to), to.context.saved]).toEqual([
        selectDraft(from),
        true,
        from.context.saved,
      ]);
      expect([stateOf(to), selectKybFailure(to)?.reason]).toEqual(['editing', 'unreachable']);
    }
    for (const { from, to } of stepsBy('save'))
      if (from.matches('editing') && to.matches('saving')) expect(selectKybFailure(to)).toBeNull();
  });

  test('can be closed, which clears its notices', () => {
    for (const { from, to } of stepsBy('close').filter(
      ({ from }) => from.matches('editing') && !selectIsEdited(from),
    )) {
      expect([stateOf(to), selectOpenTab(to), selectKybNotice(to), selectBankInfo(to)]).toEqual([
        'overview',
        null,
        null,
        null,
      ]);
      expect(to.context.saved).toEqual(from.context.saved);
    }
  });
});

describe('the submit', () => {
  test('is possible exactly when the saved answers are complete [S4.77]', () => {
    const overviews = snapshots.filter((snapshot) => snapshot.matches('overview'));
    for (const snapshot of overviews) {
      const { saved, facts } = snapshot.context;
      expect(selectMissing(snapshot, numberingPlan)).toEqual(missing(saved, facts, numberingPlan));
      expect(selectTabStatuses(snapshot, numberingPlan)).toEqual(tabStatuses(saved, facts, numberingPlan));
      expect(snapshot.can({ type: 'submit' })).toBe(missing(saved, facts, numberingPlan).length === 0);
    }
    const verdicts = new Set(overviews.map((snapshot) => snapshot.can({ type: 'submit' })));
    expect(verdicts).toEqual(new Set([true, false]));
  });

  test('that succeeds clears the data: answers, token and id [S4.79][A-78]', () => {
    expect(doneBy('submitDossier').length).toBeGreaterThan(0);
    for (const { to } of doneBy('submitDossier')) {
      expect(stateOf(to)).toBe('submitted');
      expect([to.context.saved, selectDraft(to), selectKybSession(to)]).toEqual([
        EMPTY_DOSSIER,
        EMPTY_DOSSIER,
        NO_KYB_SESSION,
      ]);
      expect([to.context.email, to.context.reference, selectOpenTab(to), selectBankInfo(to)]).toEqual([
        '',
        '',
        null,
        null,
      ]);
    }
  });

  test('that fails changes nothing [S4.77]', () => {
    for (const { from, to } of failedBy('submitDossier', UNREACHABLE)) {
      expect([stateOf(to), to.context.saved]).toEqual(['overview', from.context.saved]);
      expect(selectKybFailure(to)?.reason).toBe('unreachable');
    }
  });

  test('ends all edits [S4.78]', () => {
    const after = snapshots.filter((snapshot) => snapshot.matches('submitted'));
    expect(after.length).toBeGreaterThan(1);
    for (const snapshot of after) for (const event of own) expect(snapshot.can(event)).toBe(false);
    for (const { from, event, to } of steps) {
      if (from.matches('submitted') && event.type !== 'factsChanged') expect(to.context).toEqual(from.context);
    }
  });
});

describe('a token that the server refuses', () => {
  test.each(CALLS)('with a 401 on %s clears token, id and answers, and shows a notice [S4.82][A-74]', (call) => {
    const refused = failedBy(call, UNAUTHORIZED);
    expect(refused.length).toBeGreaterThan(0);
    for (const { to } of refused) {
      expect(stateOf(to)).toBe('choosing');
      expect(selectKybSession(to)).toEqual({ token: null, custId: null });
      expect([to.context.saved, selectDraft(to), to.context.email]).toEqual([EMPTY_DOSSIER, EMPTY_DOSSIER, '']);
      expect(selectKybNotice(to)).toEqual({ _tag: 'KybSessionEnded' });
    }
  });

  test('no other failure clears them [S4.82]', () => {
    for (const call of CALLS)
      for (const { from, to } of failedBy(call, UNREACHABLE))
        expect(selectKybSession(to)).toEqual(selectKybSession(from));
  });
});

test('new facts are used for the checks in any state', () => {
  for (const { from, to } of stepsBy('factsChanged')) {
    expect(to.context).toEqual({ ...from.context, facts: TOMORROW });
    expect(to.value).toEqual(from.value);
  }
});

/** A fake server: its requests, and the stored dossier. */
const served = () => {
  const asked: unknown[] = [];
  const answer = <Output, Input = object>(name: string, output: Output) =>
    fromPromise<Output, Input>(async ({ input }) => {
      asked.push({ [name]: input });
      return output;
    });
  const machine = kybMachine.provide({
    actors: {
      verifyEmail: oneTimeCodeMachine.provide({
        actors: {
          sendCode: answer<SentCode, OneTimeCodeTarget>('send', { reference: 'proof' }),
          confirmCode: answer<CodeAnswer, CodeToConfirm>('confirm', { isRight: true }),
        },
      }),
      registerAccount: answer('register', { registerType: 'registerNew' as const, ...SESSION }),
      readRecord: answer('read', { dossier: ACME, isSubmitted: false }),
      readTab: answer('readTab', ACME),
      readBankInfo: answer('bank', BANK),
      saveTab: answer('save', null),
      submitDossier: answer('submit', null),
    } as never,
  });
  return { asked, machine };
};

test('from the email to the submit, each call sends token and id, and a save only the tab [S4.72][S4.73][S4.74][S4.77]', async () => {
  const { asked, machine } = served();
  const actor = createActor(machine, { input: input(NO_KYB_SESSION) }).start();
  actor.send({ type: 'start', intention: 'new', email: EMAIL });
  const verification = actor.getSnapshot().children.verifyEmail as OneTimeCodeActor;
  await waitFor(verification, (snapshot) => snapshot.hasTag('enterable'));
  verification.send({ type: 'submit', code: '123456' });
  await waitFor(actor, (snapshot) => snapshot.matches('overview'));
  actor.send({ type: 'open', tab: 'transferVerification' });
  await waitFor(actor, (snapshot) => snapshot.matches('editing'));
  const transfer = { ...ACME.transferVerification, sentOn: '2026/06/13' };
  actor.send({ type: 'edit', change: { tab: 'transferVerification', answers: transfer } });
  actor.send({ type: 'save' });
  await waitFor(actor, (snapshot) => snapshot.matches('editing') && !selectIsEdited(snapshot));
  actor.send({ type: 'close' });
  actor.send({ type: 'submit' });
  await waitFor(actor, (snapshot) => snapshot.matches('submitted'));
  expect(asked).toEqual([
    { send: { channel: 'email', target: EMAIL } },
    { confirm: { channel: 'email', reference: 'proof', code: '123456' } },
    { register: { email: EMAIL, intention: 'new', reference: 'proof' } },
    { read: { access: SESSION } },
    { readTab: { access: SESSION, tab: 'transferVerification' } },
    { bank: { access: SESSION } },
    { save: { access: SESSION, change: { tab: 'transferVerification', answers: transfer } } },
    { submit: { access: SESSION } },
  ]);
});

test('a save sends no answers that do not apply [S4.74]', async () => {
  const { asked, machine } = served();
  const actor = createActor(machine, { input: input(SESSION) }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('overview'));
  actor.send({ type: 'open', tab: 'company' });
  await waitFor(actor, (snapshot) => snapshot.matches('editing'));
  actor.send({ type: 'edit', change: UNASKED });
  expect(selectDraft(actor.getSnapshot()).company.delivery.address.line1).toBe('1 rue Nulle');
  actor.send({ type: 'save' });
  await waitFor(actor, (snapshot) => !selectIsEdited(snapshot));
  expect(asked.at(-1)).toEqual({ save: { access: SESSION, change: { tab: 'company', answers: ACME.company } } });
});
