/**
 * An individual's registration: the form, a code to the email, a code to the mobile, the account. Verified values stay
 * verified when the user goes back and changes something else. Source: S2.109, S3.61 to S3.66, S4.62 to S4.64, A-82.
 */
import { assign, fromPromise, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { Result } from 'effect';
import { isSameEmail } from '../email/index.ts';
import { machineTypes, notProvided, readFailure } from '../gateway/index.ts';
import type { GatewayFailure } from '../gateway/index.ts';
import type { ShopLocation } from '../location/index.ts';
import { oneTimeCodeMachine } from '../password/index.ts';
import type { OneTimeCodeActor, OneTimeCodeOutcome } from '../password/index.ts';
import { byNumberingPlan, mustBeVerified } from '../phone/index.ts';
import type { NumberingPlan } from '../phone/index.ts';
import { EMPTY_INDIVIDUAL, checkIndividual, storableIndividual } from './individual-entry.ts';
import type { Individual, IndividualEntry, IndividualPolicy, IndividualRefusals } from './individual-entry.ts';
import type { IndividualRegistered, IndividualRegistration } from './individual.schema.ts';
import type { RegistrationNotice } from './notice.ts';

/** `draft`: the stored draft of an earlier visit; null if there is none. */
export interface IndividualRegistrationInput {
  readonly policy: IndividualPolicy;
  readonly draft: IndividualEntry | null;
}

export type IndividualRegistrationEvent = { readonly type: 'submit'; readonly entry: IndividualEntry };

/** In addition to the refusals of the form: the server found that the email cannot receive mail. */
export type RegistrationRefusals = Omit<IndividualRefusals, 'email'> & {
  readonly email?: IndividualRefusals['email'] | { readonly _tag: 'EmailCannotReceive' };
};

interface Proof {
  readonly target: string;
  readonly reference: string;
}

interface Context {
  readonly policy: IndividualPolicy;
  readonly draft: IndividualEntry;
  readonly individual: Individual | null;
  readonly emailProof: Proof | null;
  readonly phoneProof: Proof | null;
  readonly refusals: RegistrationRefusals | null;
  readonly failure: GatewayFailure | null;
}

/** The destination after the registration. */
const LOGIN: ShopLocation = { path: '/auth/login', query: {} };

const needsEmailCode = ({ individual, emailProof }: Context): boolean =>
  individual !== null && (emailProof === null || !isSameEmail(emailProof.target, individual.email));

const needsPhoneCode = ({ individual, phoneProof }: Context): boolean => {
  const phone = individual?.phone ?? null;
  return phone !== null && mustBeVerified(phone, 'account', phoneProof?.target ?? null);
};

const afterEntry = ({ policy }: Context, entry: IndividualEntry, plan: NumberingPlan): Partial<Context> =>
  Result.match(checkIndividual(entry, policy, plan), {
    onSuccess: (individual) => ({ individual, draft: storableIndividual(entry), refusals: null, failure: null }),
    onFailure: (refusals) => ({ individual: null, draft: storableIndividual(entry), refusals, failure: null }),
  });

const proofOf = (outcome: OneTimeCodeOutcome): Partial<Context> => {
  if (outcome._tag === 'Cancelled') return {};
  const { channel, target, reference } = outcome;
  return channel === 'email' ? { emailProof: { target, reference } } : { phoneProof: { target, reference } };
};

const registrationOf = ({ individual, emailProof, phoneProof }: Context): IndividualRegistration | null => {
  if (individual === null) return null;
  const { phone, ...rest } = individual;
  return {
    ...rest,
    registerType: 'individual',
    phone: { areaCode: phone?.areaCode ?? '', number: phone?.number ?? '' },
    emailReference: emailProof?.reference ?? '',
    phoneReference: phone === null ? null : (phoneProof?.reference ?? null),
  };
};

const machine = setup({
  types: machineTypes<{
    context: Context;
    input: IndividualRegistrationInput;
    output: ShopLocation;
    events: IndividualRegistrationEvent;
    tags: 'busy' | 'verifying';
    children: { verifyEmail: 'verifyEmail'; verifyPhone: 'verifyPhone' };
  }>(),
  actors: {
    verifyEmail: oneTimeCodeMachine,
    verifyPhone: oneTimeCodeMachine,
    register: fromPromise<IndividualRegistered, IndividualRegistration | null>(notProvided),
  },
  guards: {
    isAccepted: byNumberingPlan<IndividualEntry>(),
    needsEmailCode: ({ context }) => needsEmailCode(context),
    needsPhoneCode: ({ context }) => needsPhoneCode(context),
    isVerified: (_, outcome: OneTimeCodeOutcome) => outcome._tag === 'Verified',
    isEmailValid: (_, answer: IndividualRegistered) => answer.isEmailValid,
  },
  actions: {
    keepEntry: byNumberingPlan<IndividualEntry>(),
    keepProof: assign((_, outcome: OneTimeCodeOutcome) => proofOf(outcome)),
    forgetPassword: assign({ individual: null }),
    refuseEmail: assign({ emailProof: null, refusals: { email: { _tag: 'EmailCannotReceive' } } }),
    keepFailure: assign((_, error: unknown) => ({ failure: readFailure(error) })),
  },
});

const entry = ({ event }: { event: { entry: IndividualEntry } }): IndividualEntry => event.entry;
const outcome = ({ event }: { event: { output: OneTimeCodeOutcome } }): OneTimeCodeOutcome => event.output;

/** A right code continues; going back leads to the form, which may be corrected. */
const onCode = [
  {
    guard: { type: 'isVerified', params: outcome },
    target: 'deciding',
    actions: { type: 'keepProof', params: outcome },
  },
  { target: 'filling', actions: 'forgetPassword' },
] as const;

const chart = machine.createMachine({
  id: 'individualRegistration',
  initial: 'filling',
  context: ({ input: { policy, draft } }) => ({
    policy,
    draft: storableIndividual(draft ?? EMPTY_INDIVIDUAL),
    individual: null,
    emailProof: null,
    phoneProof: null,
    refusals: null,
    failure: null,
  }),
  output: () => LOGIN,
  states: {
    filling: {
      on: {
        submit: [
          {
            guard: { type: 'isAccepted', params: entry },
            target: 'deciding',
            actions: { type: 'keepEntry', params: entry },
          },
          { actions: { type: 'keepEntry', params: entry } },
        ],
      },
    },
    deciding: {
      always: [
        { guard: 'needsEmailCode', target: 'verifyingEmail' },
        { guard: 'needsPhoneCode', target: 'verifyingPhone' },
        { target: 'registering' },
      ],
    },
    verifyingEmail: {
      tags: 'verifying',
      invoke: {
        id: 'verifyEmail',
        src: 'verifyEmail',
        input: ({ context }) => ({ channel: 'email', target: context.individual?.email ?? '' }),
        onDone: onCode,
      },
    },
    verifyingPhone: {
      tags: 'verifying',
      invoke: {
        id: 'verifyPhone',
        src: 'verifyPhone',
        input: ({ context }) => ({ channel: 'sms', target: context.individual?.phone?.e164 ?? '' }),
        onDone: onCode,
      },
    },
    registering: {
      tags: 'busy',
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ context }) => registrationOf(context),
        onDone: [
          {
            guard: { type: 'isEmailValid', params: ({ event }) => event.output },
            target: 'registered',
            actions: 'forgetPassword',
          },
          { target: 'filling', actions: ['forgetPassword', 'refuseEmail'] },
        ],
        onError: {
          target: 'filling',
          actions: [
            'forgetPassword',
            { type: 'keepFailure', params: ({ event }: { event: { error: unknown } }) => event.error },
          ],
        },
      },
    },
    registered: { type: 'final' },
  },
});

