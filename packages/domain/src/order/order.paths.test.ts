import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { currency, money } from '../money/index.ts';
import { isTransfer } from '../payment/index.ts';
import type { PaymentMeans } from '../payment/index.ts';
import { done, failed, stateIds, walk } from '../gateway/testing.ts';
import type { WalkEvent } from '../gateway/testing.ts';
import {
  NOT_FOUND_CODE,
  ORDER_NOT_CANCELLABLE_CODE,
  orderMachine,
  selectIsPlaced,
  selectOrderFailure,
  selectOrderState,
  selectUnconfirmedOrderNo,
} from './index.ts';
import type { OrderEvent, OrderSnapshot } from './index.ts';
import type { CheckoutPayload } from '../order-payload/schema.ts';

const EUR = currency('EUR');
const FAILURE = { reason: 'refused', code: '20004', message: 'not paid', isRetryable: false };
/** Refusals to cancel that reveal the state of the order. */
const PAID = { ...FAILURE, code: ORDER_NOT_CANCELLABLE_CODE };
const UNKNOWN = { ...FAILURE, code: NOT_FOUND_CODE };
const paidBy = (paymentMean: PaymentMeans): CheckoutPayload => ({
  aggregatorBuId: 'FR',
  lines: [{ amount: '50.00', deliverType: 'pdf', itemCode: 'GC1', qty: 1 }],
  paymentMean,
});

const CAPTCHA = { kind: 'standard', token: 'c' } as const;

const own: readonly OrderEvent[] = [
  { type: 'create', payload: paidBy('creditCard') },
  { type: 'create', payload: paidBy('internalUse') },
  { type: 'create', payload: paidBy('bankTransfer') },
  { type: 'pay' },
  { type: 'paymentStarted', paymentLogId: 'log-1' },
  { type: 'paymentNotStarted' },
  { type: 'paymentReturned', orderNo: 'FR1', paymentId: 'p-1', means: 'debitCard' },
  { type: 'paymentReturned', orderNo: 'FR2', paymentId: 'p-2', means: 'debitCard' },
  { type: 'paymentFailed', orderNo: 'FR1' },
  { type: 'paymentFailed', orderNo: 'FR2' },
  { type: 'confirm' },
  { type: 'cancel' },
  { type: 'unlock', orderNo: 'FR7', captcha: CAPTCHA },
  { type: 'clear' },
];
const answers = [
  done('createOrder', { orderNo: 'FR1' }),
  done('createOrder', { orderNo: 'FR1', isAwaitingApprover: true }),
  done('confirmOrder', { orderNo: 'FR1', total: money('50', EUR) }),
  done('cancelOrder'),
  done('unlockOrder'),
  ...['createOrder', 'confirmOrder', 'cancelOrder', 'unlockOrder'].map((call) => failed(call, FAILURE)),
  failed('cancelOrder', PAID),
  failed('cancelOrder', UNKNOWN),
  failed('cancelOrder', new TypeError('Failed to fetch')),
];

const walked = walk(
  orderMachine,
  [...(own as readonly WalkEvent[]), ...answers],
  [
    { unconfirmedOrderNo: null, paymentLogId: null },
    { unconfirmedOrderNo: 'FR1', paymentLogId: 'log-1' },
  ],
);

const purchaseOf = (snapshot: OrderSnapshot): string => (snapshot.value as { purchase: string }).purchase;
const unlockingOf = (snapshot: OrderSnapshot): string => (snapshot.value as { unlocking: string }).unlocking;
const stepsBy = (type: string) => walked.steps.filter(({ event }) => event.type === type);
const after = (means: PaymentMeans) =>
  stepsBy('xstate.done.actor.createOrder')
    .filter(({ from, to }) => from.context.payload?.paymentMean === means && !to.context.isAwaitingApprover)
    .map(({ to }) => purchaseOf(to));
const AGAIN = ['empty', 'awaitingMoney', 'confirmed', 'canceled'];

/** The states that accept each event; all others refuse it. */
const TAKEN: Readonly<Record<string, (snapshot: OrderSnapshot) => boolean>> = {
  create: (snapshot) => AGAIN.includes(purchaseOf(snapshot)),
  pay: (snapshot) => purchaseOf(snapshot) === 'created',
  paymentStarted: (snapshot) => purchaseOf(snapshot) === 'paying',
  paymentNotStarted: (snapshot) => purchaseOf(snapshot) === 'paying',
  'paymentReturned FR1': (snapshot) => purchaseOf(snapshot) === 'paying',
  'paymentReturned FR2': () => false,
  'paymentFailed FR1': (snapshot) => purchaseOf(snapshot) === 'paying',
  'paymentFailed FR2': () => false,
  confirm: (snapshot) => purchaseOf(snapshot) === 'unconfirmed',
  cancel: (snapshot) => ['created', 'paying', 'awaitingMoney', 'unconfirmed'].includes(purchaseOf(snapshot)),
  unlock: (snapshot) => unlockingOf(snapshot) !== 'asking',
  clear: () => true,
};

