/**
 * A member's profile: fetched, shown, and changed one section at a time, on three tabs for a business. Each change is
 * checked as a whole and sends only its own section; its outcome is kept until it is reset. Source: S1.22, S4.53 to
 * S4.58, S6.16.
 */
import { assign, fromPromise, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { Result } from 'effect';
import { machineTypes, notProvided, readFailure } from '../gateway/index.ts';
import type { GatewayFailure } from '../gateway/index.ts';
import { byNumberingPlan } from '../phone/index.ts';
import type { NumberingPlan } from '../phone/index.ts';
import { checkEdit } from './edit.ts';
import type { ProfileEdit, ProfilePolicy, ProfileRefusals } from './edit.ts';
import { FAILED_CUST_ID } from './member.ts';
import type { Member } from './member.ts';
import { updatedMember } from './member-update.ts';
import type { MemberUpdateRequest } from './member-update.ts';
import { checkMayEdit } from './sections.ts';
import type { ProfileSection, ProfileTab } from './sections.ts';
import { takenNumberRefusals } from './taken-number.ts';

/** `hasPassword` false: the member signs in through an identity provider. */
export interface ProfileInput {
  readonly custId: string;
  readonly hasPassword: boolean;
  readonly policy: ProfilePolicy;
}

/** `refresh` fetches again, after a change made elsewhere; `resetUpdate` clears the outcome of the last change. */
export type ProfileEvent =
  | { readonly type: 'openTab'; readonly tab: ProfileTab }
  | { readonly type: 'edit'; readonly section: ProfileSection }
  | { readonly type: 'save'; readonly edit: ProfileEdit }
  | { readonly type: 'cancel' }
  | { readonly type: 'resetUpdate' }
  | { readonly type: 'refresh' };

interface Context extends ProfileInput {
  readonly member: Member | null;
  readonly tab: ProfileTab;
  readonly section: ProfileSection | null;
  readonly request: MemberUpdateRequest | null;
  readonly refusals: ProfileRefusals | null;
  readonly isUpdateSuccess: boolean | null;
  readonly failure: GatewayFailure | null;
}

const mayEdit = ({ member, hasPassword }: Context, section: ProfileSection): boolean =>
  member !== null && Result.isSuccess(checkMayEdit(member, section, hasPassword));

const checked = ({ member, policy }: Context, edit: ProfileEdit, plan: NumberingPlan) =>
  checkEdit(edit, member, policy, plan);

const isAccepted = (context: Context, edit: ProfileEdit, plan: NumberingPlan): boolean =>
  context.section === edit.section && Result.isSuccess(checked(context, edit, plan));

/** The request of a valid edit, or the refusals of an invalid one. */
const afterEntry = (context: Context, edit: ProfileEdit, plan: NumberingPlan): Partial<Context> =>
  Result.match(checked(context, edit, plan), {
    onFailure: (refusals) => ({ refusals }),
    onSuccess: (update) => ({
      refusals: null,
      isUpdateSuccess: null,
      failure: null,
      request: {
        custId: context.custId,
        memberType: context.member?.memberType ?? 'individual',
        update,
        password: edit.section === 'password' ? edit.entry.currentPassword : null,
      },
    }),
  });

/** Passwords are cleared with the request. */
const afterUpdate = ({ member, request }: Context): Partial<Context> => ({
  member: member === null || request === null ? member : updatedMember(member, request.update),
  section: null,
  request: null,
  isUpdateSuccess: true,
});

const machine = setup({
  types: machineTypes<{ context: Context; input: ProfileInput; events: ProfileEvent; tags: 'busy' | 'editing' }>(),
  actors: {
    fetchProfile: fromPromise<Member, { readonly custId: string }>(notProvided),
    updateProfile: fromPromise<unknown, MemberUpdateRequest | null>(notProvided),
  },
  guards: {
    isBusiness: ({ context }) => context.member?.memberType === 'business',
    mayEdit: ({ context }, section: ProfileSection) => mayEdit(context, section),
    isAccepted: byNumberingPlan<ProfileEdit>(),
    isForSection: ({ context }, edit: ProfileEdit) => context.section === edit.section,
    hasOutcome: ({ context }) => context.isUpdateSuccess !== null,
  },
  actions: {
    keepEntry: byNumberingPlan<ProfileEdit>(),
    keepUpdate: assign(({ context }) => afterUpdate(context)),
    keepFailedUpdate: assign(({ context }, error: unknown) => ({
      request: null,
      refusals: takenNumberRefusals(context.section, error),
      isUpdateSuccess: false,
      failure: readFailure(error),
    })),
    loseProfile: assign((_, error: unknown) => ({
      custId: FAILED_CUST_ID,
      member: null,
      failure: readFailure(error),
    })),
    closeSection: assign({ section: null, refusals: null }),
    resetUpdate: assign({ isUpdateSuccess: null, failure: null }),
  },
});

/** The rejection of a failed call. */
const error = ({ event }: { event: { error: unknown } }): unknown => event.error;

const resetUpdate = { guard: 'hasOutcome', actions: 'resetUpdate' } as const;

const editing = machine.createStateConfig({
  tags: 'editing',
  on: {
    save: [
      {
        guard: { type: 'isAccepted', params: ({ event }) => event.edit },
        target: 'saving',
        actions: { type: 'keepEntry', params: ({ event }) => event.edit },
      },
      {
        guard: { type: 'isForSection', params: ({ event }) => event.edit },
        actions: { type: 'keepEntry', params: ({ event }) => event.edit },
      },
    ],
    cancel: { target: 'viewing', actions: ['closeSection', 'resetUpdate'] },
    resetUpdate,
  },
});

const chart = machine.createMachine({
  id: 'profile',
  initial: 'loading',
  context: ({ input }) => ({
    ...input,
    member: null,
    tab: 'company',
    section: null,
    request: null,
    refusals: null,
    isUpdateSuccess: null,
    failure: null,
  }),
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'fetchProfile',
        src: 'fetchProfile',
        input: ({ context: { custId } }) => ({ custId }),
        onDone: { target: 'viewing', actions: assign({ member: ({ event }) => event.output }) },
        onError: { target: 'lost', actions: { type: 'loseProfile', params: error } },
      },
    },
    viewing: {
      on: {
        openTab: { guard: 'isBusiness', actions: assign({ tab: ({ event }) => event.tab }) },
        edit: {
          guard: { type: 'mayEdit', params: ({ event }) => event.section },
          target: 'editing',
          actions: ['resetUpdate', assign({ section: ({ event }) => event.section })],
        },
        refresh: { target: 'loading' },
        resetUpdate,
      },
    },
    editing,
    saving: {
      tags: ['busy', 'editing'],
      invoke: {
        id: 'updateProfile',
        src: 'updateProfile',
        input: ({ context }) => context.request,
        onDone: { target: 'viewing', actions: 'keepUpdate' },
        onError: { target: 'editing', actions: { type: 'keepFailedUpdate', params: error } },
      },
    },
    lost: { type: 'final' },
  },
});

