/**
 * A salesman's draft order while it is being made: changed, saved by itself a moment later, saved again where that
 * failed, never over a later one of another tab, emptied, deleted on leaving (after confirmation; going to checkout is
 * not leaving), or begun anew for another customer. Calls are named actors that gateways provide. Source: spec section
 * 4 (S4.118 to S4.121), S5.64, S7.115, S7.116, A-84, A-101, A-176.
 */
import { assign, fromPromise, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { machineTypes, notProvided, readFailure, refusalReason } from '../gateway/index.ts';
import type { GatewayFailure } from '../gateway/index.ts';
import type { ListedCustomer } from '../salesman/index.ts';
import { createDraft, DEFAULT_DRAFT, resetDraft, updateDraft } from './draft.ts';
import type { DraftValues, SalesmanDraft } from './draft.ts';
import { draftToSave } from './stored-drafts.ts';
import type { DraftToSave, OpenedDraft, StoredDraft } from './stored-drafts.ts';

/** A draft is saved so long after its last change. */
export const AUTOSAVE_MS = 800;

/** The codes of the refusals that tell of another tab: it changed the draft, or deleted it. */
export const DRAFT_CHANGED_CODE = '70019';
export const DRAFT_GONE_CODE = '40400';

/**
 * `begin` starts a draft for a customer, `open` continues a stored one; both save what is open first. `overwrite` and
 * `reread` answer the question which of two versions stands. `placed`: the draft has been ordered.
 */
export type SalesmanDraftEvent =
  | { readonly type: 'change'; readonly values: Omit<DraftValues, 'customer'> }
  | { readonly type: 'begin'; readonly customer: ListedCustomer }
  | { readonly type: 'open'; readonly opened: OpenedDraft }
  | { readonly type: 'save' | 'overwrite' | 'reread' | 'reset' | 'leave' | 'placed' };

/** A draft and its name on the server; null before it is saved. */
interface Held {
  readonly draft: SalesmanDraft;
  readonly stored: StoredDraft | null;
}

/** What the tab held before its page was loaded. `isSaved`: nothing has changed since it was saved. */
export interface SalesmanDraftInput extends Held {
  readonly isSaved: boolean;
}

/**
 * `next` is what to turn to once the draft is saved. `isOvertaken`: it was changed since saving began. `isOverwriting`:
 * whatever the server has is replaced. `isUnlisted`: the last failure was that the customer is no longer on the
 * salesman's list.
 */
interface Context extends Held {
  readonly next: Held | null;
  readonly isOvertaken: boolean;
  readonly isOverwriting: boolean;
  readonly failure: GatewayFailure | null;
  readonly isUnlisted: boolean;
}

const NOTHING: Held = { draft: DEFAULT_DRAFT, stored: null };

const held = ({ draft, stored }: Held): Context => ({
  draft,
  stored,
  next: null,
  isOvertaken: false,
  isOverwriting: false,
  failure: null,
  isUnlisted: false,
});

/** Cards that were chosen before the customer are the customer's. */
const begun = ({ draft }: Held, customer: ListedCustomer): Held => ({
  draft: draft.customer === null ? updateDraft(draft, { customer }) : createDraft({ customer }),
  stored: null,
});

const isOf = ({ draft }: Held, { customerId }: ListedCustomer): boolean => draft.customer?.customerId === customerId;

/** There is somebody to save it for, and something to save. */
const isToSave = ({ draft, stored }: Held): boolean =>
  draft.customer !== null && (draft.lines.length > 0 || stored !== null);

const machine = setup({
  types: machineTypes<{
    context: Context;
    input: SalesmanDraftInput;
    events: SalesmanDraftEvent;
    tags: 'busy' | 'unsaved';
  }>(),
  actors: {
    saveDraft: fromPromise<StoredDraft, DraftToSave | null>(notProvided),
    readDraft: fromPromise<OpenedDraft, StoredDraft | null>(notProvided),
    resetDraft: fromPromise<StoredDraft, StoredDraft | null>(notProvided),
    deleteDraft: fromPromise<unknown, StoredDraft | null>(notProvided),
  },
  delays: { autosave: AUTOSAVE_MS },
  guards: {
    isToSave: ({ context }) => isToSave(context),
    isStored: ({ context }) => context.stored !== null,
    /** The draft of a customer who was taken away is the salesman's no more. */
    isItsToDelete: ({ context }) => context.stored !== null && !context.isUnlisted,
    isOvertaken: ({ context }) => context.isOvertaken,
    hasNext: ({ context }) => context.next !== null,
    /** Its customer is the one already chosen: there is nothing to begin. */
    isCurrent: ({ context }, customer: ListedCustomer) => isOf(context, customer),
    hasChangedElsewhere: ({ context }, error: unknown) =>
      context.stored !== null && readFailure(error).code === DRAFT_CHANGED_CODE,
    isGone: ({ context }, error: unknown) => context.stored !== null && readFailure(error).code === DRAFT_GONE_CODE,
  },
  actions: {
    change: assign(({ context }, values: DraftValues) => ({ draft: updateDraft(context.draft, values) })),
    overtake: assign({ isOvertaken: true }),
    renewCustomer: assign(({ context }, customer: ListedCustomer) => ({
      draft: updateDraft(context.draft, { customer }),
    })),
    begin: assign(({ context }, customer: ListedCustomer) => held(begun(context, customer))),
    open: assign((_, opened: OpenedDraft) => held(opened)),
    keepBegun: assign(({ context }, customer: ListedCustomer) => ({ next: begun(context, customer) })),
    keepOpened: assign((_, opened: OpenedDraft) => ({ next: opened })),
    turnToNext: assign(({ context }) => held(context.next ?? NOTHING)),
    startSaving: assign({ isOvertaken: false, failure: null, isUnlisted: false }),
    keepStored: assign((_, stored: StoredDraft) => ({ stored, isOverwriting: false })),
    forgetStored: assign({ stored: null, isOverwriting: false }),
    replaceAny: assign({ isOverwriting: true }),
    keepFailure: assign((_, error: unknown) => ({
      failure: readFailure(error),
      isUnlisted: refusalReason(error, ['CustomerNotListed']) !== null,
      next: null,
    })),
    empty: assign(({ context }) => held({ draft: resetDraft(context.draft), stored: context.stored })),
    startAgain: assign(({ context }) => held({ draft: resetDraft(context.draft), stored: null })),
    drop: assign(() => held(NOTHING)),
  },
});

const change = { type: 'change', params: ({ event }: { event: { values: DraftValues } }) => event.values } as const;
const ofCustomer = { params: ({ event }: { event: { customer: ListedCustomer } }) => event.customer } as const;
const ofOpened = { params: ({ event }: { event: { opened: OpenedDraft } }) => event.opened } as const;
const ofOutput = { params: ({ event }: { event: { output: StoredDraft } }) => event.output } as const;
const ofError = { params: ({ event }: { event: { error: unknown } }) => event.error } as const;

const isCurrent = {
  guard: { type: 'isCurrent', ...ofCustomer },
  actions: { type: 'renewCustomer', ...ofCustomer },
} as const;

const turnAfterSaving = {
  begin: [isCurrent, { target: '#salesmanDraft.saving', actions: { type: 'keepBegun', ...ofCustomer } }],
  open: { target: '#salesmanDraft.saving', actions: { type: 'keepOpened', ...ofOpened } },
  save: { target: '#salesmanDraft.saving' },
} as const;

const changing = { target: 'deciding', actions: change } as const;

/** No call is running. */
const open = machine.createStateConfig({
  initial: 'deciding',
  on: {
    reset: [
      { guard: 'isStored', target: 'resetting' },
      { target: '.saved', actions: 'startAgain' },
    ],
    leave: [
      { guard: 'isItsToDelete', target: 'deleting' },
      { target: '.saved', actions: 'drop' },
    ],
    placed: { target: '.saved', actions: 'startAgain' },
  },
  states: {
    deciding: { always: [{ guard: 'isToSave', target: 'changed' }, { target: 'saved' }] },
    saved: {
      on: {
        change: changing,
        begin: [isCurrent, { target: 'deciding', actions: { type: 'begin', ...ofCustomer } }],
        open: { actions: { type: 'open', ...ofOpened } },
      },
    },
    changed: {
      tags: 'unsaved',
      after: { autosave: { target: '#salesmanDraft.saving' } },
      on: { ...turnAfterSaving, change: changing },
    },
    failed: { tags: 'unsaved', on: { ...turnAfterSaving, change: changing } },
    newerThere: {
      tags: 'unsaved',
      on: {
        change: { actions: change },
        overwrite: { target: '#salesmanDraft.saving', actions: 'replaceAny' },
        reread: { target: '#salesmanDraft.reading' },
      },
    },
  },
});

const saving = machine.createStateConfig({
  tags: 'unsaved',
  entry: 'startSaving',
  on: {
    change: { actions: [change, 'overtake'] },
    begin: [isCurrent, { actions: { type: 'keepBegun', ...ofCustomer } }],
    open: { actions: { type: 'keepOpened', ...ofOpened } },
    placed: { target: 'open.saved', actions: 'startAgain' },
  },
  invoke: {
    id: 'saveDraft',
    src: 'saveDraft',
    input: ({ context }) => draftToSave(context.draft, context.stored, context.isOverwriting),
    onDone: [
      { guard: 'isOvertaken', target: 'open.deciding', actions: { type: 'keepStored', ...ofOutput } },
      { guard: 'hasNext', target: 'open.saved', actions: 'turnToNext' },
      { target: 'open.saved', actions: { type: 'keepStored', ...ofOutput } },
    ],
    onError: [
      {
        guard: { type: 'hasChangedElsewhere', ...ofError },
        target: 'open.newerThere',
        actions: { type: 'keepFailure', ...ofError },
      },
      { guard: { type: 'isGone', ...ofError }, target: 'open.deciding', actions: 'forgetStored' },
      { target: 'open.failed', actions: { type: 'keepFailure', ...ofError } },
    ],
  },
});

const salesmanDraft = machine.createMachine({
  id: 'salesmanDraft',
  context: ({ input }) => ({ ...held(input), isOvertaken: !input.isSaved }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isOvertaken', target: 'open.deciding' }, { target: 'open.saved' }] },
    open,
    saving,
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readDraft',
        src: 'readDraft',
        input: ({ context }) => context.stored,
        onDone: {
          target: 'open.saved',
          actions: { type: 'open', params: ({ event }: { event: { output: OpenedDraft } }) => event.output },
        },
        onError: [
          { guard: { type: 'isGone', ...ofError }, target: 'open.deciding', actions: 'forgetStored' },
          { target: 'open.newerThere', actions: { type: 'keepFailure', ...ofError } },
        ],
      },
    },
    resetting: {
      tags: 'busy',
      invoke: {
        id: 'resetDraft',
        src: 'resetDraft',
        input: ({ context }) => context.stored,
        onDone: { target: 'open.saved', actions: ['empty', { type: 'keepStored', ...ofOutput }] },
        onError: [
          { guard: { type: 'isGone', ...ofError }, target: 'open.saved', actions: 'startAgain' },
          { target: 'open.failed', actions: { type: 'keepFailure', ...ofError } },
        ],
      },
    },
    deleting: {
      tags: 'busy',
      invoke: {
        id: 'deleteDraft',
        src: 'deleteDraft',
        input: ({ context }) => context.stored,
        onDone: { target: 'open.saved', actions: 'drop' },
        // A failure does not prevent leaving: it is only told, and nothing is open any more.
        onError: { target: 'open.saved', actions: ['drop', { type: 'keepFailure', ...ofError }] },
      },
    },
  },
});