/** States: `filling` → `verifyingEmail` → `verifyingPhone` → `registering` → the final `registered`; `deciding` chooses the next. */
export const createIndividualRegistrationMachine = (plan: NumberingPlan) =>
  chart.provide({
    guards: { isAccepted: ({ context }, entry) => Result.isSuccess(checkIndividual(entry, context.policy, plan)) },
    actions: { keepEntry: assign(({ context }, entry) => afterEntry(context, entry, plan)) },
  });

export type IndividualRegistrationSnapshot = SnapshotFrom<typeof chart>;

/** The values of the form, and what the session may store of them: never a password. */
export const selectIndividualDraft = ({ context }: IndividualRegistrationSnapshot): IndividualEntry => context.draft;
/** The refusals of the last entry, by field; null if it was valid. */
export const selectIndividualRefusals = ({ context }: IndividualRegistrationSnapshot): RegistrationRefusals | null =>
  context.refusals;
/** The running one-time code machine, which the screen shows and sends events to; null if there is none. */
export const selectIndividualCode = ({ children }: IndividualRegistrationSnapshot): OneTimeCodeActor | null =>
  children.verifyEmail ?? children.verifyPhone ?? null;

/** The notice to show; null if there is none. */
export const selectIndividualNotice = (snapshot: IndividualRegistrationSnapshot): RegistrationNotice | null => {
  const { failure, draft } = snapshot.context;
  if (snapshot.matches('registered')) return { _tag: 'RegistrationSucceeded', email: draft.email.trim() };
  return failure === null ? null : { _tag: 'RegistrationFailed', failure };
};