const onFailedCancel = ({ context: { payload, isAwaitingApprover } }: OrderSnapshot, { error }: WalkEvent): string => {
  if (isAwaitingApprover || (payload !== null && isTransfer(payload.paymentMean))) return 'awaitingMoney';
  if (error === PAID) return 'confirming';
  return error === UNKNOWN ? 'empty' : 'unconfirmed';
};

/** The target of each event from the states that accept it. */
const LEADS: Readonly<Record<string, (from: OrderSnapshot, event: WalkEvent) => string>> = {
  create: () => 'creating',
  pay: () => 'paying',
  paymentStarted: () => 'paying',
  paymentNotStarted: () => 'created',
  paymentReturned: () => 'confirming',
  paymentFailed: () => 'canceling',
  confirm: () => 'confirming',
  cancel: () => 'canceling',
  clear: () => 'empty',
  'xstate.done.actor.confirmOrder': () => 'confirmed',
  'xstate.done.actor.cancelOrder': () => 'canceled',
  'xstate.error.actor.createOrder': () => 'empty',
  'xstate.error.actor.confirmOrder': () => 'unconfirmed',
  'xstate.error.actor.cancelOrder': onFailedCancel,
};
const CALLING = ['creating', 'confirming', 'canceling'];

describe('every path of an order', () => {
  test('reaches every state and takes every transition [S4.3][S4.8][S4.11]', () => {
    const passed = ['order.purchase.deciding'];
    expect(stateIds(orderMachine).filter((id) => !walked.reached.has(id) && !passed.includes(id))).toEqual([]);
    expect(walked.notTaken).toEqual([]);
  });

  test('accepts each event exactly in the states of the table, in every snapshot [A-34]', () => {
    for (const snapshot of walked.snapshots) {
      for (const event of own) {
        const key =
          event.type.startsWith('payment') && 'orderNo' in event ? `${event.type} ${event.orderNo}` : event.type;
        expect(snapshot.can(event), `${key} in ${JSON.stringify(snapshot.value)}`).toBe(TAKEN[key]?.(snapshot));
      }
    }
  });
});

describe('each step of an order', () => {
  test('leads to the target of the table; a failed call leads back to a state where it can be retried [S4.7][S4.8][A-34]', () => {
    for (const { from, event, to } of walked.steps) {
      const isTaken = event.type.startsWith('xstate.') || from.can(event as OrderEvent);
      const leads = isTaken ? LEADS[event.type] : purchaseOf;
      if (leads !== undefined) expect(purchaseOf(to), `${event.type} in ${purchaseOf(from)}`).toBe(leads(from, event));
    }
  });

  test('is fetching exactly while a call runs, and payable exactly once created [S4.3]', () => {
    for (const snapshot of walked.snapshots) {
      expect(selectOrderState(snapshot).isFetching).toBe(Object.keys(snapshot.children).length > 0);
      expect(snapshot.hasTag('payable')).toBe(purchaseOf(snapshot) === 'created');
      expect(selectOrderState(snapshot).isPayProcessing).toBe(purchaseOf(snapshot) === 'paying');
    }
  });

  test('keeps the failure of a call until the next one [S4.7]', () => {
    for (const { from, event, to } of walked.steps) {
      if (event['error'] === FAILURE) expect(selectOrderFailure(to)?.code).toBe('20004');
      const isNextCall = CALLING.includes(purchaseOf(to)) && purchaseOf(from) !== purchaseOf(to);
      if (isNextCall || event.type === 'pay') {
        if (from.can(event as OrderEvent)) expect(selectOrderFailure(to)).toBeNull();
      }
    }
  });

  test('a payment that started keeps its log id', () => {
    const started = stepsBy('paymentStarted').filter(({ from }) => purchaseOf(from) === 'paying');
    expect(started.length).toBeGreaterThan(0);
    for (const { to } of started) expect(selectOrderState(to).paymentLogId).toBe('log-1');
  });

  test('unlocking requests one order, and a failure locks it again [S4.9][S4.10]', () => {
    for (const { from, to } of stepsBy('unlock')) {
      if (unlockingOf(from) === 'asking') continue;
      expect(unlockingOf(to)).toBe('asking');
      expect(to.context).toMatchObject({ unlocking: { orderNo: 'FR7', captcha: CAPTCHA }, failure: null });
    }
    for (const { to } of stepsBy('xstate.error.actor.unlockOrder')) {
      expect(unlockingOf(to)).toBe('locked');
      expect(to.context.unlocking).toBeNull();
    }
  });
});

