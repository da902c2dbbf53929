import { Schema } from 'effect';
import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { done, failed, stateIds, walk } from '../gateway/testing.ts';
import {
  confirmationLinkOf,
  confirmationMachine,
  selectConfirmationFailure,
  selectConfirmationSeconds,
  selectConfirmedBusiness,
  selectDeadLink,
} from './index.ts';
import type { ConfirmationLink } from './index.ts';
import { ConfirmationRequest, TokenConfirmed, TokenToConfirm } from './schema.ts';

const DOWN = { reason: 'network', code: null, isRetryable: true };
const UNREADABLE = { reason: 'unreadable', code: '1234', isRetryable: false };
const EXPIRED = { reason: 'refused', code: '70005', isRetryable: false, detail: { reason: 'expired' } };
const individual: ConfirmationLink = { registerType: 'individual', accountId: 'a-1', verifyToken: 'v-1' };
const business: ConfirmationLink = { registerType: 'business', accountId: '', verifyToken: 'v-2' };
const CALLS = ['confirmRegistration', 'confirmToken', 'confirmBusiness'];

const walked = walk(
  confirmationMachine,
  [
    ...[9, 3, 0, -1].map((secondsLeft) => ({ type: 'tick', secondsLeft })),
    { type: 'stop' },
    { type: 'retry' },
    { type: 'leave' },
    ...CALLS.map((call) => done(call, { tempId: 'temp-1' })),
    ...CALLS.flatMap((call) => [DOWN, UNREADABLE, EXPIRED].map((failure) => failed(call, failure))),
  ],
  [individual, business],
);
const isShown = (snapshot: (typeof walked.snapshots)[number]) =>
  snapshot.matches('confirmed') || snapshot.matches('refused');

describe('every path of a confirmation by email', () => {
  test('reaches every state but the one it passes through, and takes every transition ', () => {
    expect(stateIds(confirmationMachine).filter((id) => !walked.reached.has(id))).toEqual(['confirmation.choosing']);
    expect(walked.notTaken).toEqual([]);
  });

  test('accepts each event in its own states and refuses it in all others', () => {
    for (const snapshot of walked.snapshots) {
      const seconds = selectConfirmationSeconds(snapshot);
      expect(snapshot.can({ type: 'leave' })).toBe(isShown(snapshot));
      expect(snapshot.can({ type: 'tick', secondsLeft: 1 })).toBe(isShown(snapshot));
      expect(snapshot.can({ type: 'stop' })).toBe(isShown(snapshot) && seconds !== null);
      expect(snapshot.can({ type: 'retry' })).toBe(
        snapshot.matches('refused') && selectConfirmationFailure(snapshot)?.reason !== 'refused',
      );
      expect(snapshot.hasTag('busy')).toBe(!isShown(snapshot) && snapshot.status !== 'done');
    }
  });

  test('an individual is confirmed by one call, a business by its token and then its registration', () => {
    for (const { from, to } of walked.steps) {
      const isBusiness = from.context.link === business;
      if (to.matches('confirming')) expect(isBusiness).toBe(false);
      if (to.matches('confirmingBusiness')) expect([isBusiness, to.context.tempId]).toEqual([true, 'temp-1']);
      if (to.matches('confirmed') && !isShown(from)) {
        expect(from.matches(isBusiness ? 'confirmingBusiness' : 'confirming')).toBe(true);
      }
    }
  });

  test('the outcome is shown for 10 s and then leads home, unless it is stopped [A-82]', () => {
    for (const { from, event, to } of walked.steps) {
      if (isShown(to) && !isShown(from)) expect(selectConfirmationSeconds(to)).toBe(10);
      if (!isShown(from)) continue;
      const seconds = selectConfirmationSeconds(from);
      const isTime = event.type === 'tick' && Number(event['secondsLeft']) <= 0 && seconds !== null;
      expect(to.matches('left')).toBe(isTime || event.type === 'leave');
      if (to.matches('left')) expect(to.output).toEqual({ path: '/', query: {} });
      if (event.type === 'stop') expect(selectConfirmationSeconds(to)).toBeNull();
      if (event.type === 'tick' && seconds === 10 && event['secondsLeft'] === 3) {
        expect(selectConfirmationSeconds(to)).toBe(3);
      }
    }
  });

  test('a refused token shows the reason; whatever else failed may be tried again, and says nothing of the link', () => {
    for (const { from, event, to } of walked.steps) {
      if (from.hasTag('busy') && event['error'] !== undefined) {
        expect(to.matches('refused')).toBe(true);
        expect(selectConfirmationFailure(to)?.reason).toBe((event['error'] as typeof DOWN).reason);
        expect(selectDeadLink(to)).toBe(event['error'] === EXPIRED ? 'expired' : null);
      }
      if (from.matches('refused') && event.type === 'retry' && from.can({ type: 'retry' })) {
        expect([to.hasTag('busy'), selectConfirmationFailure(to)]).toEqual([true, null]);
      }
    }
  });
});

const UNDER_REVIEW = { reference: 'R-2026-1183', answerBy: { year: 2026, month: 12, day: 1 }, keepsPassword: true };

test('with gateways in place each call gets what it needs', async () => {
  const calls: unknown[] = [];
  const machine = confirmationMachine.provide({
    actors: {
      confirmRegistration: fromPromise(async ({ input }) => void calls.push(input)),
      confirmToken: fromPromise(async ({ input }) => {
        calls.push(input);
        return { tempId: 'temp-9' };
      }),
      confirmBusiness: fromPromise(async ({ input }) => {
        calls.push(input);
        return UNDER_REVIEW;
      }),
    },
  });
  const confirmed = [];
  for (const input of [individual, business]) {
    const actor = createActor(machine, { input }).start();
    confirmed.push(await waitFor(actor, (snapshot) => snapshot.matches('confirmed')));
  }
  expect(confirmed.map(selectConfirmedBusiness)).toEqual([null, UNDER_REVIEW]);
  expect(calls).toEqual([individual, { token: 'v-2' }, { tempId: 'temp-9' }]);
  expect(Schema.encodeSync(ConfirmationRequest)(individual)).toEqual({ ...individual, registerType: 'C' });
});

test.each([
  [
    { registerType: 'B', verifyToken: 'v' },
    { registerType: 'business', accountId: '', verifyToken: 'v' },
  ],
  [
    { registerType: 'C', accountId: 'a', verifyToken: 'v' },
    { registerType: 'individual', accountId: 'a', verifyToken: 'v' },
  ],
  [
    { accountId: 'a', verifyToken: 'v' },
    { registerType: 'individual', accountId: 'a', verifyToken: 'v' },
  ],
  [{ registerType: 'C', verifyToken: 'v' }, null],
  [{ registerType: 'B', accountId: 'a' }, null],
  [{}, null],
])('the link of %j is %j', (query, link) => expect(confirmationLinkOf(query as Record<string, string>)).toEqual(link));

test('a business is confirmed with the token of its link, which returns the tempId of the registration', () => {
  expect(['', 't-1'].filter((token) => Schema.is(TokenToConfirm)({ token }))).toEqual(['t-1']);
  expect(['', 't-1'].filter((tempId) => Schema.is(TokenConfirmed)({ tempId }))).toEqual(['t-1']);
});
