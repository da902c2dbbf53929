import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stepOfIdentity } from './index.ts';

const vouched = fc.record({
  isKnown: fc.boolean(),
  hasVerifiedEmail: fc.boolean(),
  hasAccount: fc.boolean(),
  mayOpen: fc.boolean(),
});

describe('a person whom a provider vouches for', () => {
  test('who was linked signs in, whatever the provider says of the email now [A-64]', () => {
    fc.assert(
      fc.property(vouched, (facts) => {
        expect(stepOfIdentity({ ...facts, isKnown: true })).toBe('signIn');
      }),
    );
  });

  test('is never let into an account that was not linked: its owner is asked, or nothing happens [A-64]', () => {
    fc.assert(
      fc.property(vouched, (facts) => {
        const step = stepOfIdentity({ ...facts, isKnown: false, hasAccount: true });
        expect(step).toBe(facts.hasVerifiedEmail ? 'askOwner' : 'refuse');
      }),
    );
  });

  test('opens an account with a verified email only, and only where the door opens any [A-64]', () => {
    fc.assert(
      fc.property(vouched, (facts) => {
        const step = stepOfIdentity({ ...facts, isKnown: false, hasAccount: false });
        expect(step).toBe(facts.hasVerifiedEmail && facts.mayOpen ? 'open' : 'refuse');
      }),
    );
  });
});
