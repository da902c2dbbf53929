import { describe, expect, test } from 'vitest';
import { stateIds, walk } from '../gateway/testing.ts';
import type { WalkEvent } from '../gateway/testing.ts';
import { selectTimedOut, selectTimeOutSeconds, TIME_OUT_SECONDS, timeOutMachine } from './index.ts';
import type { TimeOutEvent } from './index.ts';

const HOME = { path: '/', query: {} };
const EVENTS: readonly TimeOutEvent[] = [
  { type: 'tick', secondsLeft: 9.2 },
  { type: 'tick', secondsLeft: 4 },
  { type: 'tick', secondsLeft: 0.5 },
  { type: 'tick', secondsLeft: 0 },
  { type: 'tick', secondsLeft: -3 },
  { type: 'stop' },
  { type: 'go' },
];
const walked = walk(timeOutMachine, EVENTS as unknown as readonly WalkEvent[], [
  { what: 'page', target: HOME },
  { what: 'token', target: HOME },
]);

describe('every path of the time out page', () => {
  test('reaches every state and takes every transition [S8.39]', () => {
    expect(stateIds(timeOutMachine).filter((id) => !walked.reached.has(id))).toEqual([]);
    expect(walked.notTaken).toEqual([]);
  });

  test('may be stopped while it counts, and left at any time [S8.39]', () => {
    for (const snapshot of walked.snapshots) {
      expect(snapshot.can({ type: 'stop' })).toBe(snapshot.matches('counting'));
      expect(snapshot.can({ type: 'tick', secondsLeft: 1 })).toBe(snapshot.matches('counting'));
      expect(snapshot.can({ type: 'go' })).toBe(!snapshot.matches('leaving'));
    }
  });

  test('shows whether the page or the token is gone, and redirects after ten seconds [S8.39]', () => {
    expect(TIME_OUT_SECONDS).toBe(10);
    expect(walked.snapshots.filter((snapshot) => selectTimeOutSeconds(snapshot) === 10).length).toBeGreaterThan(0);
    expect(new Set(walked.snapshots.map(selectTimedOut))).toEqual(new Set(['page', 'token']));
    for (const { from, event, to } of walked.steps.filter(({ from }) => from.matches('counting'))) {
      const seconds = event['secondsLeft'];
      const isLeaving = event.type === 'go' || (typeof seconds === 'number' && seconds <= 0);
      expect(to.matches('leaving')).toBe(isLeaving);
      expect(to.output).toEqual(isLeaving ? HOME : undefined);
      if (typeof seconds === 'number' && seconds > 0) {
        expect(selectTimeOutSeconds(to)).toBe(Math.min(selectTimeOutSeconds(from), Math.ceil(seconds)));
      }
    }
  });

  test('once stopped it redirects only manually [S8.39]', () => {
    for (const { from, event, to } of walked.steps.filter(({ from }) => from.matches('staying'))) {
      expect(to.value).toBe(event.type === 'go' ? 'leaving' : 'staying');
      if (event.type !== 'go') expect(selectTimeOutSeconds(to)).toBe(selectTimeOutSeconds(from));
    }
  });
});
