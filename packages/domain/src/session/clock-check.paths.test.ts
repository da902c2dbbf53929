import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { done, failed, stateIds, walk } from '../gateway/testing.ts';
import { MINUTE_MS } from '../time/index.ts';
import { clockCheckMachine, minuteStamp, selectClockCheckFailure } from './index.ts';

const OFFLINE = { reason: 'unreachable', code: null, isRetryable: true };
const events = [
  { type: 'tryAgain', at: 5 * MINUTE_MS },
  done('exchangeStamp', minuteStamp(0)),
  done('exchangeStamp', minuteStamp(5 * MINUTE_MS)),
  failed('exchangeStamp', OFFLINE),
];
const walked = walk(clockCheckMachine, events, [{ at: 0 }]);

describe('every path of the clock check', () => {
  test('reaches every state and takes every transition [S8.3]', () => {
    expect(stateIds(clockCheckMachine).filter((id) => !walked.reached.has(id))).toEqual([]);
    expect(walked.notTaken).toEqual([]);
  });

  test('passes when the minute that was sent comes back, else it is the generic error [S8.3][A-69]', () => {
    for (const { from, event, to } of walked.steps.filter(({ from }) => from.matches('checking'))) {
      if (!event.type.startsWith('xstate')) continue;
      const isSame = event['output'] === from.context.sent;
      expect(to.matches('passed')).toBe(isSame);
      expect(to.hasTag('genericError')).toBe(!isSame);
      if (!isSame) {
        const reason = event['error'] === OFFLINE ? 'unreachable' : 'otherMinute';
        const failure = { _tag: 'GatewayFailure', reason, code: null, message: '', isRetryable: true };
        expect(selectClockCheckFailure(to)).toEqual(failure);
      }
    }
  });

  test('Try again is offered with the generic error alone, and sends the minute of now [S8.3][A-69]', () => {
    for (const snapshot of walked.snapshots) {
      expect(snapshot.can({ type: 'tryAgain', at: 0 })).toBe(snapshot.matches('failed'));
    }
    for (const { to } of walked.steps.filter(
      ({ from, event }) => from.matches('failed') && event.type === 'tryAgain',
    )) {
      expect(to.matches('checking')).toBe(true);
      expect(to.context).toEqual({ sent: minuteStamp(5 * MINUTE_MS), failure: null });
    }
  });
});

test('the stamp is exchanged again at each try [S8.3]', async () => {
  const sent: string[] = [];
  const exchangeStamp = fromPromise<string, { readonly stamp: string }>(async ({ input }) => {
    sent.push(input.stamp);
    if (sent.length === 1) throw new Error('offline');
    return input.stamp;
  });
  const actor = createActor(clockCheckMachine.provide({ actors: { exchangeStamp } }), { input: { at: 0 } }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('failed'));
  actor.send({ type: 'tryAgain', at: MINUTE_MS });
  await waitFor(actor, ({ status }) => status === 'done');
  expect(sent).toEqual([minuteStamp(0), minuteStamp(MINUTE_MS)]);
});
