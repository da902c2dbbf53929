import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isUndecided,
  nextOrderState,
  ORDER_STATUS_CODES,
  ORDER_STATUSES,
  ORDER_TRANSITIONS,
  orderNumber,
  orderStatusCode,
  readOrderStatus,
} from './index.ts';
import { mayUploadReceipt } from '../bank-transfer/index.ts';
import type { OrderState, OrderStateEvent } from './index.ts';
import { isTransfer } from '../payment/index.ts';
import { anyPaymentMeans } from '../payment/testing.ts';

const knownCodes = Object.values(ORDER_STATUS_CODES).flat() as readonly string[];
const EVENTS: readonly OrderStateEvent[] = [
  'settle',
  'settleForApproval',
  'settleLate',
  'approve',
  'receive',
  'cancel',
  'returnPart',
  'returnAll',
];

const after = (...events: OrderStateEvent[]): OrderState | null =>
  Result.getOrNull(
    events.reduce<ReturnType<typeof nextOrderState>>(
      (state, event) => Result.flatMap(state, (at) => nextOrderState(at, event)),
      Result.succeed('requesting'),
    ),
  );

describe('order status codes', () => {
  test.each([
    ['requesting', ['03', '041', '044'], '[S3.136]'],
    ['confirmed', ['09', '042', '091'], '[S3.137]'],
    ['canceled', ['02'], '[S3.138]'],
    ['pending', ['04'], '[S3.139]'],
    ['fullReturned', ['099'], '[S3.140]'],
    ['partialReturned', ['098'], '[S3.141]'],
  ] as const)('%s is %j and nothing else %s', (...[status, codes]) => {
    for (const code of knownCodes) {
      expect(readOrderStatus(code, 'creditCard') === status).toBe((codes as readonly string[]).includes(code));
    }
    expect(codes).toContain(orderStatusCode(status));
  });

  test('an unknown code is pending, never confirmed [A-31]', () => {
    fc.assert(
      fc.property(
        fc.string().filter((code) => !knownCodes.includes(code)),
        fc.option(anyPaymentMeans),
        (code, means) => {
          expect(readOrderStatus(code, means)).toBe('pending');
        },
      ),
    );
  });

  test('a requested order paid by transfer is waiting for payment, and no other order is [S4.1][S4.13][A-31]', () => {
    fc.assert(
      fc.property(fc.constantFrom(...knownCodes), fc.option(anyPaymentMeans), (code, means) => {
        const isWaiting = readOrderStatus(code, means) === 'waitingPayment';
        const isRequested = readOrderStatus(code, null) === 'requesting';
        expect(isWaiting).toBe(isRequested && means !== null && isTransfer(means));
      }),
    );
  });

  test('each of the seven names takes precedence over the code, and any other name is ignored [S4.1][A-31][A-159]', () => {
    const names = [
      'Confirmed',
      'Requesting',
      'Canceled',
      'Pending',
      'Full Returned',
      'Partial Returned',
      'Waiting Payment',
    ];
    for (const code of ['02', '09']) {
      expect(names.map((name) => readOrderStatus(code, 'bankTransfer', name))).toEqual([...ORDER_STATUSES]);
    }
    for (const name of ['', 'confirmed', 'Shipped', 'toString']) {
      expect(readOrderStatus('02', null, name)).toBe('canceled');
    }
  });

  test('the stored code of a status is decoded to it [S4.1]', () => {
    for (const status of ORDER_STATUSES) {
      expect(readOrderStatus(orderStatusCode(status), status === 'waitingPayment' ? 'bankTransfer' : null)).toBe(
        status,
      );
    }
  });
});

describe('the lifecycle of an order', () => {
  const states = Object.keys(ORDER_TRANSITIONS) as OrderState[];
  test('an order by transfer becomes confirmed once its payment is confirmed [S4.15]', () => {
    expect(after('settle')).toBe('confirmed');
    expect(after('receive', 'settle')).toBe('confirmed');
  });

  test('a receipt leaves the order awaiting payment, and is accepted only then [S4.14][A-36]', () => {
    expect(after('receive')).toBe('requesting');
    expect(ORDER_STATUSES.filter(mayUploadReceipt)).toEqual(['waitingPayment']);
  });

  test('a pending order is paid: it becomes confirmed only with approval, and is returned completely otherwise [S4.17][A-39]', () => {
    expect(after('settleForApproval')).toBe('pending');
    expect(after('settleForApproval', 'approve')).toBe('confirmed');
    expect(after('settleForApproval', 'settle')).toBeNull();
    expect(after('settleForApproval', 'cancel')).toBeNull();
    expect(after('settleForApproval', 'returnPart')).toBeNull();
    expect(after('settleForApproval', 'returnAll')).toBe('fullReturned');
  });

  test('cards of a confirmed order are returned in parts or all at once, until all are [S3.140][S3.141]', () => {
    expect(after('settle', 'returnPart')).toBe('partialReturned');
    expect(after('settle', 'returnPart', 'returnPart')).toBe('partialReturned');
    expect(after('settle', 'returnAll')).toBe('fullReturned');
    expect(after('settle', 'returnPart', 'returnAll')).toBe('fullReturned');
    expect(after('returnPart')).toBeNull();
  });

  test('no order is confirmed without being settled, and none is settled twice unless it was cancelled in between [A-31][A-34]', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...EVENTS), { maxLength: 8 }), (events) => {
        const state = after(...events);
        const since = events.slice(events.lastIndexOf('cancel') + 1);
        const settlements = since.filter((event) => event.startsWith('settle')).length;
        if (state === null) return;
        expect(settlements).toBeLessThanOrEqual(1);
        if (state === 'confirmed') expect(settlements).toBe(1);
      }),
    );
  });

  test('money after a cancellation does not confirm the order unless staff settle with it, and a returned order accepts nothing more [A-34]', () => {
    for (const event of EVENTS) {
      expect(after('cancel', event)).toBe(event === 'settleLate' ? 'confirmed' : null);
      expect(after('settle', 'returnAll', event)).toBeNull();
    }
  });

  test('an order that waits for an approver accepts no money, and is paid like any other once it is allowed [A-183]', () => {
    expect(ORDER_TRANSITIONS.awaitingApprover).toEqual({ allow: 'requesting', cancel: 'canceled' });
    expect(orderStatusCode('awaitingApprover')).toBe(orderStatusCode('requesting'));
  });

  test('a refusal names the state and the event', () => {
    for (const state of states) {
      for (const event of EVENTS.filter((event) => !(event in ORDER_TRANSITIONS[state]))) {
        expect(nextOrderState(state, event)).toEqual(Result.fail({ _tag: 'OrderEventRefused', state, event }));
      }
    }
  });
});

test('an order number is letters, digits and hyphens', () => {
  expect(['FR-2026-1', 'a'.repeat(40)].map((text) => orderNumber(text))).toEqual(['FR-2026-1', 'a'.repeat(40)]);
  expect(['', 'a'.repeat(41), '../x', 'FR 1', 'FR1\n'].map((text) => orderNumber(text))).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});

test('an order is undecided while it is requested, by card or by transfer, and at no other time [A-31][A-160]', () => {
  expect(ORDER_STATUSES.filter(isUndecided)).toEqual(['requesting', 'waitingPayment']);
  expect(isUndecided(null)).toBe(false);
});
