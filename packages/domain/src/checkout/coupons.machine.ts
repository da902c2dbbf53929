/**
 * The coupons of a purchase: adding one (with a warning if its rest is lost), removing, and querying again on each
 * change of the cart and before payment. Calls are named actors that gateways provide. Source: spec section 8 (coupon
 * texts), A-14 to.
 */
import { Result } from 'effect';
import { and, assign, fromPromise, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import type { CouponAnswer, CouponEntry, CouponPurpose } from '../coupon/index.ts';
import { machineTypes, notProvided } from '../gateway/index.ts';
import {
  admit,
  checkEntry,
  entered,
  entriesOf,
  isStillGood,
  requeried,
  startedCoupons,
  taken,
  withCart,
  without,
  withoutAny,
} from './coupons-state.ts';
import type { CouponAnswers, CouponEntered, CouponsContext, CouponsInput } from './coupons-state.ts';
import type { CouponsPhase, CouponsStanding } from './coupons-standing.ts';

/** A buyer's actions on coupons. */
export type CouponsUse =
  | { readonly type: 'add'; readonly entry: CouponEntry }
  | { readonly type: 'acceptLoss' }
  | { readonly type: 'declineLoss' }
  | { readonly type: 'remove'; readonly cardNumber: string }
  | { readonly type: 'reset' }
  | { readonly type: 'askAgain' };

/**
 * `verify` is sent before payment: if the machine rests without `hasChanged` afterwards, every coupon pays the same
 * amount.
 */
export type CouponsEvent =
  | Exclude<CouponsUse, { readonly type: 'add' }>
  | ({ readonly type: 'add' } & CouponEntered)
  | { readonly type: 'cartChanged'; readonly purpose: CouponPurpose }
  | { readonly type: 'verify' };

export interface CouponQueryInput {
  readonly entry: CouponEntry;
  readonly lines: CouponPurpose['lines'];
}
export interface CouponQueriesInput {
  readonly entries: readonly CouponEntry[];
  readonly lines: CouponPurpose['lines'];
}

const machine = setup({
  types: machineTypes<{
    context: CouponsContext;
    input: CouponsInput;
    events: CouponsEvent;
    tags: CouponsPhase;
  }>(),
  actors: {
    queryCoupon: fromPromise<CouponAnswer, CouponQueryInput>(notProvided),
    queryCoupons: fromPromise<CouponAnswers, CouponQueriesInput>(notProvided),
  },
  guards: {
    hasNone: ({ context }) => context.coupons.length === 0,
    isEntered: ({ context }) => context.isEntered,
    isEntryGood: ({ context }, typed: CouponEntered) => Result.isSuccess(checkEntry(context, typed)),
    losesNothing: ({ context }, answer: CouponAnswer) => Result.getOrNull(admit(context, answer))?.lost === null,
    losesRest: ({ context }, answer: CouponAnswer) => Result.isSuccess(admit(context, answer)),
    isStillGood: ({ context }, answers: CouponAnswers) => isStillGood(context, answers),
  },
  actions: {
    keepCart: assign(({ context }, purpose: CouponPurpose) => withCart(context, purpose)),
    keepEntry: assign(({ context }, typed: CouponEntered) => entered(context, typed)),
    refuseAnswer: assign(({ context }, answer: CouponAnswer) => ({
      refusal: Result.getOrNull(Result.flip(admit(context, answer))),
      isEntered: false,
    })),
    holdBack: assign(({ context }, answer: CouponAnswer) => ({ pending: Result.getOrNull(admit(context, answer)) })),
    addAnswer: assign(({ context }, answer: CouponAnswer) => taken(context, Result.getOrNull(admit(context, answer)))),
    addPending: assign(({ context }) => taken(context, context.pending)),
    forgetPending: assign({ pending: null, isEntered: false }),
    remove: assign(({ context }, cardNumber: string) => without(context, cardNumber)),
    reset: assign(withoutAny),
    keepRequeried: assign(({ context }, answers: CouponAnswers) => {
      const { coupons, removed } = requeried(context, answers);
      return { coupons, removed };
    }),
    /** The previous notice stays until another one replaces it. */
    startVerifying: assign({ removed: [], hasChanged: false, refusal: null }),
    markChanged: assign({ hasChanged: true }),
  },
});

const ofAnswer = { params: ({ event }: { event: { output: CouponAnswer } }) => event.output } as const;
const ofAnswers = { params: ({ event }: { event: { output: CouponAnswers } }) => event.output } as const;
const ofEntry = { params: ({ event: { entry, pins } }: { event: CouponEntered }) => ({ entry, pins }) } as const;
const remove = {
  type: 'remove',
  params: ({ event }: { event: { cardNumber: string } }) => event.cardNumber,
} as const;

/** The query failed as a whole: every coupon of the list is unverified. */
const NO_ANSWERS: CouponAnswers = [];
const unanswered = { type: 'keepRequeried', params: NO_ANSWERS } as const;

const queries = ({ context }: { context: CouponsContext }): CouponQueriesInput => ({
  entries: entriesOf(context),
  lines: context.purpose.lines,
});

const cartChanged = {
  target: '.asking',
  actions: { type: 'keepCart', params: ({ event }: { event: { purpose: CouponPurpose } }) => event.purpose },
} as const;

const resting = machine.createStateConfig({
  tags: 'resting',
  on: {
    add: [
      { guard: { type: 'isEntryGood', ...ofEntry }, target: 'adding', actions: { type: 'keepEntry', ...ofEntry } },
      { actions: { type: 'keepEntry', ...ofEntry } },
    ],
    remove: { actions: remove },
    reset: { actions: 'reset' },
    askAgain: { target: 'asking' },
    verify: { target: 'verifying', actions: 'startVerifying' },
  },
});

const adding = machine.createStateConfig({
  tags: 'adding',
  invoke: {
    id: 'queryCoupon',
    src: 'queryCoupon',
    input: ({ context: { entry, purpose } }) => ({ entry, lines: purpose.lines }),
    onDone: [
      { guard: { type: 'losesNothing', ...ofAnswer }, target: 'resting', actions: { type: 'addAnswer', ...ofAnswer } },
      { guard: { type: 'losesRest', ...ofAnswer }, target: 'warning', actions: { type: 'holdBack', ...ofAnswer } },
      { target: 'resting', actions: { type: 'refuseAnswer', ...ofAnswer } },
    ],
    onError: { target: 'resting', actions: { type: 'refuseAnswer', params: { _tag: 'CouponUnreachable' } } },
  },
});

const warning = machine.createStateConfig({
  tags: 'warning',
  on: {
    acceptLoss: { target: 'resting', actions: 'addPending' },
    declineLoss: { target: 'resting', actions: 'forgetPending' },
  },
});

const asking = machine.createStateConfig({
  tags: 'asking',
  always: [
    { guard: and(['hasNone', 'isEntered']), target: 'adding' },
    { guard: 'hasNone', target: 'resting' },
  ],
  invoke: {
    id: 'queryCoupons',
    src: 'queryCoupons',
    input: queries,
    onDone: [
      { guard: 'isEntered', target: 'adding', actions: { type: 'keepRequeried', ...ofAnswers } },
      { target: 'resting', actions: { type: 'keepRequeried', ...ofAnswers } },
    ],
    onError: [
      { guard: 'isEntered', target: 'adding', actions: unanswered },
      { target: 'resting', actions: unanswered },
    ],
  },
  on: {
    add: { actions: { type: 'keepEntry', ...ofEntry } },
    remove: { reenter: true, target: 'asking', actions: remove },
    reset: { reenter: true, target: 'asking', actions: 'reset' },
  },
});

const verifying = machine.createStateConfig({
  tags: 'verifying',
  always: { guard: 'hasNone', target: 'resting' },
  invoke: {
    id: 'queryCoupons',
    src: 'queryCoupons',
    input: queries,
    onDone: [
      {
        guard: { type: 'isStillGood', ...ofAnswers },
        target: 'resting',
        actions: { type: 'keepRequeried', ...ofAnswers },
      },
      { target: 'resting', actions: [{ type: 'keepRequeried', ...ofAnswers }, 'markChanged'] },
    ],
    onError: { target: 'resting', actions: [unanswered, 'markChanged'] },
  },
});

/** States: `resting`, `adding`, `warning` (confirms the lost rest), `asking` again, `verifying` before payment. */
export const couponsMachine = machine.createMachine({
  id: 'coupons',
  initial: 'asking',
  context: ({ input }) => startedCoupons(input),
  on: { cartChanged },
  states: { resting, adding, warning, asking, verifying },
});

export type CouponsSnapshot = SnapshotFrom<typeof couponsMachine>;

const PHASES: readonly CouponsPhase[] = ['resting', 'adding', 'warning', 'asking', 'verifying'];

export const selectCoupons = (snapshot: CouponsSnapshot): CouponsStanding => {
  const { coupons, refusal, removed, hasChanged, pending, isEntered } = snapshot.context;
  const phase = PHASES.find((one) => snapshot.hasTag(one))!;
  return { coupons, refusal, removed, hasChanged, pending, isAdding: isEntered && pending === null, phase };
};
