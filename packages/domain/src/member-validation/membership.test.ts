import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MEMBER_TYPES } from '../customer/index.ts';
import { checkDecision, MEMBERSHIP_LINK_LIFETIME_MS, MEMBERSHIP_STANDINGS, membershipStanding } from './index.ts';

const NOW = 1_900_000_000_000;
const offsets = fc.integer({ min: -10, max: 10 });
const requests = fc.record({
  isApproved: fc.constantFrom(null, true, false),
  expiresAt: offsets.map((offset) => NOW + offset),
});

describe('a decision about a member', () => {
  test('is accepted until the link expires, 14 days after it was sent [S7.29]', () => {
    expect(MEMBERSHIP_LINK_LIFETIME_MS).toBe(14 * 24 * 3_600_000);
    fc.assert(
      fc.property(offsets, fc.boolean(), (offset, isApproved) => {
        const checked = checkDecision({ isApproved: null, expiresAt: NOW + offset }, isApproved, NOW);
        expect(checked).toEqual(offset >= 0 ? Result.succeed(true) : Result.fail({ _tag: 'RequestOver' }));
      }),
    );
  });

  test('is accepted once: repeating it changes nothing, even when the link has expired, and the opposite is refused', () => {
    fc.assert(
      fc.property(offsets, fc.boolean(), fc.boolean(), (offset, before, now) => {
        const checked = checkDecision({ isApproved: before, expiresAt: NOW + offset }, now, NOW);
        expect(checked).toEqual(before === now ? Result.succeed(false) : Result.fail({ _tag: 'DecidedOtherwise' }));
      }),
    );
  });
});

describe('the standing of a member', () => {
  test('is member if the account is one, whatever was requested since [S1.35]', () => {
    fc.assert(
      fc.property(fc.option(requests), (last) => {
        expect(membershipStanding('b2b2c', last, NOW)).toBe('member');
      }),
    );
  });

  test('otherwise follows the last request: asked as long as its link is valid, rejected, or none', () => {
    const at = (isApproved: boolean | null, expiresAt: number) =>
      membershipStanding('individual', { isApproved, expiresAt }, NOW);
    expect([at(null, NOW), at(null, NOW - 1), at(false, NOW - 1), at(true, NOW)]).toEqual([
      'asked',
      'none',
      'rejected',
      'none',
    ]);
    expect(membershipStanding('individual', null, NOW)).toBe('none');
  });

  test('is one of the known standings for every type of account', () => {
    fc.assert(
      fc.property(fc.constantFrom(...MEMBER_TYPES), fc.option(requests), (type, last) => {
        expect(MEMBERSHIP_STANDINGS).toContain(membershipStanding(type, last, NOW));
      }),
    );
  });
});