describe('the order state', () => {
  test('has exactly the ten fields [S3.49]', () => {
    const names =
      'isFetching, orderNo, isConfirm, isCanceled, orderAmtTot, isPayProcessing, isUnlock, unlockOrders, paymentLogId, notConfirmYetOrderNo';
    expect(Object.keys(selectOrderState(walked.snapshots[0]!))).toEqual(names.split(', '));
  });

  test('creating loads [S4.3]', () => {
    for (const { to } of stepsBy('create').filter(({ from }) => AGAIN.includes(purchaseOf(from)))) {
      expect(selectOrderState(to)).toMatchObject({
        isFetching: true,
        orderNo: null,
        isConfirm: false,
        isCanceled: false,
      });
    }
  });

  test('creation stores the number, also as unconfirmed unless the order waits for a transfer or an approver [S4.4][A-34][A-183]', () => {
    const steps = stepsBy('xstate.done.actor.createOrder');
    expect(steps.length).toBeGreaterThan(0);
    for (const { to } of steps) {
      expect(selectOrderState(to).orderNo).toBe('FR1');
      expect(selectUnconfirmedOrderNo(to)).toBe(purchaseOf(to) === 'awaitingMoney' ? null : 'FR1');
    }
  });

  test('a created order is paid, confirmed immediately, or waits, depending on its payment means [A-34][A-103]', () => {
    expect(new Set(after('creditCard'))).toEqual(new Set(['created']));
    expect(new Set(after('internalUse'))).toEqual(new Set(['confirming']));
    expect(new Set(after('bankTransfer'))).toEqual(new Set(['awaitingMoney']));
  });

  test('an order above the limits of its buyer is placed and waits, whatever pays it [A-183]', () => {
    const waiting = stepsBy('xstate.done.actor.createOrder').filter(({ to }) => to.context.isAwaitingApprover);
    expect(new Set(waiting.map(({ from }) => from.context.payload?.paymentMean)).size).toBe(3);
    for (const { to } of waiting) expect(purchaseOf(to)).toBe('awaitingMoney');
    for (const { to } of waiting) expect(selectIsPlaced(to)).toBe(true);
  });

  test('confirmation sets isConfirm, unsets isCanceled, stores amount and number, and clears the unconfirmed number [S4.5][S4.6][A-34]', () => {
    for (const { to } of stepsBy('xstate.done.actor.confirmOrder')) {
      const state = selectOrderState(to);
      expect(state).toMatchObject({ isConfirm: true, isCanceled: false, orderNo: 'FR1', notConfirmYetOrderNo: null });
      expect(state.orderAmtTot).toEqual(money('50', EUR));
    }
  });

  test('a failed confirmation unsets isConfirm, keeps the unconfirmed number, and may be retried or cancelled [S4.7]', () => {
    const steps = stepsBy('xstate.error.actor.confirmOrder');
    expect(steps.length).toBeGreaterThan(0);
    for (const { to } of steps) {
      expect(selectOrderState(to)).toMatchObject({ isConfirm: false, notConfirmYetOrderNo: 'FR1' });
      expect(selectOrderFailure(to)?.code).toBe('20004');
      expect(to.can({ type: 'confirm' }) && to.can({ type: 'cancel' })).toBe(true);
    }
  });

  test('cancellation clears the number, unsets isConfirm and sets isCanceled [S4.8]', () => {
    for (const { to } of stepsBy('xstate.done.actor.cancelOrder')) {
      expect(selectOrderState(to)).toMatchObject({
        orderNo: null,
        isConfirm: false,
        isCanceled: true,
        notConfirmYetOrderNo: null,
      });
    }
  });

  test('an order that cannot be cancelled because it was paid is confirmed, one that is unknown is forgotten [S4.5][A-34]', () => {
    const steps = stepsBy('xstate.error.actor.cancelOrder').filter(({ to }) => purchaseOf(to) !== 'awaitingMoney');
    for (const { event, to } of steps) {
      if (event['error'] === PAID) expect(selectUnconfirmedOrderNo(to)).toBe('FR1');
      if (event['error'] === UNKNOWN) expect(selectOrderState(to)).toMatchObject({ orderNo: null, isCanceled: false });
      expect(selectOrderFailure(to) === null).toBe(event['error'] === PAID || event['error'] === UNKNOWN);
    }
  });

  test('a failed payment of this order cancels it [A-34]', () => {
    for (const { from, event, to } of stepsBy('paymentFailed')) {
      if (purchaseOf(from) === 'paying' && event['orderNo'] === 'FR1') expect(purchaseOf(to)).toBe('canceling');
    }
  });

  test('unlocking appends the number once and sets isUnlock; failing unsets it [S4.9][S4.10]', () => {
    for (const { to } of stepsBy('xstate.done.actor.unlockOrder')) {
      expect(selectOrderState(to)).toMatchObject({ isUnlock: true, unlockOrders: ['FR7'] });
    }
    for (const { to } of stepsBy('xstate.error.actor.unlockOrder')) expect(selectOrderState(to).isUnlock).toBe(false);
  });

  test('clear resets everything in any state [S4.11]', () => {
    const fresh = selectOrderState(walked.snapshots[0]!);
    for (const { to } of stepsBy('clear')) expect(selectOrderState(to)).toEqual(fresh);
  });

  test('a confirmed or canceled order is never unconfirmed, and no order is both [S4.5][S4.8]', () => {
    for (const snapshot of walked.snapshots) {
      const { isConfirm, isCanceled, notConfirmYetOrderNo } = selectOrderState(snapshot);
      expect(isConfirm && isCanceled).toBe(false);
      if (isConfirm || isCanceled) expect(notConfirmYetOrderNo).toBeNull();
    }
  });
});

