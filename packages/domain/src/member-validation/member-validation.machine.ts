/**
 * The page where a member is approved or rejected. It needs its two parameters, otherwise it ends at `/`; the same for
 * an invalid `info`, because the member is then unknown. Source: S2.45, S4.67 to S4.71, S5.76, S8.37, S8.38.
 */
import { assign, fromPromise, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import type { MemberType } from '../customer/index.ts';
import { machineTypes, notProvided, readFailure } from '../gateway/index.ts';
import type { ShopLocation } from '../location/index.ts';
import { readMemberInfo } from './member-info.ts';
import type { MemberInfo } from './member-info.ts';
import { memberTypeAfter } from './membership.ts';
import type { MemberDecision } from './decision.schema.ts';
import { memberValidationFailed } from './validation-failure.ts';
import type { MemberValidationFailed } from './validation-failure.ts';

/** The parameters of the address; null if one is missing. */
export interface MemberValidationInput {
  readonly token: string | null;
  readonly info: string | null;
}

interface Context {
  readonly token: string;
  readonly member: MemberInfo | null;
  readonly isApproved: boolean;
  readonly error: MemberValidationFailed | null;
}

/** `approve` and `reject` are also accepted after a failure: a failed decision may be made again, either way. */
export type MemberValidationEvent = { readonly type: 'approve' } | { readonly type: 'reject' };

const HOME: ShopLocation = { path: '/', query: {} };

const machine = setup({
  types: machineTypes<{
    context: Context;
    input: MemberValidationInput;
    output: ShopLocation;
    events: MemberValidationEvent;
    tags: 'decidable' | 'loading';
  }>(),
  actors: { activateAccountValidate: fromPromise<unknown, MemberDecision>(notProvided) },
  guards: {
    isIncomplete: ({ context }) => context.token === '' || context.member === null,
    isApproved: ({ context }) => context.isApproved,
  },
  actions: {
    decide: assign((_, isApproved: boolean) => ({ isApproved, error: null })),
    keepError: assign((_, error: unknown) => ({ error: memberValidationFailed(readFailure(error)) })),
  },
});

const decisions = {
  approve: { target: 'deciding', actions: { type: 'decide', params: true } },
  reject: { target: 'deciding', actions: { type: 'decide', params: false } },
} as const;

/** States: `asking` → `deciding` → `approved`, `rejected` or `failed`; final `gone` leads to `/`. */
export const memberValidationMachine = machine.createMachine({
  id: 'memberValidation',
  initial: 'asking',
  context: ({ input: { token, info } }) => ({
    token: token?.trim() ?? '',
    member: info === null ? null : readMemberInfo(info),
    isApproved: false,
    error: null,
  }),
  output: HOME,
  states: {
    asking: { tags: 'decidable', always: { guard: 'isIncomplete', target: 'gone' }, on: decisions },
    deciding: {
      tags: 'loading',
      invoke: {
        id: 'activateAccountValidate',
        src: 'activateAccountValidate',
        input: ({ context: { token, isApproved } }) => ({ token, isApproved }),
        onDone: [{ guard: 'isApproved', target: 'approved' }, { target: 'rejected' }],
        onError: {
          target: 'failed',
          actions: { type: 'keepError', params: ({ event }: { event: { error: unknown } }) => event.error },
        },
      },
    },
    failed: { tags: 'decidable', on: decisions },
    approved: {},
    rejected: {},
    gone: { type: 'final' },
  },
});

export type MemberValidationSnapshot = SnapshotFrom<typeof memberValidationMachine>;

/** The member that the page is about; null only if it ends immediately. */
export const selectMember = (snapshot: MemberValidationSnapshot): MemberInfo | null => snapshot.context.member;
/** The notice about the last failure; null if there is none. */
export const selectValidationError = (snapshot: MemberValidationSnapshot): MemberValidationFailed | null =>
  snapshot.context.error;
/** The type of the account after the decision, before which it was an individual's; null until then. */
export const selectMemberType = (snapshot: MemberValidationSnapshot): MemberType | null =>
  snapshot.matches('approved') || snapshot.matches('rejected')
    ? memberTypeAfter('individual', snapshot.context.isApproved)
    : null;
