/**
 * Buying, from the guest gate to the order: one machine that invokes those of coupons, order, payment redirect and
 * leaving. A press of the button waits until the unit's rules, the buyer's details and the coupons are loaded; then an
 * order that was left open is cancelled, the coupons are verified, a draft is saved if needed, and the order is
 * created, so that no press orders twice. Actions that the shell provides store what must outlast the page. Source:
 * spec section 4 (S4.3 to S4.8, S4.85 to S4.92, S4.103), S2.98 to S2.105, A-19, A-34, A-37, A-41, A-47.
 */
import { and } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import {
  followCoupons,
  followOrder,
  keepOrderFailure,
  keepRedirectFailure,
  ofCoupons,
  ofFacts,
  ofOrder,
  ofRedirect,
  settlePurchase,
} from './checkout-follow.ts';
import { checkoutSetup } from './checkout-setup.ts';
import { couponsInput, draftToSave, orderInput, startedCheckout } from './checkout-state.ts';
import type { CouponsUse } from './coupons.machine.ts';

const change = { actions: { type: 'change', ...ofFacts } } as const;
const changeOfCart = {
  guard: { type: 'changesCart', ...ofFacts },
  actions: [{ type: 'change', ...ofFacts }, { type: 'tellCart' }],
} as const;
const isPlaced = {
  guard: { type: 'isPlaced', ...ofOrder },
  target: '#checkout.placed',
  actions: followOrder,
} as const;
const leave = {
  leave: {
    target: '#checkout.selling.leaving',
    actions: { type: 'keepTarget', params: ({ event }: { event: { target: string } }) => event.target },
  },
  back: { target: '#checkout.selling.leaving', actions: { type: 'keepTarget', params: null } },
} as const;
const use = {
  actions: { type: 'useCoupons', params: ({ event }: { event: CouponsUse }) => event },
} as const;

/** Cancels the open order: it is cancelled, was paid meanwhile and is placed, or cannot be cancelled now. */
const givingUp = <Free extends string>(free: Free) =>
  checkoutSetup.createStateConfig({
    tags: 'busy',
    entry: 'cancelOrder',
    on: {
      'xstate.snapshot.order': [
        isPlaced,
        { guard: { type: 'isFree', ...ofOrder }, target: free, actions: followOrder },
        {
          guard: { type: 'hasFailed', ...ofOrder },
          target: '#checkout.selling.filling',
          actions: [...followOrder, keepOrderFailure],
        },
        { actions: followOrder },
      ],
    },
  });

/** A press with problems ends; a press with missing facts waits for them. */
const filling = checkoutSetup.createStateConfig({
  id: 'filling',
  tags: 'leavable',
  initial: 'resting',
  always: { guard: 'isTurnedAway', target: '#checkout.turnedAway' },
  on: { add: use, acceptLoss: use, declineLoss: use, remove: use, reset: use, askAgain: use, ...leave },
  states: {
    resting: { on: { pay: { target: 'pressed', actions: ['countAttempt', 'forgetFailure'] } } },
    pressed: {
      always: [
        // Checked before the parent state: a press that waited for the rules must not proceed against them.
        { guard: 'isTurnedAway', target: '#checkout.turnedAway' },
        { guard: 'isWrong', target: 'resting' },
        { guard: and(['isReady', 'hasOpenOrder']), target: '#checkout.selling.givingUp' },
        { guard: 'isReady', target: '#checkout.selling.verifying' },
      ],
      on: { pay: { actions: 'countAttempt' } },
    },
  },
});

const verifying = checkoutSetup.createStateConfig({
  tags: ['busy', 'leavable'],
  entry: 'verifyCoupons',
  on: {
    ...leave,
    'xstate.snapshot.coupons': [
      { guard: { type: 'isVerifying', ...ofCoupons }, actions: followCoupons },
      {
        guard: { type: 'isCleared', ...ofCoupons },
        target: 'savingDraft',
        actions: [...followCoupons, 'keepPlacing'],
      },
      { guard: { type: 'isResting', ...ofCoupons }, target: 'filling', actions: followCoupons },
      { target: '#filling.pressed', actions: followCoupons },
    ],
  },
});

