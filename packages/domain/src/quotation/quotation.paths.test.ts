import * as fc from 'fast-check';
import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { done, failed, stateIds, walk } from '../gateway/testing.ts';
import type { WalkEvent } from '../gateway/testing.ts';
import { newLine } from '../cart/index.ts';
import { money } from '../money/index.ts';
import { euro } from '../money/testing.ts';
import {
  asksFirst,
  canTake,
  disableQuotationMachine,
  quotationRequestMachine,
  quotationToCartMachine,
  selectDisabled,
  selectDisableFailure,
  selectQuotationNotice,
  selectTaken,
  selectTakeFailure,
  selectTaking,
} from './index.ts';
import type { DisableQuotationEvent, QuotationRequestEvent, QuotationTaking, QuotationToCartEvent } from './index.ts';
import { quotationRequests } from './testing.ts';

const [request] = fc.sample(quotationRequests, { numRuns: 1, seed: 4 });
const email = request!.email;
const REFUSED = { reason: 'refused', code: '20001', message: 'no', isRetryable: false };

describe('every path of requesting a quotation', () => {
  const events: readonly QuotationRequestEvent[] = [{ type: 'ask', request: request! }, { type: 'close' }];
  const walked = walk(
    quotationRequestMachine,
    [
      ...(events as readonly WalkEvent[]),
      done('requestQuotation', { orderNo: 'Q1' }),
      done('requestQuotation', { orderNo: 'Q1', error: { code: '1' } }),
      failed('requestQuotation', REFUSED),
    ],
    [undefined],
  );

  test('reaches every state and takes every transition [S4.12]', () => {
    expect(stateIds(quotationRequestMachine).filter((id) => !walked.reached.has(id))).toEqual([]);
    expect(walked.notTaken).toEqual([]);
  });

  test('sends a request if none is running or sent, and closes its popup [S8.48][S8.49]', () => {
    const TAKEN = { ask: ['ready', 'failed'], close: ['sent', 'failed'] };
    for (const snapshot of walked.snapshots) {
      for (const event of events) expect(snapshot.can(event)).toBe(TAKEN[event.type].includes(String(snapshot.value)));
      expect(snapshot.hasTag('loading')).toBe(snapshot.matches('asking'));
      expect(snapshot.hasTag('popup')).toBe(snapshot.matches('sent') || snapshot.matches('failed'));
      expect(selectQuotationNotice(snapshot) !== null).toBe(snapshot.hasTag('popup'));
      expect(snapshot.context.request !== null).toBe(!snapshot.matches('ready'));
    }
  });

  test('success reports that the quotation was sent to the email [S8.49]', () => {
    const sent = walked.snapshots.filter((snapshot) => snapshot.matches('sent'));
    expect(sent.length).toBeGreaterThan(0);
    for (const snapshot of sent) {
      expect(selectQuotationNotice(snapshot)).toEqual({ _tag: 'QuotationSent', orderNo: 'Q1', email });
    }
  });

  test('an answer with an error and a failed call both report the failure [S4.12][S8.48]', () => {
    const codes = walked.steps.flatMap(({ from, event, to }) => {
      const notice = selectQuotationNotice(to);
      if (!from.matches('asking') || !event.type.startsWith('xstate') || !to.matches('failed')) return [];
      return [notice?._tag === 'QuotationFailed' ? notice.code : 'wrong'];
    });
    expect(new Set(codes)).toEqual(new Set([null, '20001']));
  });
});

test('one call is made for each request, as it was prepared [S7.99]', async () => {
  const asked: unknown[] = [];
  const machine = quotationRequestMachine.provide({
    actors: {
      requestQuotation: fromPromise(async ({ input }) => {
        asked.push(input);
        return { orderNo: 'Q1' };
      }),
    },
  });
  const actor = createActor(machine).start();
  actor.send({ type: 'ask', request: request! });
  actor.send({ type: 'ask', request: request! });
  await waitFor(actor, (snapshot) => snapshot.matches('sent'));
  expect(asked).toEqual([request]);
});

