import * as fc from 'fast-check';
import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { done, failed, stateIds, walk } from '../gateway/testing.ts';
import { backGuardOf, guardedPage, leaveGuardMachine, leavesCheckout, leaveSteps, needsConfirmation } from './index.ts';
import type { LeaveEvent, LeaveFacts, LeaveStep } from './index.ts';
import { anyLeaveFacts } from './testing.ts';

const FACTS: LeaveFacts = { page: 'checkout', unconfirmedOrderNo: 'FR1', isPaymentFormOpen: true, draftId: 'D1' };
const QUIET: LeaveFacts = { page: 'buying', unconfirmedOrderNo: null, isPaymentFormOpen: false, draftId: null };

const names = (facts: LeaveFacts) => leaveSteps(facts, '/faq').map(({ step }) => step);

describe('the steps of leaving', () => {
  test('the cart is cleared on checkout pages only [S2.100]', () => {
    fc.assert(
      fc.property(anyLeaveFacts, (facts) => {
        expect(names(facts).includes('clearCheckoutCart')).toBe(facts.page === 'checkout');
      }),
    );
  });

  test('the payment is always cancelled, and the order if one is created and unconfirmed [S2.101][A-47]', () => {
    fc.assert(
      fc.property(anyLeaveFacts, (facts) => {
        const steps = leaveSteps(facts, '/faq');
        expect(names(facts)).toContain('cancelPayment');
        const canceled = steps.flatMap((step) => (step.step === 'cancelOrder' ? [step.orderNo] : []));
        expect(canceled).toEqual(facts.unconfirmedOrderNo === null ? [] : [facts.unconfirmedOrderNo]);
      }),
    );
  });

  test('the browser goes to the target last, with a full load while the payment form is open [S2.102][S2.103]', () => {
    fc.assert(
      fc.property(anyLeaveFacts, fc.constantFrom('/faq', '/', 'https://other.example/'), (facts, target) => {
        expect(leaveSteps(facts, target).at(-1)).toEqual({ step: 'goTo', target, isFullLoad: facts.isPaymentFormOpen });
      }),
    );
  });

  test('a salesman’s draft is deleted only after confirmation [A-84]', () => {
    expect(names(FACTS)).toContain('deleteDraft');
    expect(names(QUIET)).not.toContain('deleteDraft');
  });
});

describe('which pages are guarded', () => {
  test.each([
    '/buying-friend',
    '/buying-self',
    '/b2b/buying',
    '/b2b/buying-self/',
    '/salesman/buying',
    '/Buying/Checkout',
    '/b2b/buying/checkout',
  ])('%s asks for confirmation before it is left [S2.98][S2.104]', (path) => {
    expect(backGuardOf(guardedPage(path))).toBe('confirm');
    expect(needsConfirmation(path, '/')).toBe(true);
  });

  test.each(['/order/FR1', '/order', '/loading/order'])(
    'Back on %s goes home, so that no payment is replayed [S2.106][A-47]',
    (path) => {
      expect(backGuardOf(guardedPage(path))).toBe('home');
      expect(needsConfirmation(path, '/')).toBe(false);
    },
  );

  test('other pages are not guarded, and going from buying to checkout needs no confirmation [A-84]', () => {
    for (const path of [
      '/',
      '/faq',
      '/orders',
      '/terms/order',
      '/terms/buying',
      '/product/buying',
      '/b2b',
      '/buying-guide',
    ]) {
      expect(backGuardOf(guardedPage(path))).toBe('none');
    }
    expect(needsConfirmation('/salesman/buying', '/salesman/buying/checkout')).toBe(false);
  });
});

const EVENTS: readonly LeaveEvent[] = [
  { type: 'leave', target: '/faq', facts: FACTS },
  { type: 'back', kind: 'business', facts: QUIET },
  { type: 'confirm' },
  { type: 'keep' },
  { type: 'stay' },
];