const savingDraft = checkoutSetup.createStateConfig({
  tags: 'busy',
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'needsSaving', target: 'saving' }, { target: '#checkout.selling.ordering' }] },
    saving: {
      invoke: {
        id: 'saveDraft',
        src: 'saveDraft',
        input: ({ context }) => draftToSave(context),
        onDone: {
          target: '#checkout.selling.ordering',
          actions: { type: 'keepDraft', params: ({ event }) => event.output.draftId },
        },
        onError: {
          target: '#filling',
          actions: { type: 'keepFailure', params: ({ event }: { event: { error: unknown } }) => event.error },
        },
      },
    },
  },
});

const ordering = checkoutSetup.createStateConfig({
  tags: 'busy',
  entry: 'createOrder',
  on: {
    'xstate.snapshot.order': [
      isPlaced,
      { guard: { type: 'isPayable', ...ofOrder }, target: 'paying', actions: followOrder },
      {
        guard: { type: 'hasFailed', ...ofOrder },
        target: 'filling',
        actions: [...followOrder, keepOrderFailure],
      },
      { actions: followOrder },
    ],
  },
});

const paying = checkoutSetup.createStateConfig({
  tags: 'busy',
  entry: 'payOrder',
  invoke: { id: 'redirect', src: 'redirect', onSnapshot: {} },
  initial: 'opening',
  states: {
    opening: {
      entry: 'openPayment',
      on: {
        'xstate.snapshot.redirect': [
          { guard: { type: 'hasLeft', ...ofRedirect }, target: 'away', actions: { type: 'noteStart', ...ofRedirect } },
          {
            guard: { type: 'isStopped', ...ofRedirect },
            target: '#checkout.selling.cancelling',
            actions: keepRedirectFailure,
          },
        ],
      },
    },
    away: { on: { cameBack: '#checkout.selling.cancelling' } },
  },
});

const leaving = checkoutSetup.createStateConfig({
  tags: 'leavable',
  invoke: { id: 'leaveGuard', src: 'leaveGuard', onDone: { target: '#checkout.left' } },
  initial: 'asked',
  states: {
    asked: {
      tags: 'asking',
      entry: 'askToLeave',
      on: {
        stay: { target: '#filling' },
        confirm: { target: 'going', actions: 'confirmLeave' },
        keep: { target: 'going', actions: 'keepAndLeave' },
      },
    },
    going: {},
  },
});

/**
 * States: `gate` → (`clearing` an order left open) → `selling` (`filling` → `givingUp` → `verifying` → `savingDraft` →
 * `ordering` → `paying`, back by `cancelling`; `leaving`) → `placed`, `left` or `turnedAway`.
 */
export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  context: ({ input }) => startedCheckout(input),
  invoke: {
    id: 'order',
    src: 'order',
    input: ({ context }) => orderInput(context),
    onSnapshot: { actions: followOrder },
  },
  on: { change },
  initial: 'gate',
  states: {
    gate: {
      always: [
        { guard: 'isTurnedAway', target: 'turnedAway' },
        { guard: and(['isLetIn', 'hasOpenOrder']), target: 'clearing' },
        { guard: 'isLetIn', target: 'selling' },
      ],
    },
    // What an order that was left open holds of a gift card looks spent: cards are asked about once it is given up.
    clearing: givingUp('selling'),
    selling: {
      invoke: {
        id: 'coupons',
        src: 'coupons',
        input: ({ context }) => couponsInput(context),
        onSnapshot: { actions: followCoupons },
      },
      on: { change: [changeOfCart, change] },
      initial: 'filling',
      states: {
        filling,
        givingUp: givingUp('verifying'),
        verifying,
        savingDraft,
        ordering,
        paying,
        cancelling: givingUp('filling'),
        leaving,
      },
    },
    placed: { type: 'final', tags: 'busy', entry: settlePurchase },
    left: { type: 'final' },
    turnedAway: { type: 'final' },
  },
});

export type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>;
