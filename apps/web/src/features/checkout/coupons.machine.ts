/**
 * The coupons of a checkout: adding one (with the warning that its rest is lost), removing, asking again on each change of
 * the cart and before payment. What is good is the domain's to say; here stands only what happens when.
 * Source: spec section 8 (coupon texts), A-14 to.
 */
import { checkCouponEntry, removeCoupon, type Coupon, type CouponAnswer } from '@offrande/domain/coupon';
import { notProvided } from '@offrande/domain/gateway';
import { Result } from 'effect';
import { assign, emit, fromPromise, setup } from 'xstate';
import type { PricedCart } from '../../shop/use-priced-cart.ts';
import {
  admit,
  cardsOf,
  isStillGood,
  requeried,
  taken,
  type CardEntry,
  type CouponsCleared,
  type CouponsContext,
  type CouponsEvent,
  type QueryInput,
  type RequeryInput,
} from './coupons-state.ts';

const machine = setup({
  types: {} as {
    context: CouponsContext;
    input: { readonly coupons: readonly Coupon[]; readonly priced: PricedCart };
    events: CouponsEvent;
    emitted: CouponsCleared;
    tags: 'adding' | 'asking' | 'verifying';
  },
  actors: {
    queryCoupon: fromPromise<CouponAnswer, QueryInput>(notProvided),
    queryCoupons: fromPromise<ReadonlyMap<string, CouponAnswer>, RequeryInput>(notProvided),
  },
  guards: {
    hasNone: ({ context }) => context.coupons.length === 0,
    isEntryGood: ({ context }, entry: CardEntry) =>
      Result.isSuccess(checkCouponEntry(context.coupons, entry.cardNumber, entry.pin)),
    losesNothing: ({ context }, answer: CouponAnswer) => {
      const added = admit(context, answer);
      return Result.isSuccess(added) && added.success.lost === null;
    },
    losesRest: ({ context }, answer: CouponAnswer) => Result.isSuccess(admit(context, answer)),
    isStillGood: ({ context }, answers: ReadonlyMap<string, CouponAnswer>) => isStillGood(context, answers),
  },
  actions: {
    keepCart: assign((_, priced: PricedCart) => ({ priced })),
    keepEntry: assign((_, entry: CardEntry) => ({ entry, refusal: null, removed: [] })),
    refuseEntry: assign(({ context }, entry: CardEntry) => ({
      entry,
      refusal: Result.getOrNull(Result.flip(checkCouponEntry(context.coupons, entry.cardNumber, entry.pin))),
    })),
    refuseAnswer: assign(({ context }, answer: CouponAnswer) => ({
      refusal: Result.getOrNull(Result.flip(admit(context, answer))),
    })),
    holdBack: assign(({ context }, answer: CouponAnswer) => ({ pending: Result.getOrNull(admit(context, answer)) })),
    addAnswer: assign(({ context }, answer: CouponAnswer) => taken(context, Result.getOrNull(admit(context, answer)))),
    addPending: assign(({ context }) => taken(context, context.pending)),
    forgetPending: assign({ pending: null }),
    remove: assign(({ context }, cardNumber: string) => ({
      coupons: removeCoupon(context.coupons, cardNumber),
      removed: [],
      refusal: null,
      hasChanged: false,
    })),
    keepRequeried: assign(({ context }, answers: ReadonlyMap<string, CouponAnswer>) => {
      const { coupons, removed } = requeried(context, answers);
      return { coupons, removed };
    }),
    /** What stood there before is only taken away by another thing to say. */
    startVerifying: assign({ removed: [], hasChanged: false, refusal: null }),
    markChanged: assign({ hasChanged: true }),
  },
});

const ofAnswer = { params: ({ event }: { event: { output: CouponAnswer } }) => event.output } as const;
const ofAnswers = {
  params: ({ event }: { event: { output: ReadonlyMap<string, CouponAnswer> } }) => event.output,
} as const;
const ofEntry = { params: ({ event }: { event: { entry: CardEntry } }) => event.entry } as const;

/** Nothing came back at all: every coupon of the list is unverified. */
const NO_ANSWERS: ReadonlyMap<string, CouponAnswer> = new Map();
const unanswered = { type: 'keepRequeried', params: NO_ANSWERS } as const;

const cartChanged = {
  target: '.asking',
  actions: { type: 'keepCart', params: ({ event }: { event: { priced: PricedCart } }) => event.priced },
} as const;

/** States: `resting`, `adding`, `warning` (asks about the lost rest), `asking` again, `verifying` before payment. */
export const couponsMachine = machine.createMachine({
  id: 'coupons',
  initial: 'asking',
  context: ({ input }) => ({
    ...input,
    pins: new Map(),
    entry: { cardNumber: '', pin: '' },
    refusal: null,
    pending: null,
    removed: [],
    hasChanged: false,
  }),
  on: { cartChanged },
  states: {
    resting: {
      on: {
        add: [
          { guard: { type: 'isEntryGood', ...ofEntry }, target: 'adding', actions: { type: 'keepEntry', ...ofEntry } },
          { actions: { type: 'refuseEntry', ...ofEntry } },
        ],
        remove: { actions: { type: 'remove', params: ({ event }) => event.cardNumber } },
        askAgain: { target: 'asking' },
        verify: { target: 'verifying', actions: 'startVerifying' },
      },
    },
    adding: {
      tags: 'adding',
      invoke: {
        id: 'queryCoupon',
        src: 'queryCoupon',
        input: ({ context }) => ({ card: context.entry, cart: context.priced.cart }),
        onDone: [
          {
            guard: { type: 'losesNothing', ...ofAnswer },
            target: 'resting',
            actions: { type: 'addAnswer', ...ofAnswer },
          },
          { guard: { type: 'losesRest', ...ofAnswer }, target: 'warning', actions: { type: 'holdBack', ...ofAnswer } },
          { target: 'resting', actions: { type: 'refuseAnswer', ...ofAnswer } },
        ],
        onError: { target: 'resting', actions: { type: 'refuseAnswer', params: { _tag: 'CouponUnreachable' } } },
      },
    },
    warning: {
      on: {
        acceptLoss: { target: 'resting', actions: 'addPending' },
        declineLoss: { target: 'resting', actions: 'forgetPending' },
      },
    },
    asking: {
      tags: 'asking',
      always: { guard: 'hasNone', target: 'resting' },
      invoke: {
        id: 'queryCoupons',
        src: 'queryCoupons',
        input: ({ context }) => ({ cards: cardsOf(context), cart: context.priced.cart }),
        onDone: { target: 'resting', actions: { type: 'keepRequeried', ...ofAnswers } },
        onError: { target: 'resting', actions: unanswered },
      },
      on: {
        remove: {
          reenter: true,
          target: 'asking',
          actions: { type: 'remove', params: ({ event }) => event.cardNumber },
        },
      },
    },
    verifying: {
      tags: 'verifying',
      always: { guard: 'hasNone', target: 'resting', actions: emit({ type: 'cleared' }) },
      invoke: {
        id: 'queryCoupons',
        src: 'queryCoupons',
        input: ({ context }) => ({ cards: cardsOf(context), cart: context.priced.cart }),
        onDone: [
          {
            guard: { type: 'isStillGood', ...ofAnswers },
            target: 'resting',
            actions: [{ type: 'keepRequeried', ...ofAnswers }, emit({ type: 'cleared' })],
          },
          { target: 'resting', actions: [{ type: 'keepRequeried', ...ofAnswers }, 'markChanged'] },
        ],
        onError: { target: 'resting', actions: [unanswered, 'markChanged'] },
      },
    },
  },
});
