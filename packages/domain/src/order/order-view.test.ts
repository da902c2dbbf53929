import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { hasSteps, ORDER_STATUSES, orderMachine, orderView } from './index.ts';
import { isTransfer, PAYMENT_MEANS } from '../payment/index.ts';
import type { PaymentMeans } from '../payment/index.ts';
import type { OrderReturn, OrderSnapshot } from './index.ts';

const orderIn = (purchase: string): OrderSnapshot => {
  const actor = createActor(orderMachine, { input: { unconfirmedOrderNo: null, paymentLogId: null } });
  return orderMachine.resolveState({
    value: { purchase, unlocking: 'locked' },
    context: actor.getSnapshot().context,
  } as Parameters<typeof orderMachine.resolveState>[0]);
};
const CAME: OrderReturn = { paymentId: 'P1', hasFailed: false, means: 'creditCard' };
const FAILED: OrderReturn = { ...CAME, hasFailed: true };
const PURCHASES = [
  'empty',
  'creating',
  'created',
  'paying',
  'confirming',
  'confirmed',
  'unconfirmed',
  'canceling',
  'canceled',
  'awaitingMoney',
];
const view = (
  purchase: string,
  returned: OrderReturn,
  status: (typeof ORDER_STATUSES)[number] | null,
  absence: 'unknown' | 'unreachable' | null = null,
  means: PaymentMeans | null = 'creditCard',
) => orderView({ returned, order: orderIn(purchase), status, means, absence });

/** A status decided by the server, which nothing here changes. */
const DECIDED = {
  confirmed: 'confirmed',
  fullReturned: 'returned',
  partialReturned: 'returned',
  pending: 'pending',
} as const;

describe('an order page', () => {
  test('shows the server’s decision, whatever address and browser say [A-31][A-130]', () => {
    for (const [status, shown] of Object.entries(DECIDED))
      for (const purchase of PURCHASES)
        for (const returned of [CAME, FAILED])
          expect(view(purchase, returned, status as keyof typeof DECIDED), purchase).toBe(shown);
  });

  test.each([
    ['creating', CAME, null, 'working'],
    ['confirming', CAME, 'requesting', 'working'],
    ['confirming', FAILED, 'canceled', 'working'],
    ['canceling', FAILED, 'requesting', 'working'],
    ['confirmed', CAME, 'requesting', 'working'],
    ['confirmed', CAME, null, 'working'],
    ['canceled', FAILED, 'requesting', 'failed'],
    ['empty', FAILED, 'canceled', 'failed'],
    ['canceled', FAILED, null, 'failed'],
    ['canceled', CAME, 'canceled', 'canceled'],
    ['empty', CAME, 'canceled', 'canceled'],
    ['unconfirmed', CAME, 'requesting', 'unconfirmed'],
    ['unconfirmed', FAILED, 'requesting', 'unconfirmed'],
    ['unconfirmed', CAME, null, 'unconfirmed'],
    ['paying', CAME, 'requesting', 'undecided'],
    ['paying', FAILED, 'requesting', 'failed'],
    ['paying', CAME, null, 'undecided'],
    ['paying', CAME, 'canceled', 'canceled'],
    ['paying', FAILED, 'canceled', 'failed'],
    ['empty', CAME, 'requesting', 'undecided'],
    ['empty', FAILED, 'requesting', 'failed'],
    ['empty', CAME, 'waitingPayment', 'waitingPayment'],
    ['empty', FAILED, 'waitingPayment', 'waitingPayment'],
    ['confirming', CAME, 'waitingPayment', 'working'],
    ['empty', CAME, null, 'working'],
  ] as const)(
    'of an order that is %s, returned %j, known as %s, is %s [A-34][A-130]',
    (purchase, returned, status, shown) => {
      expect(view(purchase, returned, status)).toBe(shown);
    },
  );

  test('waits for a check that is on its way by post, which no bank decides [A-31][A-102]', () => {
    for (const [means, shown] of [
      ['bankCheck', 'waitingCheck'],
      ['creditCard', 'undecided'],
      [null, 'undecided'],
    ] as const)
      expect(view('empty', CAME, 'requesting', null, means)).toBe(shown);
    expect(view('paying', CAME, 'requesting', null, 'bankCheck')).toBe('waitingCheck');
    expect(view('empty', CAME, 'canceled', null, 'bankCheck')).toBe('canceled');
    expect(view('empty', CAME, 'waitingPayment', null, 'bankTransfer')).toBe('waitingPayment');
  });

  test.each(['unknown', 'unreachable'] as const)(
    'without a record says that it is %s, unless the browser knows more [A-31]',
    (absence) => {
      for (const purchase of ['empty', 'creating', 'confirming', 'canceling', 'confirmed'])
        expect(view(purchase, CAME, null, absence), purchase).toBe(absence);
      expect(view('paying', CAME, null, absence)).toBe('undecided');
      expect(view('unconfirmed', CAME, null, absence)).toBe('unconfirmed');
    },
  );
});

test('the steps of an order are shown unless page and record tell different things [A-34][A-130]', () => {
  for (const shown of [
    'confirmed',
    'returned',
    'waitingPayment',
    'waitingCheck',
    'pending',
    'undecided',
    'canceled',
  ] as const)
    expect(hasSteps(shown, 'requesting'), shown).toBe(true);
  for (const shown of ['working', 'unconfirmed', 'unknown', 'unreachable'] as const)
    expect(hasSteps(shown, 'canceled'), shown).toBe(false);
  expect(ORDER_STATUSES.filter((status) => hasSteps('failed', status))).toEqual(['canceled']);
});

describe('the page of an order above the limits of its buyer', () => {
  const approval = {
    standing: 'awaited',
    passed: 'order',
    until: 0,
    buyerName: null,
    isOwn: true,
    mayDecide: false,
    approvers: [],
    decidedBy: null,
    decidedAt: null,
    reason: '',
  } as const;
  const NONE: OrderReturn = { paymentId: null, hasFailed: false, means: null };
  const decidedView = (
    standing: 'awaited' | 'approved' | 'refused',
    status: (typeof ORDER_STATUSES)[number],
    means: PaymentMeans,
    returned = NONE,
  ) =>
    orderView({
      returned,
      order: orderIn('empty'),
      status,
      means,
      approval: { ...approval, standing },
      absence: null,
    });

  test('waits for the approver whatever pays it [A-183]', () => {
    for (const means of PAYMENT_MEANS) {
      const status = isTransfer(means) ? 'waitingPayment' : 'requesting';
      expect(decidedView('awaited', status, means), means).toBe('awaitingApprover');
    }
    expect(decidedView('refused', 'canceled', 'creditCard')).toBe('notApproved');
    expect(decidedView('awaited', 'canceled', 'creditCard')).toBe('canceled');
  });

  test('offers to pay once it is approved, again after a payment that failed, and not while the bank decides [A-183]', () => {
    expect(decidedView('approved', 'requesting', 'creditCard')).toBe('toPay');
    expect(decidedView('approved', 'requesting', 'creditCard', { ...NONE, hasFailed: true })).toBe('toPay');
    expect(decidedView('approved', 'requesting', 'creditCard', CAME)).toBe('undecided');
    expect(decidedView('approved', 'waitingPayment', 'bankTransfer')).toBe('waitingPayment');
    expect(decidedView('approved', 'confirmed', 'creditCard')).toBe('confirmed');
  });
});
