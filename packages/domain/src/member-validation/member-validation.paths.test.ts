import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { done, failed, stateIds, walk } from '../gateway/testing.ts';
import type { WalkEvent } from '../gateway/testing.ts';
import {
  memberValidationMachine,
  selectMember,
  selectMemberType,
  selectValidationError,
  writeMemberInfo,
} from './index.ts';
import type { MemberValidationEvent } from './index.ts';

const MEMBER = { name: 'Ana Li', email: 'ana@example.org' };
const INPUT = { token: 't-1', info: writeMemberInfo(MEMBER) };
const REFUSED = { reason: 'refused', code: '58031', message: 'Too late', isRetryable: false };
const OFFLINE = { reason: 'unreachable', code: null, message: '', isRetryable: true };
const EVENTS: readonly MemberValidationEvent[] = [{ type: 'approve' }, { type: 'reject' }];
const CALL = 'activateAccountValidate';
const walked = walk(
  memberValidationMachine,
  [...(EVENTS as readonly WalkEvent[]), done(CALL), failed(CALL, REFUSED), failed(CALL, OFFLINE)],
  [INPUT, { ...INPUT, token: null }],
);

describe('every path of the member validation page', () => {
  test('reaches every state and takes every transition [S2.45]', () => {
    expect(stateIds(memberValidationMachine).filter((id) => !walked.reached.has(id))).toEqual([]);
    expect(walked.notTaken).toEqual([]);
  });

  test('redirects to / immediately if token or info is missing, or the info is invalid [S4.70][S5.76]', () => {
    for (const over of [{ token: null }, { token: '' }, { token: ' ' }, { info: null }, { info: '' }, { info: 'x' }]) {
      const page = createActor(memberValidationMachine, { input: { ...INPUT, ...over } })
        .start()
        .getSnapshot();
      expect(page).toMatchObject({ status: 'done', output: { path: '/', query: {} } });
    }
  });

  test('shows name and email and accepts a decision, also after a failure, but not while one is being sent or was accepted [S2.45][S4.69]', () => {
    for (const snapshot of walked.snapshots.filter(({ status }) => status === 'active')) {
      expect(selectMember(snapshot)).toEqual(MEMBER);
      const isDecidable = snapshot.matches('asking') || snapshot.matches('failed');
      expect(snapshot.hasTag('decidable')).toBe(isDecidable);
      expect(snapshot.hasTag('loading')).toBe(snapshot.matches('deciding'));
      for (const event of EVENTS) expect(snapshot.can(event)).toBe(isDecidable);
    }
  });

  test('an accepted approval makes a B2B2C member, a rejection leaves the account unchanged [S1.35][S4.67][S4.68]', () => {
    const ends = walked.steps.filter(({ event }) => event.type === `xstate.done.actor.${CALL}`);
    expect(ends.length).toBeGreaterThan(1);
    for (const { from, to } of ends) {
      expect(to.value).toBe(from.context.isApproved ? 'approved' : 'rejected');
      expect(selectMemberType(to)).toBe(from.context.isApproved ? 'b2b2c' : 'individual');
    }
    for (const snapshot of walked.snapshots) {
      expect(selectMemberType(snapshot) !== null).toBe(snapshot.matches('approved') || snapshot.matches('rejected'));
    }
  });

  test('an error shows the server message, and the contact hint with the code; a new decision clears it [S4.71][S8.37][S8.38]', () => {
    const errors = walked.steps.filter(({ event }) => event.type === `xstate.error.actor.${CALL}`);
    expect(errors.length).toBeGreaterThan(1);
    for (const { event, to } of errors) {
      const isRefused = event['error'] === REFUSED;
      expect(selectValidationError(to)).toEqual({
        _tag: 'MemberValidationFailed',
        message: isRefused ? 'Too late' : '',
        hint: 'contactUs',
        code: isRefused ? '58031' : null,
      });
    }
    for (const snapshot of walked.snapshots) {
      expect(selectValidationError(snapshot) !== null).toBe(snapshot.matches('failed'));
    }
  });
});

test('the token of the address and the decision are sent, once for each decision [S7.29]', async () => {
  const sent: unknown[] = [];
  const machine = memberValidationMachine.provide({
    actors: {
      activateAccountValidate: fromPromise(async ({ input }) => {
        sent.push(input);
        if (sent.length === 1) throw REFUSED;
      }),
    },
  });
  const actor = createActor(machine, { input: INPUT }).start();
  actor.send({ type: 'approve' });
  await waitFor(actor, (snapshot) => snapshot.matches('failed'));
  actor.send({ type: 'reject' });
  await waitFor(actor, (snapshot) => snapshot.matches('rejected'));
  expect(sent).toEqual([
    { token: 't-1', isApproved: true },
    { token: 't-1', isApproved: false },
  ]);
});
