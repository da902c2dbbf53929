/**
 * The verification of a company: begin or resume with a confirmed email, answer and save tab by tab, submit. A
 * submitted dossier accepts only new facts. Source: spec section 4 (S4.72 to S4.82), section 8 (S8.40, S8.41), A-74,
 *
 */
import { assign } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import type { GatewayFailure } from '../gateway/index.ts';
import type { OneTimeCodeActor } from '../password/index.ts';
import type { NumberingPlan } from '../phone/index.ts';
import type { Dossier, KybRecord, KybTab, Missing, RefusalsByPath, BankInfo } from '../dossier/index.ts';
import {
  changeOf,
  chosen,
  closed,
  discarded,
  edited,
  initial,
  notLoaded,
  restored,
  revisionOf,
  standing,
  verified,
  withRegistration,
  withoutBank,
} from './kyb-flow.ts';
import type { KybContext, KybNotice } from './kyb-flow.ts';
import { mayOpen, maySave, maySubmit } from './kyb-permissions.ts';
import { kybAccess } from './kyb-session.ts';
import type { KybSession } from './kyb-session.ts';
import { kybSetup } from './kyb-setup.ts';
import type { KybCallInput } from './kyb-setup.ts';
import { missing, refusalsOf, settle } from '../dossier/index.ts';
import { tabStatuses } from './tab-available.ts';
import type { TabStatus } from './tab-available.ts';

const keepFailure = { type: 'keepFailure', params: ({ event }: { event: { error: unknown } }) => event.error } as const;

/**
 * The server no longer accepts the token: token, id and answers are cleared, and the email must be confirmed again
 * (S4.82).
 */
const onUnauthorized = {
  guard: { type: 'isUnauthorized', params: ({ event }: { event: { error: unknown } }) => event.error },
  target: '#kyb.choosing',
  actions: 'endSession',
} as const;

/** Somebody else saved the tab since it was read, or submitted the dossier. */
const onChanged = {
  guard: { type: 'isChanged', params: ({ event }: { event: { error: unknown } }) => event.error },
  target: 'comparing',
} as const;

/** Somebody else submitted the dossier since it was read. */
const onReadOnly = {
  guard: { type: 'isReadOnly', params: ({ event }: { event: { output: KybRecord } }) => event.output },
  target: 'reading',
  actions: 'overtake',
} as const;

/** What the server has is not what is shown here: somebody else saved or submitted meanwhile. */
const onRefused = {
  guard: { type: 'isRefused', params: ({ event }: { event: { error: unknown } }) => event.error },
  target: 'reading',
  actions: keepFailure,
} as const;

const access = ({ context }: { context: KybContext }): KybCallInput => ({ access: kybAccess(context.session) });

const verifyingEmail = kybSetup.createStateConfig({
  invoke: {
    id: 'verifyEmail',
    src: 'verifyEmail',
    input: ({ context }) => ({ channel: 'email', target: context.email }),
    onDone: [
      {
        guard: { type: 'isVerified', params: ({ event }) => event.output },
        target: 'registering',
        actions: assign(({ event }) => verified(event.output)),
      },
      { target: 'choosing' },
    ],
  },
});

const registering = kybSetup.createStateConfig({
  tags: 'fetching',
  invoke: {
    id: 'registerAccount',
    src: 'registerAccount',
    input: ({ context: { email, intention, reference } }) => ({ email, intention, reference }),
    onDone: { target: 'deciding', actions: assign(({ context, event }) => withRegistration(context, event.output)) },
    onError: [onUnauthorized, { target: 'unregistered', actions: keepFailure }],
  },
});

const reading = kybSetup.createStateConfig({
  tags: 'fetching',
  invoke: {
    id: 'readRecord',
    src: 'readRecord',
    input: access,
    onDone: [
      {
        guard: { type: 'isReadOnly', params: ({ event }) => event.output },
        target: 'submitted',
        actions: { type: 'keepRecord', params: ({ event }) => event.output },
      },
      { target: 'overview', actions: { type: 'keepRecord', params: ({ event }) => event.output } },
    ],
    onError: [onUnauthorized, { target: 'unread', actions: keepFailure }],
  },
});

const loadingTab = kybSetup.createStateConfig({
  tags: 'fetching',
  invoke: {
    id: 'readTab',
    src: 'readTab',
    input: ({ context }) => ({ ...access({ context }), tab: context.tab }),
    onDone: [
      onReadOnly,
      {
        guard: 'asksForTransfer',
        target: 'loadingBank',
        actions: { type: 'loadTab', params: ({ event }) => event.output },
      },
      { target: 'editing', actions: { type: 'loadTab', params: ({ event }) => event.output } },
    ],
    onError: [
      onUnauthorized,
      { target: 'overview', actions: [keepFailure, assign(({ context }) => notLoaded(context))] },
    ],
  },
});

const loadingBank = kybSetup.createStateConfig({
  tags: 'fetching',
  invoke: {
    id: 'readBankInfo',
    src: 'readBankInfo',
    input: access,
    onDone: { target: 'editing', actions: assign({ bank: ({ event }) => event.output }) },
    onError: [onUnauthorized, { target: 'overview', actions: [keepFailure, assign(withoutBank)] }],
  },
});

