/**
 * The unlock page: a confirmation, a captcha, one call, and its outcome. Without an order number it asks for the reference
 * on the letter (docs/decisions/035); where none is given, and after a No, it ends at `/`. An invalid reference unlocks
 * nothing and makes no call. The captcha has its own machine; its
 * solution arrives as an event and is used by the call. Source: S4.20 to S4.27, S5.73, S5.75, S8.33 to S8.35, A-75,
 *
 */
import { Result } from 'effect';
import { assign, fromPromise, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import type { CaptchaToken } from '../captcha/index.ts';
import { machineTypes, notProvided, readFailure } from '../gateway/index.ts';
import type { GatewayFailure } from '../gateway/index.ts';
import type { ShopLocation } from '../location/index.ts';
import type { UnlockRequest } from '../order/index.ts';
import { isCaptchaRefused, noReferenceOutcome, refusedOutcome, unlockedOutcome } from './unlock-outcome.ts';
import type { UnlockedOrder, UnlockOutcome } from './unlock-outcome.ts';
import { checkUnlockReference, formatUnlockReference, parseUnlockReference } from './unlock-reference.ts';
import type { UnlockReferenceRefusal } from './unlock-reference.ts';

interface Context {
  /** The page's parameter: an order number or an unlock reference; empty where it is missing. */
  readonly orderNo: string;
  /** Null but for the call that spends it. */
  readonly captcha: CaptchaToken | null;
  readonly outcome: UnlockOutcome | null;
  /** Of the last reference that was typed. */
  readonly refusal: UnlockReferenceRefusal | null;
  /** Of the last call, where it is not an outcome: no answer, or a refused captcha. */
  readonly failure: GatewayFailure | null;
}

/** `enter` is the reference as typed. `confirm` and `decline` answer the question, `decline` also leaves without typing; `giveUp` leaves the captcha; `tryAgain` follows a call without an answer. */
export type UnlockEvent =
  | { readonly type: 'enter'; readonly reference: string }
  | { readonly type: 'confirm' }
  | { readonly type: 'decline' }
  | { readonly type: 'captchaSolved'; readonly captcha: CaptchaToken }
  | { readonly type: 'giveUp' }
  | { readonly type: 'tryAgain' };

const HOME: ShopLocation = { path: '/', query: {} };

/** What a typed reference changes: the order, in the spelling of the letter, or why it is none. */
const entered = (reference: string): Partial<Context> =>
  Result.match(checkUnlockReference(reference), {
    onSuccess: (found) => ({ orderNo: formatUnlockReference(found), refusal: null }),
    onFailure: (refusal) => ({ refusal }),
  });

const machine = setup({
  types: machineTypes<{
    context: Context;
    input: { readonly orderNo: string | null };
    output: ShopLocation;
    events: UnlockEvent;
    tags: 'naming' | 'asking' | 'captcha' | 'loading' | 'ended';
  }>(),
  actors: { unlockOrder: fromPromise<UnlockedOrder, UnlockRequest | null>(notProvided) },
  guards: {
    hasNoOrder: ({ context }) => context.orderNo === '',
    isEntered: (_, reference: string) => Result.isSuccess(checkUnlockReference(reference)),
    isReference: ({ context }) => parseUnlockReference(context.orderNo) !== null,
    isSolution: (_, { token }: CaptchaToken) => token !== '',
    isCaptchaRefused: (_, error: unknown) => isCaptchaRefused(readFailure(error)),
    isOutcome: ({ context }, { error, tag }: { error: unknown; tag: UnlockOutcome['_tag'] }) =>
      refusedOutcome(context.orderNo, readFailure(error))?._tag === tag,
  },
  actions: {
    /** Showing the reference in the address, so that a reload asks again: provided by the shell. */
    showReference: (_, reference: string) => void reference,
    keepReference: assign((_, reference: string) => entered(reference)),
    keepCaptcha: assign((_, captcha: CaptchaToken) => ({ captcha, failure: null })),
    forgetCaptcha: assign({ captcha: null }),
    keepUnlocked: assign((_, order: UnlockedOrder) => ({ outcome: unlockedOutcome(order) })),
    keepRefused: assign(({ context }, error: unknown) => ({
      outcome: refusedOutcome(context.orderNo, readFailure(error)),
    })),
    refuseReference: assign(({ context }) => ({ outcome: noReferenceOutcome(context.orderNo) })),
    keepFailure: assign((_, error: unknown) => ({ failure: readFailure(error) })),
  },
});

interface Failed {
  readonly event: { readonly error: unknown };
}
const errorOf = ({ event }: Failed): unknown => event.error;
const keepRefused = { type: 'keepRefused', params: errorOf } as const;
const keepFailure = { type: 'keepFailure', params: errorOf } as const;
const is = (tag: UnlockOutcome['_tag']) =>
  ({ type: 'isOutcome', params: ({ event }: Failed) => ({ error: event.error, tag }) }) as const;

interface Entered {
  readonly event: { readonly reference: string };
}
const reference = ({ event }: Entered): string => event.reference;
const keepReference = { type: 'keepReference', params: reference } as const;

const naming = machine.createStateConfig({
  tags: 'naming',
  on: {
    enter: [
      {
        guard: { type: 'isEntered', params: reference },
        target: 'asking',
        actions: [
          keepReference,
          { type: 'showReference', params: ({ context }: { context: Context }) => context.orderNo },
        ],
      },
      { actions: keepReference },
    ],
    decline: { target: 'gone' },
  },
});

const loading = machine.createStateConfig({
  tags: 'loading',
  exit: 'forgetCaptcha',
  invoke: {
    id: 'unlockOrder',
    src: 'unlockOrder',
    input: ({ context: { orderNo, captcha } }) => captcha && { orderNo, captcha },
    onDone: { target: 'unlocked', actions: { type: 'keepUnlocked', params: ({ event }) => event.output } },
    onError: [
      { guard: { type: 'isCaptchaRefused', params: errorOf }, target: 'solving', actions: keepFailure },
      { guard: is('AlreadyUnlocked'), target: 'alreadyUnlocked', actions: keepRefused },
      { guard: is('StillLocked'), target: 'stillLocked', actions: keepRefused },
      { target: 'failed', actions: keepFailure },
    ],
  },
});

/** States: `naming` (without an order number) → `asking` → `solving` → `loading` → `unlocked`, `alreadyUnlocked`, `stillLocked` or `failed`; final `gone` leads to `/`. */
export const unlockMachine = machine.createMachine({
  id: 'unlock',
  initial: 'asking',
  context: ({ input }) => ({
    orderNo: input.orderNo?.trim() ?? '',
    captcha: null,
    outcome: null,
    refusal: null,
    failure: null,
  }),
  output: HOME,
  states: {
    naming,
    asking: {
      tags: 'asking',
      always: { guard: 'hasNoOrder', target: 'naming' },
      on: {
        confirm: [
          { guard: 'isReference', target: 'solving' },
          { target: 'stillLocked', actions: 'refuseReference' },
        ],
        decline: { target: 'gone' },
      },
    },
    solving: {
      tags: 'captcha',
      on: {
        captchaSolved: {
          guard: { type: 'isSolution', params: ({ event }) => event.captcha },
          target: 'loading',
          actions: { type: 'keepCaptcha', params: ({ event }) => event.captcha },
        },
        giveUp: { target: 'gone' },
      },
    },
    loading,
    unlocked: { tags: 'ended' },
    alreadyUnlocked: { tags: 'ended' },
    stillLocked: { tags: 'ended' },
    failed: { on: { tryAgain: { target: 'solving' } } },
    gone: { type: 'final' },
  },
});

export type UnlockSnapshot = SnapshotFrom<typeof unlockMachine>;

/** The outcome; null until the call has returned one of the three. */
export const selectUnlockOutcome = (snapshot: UnlockSnapshot): UnlockOutcome | null => snapshot.context.outcome;
/** Why the last call had no outcome; the captcha's codes are for the captcha's machine. */
export const selectUnlockFailure = (snapshot: UnlockSnapshot): GatewayFailure | null => snapshot.context.failure;
/** Why what was typed is no reference; null until it is tried. */
export const selectReferenceRefusal = (snapshot: UnlockSnapshot): UnlockReferenceRefusal | null =>
  snapshot.context.refusal;
