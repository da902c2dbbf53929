import { describe, expect, test } from 'vitest';
import { CONTRACT_LEVELS, CUSTOMER_KINDS } from '../customer/index.ts';
import { NO_KYB_SESSION, kybAccess, mayStartKyb, registered } from './index.ts';

describe('the KYB session', () => {
  const before = { token: 'proof', custId: null };

  test('gets token and custId from a registration of type registerNew [S4.80]', () => {
    const answer = { registerType: 'registerNew', token: 't-1', custId: 'c-1' } as const;
    expect(registered(before, answer)).toEqual({ token: 't-1', custId: 'c-1' });
    expect(registered({ token: 'old', custId: 'old' }, answer)).toEqual({ token: 't-1', custId: 'c-1' });
  });

  test('gets only the custId from one of type registerBefore [S4.81]', () => {
    const answer = { registerType: 'registerBefore', custId: 'c-1' } as const;
    expect(registered(before, answer)).toEqual({ token: 'proof', custId: 'c-1' });
    expect(registered(NO_KYB_SESSION, answer)).toEqual({ token: null, custId: 'c-1' });
  });

  test('makes calls only with both parts', () => {
    expect(kybAccess({ token: 't', custId: 'c' })).toEqual({ token: 't', custId: 'c' });
    for (const half of [NO_KYB_SESSION, before, { token: null, custId: 'c' }, { token: '', custId: 'c' }])
      expect(kybAccess(half)).toBeNull();
    expect(kybAccess({ token: 't', custId: '' })).toBeNull();
  });
});

test('a business customer fills in and follows its verification until it is registered; no other signed-in user does [S1.31][A-78][A-150][A-182]', () => {
  const allowed = CUSTOMER_KINDS.flatMap((kind) =>
    CONTRACT_LEVELS.filter((level) => mayStartKyb(kind, level)).map((level) => `${kind} ${level}`),
  );
  expect(allowed).toEqual(['guest light', 'guest enCompte', 'guest registered', 'business light', 'business enCompte']);
});
