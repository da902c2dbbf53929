import * as fc from 'fast-check';
import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { done, failed, stateIds, walk } from '../gateway/testing.ts';
import { numberingPlan } from '../phone/index.ts';
import {
  selectIsTransfer,
  selectTransfer,
  selectTransferFailure,
  selectTransferRefusals,
  createTransferMachine,
} from './index.ts';
import type { TransferEvent } from './index.ts';
import { FRIEND, transferFacts } from './testing.ts';

const transferMachine = createTransferMachine(numberingPlan);

const facts = fc.sample(transferFacts(), { numRuns: 1, seed: 3 })[0]!;
const FAILURE = { reason: 'network', code: null, isRetryable: true };

const own: readonly TransferEvent[] = [
  { type: 'review', entry: FRIEND },
  { type: 'review', entry: { ...FRIEND, friendName: '' } },
  { type: 'change' },
  { type: 'send' },
];
const walked = walk(
  transferMachine,
  [...own.map((event) => ({ ...event })), done('sendTransfer'), failed('sendTransfer', FAILURE)],
  [facts, { ...facts, card: { ...facts.card, isBlocked: true } }],
);

const TAKEN = { review: 'entering', change: 'reviewing', send: 'reviewing' } as const;

describe('every path of a transfer', () => {
  test('reaches every state and takes every transition [S1.18]', () => {
    expect(stateIds(transferMachine).filter((id) => !walked.reached.has(id))).toEqual([]);
    expect(walked.notTaken).toEqual([]);
  });

  test('accepts each event exactly in its states, in every snapshot: nothing is sent without a review', () => {
    for (const snapshot of walked.snapshots) {
      for (const event of own)
        expect(snapshot.can(event), `${event.type} in ${String(snapshot.value)}`).toBe(
          snapshot.value === TAKEN[event.type],
        );
    }
  });

  test('reviews a valid transfer, and reports refusals by field [A-95]', () => {
    for (const { from, event, to } of walked.steps) {
      if (event.type !== 'review' || !from.matches('entering')) continue;
      const { isBlocked } = from.context.facts.card;
      const hasName = (event as unknown as { entry: typeof FRIEND }).entry.friendName !== '';
      expect(to.value).toBe(hasName && !isBlocked ? 'reviewing' : 'entering');
      expect(Object.keys(selectTransferRefusals(to) ?? {})).toEqual([
        ...(isBlocked ? ['card'] : []),
        ...(hasName ? [] : ['friendName']),
      ]);
    }
  });

  test('has a transfer from its review on, and a failure only until it is sent again', () => {
    for (const snapshot of walked.snapshots) {
      expect(selectTransfer(snapshot) !== null).toBe(!snapshot.matches('entering'));
      if (!snapshot.matches('reviewing')) expect(selectTransferFailure(snapshot)).toBeNull();
    }
    const failures = walked.steps.filter(
      ({ from, event }) => event.type === 'xstate.error.actor.sendTransfer' && from.matches('sending'),
    );
    expect(failures.map(({ to }) => [to.value, selectTransferFailure(to)?.reason])).toEqual(
      failures.map(() => ['reviewing', 'network']),
    );
    for (const { from, to } of failures) expect(selectTransfer(to)).toEqual(selectTransfer(from));
  });

  test('a transfer that succeeds sets isTransfer, and nothing else does [S4.50]', () => {
    for (const { from, event, to } of walked.steps) {
      expect(selectIsTransfer(to)).toBe(to.matches('sent'));
      if (selectIsTransfer(to) && !selectIsTransfer(from)) {
        expect(event.type).toBe('xstate.done.actor.sendTransfer');
        expect(to.status).toBe('done');
      }
    }
  });
});

test('with a gateway in place the reviewed transfer is sent [S1.18][S4.50]', async () => {
  const calls: unknown[] = [];
  const actor = createActor(
    transferMachine.provide({
      actors: { sendTransfer: fromPromise(async ({ input }) => void calls.push(input)) },
    }),
    { input: facts },
  ).start();
  actor.send({ type: 'review', entry: FRIEND });
  const reviewed = selectTransfer(actor.getSnapshot());
  actor.send({ type: 'send' });
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  expect(selectIsTransfer(await waitFor(actor, ({ status }) => status === 'done'))).toBe(true);
  expect(calls).toEqual([reviewed]);
});