describe('every path of the confirmation', () => {
  const answers = [done('takeStep'), failed('takeStep', new Error('offline'))];
  const walked = walk(leaveGuardMachine, [...(EVENTS as readonly { type: string }[]), ...answers], [undefined]);

  test('reaches every state and takes every transition [S2.98]', () => {
    expect(stateIds(leaveGuardMachine).filter((id) => !walked.reached.has(id))).toEqual([]);
    expect(walked.notTaken).toEqual([]);
  });

  test('leaving needs confirmation, with the steps to its target; staying discards them [S2.99][S2.102]', () => {
    const TARGETS: Record<string, readonly LeaveStep[]> = {
      leave: leaveSteps(FACTS, '/faq'),
      back: leaveSteps(QUIET, '/b2b'),
      stay: [],
    };
    for (const { from, event, to } of walked.steps) {
      const steps = TARGETS[event.type];
      if (steps === undefined || !from.can(event as LeaveEvent)) continue;
      expect(to.value).toBe(event.type === 'stay' ? 'watching' : 'asking');
      expect(to.context.steps).toEqual(steps);
    }
    expect(walked.snapshots.filter((snapshot) => snapshot.matches('watching')).map(({ context }) => context)).toEqual([
      { steps: [] },
    ]);
  });

  test('keeping leaves cart and draft as they are, and takes every other step [A-176]', () => {
    const kept = walked.steps.filter(({ from, event }) => event.type === 'keep' && from.can({ type: 'keep' }));
    expect(kept.length).toBeGreaterThan(1);
    for (const { from, to } of kept) {
      const steps = to.context.steps.map(({ step }) => step);
      expect(to.value).toBe('leaving');
      expect(steps).toEqual(
        from.context.steps
          .map(({ step }) => step)
          .filter((step) => !['clearCheckoutCart', 'deleteDraft'].includes(step)),
      );
      expect(steps.at(-1)).toBe('goTo');
    }
  });

  test('no step runs without confirmation, and only one confirmation is open [S2.98][S2.99]', () => {
    const TAKEN: Record<string, readonly string[]> = {
      watching: ['leave', 'back'],
      asking: ['confirm', 'keep', 'stay'],
    };
    for (const snapshot of walked.snapshots) {
      for (const event of EVENTS) {
        expect(snapshot.can(event)).toBe(TAKEN[String(snapshot.value)]?.includes(event.type) ?? false);
      }
    }
  });
});

test.each([
  ['each step that works', false],
  ['each step that fails, so that nobody is held back', true],
] as const)(
  'after Back is confirmed the steps run in order, even if %s fails, up to the customer’s home [S2.105]',
  async (_, isFailing) => {
    const taken: string[] = [];
    const takeStep = fromPromise<unknown, LeaveStep | null>(async ({ input }) => {
      taken.push(input?.step === 'goTo' ? `goTo ${input.target}` : String(input?.step));
      if (isFailing) throw new Error('offline');
    });
    const actor = createActor(leaveGuardMachine.provide({ actors: { takeStep } })).start();
    actor.send({ type: 'back', kind: 'salesman', facts: FACTS });
    actor.send({ type: 'confirm' });
    await waitFor(actor, ({ status }) => status === 'done');
    expect(taken).toEqual(['clearCheckoutCart', 'cancelPayment', 'cancelOrder', 'deleteDraft', 'goTo /salesman']);
  },
);

test.each([
  ['/', {}, true],
  ['/faq', {}, true],
  ['/order/FR1', {}, true],
  ['/cart', {}, false],
  ['/cart/more', {}, true],
  ['/help/cart', {}, true],
  ['/product/GC-10', {}, false],
  ['/product/', {}, true],
  ['/product/GC-10/reviews', {}, true],
  ['/buying', {}, false],
  ['/buying/checkout', {}, false],
  ['/auth/login', {}, true],
  ['/auth/login', { nextStep: 'account' }, true],
  ['/auth/login', { nextStep: 'checkout' }, false],
  ['/auth/login/more', { nextStep: 'checkout' }, true],
  ['/de/auth/login', { nextStep: 'checkout' }, true],
  ['/faq', { nextStep: 'checkout' }, true],
])('going from checkout to %s with %j needs confirmation: %s [S2.98][A-30][A-47]', (path, query, isAsked) => {
  expect(leavesCheckout({ path, query })).toBe(isAsked);
});