const editing = kybSetup.createStateConfig({
  tags: 'open',
  on: {
    edit: {
      guard: { type: 'isOpenTab', params: ({ event }) => event.change.tab },
      actions: assign(({ context, event }) => edited(context, event.change)),
    },
    restore: {
      guard: { type: 'mayRestore', params: ({ event }) => event.change.tab },
      actions: assign(({ context, event }) => restored(context, event.change, event.revision)),
    },
    discard: { guard: 'isEdited', actions: assign(({ context }) => discarded(context)) },
    save: { guard: 'maySave', target: 'saving', actions: 'forgetFailure' },
    close: { guard: 'isUnchanged', target: 'overview', actions: assign(closed) },
    open: {
      guard: { type: 'mayLeaveFor', params: ({ event }) => event.tab },
      target: 'loadingTab',
      actions: { type: 'open', params: ({ event }) => event.tab },
    },
  },
});

const saving = kybSetup.createStateConfig({
  tags: ['fetching', 'open'],
  invoke: {
    id: 'saveTab',
    src: 'saveTab',
    input: ({ context }) => ({
      ...access({ context }),
      change: changeOf(context),
      dossier: settle(context.draft),
      revision: revisionOf(context),
    }),
    onDone: { target: 'editing', actions: { type: 'keepSave', params: ({ event }) => event.output } },
    onError: [onUnauthorized, onChanged, { target: 'editing', actions: keepFailure }],
  },
});

/** Somebody else saved the tab meanwhile: reads theirs, and shows both. */
const comparing = kybSetup.createStateConfig({
  tags: ['fetching', 'open'],
  invoke: {
    id: 'readTab',
    src: 'readTab',
    input: ({ context }) => ({ ...access({ context }), tab: context.tab }),
    onDone: [onReadOnly, { target: 'editing', actions: { type: 'compareTab', params: ({ event }) => event.output } }],
    onError: [onUnauthorized, { target: 'editing', actions: keepFailure }],
  },
});

const submitting = kybSetup.createStateConfig({
  tags: 'fetching',
  invoke: {
    id: 'submitDossier',
    src: 'submitDossier',
    input: access,
    onDone: { target: 'submitted', actions: 'clear' },
    onError: [onUnauthorized, onRefused, { target: 'overview', actions: keepFailure }],
  },
});

const chart = kybSetup.createMachine({
  id: 'kyb',
  initial: 'deciding',
  context: ({ input }) => initial(input),
  on: { factsChanged: { actions: assign({ facts: ({ event }) => event.facts }) } },
  states: {
    deciding: { always: [{ guard: 'hasAccess', target: 'reading' }, { target: 'choosing' }] },
    choosing: {
      on: {
        start: {
          guard: { type: 'isEmail', params: ({ event }) => event.email },
          target: 'verifyingEmail',
          actions: assign(({ event }) => chosen(event.intention, event.email)),
        },
      },
    },
    verifyingEmail,
    registering,
    unregistered: {
      on: { register: { target: 'registering', actions: 'forgetFailure' }, changeEmail: { target: 'choosing' } },
    },
    reading,
    unread: { on: { readAgain: { target: 'reading', actions: 'forgetFailure' } } },
    overview: {
      on: {
        open: {
          guard: { type: 'mayOpen', params: ({ event }) => event.tab },
          target: 'loadingTab',
          actions: { type: 'open', params: ({ event }) => event.tab },
        },
        submit: { guard: 'maySubmit', target: 'submitting', actions: assign(closed) },
      },
    },
    loadingTab,
    loadingBank,
    editing,
    saving,
    comparing,
    submitting,
    submitted: { tags: 'submitted' },
  },
});

/**
 * From `choosing` over `verifyingEmail` and `registering` to `overview`, where tabs open one at a time; then
 * `submitted`, which is final.
 */
export const createKybMachine = (plan: NumberingPlan) =>
  chart.provide({
    guards: {
      mayOpen: ({ context }, tab) => mayOpen(context, tab, plan),
      mayLeaveFor: ({ context }, tab) => !context.isEdited && mayOpen(context, tab, plan),
      maySave: ({ context }) => maySave(context, plan),
      maySubmit: ({ context }) => maySubmit(context, plan),
    },
  });

export type KybSnapshot = SnapshotFrom<typeof chart>;

/** The running one-time code machine, which the screen shows and sends events to; null if there is none. */
export const selectKybCode = ({ children }: KybSnapshot): OneTimeCodeActor | null => children.verifyEmail ?? null;
/** The session to store; both parts null to clear it. */
export const selectKybSession = ({ context }: KybSnapshot): KybSession => context.session;
/** The dossier with the edits of the open tab. */
export const selectDraft = ({ context }: KybSnapshot): Dossier => context.draft;
/** What the server says besides the answers: reference, state, what it asks for again, the saves of each tab. */
export const selectKybRecord = ({ context }: KybSnapshot): KybContext['record'] => context.record;
export const selectOpenTab = ({ context }: KybSnapshot): KybTab | null => context.tab;
export const selectIsEdited = ({ context }: KybSnapshot): boolean => context.isEdited;
/** The progress of each tab, by its saved answers. */
export const selectTabStatuses = ({ context }: KybSnapshot, plan: NumberingPlan): readonly TabStatus[] =>
  tabStatuses(standing(context), context.facts, plan);
/** What is missing before the submit, by the saved answers. */
export const selectMissing = ({ context }: KybSnapshot, plan: NumberingPlan): readonly Missing[] =>
  missing(context.saved, context.facts, plan);
/** The refusals of the open tab, edits included. */
export const selectTabRefusals = (
  { context: { tab, draft, facts } }: KybSnapshot,
  plan: NumberingPlan,
): RefusalsByPath => (tab === null ? {} : refusalsOf(tab, draft, facts, plan));
export const selectBankInfo = ({ context }: KybSnapshot): BankInfo | null => context.bank;
export const selectKybNotice = ({ context }: KybSnapshot): KybNotice | null => context.notice;
export const selectKybFailure = ({ context }: KybSnapshot): GatewayFailure | null => context.failure;