const shop = (input: { unconfirmedOrderNo: string | null }) => {
  const calls: string[] = [];
  const machine = orderMachine.provide({
    actors: {
      createOrder: fromPromise(async ({ input }) => {
        calls.push(`create ${input?.paymentMean}`);
        return { orderNo: 'FR1' };
      }),
      confirmOrder: fromPromise(async ({ input }) => {
        calls.push(`confirm ${input.orderNo} ${input.payment?.paymentId ?? '-'}`);
        return { orderNo: 'FR1', total: money('50', EUR) };
      }),
      cancelOrder: fromPromise(async ({ input }) => void calls.push(`cancel ${input.orderNo}`)),
      unlockOrder: fromPromise(
        async ({ input }) => void calls.push(`unlock ${input?.orderNo} ${input?.captcha.token}`),
      ),
    },
  });
  return { calls, actor: createActor(machine, { input: { ...input, paymentLogId: null } }).start() };
};

test('create, pay, return, confirm once; the return after a reload is refused [A-34][S4.5]', async () => {
  const { actor, calls } = shop({ unconfirmedOrderNo: null });
  actor.send({ type: 'create', payload: paidBy('creditCard') });
  await waitFor(actor, (snapshot) => snapshot.hasTag('payable'));
  actor.send({ type: 'pay' });

  const back = shop({ unconfirmedOrderNo: selectUnconfirmedOrderNo(actor.getSnapshot()) });
  const returned = { type: 'paymentReturned', orderNo: 'FR1', paymentId: 'p-1', means: 'creditCard' } as const;
  back.actor.send(returned);
  back.actor.send(returned);
  const confirmed = await waitFor(back.actor, (snapshot) => snapshot.matches({ purchase: 'confirmed' }));

  const reloaded = shop({ unconfirmedOrderNo: selectUnconfirmedOrderNo(confirmed) });
  expect(reloaded.actor.getSnapshot().can(returned)).toBe(false);
  reloaded.actor.send(returned);
  expect([calls, back.calls, reloaded.calls]).toEqual([['create creditCard'], ['confirm FR1 p-1'], []]);
});

test('an order with nothing due is confirmed without a payment [A-34][A-103]', async () => {
  const { actor, calls } = shop({ unconfirmedOrderNo: null });
  actor.send({ type: 'create', payload: paidBy('internalUse') });
  await waitFor(actor, (snapshot) => snapshot.matches({ purchase: 'confirmed' }));
  expect(calls).toEqual(['create internalUse', 'confirm FR1 -']);
});

test('cancelling sends the unconfirmed order, unlocking the requested one with its captcha [S4.8][S4.9]', async () => {
  const { actor, calls } = shop({ unconfirmedOrderNo: 'FR1' });
  actor.send({ type: 'cancel' });
  actor.send({ type: 'unlock', orderNo: 'FR7', captcha: CAPTCHA });
  await waitFor(actor, (snapshot) => snapshot.matches({ purchase: 'canceled', unlocking: 'unlocked' }));
  expect(calls).toEqual(['cancel FR1', 'unlock FR7 c']);
});
