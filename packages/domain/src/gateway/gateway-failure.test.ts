import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRefusal, notProvided, readFailure, refusalReason } from './index.ts';

const UNKNOWN = { _tag: 'GatewayFailure', reason: 'unknown', code: null, message: '', isRetryable: false } as const;

describe('a call that failed', () => {
  test('keeps reason, code as a string, message and whether to retry, from a record or an error [A-37]', () => {
    const said = { reason: 'refused', code: 58019, message: 'Already unlocked', isRetryable: true };
    const kept = { _tag: 'GatewayFailure', ...said, code: '58019' };
    expect(readFailure(said)).toEqual(kept);
    expect(readFailure(Object.assign(new Error(said.message), said))).toEqual(kept);
    expect(readFailure({ ...said, code: '58019' })).toEqual(kept);
  });

  test('is unknown and final by default [A-37]', () => {
    for (const nothing of [undefined, null, 0, 'refused', {}, { message: undefined }, { isRetryable: 1, code: true }])
      expect(readFailure(nothing)).toEqual(UNKNOWN);
    expect(readFailure(new Error('offline'))).toEqual({ ...UNKNOWN, message: 'offline' });
    for (const serverMessage of ['Ask the branch.', ''])
      expect(readFailure(Object.assign(new Error('importCard: refused'), { serverMessage }))).toEqual({
        ...UNKNOWN,
        message: serverMessage,
      });
  });

  test('has these five fields for any rejection of an adapter, and reads back the same', () => {
    fc.assert(
      fc.property(fc.anything(), (rejection) => {
        const failure = readFailure(rejection);
        expect(Object.keys(failure)).toEqual(['_tag', 'reason', 'code', 'message', 'isRetryable']);
        expect(readFailure(failure)).toEqual(failure);
      }),
    );
  });
});

test('only a negative answer with a reason is a refusal; all other failures are undecided [A-160]', () => {
  const no = { reason: 'refused', code: '20005', isRetryable: false };
  expect(isRefusal(readFailure(no))).toBe(true);
  const others = [
    new TypeError('Failed to fetch'),
    { ...no, reason: 'unreachable' },
    { ...no, reason: 'unreadable' },
    { ...no, isRetryable: true },
    { ...no, code: null },
    { ...no, code: '1234' },
    undefined,
  ];
  expect(others.map(readFailure).filter(isRefusal)).toEqual([]);
});

test('a refusal whose code has several reasons says which in its detail; anything else says none', () => {
  const expired = Object.assign(new Error('refused'), { detail: { reason: 'expired' } });
  expect(refusalReason(expired, ['used', 'expired'])).toBe('expired');
  expect(refusalReason(expired, ['used'])).toBeNull();
  fc.assert(
    fc.property(fc.anything(), (rejection) => {
      expect(refusalReason(rejection, ['expired'])).toBeNull();
    }),
  );
});

test('a call that no gateway provides fails as a defect', async () => {
  await expect(notProvided()).rejects.toThrow(new TypeError('A gateway provides this call'));
});
