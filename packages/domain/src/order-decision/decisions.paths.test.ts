import { describe, expect, test } from 'vitest';
import { done, failed, stateIds, walk } from '../gateway/testing.ts';
import { currency, money } from '../money/index.ts';
import {
  decisionsMachine,
  selectDecided,
  selectDecisionFailure,
  selectRefusing,
  selectWaitingOrders,
} from './index.ts';
import type { WaitingOrder } from './index.ts';

const DOWN = { reason: 'unreachable', code: null, isRetryable: true };
const DECIDED = { reason: 'refused', code: '70017', isRetryable: false };

const waitingOrder = (orderNo: string, mayDecide: boolean): WaitingOrder => ({
  orderNo,
  placedAt: 0,
  cards: 2,
  total: money('150', currency('EUR')),
  approval: {
    standing: 'awaited',
    passed: 'order',
    until: 0,
    buyerName: 'Noa Roux',
    isOwn: !mayDecide,
    mayDecide,
    approvers: ['Lina Roux'],
    decidedBy: null,
    decidedAt: null,
    reason: '',
  },
});

const walked = walk(
  decisionsMachine,
  [
    { type: 'approve', orderNo: 'A' },
    { type: 'approve', orderNo: 'OWN' },
    { type: 'refuse', orderNo: 'A' },
    { type: 'refuse', orderNo: 'OWN' },
    { type: 'confirm', reason: 'Too much' },
    { type: 'cancel' },
    { type: 'retry' },
    done('fetchWaitingOrders', [waitingOrder('A', true), waitingOrder('OWN', false)]),
    failed('fetchWaitingOrders', DOWN),
    done('decideOrder', {}),
    failed('decideOrder', DECIDED),
  ],
  [{ custId: 'c-1' }],
);

describe('every path of the orders that wait for a decision', () => {
  test('reaches every state and takes every transition [A-183]', () => {
    expect(stateIds(decisionsMachine).filter((id) => !walked.reached.has(id))).toEqual([]);
    expect(walked.notTaken).toEqual([]);
  });

  test('decides only about orders that this person may decide about, and refuses only what was asked about [A-183]', () => {
    let decisions = 0;
    for (const { from, event, to } of walked.steps) {
      if (!to.matches('deciding') || from.matches('deciding')) continue;
      decisions += 1;
      const { request } = to.context;
      expect(selectWaitingOrders(from)?.find(({ orderNo }) => orderNo === request?.orderNo)?.approval.mayDecide).toBe(
        true,
      );
      if (event.type === 'confirm')
        expect(request).toEqual({ orderNo: selectRefusing(from), isApproved: false, reason: 'Too much' });
      else expect(request).toMatchObject({ isApproved: true });
    }
    expect(decisions).toBeGreaterThan(1);
  });

  test('reads the orders again after each decision, made or not, and tells which', () => {
    for (const { event, from, to } of walked.steps) {
      if (!from.matches('deciding') || to.matches('deciding')) continue;
      expect(to.matches('loading')).toBe(true);
      if (event.type === 'xstate.done.actor.decideOrder') expect(selectDecided(to)).toEqual(from.context.request);
      else expect(selectDecisionFailure(to)).toMatchObject({ code: '70017' });
    }
  });
});
