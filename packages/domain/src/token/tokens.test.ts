import { Schema } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MINUTE_MS } from '../time/index.ts';
import { instants } from '../time/testing.ts';
import {
  autoLoginToken,
  INIT_TOKEN_LIFETIME_MS,
  INIT_TOKEN_MARGIN_MS,
  initTokenEndsAt,
  isInitTokenUsable,
  isSameMinute,
  minuteStamp,
  withoutAutoLogin,
} from './index.ts';

describe('the init token', () => {
  test('is valid for one hour, and is fetched again 30 s before its end [S4.108][S4.109][S9.3]', () => {
    expect([INIT_TOKEN_LIFETIME_MS, INIT_TOKEN_MARGIN_MS]).toEqual([3_600_000, 30_000]);
    const endsAt = initTokenEndsAt(5);
    expect(endsAt).toBe(3_600_005);
    expect([isInitTokenUsable(endsAt, 5), isInitTokenUsable(endsAt, endsAt - 30_001)]).toEqual([true, true]);
    expect([isInitTokenUsable(endsAt, endsAt - 30_000), isInitTokenUsable(endsAt, endsAt + 1)]).toEqual([false, false]);
  });
});

const minutes = instants.filter((instant) => instant >= 0);
const stampOf = Schema.encodeSync(Schema.StringFromBase64Url);

describe('the minute stamp', () => {
  test('is the current minute with its seconds set to zero, in base64 for addresses [S9.35][A-69]', () => {
    const at = Date.UTC(2026, 5, 14, 8, 5, 59, 999);
    expect(Buffer.from(minuteStamp(at), 'base64url').toString()).toBe(String(Date.UTC(2026, 5, 14, 8, 5)));
    fc.assert(fc.property(minutes, (now) => /^[\w-]+$/u.test(minuteStamp(now))));
  });

  test('is answered by the same minute, or the one before or after [A-69]', () => {
    fc.assert(
      fc.property(minutes, fc.integer({ min: -3, max: 3 }), (now, apart) => {
        fc.pre(now + apart * MINUTE_MS >= 0);
        const answered = minuteStamp(now + apart * MINUTE_MS);
        expect(isSameMinute(minuteStamp(now), answered)).toBe(Math.abs(apart) <= 1);
      }),
    );
  });

  test('is not matched by an invalid stamp', () => {
    const sent = minuteStamp(0);
    for (const text of ['', '-1', '0x0', '0.0', ' ', 'NaN', '1', '30000', '9'.repeat(16)]) {
      expect(isSameMinute(sent, stampOf(text))).toBe(false);
      expect(isSameMinute(stampOf(text), sent)).toBe(false);
    }
    for (const answered of ['', 'no base64!', '%%%']) expect(isSameMinute(sent, answered)).toBe(false);
    expect(isSameMinute(sent, stampOf('0'))).toBe(true);
  });
});

describe('an address with autoLogin and token', () => {
  test('skips the login page by its token, which must be there with autoLogin [S2.112][A-65]', () => {
    expect(autoLoginToken({ autoLogin: 'true', token: 't' })).toBe('t');
    expect(autoLoginToken({ autoLogin: '', token: 't' })).toBe('t');
    const others: readonly Readonly<Record<string, string>>[] = [
      {},
      { token: 't' },
      { autoLogin: 'true' },
      { autoLogin: 'true', token: '' },
      { autoLogin: 'false', token: 't' },
      { autoLogin: '0', token: 't' },
    ];
    expect(others.map(autoLoginToken)).toEqual(others.map(() => null));
  });

  test('loses both at once and nothing else [S2.112][A-65]', () => {
    expect(
      withoutAutoLogin({ path: '/auth/login', query: { autoLogin: '1', token: 't', nextStep: 'checkout' } }),
    ).toEqual({ path: '/auth/login', query: { nextStep: 'checkout' } });
  });
});
