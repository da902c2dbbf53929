/**
 * The parts of the checkout machine: its events, invoked machines, guards and actions, each a single call of a plain
 * function. The shell provides the calls of the machines, `saveDraft`, and the three actions that store something.
 */
import { assign, fromPromise, sendTo, setup } from 'xstate';
import type { OrderedLine } from '../cart/index.ts';
import { couponPurpose } from '../pricing/index.ts';
import type { Coupon } from '../coupon/index.ts';
import { machineTypes, notProvided } from '../gateway/index.ts';
import { orderMachine, selectIsPlaced } from '../order/index.ts';
import type { OrderBeingPaid, OrderSnapshot } from '../order/index.ts';
import { paymentRedirectMachine, selectRedirectFailure } from '../payment/index.ts';
import type { PaymentRedirectSnapshot } from '../payment/index.ts';
import {
  couponsEvent,
  firstFailure,
  followedOrder,
  hasFailed,
  isCleared,
  isFree,
  isLetIn,
  isReady,
  isTurnedAway,
  isWrong,
  leaveFacts,
  needsSaving,
  payloadOf,
  placingOf,
  sessionRequest,
  withDraft,
} from './checkout-state.ts';
import type { CheckoutContext, CheckoutInput } from './checkout-state.ts';
import type { CheckoutFacts } from './checkout-standing.ts';
import { leaveGuardMachine } from '../leave-guard/index.ts';
import { couponsMachine, selectCoupons } from './coupons.machine.ts';
import type { CouponsSnapshot, CouponsUse } from './coupons.machine.ts';
import type { OrderDraft } from '../order-payload/index.ts';

/**
 * `change`: a fact was loaded or something was chosen. `cameBack`: the browser shows the page again from its history,
 * so the payment was abandoned. `leave` and `back` ask for confirmation, which `confirm`, `keep`
 * (cart and draft stay) and `stay` answer.
 */
export type CheckoutEvent =
  | { readonly type: 'change'; readonly facts: Partial<CheckoutFacts> }
  | CouponsUse
  | { readonly type: 'pay' }
  | { readonly type: 'cameBack' }
  | { readonly type: 'leave'; readonly target: string }
  | { readonly type: 'back' }
  | { readonly type: 'confirm' }
  | { readonly type: 'keep' }
  | { readonly type: 'stay' };

/** The snapshots of the invoked machines. */
type Followed =
  | { readonly type: 'xstate.snapshot.order'; readonly snapshot: OrderSnapshot }
  | { readonly type: 'xstate.snapshot.coupons'; readonly snapshot: CouponsSnapshot }
  | { readonly type: 'xstate.snapshot.redirect'; readonly snapshot: PaymentRedirectSnapshot };

/** `busy`: an order is in progress. `leavable`: leaving needs confirmation. `asking`: the confirmation is shown. */
type Tag = 'busy' | 'leavable' | 'asking';

export const checkoutSetup = setup({
  types: machineTypes<{
    context: CheckoutContext;
    input: CheckoutInput;
    events: CheckoutEvent | Followed;
    tags: Tag;
  }>(),
  actors: {
    coupons: couponsMachine,
    order: orderMachine,
    redirect: paymentRedirectMachine,
    leaveGuard: leaveGuardMachine,
    saveDraft: fromPromise<{ readonly draftId: string }, OrderDraft | null>(notProvided),
  },
  guards: {
    isLetIn: ({ context }) => isLetIn(context),
    isTurnedAway: ({ context }) => isTurnedAway(context),
    hasOpenOrder: ({ context }) => context.beingPaid !== null,
    changesCart: ({ context }, { priced }: Partial<CheckoutFacts>) =>
      priced !== undefined && priced !== context.facts.priced,
    isWrong: ({ context }) => isWrong(context),
    isReady: ({ context }) => isReady(context),
    isVerifying: (_, coupons: CouponsSnapshot) => selectCoupons(coupons).phase === 'verifying',
    isResting: (_, coupons: CouponsSnapshot) => selectCoupons(coupons).phase === 'resting',
    isCleared: ({ context }, coupons: CouponsSnapshot) => isCleared(context, coupons),
    needsSaving: ({ context }) => needsSaving(context),
    isPlaced: (_, order: OrderSnapshot) => selectIsPlaced(order),
    isPayable: (_, order: OrderSnapshot) => order.hasTag('payable'),
    isFree: (_, order: OrderSnapshot) => isFree(order),
    hasFailed: (_, order: OrderSnapshot) => hasFailed(order),
    hasLeft: (_, redirect: PaymentRedirectSnapshot) => redirect.matches('redirecting'),
    isStopped: (_, redirect: PaymentRedirectSnapshot) => selectRedirectFailure(redirect) !== null,
  },
  actions: {
    /** Stores the open order while the buyer is at the provider, or that there is none. Provided by the shell. */
    rememberOrder: (_args, _order: OrderBeingPaid | null): void => undefined,
    /** Stores the coupons for the next page. Provided by the shell. */
    rememberCoupons: (_args, _coupons: readonly Coupon[]): void => undefined,
    /** The order is placed: takes its lines out of the cart, clears coupons and the open order. Provided by the shell. */
    settlePurchase: (_args, _lines: readonly OrderedLine[]): void => undefined,
    change: assign(({ context }, facts: Partial<CheckoutFacts>) => ({ facts: { ...context.facts, ...facts } })),
    countAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    followOrder: assign(({ context }, order: OrderSnapshot) => followedOrder(context, order)),
    followCoupons: assign((_, coupons: CouponsSnapshot) => ({ coupons: selectCoupons(coupons) })),
    keepPlacing: assign(({ context }) => placingOf(context)),
    keepDraft: assign(({ context }, draftId: string) => withDraft(context, draftId)),
    keepFailure: assign(({ context }, error: unknown) => firstFailure(context, error)),
    forgetFailure: assign({ failure: null }),
    keepTarget: assign((_, leaveTarget: string | null) => ({ leaveTarget })),
    useCoupons: sendTo('coupons', ({ context }: { context: CheckoutContext }, use: CouponsUse) =>
      couponsEvent(context, use),
    ),
    tellCart: sendTo('coupons', ({ context }: { context: CheckoutContext }) => ({
      type: 'cartChanged' as const,
      purpose: couponPurpose(context.facts.priced),
    })),
    noteStart: sendTo('order', (_, redirect: PaymentRedirectSnapshot) => ({
      type: 'paymentStarted' as const,
      paymentLogId: redirect.context.session?.paymentLogId ?? null,
    })),
    cancelOrder: sendTo('order', { type: 'cancel' }),
    createOrder: sendTo('order', ({ context }: { context: CheckoutContext }) => ({
      type: 'create' as const,
      payload: payloadOf(context),
    })),
    payOrder: sendTo('order', { type: 'pay' }),
    openPayment: sendTo('redirect', ({ context }: { context: CheckoutContext }) => ({
      type: 'pay' as const,
      request: sessionRequest(context),
    })),
    verifyCoupons: sendTo('coupons', { type: 'verify' }),
    askToLeave: sendTo('leaveGuard', ({ context }: { context: CheckoutContext }) =>
      context.leaveTarget === null
        ? { type: 'back' as const, kind: context.facts.kind, facts: leaveFacts(context) }
        : { type: 'leave' as const, target: context.leaveTarget, facts: leaveFacts(context) },
    ),
    confirmLeave: sendTo('leaveGuard', { type: 'confirm' }),
    keepAndLeave: sendTo('leaveGuard', { type: 'keep' }),
  },
});
