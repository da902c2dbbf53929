/**
 * The question about cookies: shown until it is answered, and again whenever the visitor wants to change the answer.
 * Refusing takes one step, like allowing. Source: S4.115, S4.116, A-76.
 */
import { assign, setup } from 'xstate';
import { machineTypes } from '../gateway/index.ts';
import type { SnapshotFrom } from 'xstate';
import type { Instant } from '../time/index.ts';
import { ALL_ALLOWED, ALL_REFUSED, isPurposeAllowed, withPurpose } from './consent.ts';
import type { ConsentAnswer, ConsentChoice, ConsentPurpose, OptionalPurpose } from './consent.ts';

interface Context {
  readonly answer: ConsentAnswer | null;
  readonly draft: ConsentChoice;
}

/** `save` answers with the purposes as they are set; `change` opens the question again, `keep` closes it unchanged. */
export type ConsentEvent =
  | { readonly type: 'allowAll'; readonly at: Instant }
  | { readonly type: 'refuseAll'; readonly at: Instant }
  | { readonly type: 'set'; readonly purpose: OptionalPurpose; readonly isAllowed: boolean }
  | { readonly type: 'save'; readonly at: Instant }
  | { readonly type: 'change' }
  | { readonly type: 'keep' };

const answered = (answer: ConsentAnswer): Context => ({ answer, draft: answer.choice });

const machine = setup({
  types: machineTypes<{
    context: Context;
    input: { readonly stored: ConsentAnswer | null };
    events: ConsentEvent;
    tags: 'shown';
  }>(),
  guards: { isAnswered: ({ context }) => context.answer !== null },
  actions: {
    /** Stores the answer; provided by the shell. */
    storeAnswer: (_, answer: ConsentAnswer) => void answer,
    keepAnswer: assign((_, answer: ConsentAnswer) => answered(answer)),
    set: assign(({ context }, { purpose, isAllowed }: { purpose: OptionalPurpose; isAllowed: boolean }) => ({
      draft: withPurpose(context.draft, purpose, isAllowed),
    })),
    forgetDraft: assign(({ context }) => ({ draft: context.answer?.choice ?? ALL_REFUSED })),
  },
});

/** The transition to `answered` with the choice that an event makes. */
const answerWith = (choiceOf: (context: Context) => ConsentChoice) => {
  const params = ({ context, event }: { context: Context; event: { at: Instant } }): ConsentAnswer => ({
    choice: choiceOf(context),
    at: event.at,
  });
  return {
    target: 'answered',
    actions: [
      { type: 'storeAnswer', params },
      { type: 'keepAnswer', params },
    ],
  } as const;
};

const question = {
  allowAll: answerWith(() => ALL_ALLOWED),
  refuseAll: answerWith(() => ALL_REFUSED),
  save: answerWith(({ draft }) => draft),
  set: {
    actions: { type: 'set', params: ({ event }: { event: { purpose: OptionalPurpose; isAllowed: boolean } }) => event },
  },
} as const;

/** States: `deciding` → `asking` (only an answer ends it) or `answered`; `changing` shows the question again. */
export const consentMachine = machine.createMachine({
  id: 'consent',
  initial: 'deciding',
  context: ({ input: { stored } }) => (stored === null ? { answer: null, draft: ALL_REFUSED } : answered(stored)),
  states: {
    deciding: { always: [{ guard: 'isAnswered', target: 'answered' }, { target: 'asking' }] },
    asking: { tags: 'shown', on: question },
    answered: { on: { change: { target: 'changing' } } },
    changing: { tags: 'shown', on: { ...question, keep: { target: 'answered', actions: 'forgetDraft' } } },
  },
});

export type ConsentSnapshot = SnapshotFrom<typeof consentMachine>;

/** The purposes as the open question shows them. */
export const selectConsentDraft = (snapshot: ConsentSnapshot): ConsentChoice => snapshot.context.draft;
/** The effective choice: an open question changes nothing until it is answered. */
export const selectIsPurposeAllowed = (snapshot: ConsentSnapshot, purpose: ConsentPurpose): boolean =>
  isPurposeAllowed(purpose, snapshot.context.answer);
