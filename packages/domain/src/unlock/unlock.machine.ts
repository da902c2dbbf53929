/**
 * The unlock page: a confirmation, a captcha, one call, and its outcome. Without an order number, and after a No, it
 * ends at `/`; an invalid reference unlocks nothing and makes no call. The captcha has its own machine; its
 * solution arrives as an event and is used by the call. Source: S4.20 to S4.27, S5.73, S5.75, S8.33 to S8.35, A-75,
 *
 */
import { assign, fromPromise, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import type { CaptchaToken } from '../captcha/index.ts';
import { machineTypes, notProvided, readFailure } from '../gateway/index.ts';
import type { GatewayFailure } from '../gateway/index.ts';
import type { ShopLocation } from '../location/index.ts';
import type { UnlockRequest } from '../order/index.ts';
import { isCaptchaRefused, noReferenceOutcome, refusedOutcome, unlockedOutcome } from './unlock-outcome.ts';
import type { UnlockedOrder, UnlockOutcome } from './unlock-outcome.ts';
import { parseUnlockReference } from './unlock-reference.ts';

interface Context {
  /** The page's parameter: an order number or an unlock reference; empty where it is missing. */
  readonly orderNo: string;
  /** Null but for the call that spends it. */
  readonly captcha: CaptchaToken | null;
  readonly outcome: UnlockOutcome | null;
  /** Of the last call, where it is not an outcome: no answer, or a refused captcha. */
  readonly failure: GatewayFailure | null;
}

/** `confirm` and `decline` answer the question; `giveUp` leaves the captcha; `tryAgain` follows a call without an answer. */
export type UnlockEvent =
  | { readonly type: 'confirm' }
  | { readonly type: 'decline' }
  | { readonly type: 'captchaSolved'; readonly captcha: CaptchaToken }
  | { readonly type: 'giveUp' }
  | { readonly type: 'tryAgain' };

const HOME: ShopLocation = { path: '/', query: {} };

const machine = setup({
  types: machineTypes<{
    context: Context;
    input: { readonly orderNo: string | null };
    output: ShopLocation;
    events: UnlockEvent;
    tags: 'asking' | 'captcha' | 'loading' | 'ended';
  }>(),
  actors: { unlockOrder: fromPromise<UnlockedOrder, UnlockRequest | null>(notProvided) },
  guards: {
    hasNoOrder: ({ context }) => context.orderNo === '',
    isReference: ({ context }) => parseUnlockReference(context.orderNo) !== null,
    isSolution: (_, { token }: CaptchaToken) => token !== '',
    isCaptchaRefused: (_, error: unknown) => isCaptchaRefused(readFailure(error)),
    isOutcome: ({ context }, { error, tag }: { error: unknown; tag: UnlockOutcome['_tag'] }) =>
      refusedOutcome(context.orderNo, readFailure(error))?._tag === tag,
  },
  actions: {
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

/** States: `asking` → `solving` → `loading` → `unlocked`, `alreadyUnlocked`, `stillLocked` or `failed`; final `gone` leads to `/`. */
export const unlockMachine = machine.createMachine({
  id: 'unlock',
  initial: 'asking',
  context: ({ input }) => ({ orderNo: input.orderNo?.trim() ?? '', captcha: null, outcome: null, failure: null }),
  output: HOME,
  states: {
    asking: {
      tags: 'asking',
      always: { guard: 'hasNoOrder', target: 'gone' },
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