/**
 * States: `open` (`saved`, `changed`, `failed`, `newerThere`), and a call under way: `saving`, `reading`, `resetting`,
 * `deleting`. Tags: `unsaved` while something is not on the server, `busy` while nothing may be changed.
 */
export const salesmanDraftMachine = salesmanDraft;

export type SalesmanDraftSnapshot = SnapshotFrom<typeof salesmanDraft>;

/** The draft as it is in this tab. */
export const selectDraft = (snapshot: SalesmanDraftSnapshot): SalesmanDraft => snapshot.context.draft;

/** Its name on the server; null before it is saved. */
export const selectStoredDraft = (snapshot: SalesmanDraftSnapshot): StoredDraft | null => snapshot.context.stored;

/**
 * Where the draft stands. `failed`: its last saving did; `unlisted`: because its customer is no longer the salesman's;
 * `newerThere`: another tab has saved a later one.
 */
export type DraftStanding = 'none' | 'saved' | 'unsaved' | 'failed' | 'unlisted' | 'newerThere';

/** Where the draft stands, `none` where there is nothing to save. */
export const selectStanding = (snapshot: SalesmanDraftSnapshot): DraftStanding => {
  if (snapshot.matches({ open: 'newerThere' }) || snapshot.matches('reading')) return 'newerThere';
  if (snapshot.matches({ open: 'failed' })) return snapshot.context.isUnlisted ? 'unlisted' : 'failed';
  if (snapshot.hasTag('unsaved')) return 'unsaved';
  return snapshot.context.stored === null ? 'none' : 'saved';
};

/** Why the last call failed; null when it did not. */
export const selectDraftFailure = (snapshot: SalesmanDraftSnapshot): GatewayFailure | null => snapshot.context.failure;
