import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { STORAGE_KEYS } from '../browser-storage/index.ts';
import { readSession, sessionTexts } from './schema.ts';
import type { SessionName } from './schema.ts';
import { storedSessions } from './testing.ts';

describe('a stored session', () => {
  test('is decoded as it was stored, in the keys of the table [S3.157]', () => {
    fc.assert(
      fc.property(storedSessions, (session) => {
        const texts = sessionTexts(session);
        const known: readonly string[] = STORAGE_KEYS.map(({ name }) => name);
        expect(Object.keys(texts).filter((name) => !known.includes(name))).toEqual([]);
        expect(readSession((name) => texts[name])).toEqual(session);
      }),
    );
  });

  test('of nobody and without a time removes every key [S3.157]', () => {
    const texts = Object.values(sessionTexts({ user: null, loginType: null, backUrl: null, lastActivityAt: null }));
    expect(texts).toEqual(texts.map(() => null));
  });

  const TEXTS: Readonly<Record<SessionName, string | null>> = {
    'accessToken:{unit}': 'a',
    'refreshToken:{unit}': 'r',
    'custType:{unit}': 'B',
    'custId:{unit}': 'C1',
    'custName:{unit}': 'Inès',
    'loginType:{unit}': 'B2B',
    'backUrl:{unit}': 'https://shop.example/',
    'lastActivityAt:{unit}': '77',
  };
  const reading = (over: Partial<typeof TEXTS>) => readSession((name) => ({ ...TEXTS, ...over })[name]);

  test('spells kind and login type as the wire does [S3.93][S3.110][S3.157]', () => {
    expect(reading({})).toEqual({
      user: { accessToken: 'a', refreshToken: 'r', kind: 'business', customerId: 'C1', customerName: 'Inès' },
      loginType: 'business',
      backUrl: 'https://shop.example/',
      lastActivityAt: 77,
    });
  });

  test('with an invalid part is decoded without it', () => {
    for (const name of ['accessToken', 'custType', 'custId', 'custName'] as const) {
      expect(reading({ [`${name}:{unit}`]: null }).user).toBeNull();
    }
    expect(reading({ 'custType:{unit}': 'X' }).user).toBeNull();
    expect(reading({ 'accessToken:{unit}': '' }).user).toBeNull();
    expect(reading({ 'refreshToken:{unit}': null }).user?.refreshToken).toBeNull();
    expect(reading({ 'loginType:{unit}': 'PEAR' }).loginType).toBeNull();
    for (const text of ['', 'soon', '-1', '1e3', '9'.repeat(16), null]) {
      expect(reading({ 'lastActivityAt:{unit}': text }).lastActivityAt).toBeNull();
    }
  });
});
