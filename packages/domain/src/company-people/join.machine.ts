/**
 * The page behind an invitation to a company: what it invites to, then an account for who has none, or joining with the one
 * that is there. Source: S7.47, A-183.
 */
import { assign, fromPromise, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { Result } from 'effect';
import { isRefusal, machineTypes, notProvided, readFailure } from '../gateway/index.ts';
import type { GatewayFailure } from '../gateway/index.ts';
import { invitationOverOf, type InvitationOver } from './invitation.ts';
import { checkJoining } from './joining.ts';
import type { InvitationShown, JoiningEntry, NewPerson } from './joining.ts';

export interface JoinInput {
  readonly token: string;
}

/** `person` null: with the account that the email has. */
export interface JoinRequest extends JoinInput {
  readonly person: NewPerson | null;
}

export type JoinEvent =
  | { readonly type: 'join'; readonly entry: JoiningEntry }
  | { readonly type: 'joinKnown' }
  | { readonly type: 'retry' };

interface Context extends JoinInput {
  readonly invitation: InvitationShown | null;
  readonly person: NewPerson | null;
  readonly failure: GatewayFailure | null;
  readonly over: InvitationOver | null;
}

/** Nobody joins with an entry that `checkJoining` refuses: the page stays as it is. */
const afterEntry = (entry: JoiningEntry): Partial<Context> => ({
  person: Result.getOrElse(checkJoining(entry), () => null),
  failure: null,
});

const machine = setup({
  types: machineTypes<{ context: Context; input: JoinInput; events: JoinEvent; tags: 'busy' }>(),
  actors: {
    fetchInvitation: fromPromise<InvitationShown, JoinInput>(notProvided),
    joinCompany: fromPromise<unknown, JoinRequest>(notProvided),
  },
  guards: {
    isKnown: ({ context }) => context.invitation?.isKnown === true,
    isNew: ({ context }) => context.invitation?.isKnown === false,
    isChecked: ({ context }) => context.person !== null,
    isRefused: (_, error: unknown) => isRefusal(readFailure(error)),
  },
  actions: {
    keepEntry: assign((_, entry: JoiningEntry) => afterEntry(entry)),
    // A password is not kept longer than its request.
    keepFailure: assign((_, error: unknown) => ({ person: null, failure: readFailure(error) })),
    keepEnd: assign((_, error: unknown) => ({ failure: readFailure(error), over: invitationOverOf(error) })),
  },
});

const error = ({ event }: { event: { error: unknown } }): unknown => event.error;
const keepFailure = { type: 'keepFailure', params: error } as const;
const keepEntry = {
  type: 'keepEntry',
  params: ({ event }: { event: { entry: JoiningEntry } }) => event.entry,
} as const;

/** States: `loading` → `asking` → `joining` → the final `joined`; `over` for a link that leads nowhere, `unavailable` else. */
export const joinMachine = machine.createMachine({
  id: 'joinCompany',
  initial: 'loading',
  context: ({ input }) => ({ ...input, invitation: null, person: null, failure: null, over: null }),
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'fetchInvitation',
        src: 'fetchInvitation',
        input: ({ context: { token } }) => ({ token }),
        onDone: { target: 'asking', actions: assign({ invitation: ({ event }) => event.output, failure: null }) },
        onError: [
          { guard: { type: 'isRefused', params: error }, target: 'over', actions: { type: 'keepEnd', params: error } },
          { target: 'unavailable', actions: keepFailure },
        ],
      },
    },
    unavailable: { on: { retry: { target: 'loading' } } },
    asking: {
      on: {
        join: { guard: 'isNew', target: 'checking', actions: keepEntry },
        joinKnown: { guard: 'isKnown', target: 'joining', actions: assign({ person: null, failure: null }) },
      },
    },
    checking: { always: [{ guard: 'isChecked', target: 'joining' }, { target: 'asking' }] },
    joining: {
      tags: 'busy',
      invoke: {
        id: 'joinCompany',
        src: 'joinCompany',
        input: ({ context: { token, person } }) => ({ token, person }),
        onDone: { target: 'joined', actions: assign({ person: null }) },
        onError: { target: 'asking', actions: keepFailure },
      },
    },
    joined: { type: 'final' },
    over: { type: 'final' },
  },
});

export type JoinSnapshot = SnapshotFrom<typeof joinMachine>;

/** What the link invites to; null before it was read. */
export const selectInvitation = ({ context }: JoinSnapshot): InvitationShown | null => context.invitation;
/** Why the link leads nowhere; null if there is no such invitation, or while it is not known to be over. */
export const selectInvitationOver = ({ context }: JoinSnapshot): InvitationOver | null => context.over;
export const selectJoinFailure = ({ context }: JoinSnapshot): GatewayFailure | null => context.failure;
