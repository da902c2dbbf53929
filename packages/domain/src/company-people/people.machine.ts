/**
 * The people of a company, as an administrator changes them: they are read, somebody is invited, changed or removed, and the list
 * is read again. One change at a time; what was entered stays open until it is stored. Source: A-183.
 */
import { assign, fromPromise, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { Result } from 'effect';
import { machineTypes, notProvided, readFailure } from '../gateway/index.ts';
import type { GatewayFailure } from '../gateway/index.ts';
import type { Currency } from '../money/index.ts';
import type { PeopleOfCompany } from './company-person.ts';
import type { CompanyRole } from './company-role.ts';
import { checkInvitation } from './invitation.ts';
import type { Invitation, InvitationEntry, InvitationRefusals } from './invitation.ts';
import { changedPeople } from './people-change.ts';
import type { PeopleChange, PeopleRefusal } from './people-change.ts';
import { checkLimits } from './spending-limits.ts';
import type { LimitsEntry, LimitsRefusals } from './spending-limits.ts';

export interface PeopleInput {
  readonly custId: string;
  readonly currency: Currency;
}

/** What is being done: nothing, an invitation, or a person who is changed or to be removed. */
export type PeopleTask =
  | { readonly type: 'invite' }
  | { readonly type: 'change'; readonly personId: string }
  | { readonly type: 'remove'; readonly personId: string };

/** What is stored. */
export type PeopleRequest =
  | { readonly type: 'invite'; readonly invitation: Invitation }
  | { readonly type: 'withdraw'; readonly invitationId: string }
  | PeopleChange;

export interface PersonEntry extends LimitsEntry {
  readonly role: CompanyRole;
}

/** `retry` reads the list again after a failure. */
export type PeopleEvent =
  | { readonly type: 'open'; readonly task: PeopleTask }
  | { readonly type: 'cancel' }
  | { readonly type: 'invite'; readonly entry: InvitationEntry }
  | { readonly type: 'change'; readonly entry: PersonEntry }
  | { readonly type: 'remove' }
  | { readonly type: 'withdraw'; readonly invitationId: string }
  | { readonly type: 'retry' };

interface Context extends PeopleInput {
  readonly found: PeopleOfCompany | null;
  readonly task: PeopleTask | null;
  readonly request: PeopleRequest | null;
  readonly entryRefusals: InvitationRefusals | LimitsRefusals | null;
  readonly refusal: PeopleRefusal | null;
  readonly failure: GatewayFailure | null;
  readonly done: PeopleRequest | null;
}

type Judged = Pick<Context, 'request' | 'entryRefusals' | 'refusal'>;

const NOT_JUDGED: Judged = { request: null, entryRefusals: null, refusal: null };

const judgeChange = ({ found }: Context, change: PeopleChange): Judged =>
  Result.match(changedPeople(found?.people ?? [], change), {
    onSuccess: () => ({ ...NOT_JUDGED, request: change }),
    onFailure: (refusal) => ({ ...NOT_JUDGED, refusal }),
  });

/** The request of an entry, or why there is none. */
const judge = (context: Context, event: PeopleEvent): Judged => {
  const { found, currency, task } = context;
  if (event.type === 'withdraw')
    return { ...NOT_JUDGED, request: { type: 'withdraw', invitationId: event.invitationId } };
  if (event.type === 'invite')
    return Result.match(checkInvitation(event.entry, found?.people ?? [], currency), {
      onSuccess: (invitation) => ({ ...NOT_JUDGED, request: { type: 'invite', invitation } }),
      onFailure: (entryRefusals) => ({ ...NOT_JUDGED, entryRefusals }),
    });
  if (event.type === 'remove' && task?.type === 'remove')
    return judgeChange(context, { type: 'remove', personId: task.personId });
  if (event.type === 'change' && task?.type === 'change')
    return Result.match(checkLimits(event.entry, currency), {
      onSuccess: (limits) =>
        judgeChange(context, { type: 'change', personId: task.personId, role: event.entry.role, limits }),
      onFailure: (entryRefusals) => ({ ...NOT_JUDGED, entryRefusals }),
    });
  return NOT_JUDGED;
};

const machine = setup({
  types: machineTypes<{ context: Context; input: PeopleInput; events: PeopleEvent; tags: 'busy' }>(),
  actors: {
    fetchPeople: fromPromise<PeopleOfCompany, { readonly custId: string }>(notProvided),
    storePeople: fromPromise<unknown, { readonly custId: string; readonly request: PeopleRequest | null }>(notProvided),
  },
  guards: {
    hasRequest: ({ context }) => context.request !== null,
    isFor: ({ context }, type: PeopleTask['type']) => context.task?.type === type,
  },
  actions: {
    judge: assign(({ context, event }) => ({ ...judge(context, event), failure: null, done: null })),
    keepFailure: assign((_, error: unknown) => ({ request: null, failure: readFailure(error) })),
    closeTask: assign({ task: null, entryRefusals: null, refusal: null, failure: null }),
  },
});

const keepFailure = { type: 'keepFailure', params: ({ event }: { event: { error: unknown } }) => event.error } as const;

/** States: `loading` → `viewing` → `storing` → `loading`; `unavailable` if the people could not be read. */
export const peopleMachine = machine.createMachine({
  id: 'companyPeople',
  initial: 'loading',
  context: ({ input }) => ({
    ...input,
    ...NOT_JUDGED,
    found: null,
    task: null,
    failure: null,
    done: null,
  }),
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'fetchPeople',
        src: 'fetchPeople',
        input: ({ context: { custId } }) => ({ custId }),
        onDone: { target: 'viewing', actions: assign({ found: ({ event }) => event.output, failure: null }) },
        onError: { target: 'unavailable', actions: keepFailure },
      },
    },
    unavailable: { on: { retry: { target: 'loading' } } },
    viewing: {
      on: {
        open: { actions: ['closeTask', assign({ task: ({ event }) => event.task, done: null })] },
        cancel: { actions: 'closeTask' },
        invite: { guard: { type: 'isFor', params: 'invite' }, target: 'judging', actions: 'judge' },
        change: { guard: { type: 'isFor', params: 'change' }, target: 'judging', actions: 'judge' },
        remove: { guard: { type: 'isFor', params: 'remove' }, target: 'judging', actions: 'judge' },
        withdraw: { target: 'judging', actions: 'judge' },
      },
    },
    judging: {
      always: [{ guard: 'hasRequest', target: 'storing' }, { target: 'viewing' }],
    },
    storing: {
      tags: 'busy',
      invoke: {
        id: 'storePeople',
        src: 'storePeople',
        input: ({ context: { custId, request } }) => ({ custId, request }),
        onDone: {
          target: 'loading',
          actions: ['closeTask', assign({ done: ({ context }) => context.request, request: null })],
        },
        onError: { target: 'viewing', actions: keepFailure },
      },
    },
  },
});

export type PeopleSnapshot = SnapshotFrom<typeof peopleMachine>;

/** As last read; null before. */
export const selectPeople = ({ context }: PeopleSnapshot): PeopleOfCompany | null => context.found;
export const selectPeopleTask = ({ context }: PeopleSnapshot): PeopleTask | null => context.task;
/** The refusals of the last entry by field; null if it was valid. */
export const selectPeopleEntryRefusals = ({ context }: PeopleSnapshot): InvitationRefusals | LimitsRefusals | null =>
  context.entryRefusals;
/** Why the change cannot be made. */
export const selectPeopleRefusal = ({ context }: PeopleSnapshot): PeopleRefusal | null => context.refusal;
export const selectPeopleFailure = ({ context }: PeopleSnapshot): GatewayFailure | null => context.failure;
/** What was stored last, until something else is begun. */
export const selectPeopleDone = ({ context }: PeopleSnapshot): PeopleRequest | null => context.done;
