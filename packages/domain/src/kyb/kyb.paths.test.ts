import { Result } from 'effect';
import { createActor, fromPromise, transition, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { done, failed, stateIds, walk } from '../gateway/testing.ts';
import type { WalkEvent } from '../gateway/testing.ts';
import { oneTimeCodeMachine } from '../password/index.ts';
import type { CodeAnswer, CodeToConfirm, OneTimeCodeActor, OneTimeCodeTarget, SentCode } from '../password/index.ts';
import { numberingPlan } from '../phone/index.ts';
import {
  DOSSIER_STATES,
  EMPTY_DOSSIER,
  KYB_TABS,
  changedPaths,
  isEditable,
  missing,
  newRecord,
  settle,
  withAnswers,
} from '../dossier/index.ts';
import {
  DOSSIER_CHANGED_CODE,
  NO_KYB_SESSION,
  checkTabAvailable,
  createKybMachine,
  selectBankInfo,
  selectDraft,
  selectIsEdited,
  selectKybFailure,
  selectKybCode,
  selectKybNotice,
  selectKybRecord,
  selectKybSession,
  selectMissing,
  selectOpenTab,
  selectTabRefusals,
  selectTabStatuses,
  tabStatuses,
} from './index.ts';
import type { Dossier, KybRecord, KybTab, TabAnswers } from '../dossier/index.ts';
import type { KybEvent, KybSnapshot } from './index.ts';
import { put, ACME, FACTS } from '../dossier/testing.ts';

const kybMachine = createKybMachine(numberingPlan);

const SESSION = { token: 't-1', custId: 'c-1' };
const UNAUTHORIZED = { reason: 'unauthorized', code: '40100', isRetryable: false };
const UNREACHABLE = { reason: 'unreachable', code: '1234', isRetryable: true };
const CHANGED = { reason: 'refused', code: '70012', isRetryable: false };
const REFUSED = { reason: 'refused', code: '70013', isRetryable: false };
const REFERENCE = 'K-2026-7H3KQ2PD';
const SAVED_AT = Date.UTC(2026, 5, 14, 9, 30);
const SAVE = { revision: 1, savedAt: SAVED_AT };
const BANK = { beneficiary: 'Offrande', iban: 'FR1420041010050500013M02606', bic: 'PSSTFRPP', reference: 'KYB-7' };
const TOMORROW = { ...FACTS, today: { year: 2026, month: 6, day: 15 } };

const field = (path: string, value: unknown): TabAnswers => ({
  tab: 'company',
  answers: put(ACME, { tab: 'company', path }, value).company,
});
const RENAMED = field('identity.legalName', 'Acme SARL');
const UNNAMED = field('identity.legalName', '');
const WRONG = field('identity.legalName', '<script>');
const RENAMED_AGAIN = field('identity.legalName', 'Acme SA');
const OTHER_CONTACT = field('contact.firstName', 'Ève');
const UNASKED = field('delivery.address.line1', '1 rue Nulle');
const EMBARGO: TabAnswers = { tab: 'embargo', answers: { ...EMPTY_DOSSIER.embargo, question1: true, question3: 'x' } };

/** What the server stores: a dossier that was never saved, or as `more` says. */
const record = (dossier: Dossier, more: Partial<KybRecord> = {}): KybRecord => ({
  ...newRecord(REFERENCE),
  dossier,
  ...more,
});
/** A colleague has changed two answers of the company's tab, and saved it for the third time. */
const THEIR_SAVE = { revision: 3, savedAt: SAVED_AT - 60_000 };
const THEIRS = record(
  put(
    put(ACME, { tab: 'company', path: 'identity.legalName' }, 'Acme Océan'),
    { tab: 'company', path: 'profile.capital' },
    '50000',
  ),
  { saves: { ...newRecord('').saves, company: THEIR_SAVE } },
);
/** Two answers that are asked for again, one of them answered. */
const ASKED = {
  state: 'askedAgain',
  asked: [
    { tab: 'company', path: 'identity.legalName', reason: 'Not as registered', isAnswered: false },
    { tab: 'embargo', path: '', reason: 'Please look again', isAnswered: true },
  ],
} as const;
/** As it was typed before the page was left: where the tab was saved since by nobody, and where it was saved three times. */
const restore = (change: TabAnswers, revision: number) => ({ type: 'restore', change, revision }) as const;
const RESTORED = [restore(RENAMED, 0), restore(RENAMED, 3), restore(EMBARGO, 0)] as const;

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
/** The events of the table; those that a walk of its own takes are not in the others. */
const all: readonly KybEvent[] = [...own, { type: 'edit', change: OTHER_CONTACT }, ...RESTORED];
const CALLS = ['registerAccount', 'readRecord', 'readTab', 'readBankInfo', 'saveTab', 'submitDossier'];
const EMAIL = 'ines@acme.example';
const answers = (dossier: Dossier) => [
  done('verifyEmail', { _tag: 'Verified', channel: 'email', target: EMAIL, reference: 'proof' }),
  done('verifyEmail', { _tag: 'Cancelled' }),
  done('registerAccount', { registerType: 'registerNew', ...SESSION }),
  done('registerAccount', { registerType: 'registerBefore', custId: 'c-2' }),
  done('readRecord', record(dossier)),
  done('readRecord', record(dossier, { state: 'submitted' })),
  done('readTab', record(dossier)),
  done('readTab', record(dossier, { state: 'submitted' })),
  done('readBankInfo', BANK),
  done('saveTab', SAVE),
  done('submitDossier'),
  failed('submitDossier', REFUSED),
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
  [done('readRecord', record(ACME)), { type: 'open', tab: 'company' }, { type: 'factsChanged', facts: TOMORROW }],
  [input(SESSION)],
);
/** Two who fill in the same tab; one leaves the page and comes back, one submits. */
const contested = walk(
  kybMachine,
  [
    done('readRecord', record(ACME)),
    { type: 'open', tab: 'company' },
    ...[RENAMED, RENAMED_AGAIN].map((change) => ({ type: 'edit', change })),
    ...RESTORED,
    ...['discard', 'close', 'save'].map((type) => ({ type })),
    ...[record(ACME), THEIRS, record(ACME, { state: 'submitted' })].map((read) => done('readTab', read)),
    done('saveTab', { revision: 4, savedAt: SAVED_AT }),
    ...[UNAUTHORIZED, UNREACHABLE, CHANGED].map((failure) => failed('saveTab', failure)),
    ...[UNAUTHORIZED, UNREACHABLE].map((failure) => failed('readTab', failure)),
  ],
  [input(SESSION)],
);
/** A company that is asked for some answers again. */
const askedAgain = walk(
  kybMachine,
  [
    done('readRecord', record(ACME, ASKED)),
    ...(['company', 'embargo'] as const).map((tab) => ({ type: 'open', tab })),
    done('readTab', record(ACME, ASKED)),
    ...[RENAMED, UNNAMED, OTHER_CONTACT, EMBARGO].map((change) => ({ type: 'edit', change })),
    ...['discard', 'close', 'save', 'submit'].map((type) => ({ type })),
    done('saveTab', SAVE),
    done('submitDossier'),
  ],
  [input(SESSION)],
);
/** Dossiers in every state. */
const stored = walk(
  kybMachine,
  DOSSIER_STATES.map((state) => done('readRecord', record(ACME, { state }))),
  [input(SESSION)],
);
const walks = [begun, resumed, overnight, contested, askedAgain, stored];
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
  const { tab, isEdited, draft, saved, record } = snapshot.context;
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
    case 'restore':
      return state === 'editing' && tab === event.change.tab && !isEdited;
    case 'discard':
      return state === 'editing' && isEdited;
    case 'close':
      return state === 'editing' && !isEdited;
    case 'save':
      return (
        state === 'editing' &&
        isEdited &&
        draft.company.identity.legalName !== '<script>' &&
        (record.state !== 'askedAgain' || draft.company.contact.firstName === 'Inès')
      );
    case 'submit':
      return (
        state === 'overview' &&
        missing(saved, snapshot.context.facts, numberingPlan).length === 0 &&
        record.asked.every(({ isAnswered }) => isAnswered)
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
      for (const event of all) {
        expect(snapshot.can(event), `${JSON.stringify(event).slice(0, 80)} in ${stateOf(snapshot)}`).toBe(
          isTaken(snapshot, event),
        );
      }
      expect(snapshot.can({ type: 'factsChanged', facts: TOMORROW })).toBe(true);
    }
  });

  test('has tags for a running call, an open tab and a submitted dossier', () => {
    const FETCHING = ['registering', 'reading', 'loadingTab', 'loadingBank', 'saving', 'comparing', 'submitting'];
    for (const snapshot of snapshots) {
      expect(snapshot.hasTag('fetching')).toBe(FETCHING.includes(stateOf(snapshot)));
      expect(snapshot.hasTag('open')).toBe(['editing', 'saving', 'comparing'].includes(stateOf(snapshot)));
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

  test('a stored session reads at once; a submitted or decided dossier opens read only, one that is asked for again does not [S4.72][S4.78][A-78]', () => {
    expect(stateOf(resumed.snapshots[0]!)).toBe('reading');
    const seen = new Set<string>();
    for (const { event, to } of doneBy('readRecord')) {
      const { dossier, ...rest } = event['output'] as KybRecord;
      seen.add(rest.state);
      expect(stateOf(to)).toBe(isEditable(rest.state) ? 'overview' : 'submitted');
      expect([to.context.saved, selectDraft(to)]).toEqual([dossier, dossier]);
      expect(selectKybRecord(to)).toEqual(rest);
    }
    expect(seen).toEqual(new Set(DOSSIER_STATES));
  });

  test('shows the verification of the email while it runs [S4.73]', () => {
    const actor = createActor(kybMachine, { input: input(NO_KYB_SESSION) }).start();
    expect(selectKybCode(actor.getSnapshot())).toBeNull();
    actor.send({ type: 'start', intention: 'new', email: EMAIL });
    expect(selectKybCode(actor.getSnapshot())?.getSnapshot().status).toBe('active');
    actor.stop();
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
    for (const { from, event, to } of doneBy('readTab').filter(({ from }) => from.matches('loadingTab'))) {
      const tab = selectOpenTab(from)!;
      const { dossier, ...rest } = event['output'] as KybRecord;
      if (!isEditable(rest.state)) continue;
      expect(stateOf(to)).toBe(tab === 'transferVerification' ? 'loadingBank' : 'editing');
      expect(to.context.saved).toEqual({ ...from.context.saved, [tab]: dossier[tab] });
      expect(selectDraft(to)).toEqual(to.context.saved);
      expect(selectKybRecord(to)).toEqual(rest);
      expect(selectIsEdited(to)).toBe(false);
    }
  });

  test('of a dossier that a colleague submitted meanwhile closes, and what is stored is read again [S4.78][A-78]', () => {
    const late = doneBy('readTab').filter(({ event }) => !isEditable((event['output'] as KybRecord).state));
    expect(new Set(late.map(({ from }) => stateOf(from)))).toEqual(new Set(['loadingTab', 'comparing']));
    for (const { from, to } of late) {
      expect([stateOf(to), selectOpenTab(to), selectIsEdited(to)]).toEqual(['reading', null, false]);
      expect([to.context.saved, selectDraft(to)]).toEqual([from.context.saved, from.context.saved]);
    }
  });

  test('shows the server’s current answers, whatever was loaded before [S4.74]', () => {
    for (const tab of KYB_TABS) {
      const loading = resumed.snapshots.find(
        (snapshot) => stateOf(snapshot) === 'loadingTab' && selectOpenTab(snapshot) === tab,
      )!;
      const [loaded] = transition(kybMachine, loading, done('readTab', record(EMPTY_DOSSIER)) as never);
      const { representatives, shareholders } = EMPTY_DOSSIER;
      const people = ['taxResidence', 'idDocuments'].includes(tab) ? { representatives, shareholders } : {};
      expect(selectDraft(loaded)).toEqual({ ...ACME, ...people, [tab]: EMPTY_DOSSIER[tab] });
    }
  });

  test('about people is loaded with them, so that a save keeps what others answered about somebody new [S4.74][A-78]', () => {
    const [claire] = ACME.representatives.people;
    const people = [claire!, { ...claire!, id: 'r2' }];
    const tin = { country: 'FR', tin: '1 23' };
    // The company's record is not read with this tab: what it says besides the people is not the server's.
    const read = {
      ...withAnswers(ACME, { tab: 'taxResidence', answers: { ...ACME.taxResidence, r2: tin } }),
      representatives: { people },
      company: EMPTY_DOSSIER.company,
      shareholders: { ...ACME.shareholders, isNobodyAtThreshold: true },
    };
    const loading = resumed.snapshots.find(
      (snapshot) => stateOf(snapshot) === 'loadingTab' && selectOpenTab(snapshot) === 'taxResidence',
    )!;
    const mine = { ...read.taxResidence, r1: tin };
    const events = [
      done('readTab', record(read)),
      { type: 'edit', change: { tab: 'taxResidence', answers: mine } },
      { type: 'save' },
      done('saveTab', SAVE),
    ];
    const after = events.reduce((snapshot, event) => transition(kybMachine, snapshot, event as never)[0], loading);
    expect(after.context.saved).toEqual({ ...ACME, representatives: { people }, taxResidence: mine });
  });

  test('that cannot be loaded is reported as unavailable [S8.41]', () => {
    const unread = failedBy('readTab', UNREACHABLE).filter(({ from }) => from.matches('loadingTab'));
    expect(unread.length).toBeGreaterThan(0);
    for (const { from, to } of unread) {
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
      const notice = selectKybNotice(from);
      expect(selectKybNotice(to)).toEqual(
        notice?._tag === 'TabChanged'
          ? { ...notice, paths: changedPaths('company', to.context.saved, settle(selectDraft(to))) }
          : null,
      );
      if (event['change'] === WRONG)
        expect(selectTabRefusals(to, numberingPlan)).toEqual({ 'identity.legalName': { _tag: 'AttackPattern' } });
      if (event['change'] === EMBARGO)
        expect(Object.keys(selectTabRefusals(to, numberingPlan))).toEqual(['question2', 'question4']);
    }
    for (const { from, to } of stepsBy('discard').filter(({ from }) => selectIsEdited(from))) {
      if (!from.matches('editing')) continue;
      expect([selectDraft(to), selectIsEdited(to), selectKybNotice(to)]).toEqual([from.context.saved, false, null]);
      expect(stateOf(to)).toBe('editing');
    }
    for (const snapshot of snapshots)
      if (selectOpenTab(snapshot) === null) expect(selectTabRefusals(snapshot, numberingPlan)).toEqual({});
  });

  test('is saved as edited, and stays open with the saved answers [S4.74]', () => {
    const saves = doneBy('saveTab').filter(({ from }) => from.matches('saving'));
    expect(saves.length).toBeGreaterThan(0);
    for (const { from, event, to } of saves) {
      expect([to.context.saved, selectDraft(to)]).toEqual([settle(selectDraft(from)), settle(selectDraft(from))]);
      expect([stateOf(to), selectIsEdited(to)]).toEqual(['editing', false]);
      const { savedAt: at } = event['output'] as typeof SAVE;
      expect(selectKybNotice(to)).toEqual({ _tag: 'TabSaved', tab: selectOpenTab(from), at });
      expect(selectKybRecord(to).saves).toEqual({
        ...selectKybRecord(from).saves,
        [selectOpenTab(from)!]: event['output'],
      });
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

/** The notice that a tab changed; the paths are those of answers that differ. */
const tabChanged = (...paths: readonly string[]) => ({ _tag: 'TabChanged', tab: 'company', paths });

describe('a tab that somebody else saved since it was read', () => {
  const refused = failedBy('saveTab', CHANGED);
  const compared = doneBy('readTab').filter(({ from, to }) => from.matches('comparing') && to.matches('editing'));

  test('is not saved: the server’s answers are read, with what was typed kept [S4.74][A-78]', () => {
    expect(DOSSIER_CHANGED_CODE).toBe(CHANGED.code);
    expect(refused.length).toBeGreaterThan(0);
    for (const { from, to } of refused) {
      expect(stateOf(to)).toBe('comparing');
      expect([selectDraft(to), to.context.saved, selectIsEdited(to), selectOpenTab(to)]).toEqual([
        selectDraft(from),
        from.context.saved,
        true,
        'company',
      ]);
      expect(selectKybFailure(to)).toBeNull();
    }
  });

  test('shows both: theirs is what is saved, the draft is as it was typed, and the notice names what differs [S4.74][A-78]', () => {
    expect(compared.length).toBeGreaterThan(0);
    for (const { from, event, to } of compared) {
      const { dossier, ...rest } = event['output'] as KybRecord;
      expect(to.context.saved).toEqual({ ...from.context.saved, company: dossier.company });
      expect([selectDraft(to), selectIsEdited(to)]).toEqual([selectDraft(from), true]);
      expect(selectKybRecord(to)).toEqual(rest);
      expect(selectKybNotice(to)).toEqual(
        tabChanged(...changedPaths('company', to.context.saved, settle(selectDraft(to)))),
      );
    }
    const notices = compared.map(({ to }) => selectKybNotice(to));
    expect(notices).toContainEqual(tabChanged('identity.legalName', 'profile.capital'));
    expect(notices).toContainEqual(tabChanged('identity.legalName'));
  });

  test('is saved over only after that, and discarding takes theirs [S4.74][A-78]', async () => {
    const { to: shown } = compared.find(({ event }) => event['output'] === THEIRS)!;
    const sent: unknown[] = [];
    const machine = kybMachine.provide({
      actors: {
        saveTab: fromPromise(async ({ input }) => {
          sent.push(input);
          return { revision: 4, savedAt: SAVED_AT };
        }),
      } as never,
    });
    const saving = createActor(machine, {
      snapshot: kybMachine.getPersistedSnapshot(shown) as never,
      input: input(SESSION),
    });
    saving.start().send({ type: 'save' });
    await waitFor(saving, (snapshot) => !selectIsEdited(snapshot));
    const mine = selectDraft(shown);
    expect(sent).toEqual([
      {
        access: SESSION,
        change: { tab: 'company', answers: mine.company },
        dossier: mine,
        revision: THEIR_SAVE.revision,
      },
    ]);
    expect(saving.getSnapshot().context.saved).toEqual(mine);
    const [discarded] = transition(kybMachine, shown, { type: 'discard' });
    expect([selectDraft(discarded), selectIsEdited(discarded)]).toEqual([THEIRS.dossier, false]);
  });

  test('may fail to be read, which changes nothing [S4.74]', () => {
    const failures = failedBy('readTab', UNREACHABLE).filter(({ from }) => from.matches('comparing'));
    expect(failures.length).toBeGreaterThan(0);
    for (const { from, to } of failures) {
      expect([stateOf(to), selectOpenTab(to), selectKybFailure(to)?.reason]).toEqual([
        'editing',
        'company',
        'unreachable',
      ]);
      expect([selectDraft(to), selectIsEdited(to), to.context.saved, selectKybRecord(to)]).toEqual([
        selectDraft(from),
        true,
        from.context.saved,
        selectKybRecord(from),
      ]);
      expect(to.can({ type: 'save' })).toBe(true);
    }
  });

  test('of people is compared with the people that the server has now [S4.74][A-78]', () => {
    const editing = resumed.snapshots.find(
      (snapshot) => stateOf(snapshot) === 'loadingTab' && selectOpenTab(snapshot) === 'taxResidence',
    )!;
    const people = [...ACME.representatives.people, { ...ACME.representatives.people[0]!, id: 'r2' }];
    const tin = { country: 'FR', tin: '1 23' };
    const theirs = { ...ACME, representatives: { people }, taxResidence: { ...ACME.taxResidence, r2: tin } };
    const mine = { ...ACME.taxResidence, r1: tin };
    const events = [
      done('readTab', record(ACME)),
      { type: 'edit', change: { tab: 'taxResidence', answers: mine } },
      { type: 'save' },
      failed('saveTab', CHANGED),
      done('readTab', record(theirs)),
    ];
    const shown = events.reduce((snapshot, event) => transition(kybMachine, snapshot, event as never)[0], editing);
    expect(shown.context.saved).toEqual(theirs);
    expect(selectDraft(shown)).toEqual({ ...theirs, taxResidence: mine });
    expect(selectKybNotice(shown)).toEqual({
      _tag: 'TabChanged',
      tab: 'taxResidence',
      paths: ['r1.tin', 'r2.country', 'r2.tin'],
    });
  });
});

describe('what was typed before the page was left', () => {
  const taken = stepsBy('restore').filter(({ from, event }) => from.can(event as unknown as KybEvent));

  test('is taken up as an edit of the open tab; nothing is said if nobody saved it since [S4.74][A-78]', () => {
    const same = taken.filter(({ from, event }) => selectKybRecord(from).saves.company.revision === event['revision']);
    expect(same.length).toBeGreaterThan(0);
    for (const { from, event, to } of same) {
      const { change } = event as unknown as { readonly change: TabAnswers };
      const draft = withAnswers(from.context.saved, change);
      if (changedPaths('company', from.context.saved, draft).length === 0) continue;
      expect([stateOf(to), selectIsEdited(to), selectKybNotice(to)]).toEqual(['editing', true, null]);
      expect([selectDraft(to), to.context.saved]).toEqual([draft, from.context.saved]);
    }
  });

  test('is taken up with a notice of what differs if the tab was saved since [S4.74][A-78]', () => {
    const older = taken.filter(({ from, event }) => selectKybRecord(from).saves.company.revision !== event['revision']);
    const notices = older.map(({ to }) => selectKybNotice(to));
    expect(notices).toContainEqual(tabChanged('identity.legalName', 'profile.capital'));
    for (const { from, event, to } of older) {
      const { change } = event as unknown as { readonly change: TabAnswers };
      const draft = withAnswers(from.context.saved, change);
      const paths = changedPaths('company', from.context.saved, settle(draft));
      if (paths.length === 0) continue;
      expect(selectKybNotice(to)).toEqual(tabChanged(...paths));
      expect([selectDraft(to), selectIsEdited(to), to.context.saved]).toEqual([draft, true, from.context.saved]);
    }
  });

  test('is nothing to take up if it is what is saved [S4.74]', () => {
    const editing = contested.snapshots.find(
      (snapshot) => stateOf(snapshot) === 'editing' && !selectIsEdited(snapshot),
    )!;
    const { company } = editing.context.saved;
    for (const revision of [0, 3]) {
      const event = restore({ tab: 'company', answers: company }, revision);
      const [after] = transition(kybMachine, editing, event);
      expect(after.context).toEqual(editing.context);
    }
  });
});

describe('a dossier of which answers are asked for again', () => {
  test('lets only these be saved, and names them answered once a save has changed them [S4.78][A-78]', () => {
    for (const snapshot of askedAgain.snapshots.filter((one) => one.matches('editing') && selectIsEdited(one))) {
      const { tab, saved, draft } = snapshot.context;
      const changed = changedPaths(tab!, saved, settle(draft));
      const isAsked = tab === 'embargo' || changed.every((path) => path === 'identity.legalName');
      expect(snapshot.can({ type: 'save' })).toBe(isAsked);
    }
    const saves = askedAgain.steps.filter(({ from, to }) => from.matches('saving') && to.matches('editing'));
    for (const { from, to } of saves) {
      const isCompany = selectOpenTab(from) === 'company';
      const isChanged = changedPaths('company', from.context.saved, to.context.saved).length > 0;
      const [name, embargo] = selectKybRecord(from).asked;
      expect(selectKybRecord(to).asked).toEqual([
        isCompany && isChanged ? { ...name, isAnswered: true } : name,
        embargo,
      ]);
    }
    expect(saves.some(({ to }) => selectKybRecord(to).asked.every(({ isAnswered }) => isAnswered))).toBe(true);
  });

  test('is submitted again once each of them is answered [S4.77][A-78]', () => {
    const submits = askedAgain.steps.filter(({ event }) => event.type === 'xstate.done.actor.submitDossier');
    expect(submits.length).toBeGreaterThan(0);
    for (const { from, to } of submits) {
      expect(selectKybRecord(from).asked.every(({ isAnswered }) => isAnswered)).toBe(true);
      expect(stateOf(to)).toBe('submitted');
    }
  });
});

describe('the submit', () => {
  test('is possible exactly when the saved answers are complete, and what is asked for again is answered [S4.77][A-78]', () => {
    const overviews = snapshots.filter((snapshot) => snapshot.matches('overview'));
    for (const snapshot of overviews) {
      const { saved, facts } = snapshot.context;
      const { asked } = selectKybRecord(snapshot);
      expect(selectMissing(snapshot, numberingPlan)).toEqual(missing(saved, facts, numberingPlan));
      expect(selectTabStatuses(snapshot, numberingPlan)).toEqual(
        tabStatuses({ dossier: saved, asked }, facts, numberingPlan),
      );
      expect(snapshot.can({ type: 'submit' })).toBe(
        missing(saved, facts, numberingPlan).length === 0 && asked.every(({ isAnswered }) => isAnswered),
      );
    }
    const verdicts = new Set(overviews.map((snapshot) => snapshot.can({ type: 'submit' })));
    expect(verdicts).toEqual(new Set([true, false]));
  });

  test('that succeeds clears the data: answers, token and id; only the reference stays [S4.79][A-78]', () => {
    expect(doneBy('submitDossier').length).toBeGreaterThan(0);
    for (const { from, to } of doneBy('submitDossier')) {
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
      expect(selectKybRecord(to)).toEqual({
        ...newRecord(REFERENCE),
        transfer: selectKybRecord(from).transfer,
        state: 'submitted',
      });
    }
  });

  test('that fails changes nothing [S4.77]', () => {
    for (const { from, to } of failedBy('submitDossier', UNREACHABLE)) {
      expect([stateOf(to), to.context.saved]).toEqual(['overview', from.context.saved]);
      expect(selectKybFailure(to)?.reason).toBe('unreachable');
    }
  });

  test('that is refused reads what the server has, and says that it was refused until the next one [S4.77][S4.78]', () => {
    const refused = failedBy('submitDossier', REFUSED);
    expect(refused.length).toBeGreaterThan(0);
    for (const { to } of refused) expect([stateOf(to), selectKybFailure(to)?.code]).toEqual(['reading', REFUSED.code]);
    const reading = refused[0]!.to;
    const next = (read: KybRecord) => transition(kybMachine, reading, done('readRecord', read) as never)[0];
    expect(stateOf(next(record(ACME, { state: 'submitted' })))).toBe('submitted');
    const lacks = next(record(put(ACME, { tab: 'embargo', path: 'question1' }, null)));
    expect([stateOf(lacks), selectKybFailure(lacks)?.code]).toEqual(['overview', REFUSED.code]);
    expect(lacks.can({ type: 'submit' })).toBe(false);
    expect(selectMissing(lacks, numberingPlan).map(({ tab }) => tab)).toContain('embargo');
    const whole = next(record(ACME));
    const [again] = transition(kybMachine, whole, { type: 'submit' });
    expect([stateOf(again), selectKybFailure(again)]).toEqual(['submitting', null]);
  });

  test('ends all edits [S4.78]', () => {
    const after = snapshots.filter((snapshot) => snapshot.matches('submitted'));
    expect(after.length).toBeGreaterThan(1);
    for (const snapshot of after) for (const event of all) expect(snapshot.can(event)).toBe(false);
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
      expect(selectKybRecord(to)).toEqual(newRecord(''));
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
      readRecord: answer('read', record(ACME)),
      readTab: answer('readTab', record(ACME)),
      readBankInfo: answer('bank', BANK),
      saveTab: answer('save', SAVE),
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
    {
      save: {
        access: SESSION,
        change: { tab: 'transferVerification', answers: transfer },
        dossier: { ...ACME, transferVerification: transfer },
        revision: 0,
      },
    },
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
  const change = { tab: 'company', answers: ACME.company };
  expect(asked.at(-1)).toEqual({ save: { access: SESSION, change, dossier: ACME, revision: 0 } });
  actor.send({ type: 'edit', change: RENAMED });
  actor.send({ type: 'save' });
  await waitFor(actor, (snapshot) => !selectIsEdited(snapshot));
  expect(asked.at(-1)).toMatchObject({ save: { change: RENAMED, revision: SAVE.revision } });
});