describe('every path of disabling a quotation', () => {
  const events: readonly DisableQuotationEvent[] = [
    { type: 'disable', orderNo: 'Q1' },
    { type: 'disable', orderNo: 'Q2' },
    { type: 'confirm' },
    { type: 'decline' },
  ];
  const walked = walk(
    disableQuotationMachine,
    [...(events as readonly WalkEvent[]), done('disableQuotation'), failed('disableQuotation', REFUSED)],
    [{ custId: 'C1' }],
  );

  test('reaches every state and takes every transition [S7.16]', () => {
    expect(stateIds(disableQuotationMachine).filter((id) => !walked.reached.has(id))).toEqual([]);
    expect(walked.notTaken).toEqual([]);
  });

  test('nothing is disabled without a confirmation, and nothing twice [S7.16][A-40]', () => {
    for (const snapshot of walked.snapshots) {
      const disabled = selectDisabled(snapshot);
      for (const event of events) {
        const isTaken =
          event.type === 'disable'
            ? snapshot.matches('ready') && !disabled.includes(event.orderNo)
            : snapshot.matches('asking');
        expect(snapshot.can(event)).toBe(isTaken);
      }
      expect(new Set(disabled).size).toBe(disabled.length);
      expect(snapshot.hasTag('asking')).toBe(snapshot.matches('asking'));
      expect(snapshot.hasTag('loading')).toBe(snapshot.matches('disabling'));
      expect(snapshot.context.orderNo === '').toBe(snapshot.matches('ready'));
    }
    for (const { from, event, to } of walked.steps) {
      if (to.matches('disabling') && from.matches('asking')) expect(event.type).toBe('confirm');
    }
  });

  test('nothing is disabled at first [S7.16]', () => {
    const start = createActor(disableQuotationMachine, { input: { custId: 'C1' } }).getSnapshot();
    expect([selectDisabled(start), selectDisableFailure(start)]).toEqual([[], null]);
  });

  test('the disabled quotation is listed; a failure disables nothing and is kept until the next request [S7.16]', () => {
    for (const { from, event, to } of walked.steps.filter((step) => step.from.matches('disabling'))) {
      const before = selectDisabled(from);
      if (event.type.includes('done')) {
        expect(selectDisabled(to)).toEqual([...before, from.context.orderNo]);
        expect(selectDisableFailure(to)).toBeNull();
      }
      if (event.type.includes('error')) {
        expect(selectDisabled(to)).toEqual(before);
        expect(selectDisableFailure(to)?.code).toBe('20001');
      }
    }
    for (const snapshot of walked.snapshots) {
      if (!snapshot.matches('ready')) expect(selectDisableFailure(snapshot)).toBeNull();
    }
  });
});

test('the call names the customer and the quotation [S7.16]', async () => {
  const called: unknown[] = [];
  const machine = disableQuotationMachine.provide({
    actors: { disableQuotation: fromPromise(async ({ input }) => void called.push(input)) },
  });
  const actor = createActor(machine, { input: { custId: 'C1' } }).start();
  actor.send({ type: 'disable', orderNo: 'Q1' });
  expect(called).toEqual([]);
  actor.send({ type: 'confirm' });
  await waitFor(actor, (snapshot) => snapshot.matches('ready'));
  expect(called).toEqual([{ custId: 'C1', orderNo: 'Q1' }]);
});

describe('every path of putting a quotation into the cart', () => {
  const price = money(50, euro);
  const asQuoted: QuotationTaking = {
    quoted: { lines: [{ ...newLine('L', 'GC1', euro), lineId: null }], undated: [], left: [] },
    quotedTotal: price,
    newTotal: null,
    besides: 0,
    refusal: null,
    startsOver: false,
  };
  const dearer = { ...asQuoted, newTotal: money(60, euro) };
  const gone = { ...asQuoted, quoted: { lines: [], undated: [], left: [] } };
  const events: readonly QuotationToCartEvent[] = [
    { type: 'take', orderNo: 'Q1' },
    { type: 'confirm' },
    { type: 'decline' },
  ];
  const walked = walk(
    quotationToCartMachine,
    [
      ...(events as readonly WalkEvent[]),
      ...[asQuoted, dearer, gone].map((taking) => done('planTaking', taking)),
      failed('planTaking', REFUSED),
      done('putIntoCart'),
      failed('putIntoCart', REFUSED),
    ],
    [{ custId: 'C1' }],
  );

  test('reaches every state and takes every transition [A-174]', () => {
    expect(stateIds(quotationToCartMachine).filter((id) => !walked.reached.has(id))).toEqual([]);
    expect(walked.notTaken).toEqual([]);
  });

  test('nothing is put that cannot be, and nothing changed without being asked about [A-174][A-185]', () => {
    for (const { from, event, to } of walked.steps) {
      if (!to.matches('putting') || from.matches('putting')) continue;
      expect(canTake(to.context.taking!)).toBe(true);
      if (asksFirst(to.context.taking!)) expect(event.type).toBe('confirm');
    }
    for (const snapshot of walked.snapshots) {
      expect(selectTaking(snapshot) !== null).toBe(snapshot.matches('asking'));
      expect(selectTaken(snapshot)).toBe(snapshot.hasTag('loading') ? 'Q1' : null);
      expect(snapshot.can({ type: 'take', orderNo: 'Q1' })).toBe(snapshot.matches('ready'));
    }
  });

  test('a failure leaves all as it was, and is told until the next press [A-174]', () => {
    const failures = walked.snapshots.filter((snapshot) => selectTakeFailure(snapshot) !== null);
    expect(failures.length).toBeGreaterThan(0);
    for (const snapshot of failures) {
      expect(snapshot.matches('ready')).toBe(true);
      expect(snapshot.context.taking).toBeNull();
    }
  });
});
