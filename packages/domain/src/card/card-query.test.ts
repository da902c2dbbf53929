import { Result } from 'effect';
import { describe, expect, test } from 'vitest';
import { CARD_LOCKS, CARD_PROOF_MS, checkCardQuery, judgeCardQuery } from './index.ts';

describe('the balance query', () => {
  test('takes a card number and a PIN, and names every field that is wrong [S1.12]', () => {
    expect(checkCardQuery({ cardNumber: '9999 0000 0000 4417', pin: '123 456' })).toEqual(
      Result.succeed({ cardNumber: '9999000000004417', pin: '123456' }),
    );
    expect(checkCardQuery({ cardNumber: '', pin: '1234' })).toEqual(
      Result.fail({ cardNumber: { _tag: 'Required' }, pin: { _tag: 'WrongFormat', format: '000000' } }),
    );
  });
});

describe('what a query reveals to a stranger', () => {
  const card = { isBlocked: false, lock: null };

  test('is the same for an unknown card, a wrong PIN, a blocked card and one that is locked by wrong PINs', () => {
    const lockedOut = { ...card, lock: 'wrongPins' } as const;
    expect([
      judgeCardQuery(null, false),
      judgeCardQuery(null, true),
      judgeCardQuery(card, false),
      judgeCardQuery({ ...card, isBlocked: true }, true),
      judgeCardQuery(lockedOut, true),
      judgeCardQuery({ isBlocked: true, lock: 'untilReceipt' }, true),
    ]).toEqual(Array.from({ length: 6 }, () => 'unknown'));
    for (const lock of [...CARD_LOCKS, null]) {
      for (const isBlocked of [true, false]) expect(judgeCardQuery({ isBlocked, lock }, false)).toBe('unknown');
    }
  });

  test('is that the card waits for its receipt, to anybody with the PIN [S8.36][A-85]', () => {
    expect(judgeCardQuery({ ...card, lock: 'untilReceipt' }, true)).toBe('locked');
  });

  test('is the card if the PIN is right, and its history for ten minutes [S1.12]', () => {
    expect(judgeCardQuery(card, true)).toBe('found');
    expect(CARD_PROOF_MS).toBe(10 * 60_000);
  });
});
