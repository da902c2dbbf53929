/**
 * Changing one's own phone number: entered, verified by a one-time code, saved. A verified number that could not be
 * saved is sent again without another code. Source: S5.46, S4.64, A-57, A-58.
 */
import { assign, fromPromise, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { Result } from 'effect';
import { phoneWithAreaCode } from '../address/index.ts';
import type { PhoneEntry } from '../address/index.ts';
import { machineTypes, notProvided, readFailure } from '../gateway/index.ts';
import type { GatewayFailure } from '../gateway/index.ts';
import { oneTimeCodeMachine } from '../password/index.ts';
import type { OneTimeCodeActor, OneTimeCodeOutcome } from '../password/index.ts';
import { byNumberingPlan, mustBeVerified } from '../phone/index.ts';
import type { NumberingPlan, Phone, PhoneRefusal } from '../phone/index.ts';
import type { Member, MemberUpdateRequest } from '../profile/index.ts';
import { phoneEntryOf } from '../profile/index.ts';

/** `PhoneUnchanged`: it is the number that the account has. */
export type PhoneChangeRefusal = PhoneRefusal | { readonly _tag: 'PhoneUnchanged' };

export type PhoneChangeInput = Pick<Member, 'custId' | 'memberType' | 'phone'>;

export type PhoneChangeEvent = { readonly type: 'submit'; readonly phone: PhoneEntry };

interface Proof {
  readonly e164: string;
  readonly reference: string;
}

interface Context extends PhoneChangeInput {
  readonly entered: Phone | null;
  readonly proof: Proof | null;
  readonly refusal: PhoneChangeRefusal | null;
  readonly failure: GatewayFailure | null;
}

const checkChange = (
  { phone }: Context,
  entry: PhoneEntry,
  { checkPhone }: NumberingPlan,
): Result.Result<Phone, PhoneChangeRefusal> =>
  Result.flatMap(checkPhone(entry, 'account'), (valid): Result.Result<Phone, PhoneChangeRefusal> =>
    valid.e164 === phoneWithAreaCode(phone) ? Result.fail({ _tag: 'PhoneUnchanged' }) : Result.succeed(valid),
  );

const isProven = (context: Context, entry: PhoneEntry, plan: NumberingPlan): boolean =>
  Result.match(checkChange(context, entry, plan), {
    onSuccess: (phone) => !mustBeVerified(phone, 'account', context.proof?.e164 ?? null),
    onFailure: () => false,
  });

const afterEntry = (context: Context, entry: PhoneEntry, plan: NumberingPlan): Partial<Context> =>
  Result.match(checkChange(context, entry, plan), {
    onSuccess: (entered) => ({ entered, refusal: null, failure: null }),
    onFailure: (refusal) => ({ refusal, failure: null }),
  });

const requestOf = ({ custId, memberType, entered, proof }: Context): MemberUpdateRequest | null =>
  entered === null || proof === null
    ? null
    : {
        custId,
        memberType,
        update: { section: 'phone', phone: phoneEntryOf(entered), reference: proof.reference },
        password: null,
      };

const machine = setup({
  types: machineTypes<{
    context: Context;
    input: PhoneChangeInput;
    output: PhoneEntry;
    events: PhoneChangeEvent;
    tags: 'busy';
    children: { verifyPhone: 'verifyPhone' };
  }>(),
  actors: {
    verifyPhone: oneTimeCodeMachine,
    updateProfile: fromPromise<unknown, MemberUpdateRequest | null>(notProvided),
  },
  guards: {
    isRefused: byNumberingPlan<PhoneEntry>(),
    isProven: byNumberingPlan<PhoneEntry>(),
    isVerified: (_, outcome: OneTimeCodeOutcome) => outcome._tag === 'Verified',
  },
  actions: {
    keepEntry: byNumberingPlan<PhoneEntry>(),
    keepProof: assign((_, outcome: OneTimeCodeOutcome) =>
      outcome._tag === 'Verified' ? { proof: { e164: outcome.target, reference: outcome.reference } } : {},
    ),
    keepFailure: assign((_, error: unknown) => ({ failure: readFailure(error) })),
  },
});

const entry = ({ event }: { event: { phone: PhoneEntry } }): PhoneEntry => event.phone;
const outcome = ({ event }: { event: { output: OneTimeCodeOutcome } }): OneTimeCodeOutcome => event.output;
const keepEntry = { type: 'keepEntry', params: entry } as const;

const chart = machine.createMachine({
  id: 'phoneChange',
  initial: 'entering',
  context: ({ input }) => ({ ...input, entered: null, proof: null, refusal: null, failure: null }),
  output: ({ context: { entered, phone } }) => (entered === null ? phone : phoneEntryOf(entered)),
  states: {
    entering: {
      on: {
        submit: [
          { guard: { type: 'isRefused', params: entry }, actions: keepEntry },
          { guard: { type: 'isProven', params: entry }, target: 'saving', actions: keepEntry },
          { target: 'verifying', actions: keepEntry },
        ],
      },
    },
    verifying: {
      invoke: {
        id: 'verifyPhone',
        src: 'verifyPhone',
        input: ({ context }) => ({ channel: 'sms', target: context.entered?.e164 ?? '' }),
        onDone: [
          {
            guard: { type: 'isVerified', params: outcome },
            target: 'saving',
            actions: { type: 'keepProof', params: outcome },
          },
          { target: 'entering' },
        ],
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'updateProfile',
        src: 'updateProfile',
        input: ({ context }) => requestOf(context),
        onDone: { target: 'changed' },
        onError: {
          target: 'entering',
          actions: {
            type: 'keepFailure',
            params: ({ event }: { event: { error: unknown } }) => event.error,
          },
        },
      },
    },
    changed: { type: 'final' },
  },
});

/** States: `entering` → `verifying` → `saving` → the final `changed`. Going back from the code leads to `entering`. */
export const createPhoneChangeMachine = (plan: NumberingPlan) =>
  chart.provide({
    guards: {
      isRefused: ({ context }, entry) => Result.isFailure(checkChange(context, entry, plan)),
      isProven: ({ context }, entry) => isProven(context, entry, plan),
    },
    actions: { keepEntry: assign(({ context }, entry) => afterEntry(context, entry, plan)) },
  });

export type PhoneChangeSnapshot = SnapshotFrom<typeof chart>;
export type PhoneChangeActor = ActorRefFrom<typeof chart>;

export const selectPhoneChangeRefusal = (snapshot: PhoneChangeSnapshot): PhoneChangeRefusal | null =>
  snapshot.context.refusal;
export const selectPhoneChangeFailure = (snapshot: PhoneChangeSnapshot): GatewayFailure | null =>
  snapshot.context.failure;
/** The running one-time code machine, which the screen shows and sends events to; null if there is none. */
export const selectPhoneCode = (snapshot: PhoneChangeSnapshot): OneTimeCodeActor | null =>
  snapshot.children.verifyPhone ?? null;
