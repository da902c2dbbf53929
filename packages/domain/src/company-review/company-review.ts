/**
 * The life of a company's registration after it was sent: its email is confirmed by a link, then the staff decide. Source: S4.65,
 * S4.66, A-82, A-191.
 */
import { Result } from 'effect';
import { refusalReason } from '../gateway/index.ts';
import { HOUR_MS } from '../time/index.ts';
import type { Instant } from '../time/index.ts';

/** `replaced`: another registration of the same email took its place, so that it waits for no link, but may be corrected. */
export const COMPANY_REVIEW_STATES = ['unconfirmed', 'underReview', 'approved', 'refused', 'replaced'] as const;
export type CompanyReviewState = (typeof COMPANY_REVIEW_STATES)[number];

/** `correct`: its email was mistyped, and a link goes to another. */
export type CompanyReviewEvent = 'confirm' | 'replace' | 'correct' | 'approve' | 'refuse';

const NEXT: Readonly<Record<CompanyReviewState, Readonly<Partial<Record<CompanyReviewEvent, CompanyReviewState>>>>> = {
  unconfirmed: { confirm: 'underReview', replace: 'replaced', correct: 'unconfirmed' },
  underReview: { approve: 'approved', refuse: 'refused' },
  approved: {},
  refused: {},
  replaced: { correct: 'unconfirmed' },
};

export interface CompanyReviewRefused {
  readonly _tag: 'CompanyReviewRefused';
  readonly state: CompanyReviewState;
  readonly event: CompanyReviewEvent;
}

/** The next state; `CompanyReviewRefused` where the state does not admit the event. */
export const nextCompanyReview = (
  state: CompanyReviewState,
  event: CompanyReviewEvent,
): Result.Result<CompanyReviewState, CompanyReviewRefused> => {
  const next = NEXT[state][event];
  return next === undefined ? Result.fail({ _tag: 'CompanyReviewRefused', state, event }) : Result.succeed(next);
};

/** From which states an event leads where, for those who change many registrations at once. */
export const reviewTransition = (
  event: CompanyReviewEvent,
): { readonly from: readonly CompanyReviewState[]; readonly to: CompanyReviewState } => {
  const from = COMPANY_REVIEW_STATES.filter((state) => NEXT[state][event] !== undefined);
  return { from, to: NEXT[from[0]!][event]! };
};

/** How long a link in a mail about a company’s registration is good. */
export const COMPANY_LINK_MS = 24 * HOUR_MS;

/** `linkNo` is the number of the last link that was sent, `linkEndsAt` when that one ends. */
export interface SentLink {
  readonly state: CompanyReviewState;
  readonly linkNo: number;
  readonly linkEndsAt: Instant;
}

/**
 * Why a link does nothing: a later one was sent (`superseded`), it is too old (`expired`), the registration was decided upon
 * (`decided`), or no registration has such a link (`unknown`).
 */
export const DEAD_LINKS = ['superseded', 'expired', 'decided', 'unknown'] as const;
export type DeadLink = (typeof DEAD_LINKS)[number];

/** Why the link of a refused call does nothing, `unknown` where the refusal does not say. */
export const deadLinkOf = (error: unknown): DeadLink => refusalReason(error, DEAD_LINKS) ?? 'unknown';

/**
 * Why the email of a registration is not corrected: it was `confirmed` by its link, or this browser sent no registration with
 * it (`unknown`).
 */
export const CORRECTION_ENDS = ['confirmed', 'unknown'] as const;
export type CorrectionOver = (typeof CORRECTION_ENDS)[number];

/** Why a refused call corrected nothing; null where it failed for another reason. */
export const correctionOverOf = (error: unknown): CorrectionOver | null => refusalReason(error, CORRECTION_ENDS);

/** What a link does: `confirms` the email, or has done so (`confirmed`: it is shown again); else why it does nothing. */
export type LinkOutcome = 'confirms' | 'confirmed' | Exclude<DeadLink, 'unknown'>;

export const linkOutcome = ({ state, linkNo, linkEndsAt }: SentLink, followedNo: number, now: Instant): LinkOutcome => {
  switch (state) {
    case 'underReview':
      return 'confirmed';
    case 'approved':
    case 'refused':
      return 'decided';
    case 'replaced':
      return 'superseded';
    case 'unconfirmed':
      if (followedNo !== linkNo) return 'superseded';
      return now < linkEndsAt ? 'confirms' : 'expired';
  }
};
