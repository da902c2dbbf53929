/**
 * A salesman's draft order in the shop: started from the defaults, edited, saved on the server, reset, and deleted when
 * the salesman leaves the buying pages (after confirmation; going to checkout is not leaving). Calls are named actors
 * that gateways provide. Source: spec section 4 (S4.118 to S4.121), S5.64, S7.115, S7.116, A-84, A-101.
 */
import { Result } from 'effect';
import { assign, fromPromise, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import type { Receiver } from '../address/index.ts';
import type { CartLine } from '../cart/index.ts';
import { machineTypes, notProvided, readFailure } from '../gateway/index.ts';
import type { GatewayFailure } from '../gateway/index.ts';
import type { Currency } from '../money/index.ts';
import { byNumberingPlan } from '../phone/index.ts';
import type { NumberingPlan } from '../phone/index.ts';
import type { ListedCustomer } from './customers.ts';
import { createDraft, defaultDraft, resetDraft, updateDraft } from './draft.ts';
import type { DraftValues, SalesmanDraft } from './draft.ts';
import { chooseCustomer, chooseInvoicingAddress, customerFields, NO_PARTIES } from './parties.ts';
import type { OrderParties } from './parties.ts';

/** The id of the draft order on the server, used in the checkout payload (wire: tempId). */
export interface StoredDraft {
  readonly draftId: string;
  readonly customerId: string;
}

/** The data to save: the lines in the order of the cart. `draftId` null creates a new draft order. */
export interface DraftToSave {
  readonly draftId: string | null;
  readonly customerId: string;
  readonly invoicingAddress: Receiver | null;
  /** The customer's own number of the purchase; '' for none. */
  readonly purchaseOrder: string;
  readonly lines: readonly CartLine[];
}

export type SalesmanDraftEvent =
  | { readonly type: 'create'; readonly values: DraftValues }
  | { readonly type: 'update'; readonly values: DraftValues }
  | { readonly type: 'chooseCustomer'; readonly customer: ListedCustomer }
  | { readonly type: 'chooseInvoicingAddress'; readonly receiver: Receiver }
  | { readonly type: 'save'; readonly lines: readonly CartLine[] }
  | { readonly type: 'reset' }
  | { readonly type: 'leave' };

interface Input {
  readonly currency: Currency;
}

interface Context {
  readonly draft: SalesmanDraft;
  readonly parties: OrderParties;
  readonly toSave: DraftToSave | null;
  readonly stored: StoredDraft | null;
  readonly failure: GatewayFailure | null;
}

const started = (draft: SalesmanDraft): Context => ({
  draft,
  parties: NO_PARTIES,
  toSave: null,
  stored: null,
  failure: null,
});

/** The draft always has the chosen customer, whatever was merged into it. */
const forParties = (parties: OrderParties, draft: SalesmanDraft): Pick<Context, 'parties' | 'draft'> => ({
  parties,
  draft: parties.customer === null ? draft : { ...draft, ...customerFields(parties.customer) },
});

const withInvoicingAddress = ({ parties }: Context, receiver: Receiver, plan: NumberingPlan): Partial<Context> => ({
  parties: Result.getOrElse(chooseInvoicingAddress(parties, receiver, plan), () => parties),
});

const draftToSave = ({ parties, stored }: Context, lines: readonly CartLine[]): DraftToSave | null =>
  parties.customer && {
    draftId: stored?.draftId ?? null,
    customerId: parties.customer.customerId,
    invoicingAddress: parties.invoicingAddress,
    purchaseOrder: '',
    lines,
  };

const machine = setup({
  types: machineTypes<{ context: Context; input: Input; events: SalesmanDraftEvent; tags: 'busy' }>(),
  actors: {
    saveDraft: fromPromise<StoredDraft, DraftToSave | null>(notProvided),
    resetDraft: fromPromise<unknown, StoredDraft | null>(notProvided),
    deleteDraft: fromPromise<unknown, StoredDraft | null>(notProvided),
  },
  guards: {
    hasCustomer: ({ context }) => context.parties.customer !== null,
    isStored: ({ context }) => context.stored !== null,
    isInvoicingAddress: byNumberingPlan<Receiver>(),
  },
  actions: {
    keepFailure: assign((_, error: unknown) => ({ failure: readFailure(error) })),
    create: assign(({ context: { parties, draft } }, values: DraftValues) =>
      forParties(parties, createDraft(values, draft.amount.currency)),
    ),
    update: assign(({ context: { parties, draft } }, values: DraftValues) =>
      forParties(parties, updateDraft(draft, values)),
    ),
    keepCustomer: assign(({ context: { parties, draft } }, customer: ListedCustomer) =>
      forParties(chooseCustomer(parties, customer), draft),
    ),
    keepInvoicingAddress: byNumberingPlan<Receiver>(),
    keepToSave: assign(({ context }, lines: readonly CartLine[]) => ({
      toSave: draftToSave(context, lines),
      failure: null,
    })),
    keepStored: assign((_, stored: StoredDraft) => ({ stored, toSave: null })),
    startAgain: assign(({ context }) => started(resetDraft(context.draft))),
    startAgainOnServer: assign(({ context }) => ({
      ...started(resetDraft(context.draft)),
      stored: context.stored,
    })),
  },
});

const keepFailure = { type: 'keepFailure', params: ({ event }: { event: { error: unknown } }) => event.error } as const;

const keepCustomer = {
  type: 'keepCustomer',
  params: ({ event }: { event: { customer: ListedCustomer } }) => event.customer,
} as const;

const update = {
  target: 'editing',
  actions: { type: 'update', params: ({ event }: { event: { values: DraftValues } }) => event.values },
} as const;

/** The events that are accepted while no call is running. */
const open = machine.createStateConfig({
  initial: 'start',
  on: {
    create: { target: '.editing', actions: { type: 'create', params: ({ event }) => event.values } },
    chooseCustomer: { target: '.editing', actions: keepCustomer },
    chooseInvoicingAddress: {
      guard: { type: 'isInvoicingAddress', params: ({ event }) => event.receiver },
      target: '.editing',
      actions: { type: 'keepInvoicingAddress', params: ({ event }) => event.receiver },
    },
    reset: [
      { guard: 'isStored', target: 'resetting' },
      { target: '.start', actions: 'startAgain' },
    ],
    leave: [
      { guard: 'isStored', target: 'deleting' },
      { target: '.start', actions: 'startAgain' },
    ],
  },
  states: {
    start: {},
    editing: {
      on: {
        update,
        save: {
          guard: 'hasCustomer',
          target: '#salesmanDraft.saving',
          actions: { type: 'keepToSave', params: ({ event }) => event.lines },
        },
      },
    },
    saved: { on: { update } },
  },
});

const chart = machine.createMachine({
  id: 'salesmanDraft',
  initial: 'open',
  context: ({ input }) => started(defaultDraft(input.currency)),
  states: {
    open,
    saving: {
      tags: 'busy',
      invoke: {
        id: 'saveDraft',
        src: 'saveDraft',
        input: ({ context }) => context.toSave,
        onDone: { target: 'open.saved', actions: { type: 'keepStored', params: ({ event }) => event.output } },
        onError: { target: 'open.editing', actions: keepFailure },
      },
    },
    resetting: {
      tags: 'busy',
      invoke: {
        id: 'resetDraft',
        src: 'resetDraft',
        input: ({ context }) => context.stored,
        onDone: { target: 'open.start', actions: 'startAgainOnServer' },
        onError: { target: 'open.editing', actions: keepFailure },
      },
    },
    deleting: {
      tags: 'busy',
      invoke: {
        id: 'deleteDraft',
        src: 'deleteDraft',
        input: ({ context }) => context.stored,
        onDone: { target: 'open.start', actions: 'startAgain' },
        // A failure does not prevent leaving: it is only logged, and the draft starts again.
        onError: { target: 'open.start', actions: ['startAgain', keepFailure] },
      },
    },
  },
});

/** States: `open` (`start`, `editing`, `saved`), and a call under way: `saving`, `resetting`, `deleting`. */
export const createSalesmanDraftMachine = (plan: NumberingPlan) =>
  chart.provide({
    guards: {
      isInvoicingAddress: ({ context }, receiver) =>
        Result.isSuccess(chooseInvoicingAddress(context.parties, receiver, plan)),
    },
    actions: {
      keepInvoicingAddress: assign(({ context }, receiver) => withInvoicingAddress(context, receiver, plan)),
    },
  });

export type SalesmanDraftSnapshot = SnapshotFrom<typeof chart>;

/** The line in the making. */
export const selectDraft = (snapshot: SalesmanDraftSnapshot): SalesmanDraft => snapshot.context.draft;

/** The customer and the invoicing address chosen so far. */
export const selectParties = (snapshot: SalesmanDraftSnapshot): OrderParties => snapshot.context.parties;

/** The name of the draft order for the checkout payload; null before it is saved. */
export const selectDraftId = (snapshot: SalesmanDraftSnapshot): string | null =>
  snapshot.context.stored?.draftId ?? null;

/** Why the last call failed; null when it did not. */
export const selectDraftFailure = (snapshot: SalesmanDraftSnapshot): GatewayFailure | null => snapshot.context.failure;
