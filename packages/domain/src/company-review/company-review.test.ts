import { Result } from 'effect';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  COMPANY_REVIEW_STATES,
  CORRECTION_ENDS,
  type CompanyReviewEvent,
  correctionOverOf,
  DEAD_LINKS,
  deadLinkOf,
  linkOutcome,
  nextCompanyReview,
} from './index.ts';

const EVENTS: readonly CompanyReviewEvent[] = ['confirm', 'replace', 'correct', 'approve', 'refuse'];
const states = fc.constantFrom(...COMPANY_REVIEW_STATES);

describe('the review of a company’s registration', () => {
  test('is decided once, and only after the email was confirmed [S4.65]', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...EVENTS), { maxLength: 8 }), (events) => {
        const taken = events.reduce<readonly string[]>(
          (path, event) => [
            ...path,
            Result.getOrElse(nextCompanyReview(path.at(-1) as 'unconfirmed', event), () => path.at(-1)!),
          ],
          ['unconfirmed'],
        );
        const decided = taken.findIndex((state) => state === 'approved' || state === 'refused');
        if (decided < 0) return;
        expect(taken[decided - 1]).toBe('underReview');
        expect(new Set(taken.slice(decided)).size).toBe(1);
      }),
    );
  });

  test('says which state refused which event', () => {
    expect(nextCompanyReview('unconfirmed', 'approve')).toEqual(
      Result.fail({ _tag: 'CompanyReviewRefused', state: 'unconfirmed', event: 'approve' }),
    );
  });
});

describe('the email of a registration', () => {
  test('is corrected until its link was followed, also where another registration took its place', () => {
    expect(COMPANY_REVIEW_STATES.filter((state) => Result.isSuccess(nextCompanyReview(state, 'correct')))).toEqual([
      'unconfirmed',
      'replaced',
    ]);
    expect(nextCompanyReview('replaced', 'correct')).toEqual(Result.succeed('unconfirmed'));
  });

  test('says why it is not corrected, and nothing where the call failed for another reason', () => {
    expect(CORRECTION_ENDS.map((reason) => correctionOverOf(refusal(reason)))).toEqual(CORRECTION_ENDS);
    expect([refusal('expired'), new Error('')].map(correctionOverOf)).toEqual([null, null]);
  });
});

const refusal = (reason: unknown) => ({ reason: 'refused', code: '70005', detail: { reason } });

describe('the link in its mail', () => {
  test('confirms only if it is the last one, in time, and nothing was confirmed before [A-82]', () => {
    fc.assert(
      fc.property(
        states,
        fc.nat({ max: 3 }),
        fc.nat({ max: 3 }),
        fc.integer(),
        fc.integer(),
        (state, no, followed, ends, now) => {
          const outcome = linkOutcome({ state, linkNo: no, linkEndsAt: ends }, followed, now);
          expect(outcome === 'confirms').toBe(state === 'unconfirmed' && no === followed && now < ends);
          expect(outcome === 'confirmed').toBe(state === 'underReview');
        },
      ),
    );
  });

  test('is over the moment its day has passed, is superseded by the next, and does nothing after the decision', () => {
    const sent = { state: 'unconfirmed', linkNo: 2, linkEndsAt: 1000 } as const;
    expect([linkOutcome(sent, 2, 999), linkOutcome(sent, 2, 1000), linkOutcome(sent, 1, 0)]).toEqual([
      'confirms',
      'expired',
      'superseded',
    ]);
    expect(linkOutcome({ ...sent, state: 'replaced' }, 2, 0)).toBe('superseded');
    expect(linkOutcome({ ...sent, state: 'refused' }, 2, 0)).toBe('decided');
  });

  test('says why it does nothing where its call was refused, and is unknown where nothing says so', () => {
    expect(DEAD_LINKS.map((reason) => deadLinkOf(refusal(reason)))).toEqual(DEAD_LINKS);
    expect([refusal('confirms'), refusal(7), null, new Error('')].map(deadLinkOf)).toEqual(
      Array.from({ length: 4 }, () => 'unknown'),
    );
  });
});