/** States: `loading` → `viewing` → `editing` → `saving` → `viewing`; the final `lost` if there is no profile. */
export const createProfileMachine = (plan: NumberingPlan) =>
  chart.provide({
    guards: { isAccepted: ({ context }, edit) => isAccepted(context, edit, plan) },
    actions: { keepEntry: assign(({ context }, edit) => afterEntry(context, edit, plan)) },
  });

export type ProfileSnapshot = SnapshotFrom<typeof chart>;

export const selectMember = (snapshot: ProfileSnapshot): Member | null => snapshot.context.member;
/** The member's own id, or `error` once the profile could not be fetched (S4.53). */
export const selectCustId = (snapshot: ProfileSnapshot): string => snapshot.context.custId;
/** The section that is open for changes; null if none is. */
export const selectOpenSection = (snapshot: ProfileSnapshot): ProfileSection | null => snapshot.context.section;
export const selectProfileTab = (snapshot: ProfileSnapshot): ProfileTab => snapshot.context.tab;
/** The refusals of the last entry, by field; null if it was valid. */
export const selectProfileRefusals = (snapshot: ProfileSnapshot): ProfileRefusals | null => snapshot.context.refusals;
/** Outcome of the last update: true, false, or null if there is none or it was reset (S4.55, S4.56). */
export const selectIsUpdateSuccess = (snapshot: ProfileSnapshot): boolean | null => snapshot.context.isUpdateSuccess;
/** Why the profile could not be fetched or saved; null if there was no failure. */
export const selectProfileFailure = (snapshot: ProfileSnapshot): GatewayFailure | null => snapshot.context.failure;
