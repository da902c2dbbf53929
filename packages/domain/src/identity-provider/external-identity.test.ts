import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stepOfIdentity } from './index.ts';

const vouched = fc.record({
  isKnown: fc.boolean(),
  hasVerifiedEmail: fc.boolean(),
  hasAccount: fc.boolean(),
  mayOpen: fc.boolean(),
});

describe('a person authenticated by a provider', () => {
  test('signs in if already linked, whatever email the provider sends now [A-64]', () => {
    fc.assert(
      fc.property(vouched, (facts) => {
        expect(stepOfIdentity({ ...facts, isKnown: true })).toBe('signIn');
      }),
    );
  });

  test('never gets access to an account that is not linked: its owner is asked, or nothing happens [A-64]', () => {
    fc.assert(
      fc.property(vouched, (facts) => {
        const step = stepOfIdentity({ ...facts, isKnown: false, hasAccount: true });
        expect(step).toBe(facts.hasVerifiedEmail ? 'askOwner' : 'refuse');
      }),
    );
  });

  test('opens an account only with a verified email, and only if this kind of login opens any [A-64]', () => {
    fc.assert(
      fc.property(vouched, (facts) => {
        const step = stepOfIdentity({ ...facts, isKnown: false, hasAccount: false });
        expect(step).toBe(facts.hasVerifiedEmail && facts.mayOpen ? 'open' : 'refuse');
      }),
    );
  });
});
