/**
 * Inviting a person to a company by mail: the link is good for 72 hours and once, another invitation of the same email ends the
 * one before, and an administrator may withdraw it. Source: A-183.
 */
import { Result } from 'effect';
import { checkEmail, isSameEmail } from '../email/index.ts';
import type { EmailRefusal } from '../email/index.ts';
import { checkFields } from '../form/index.ts';
import type { FieldRefusals } from '../form/index.ts';
import { refusalReason } from '../gateway/index.ts';
import type { Currency } from '../money/index.ts';
import { HOUR_MS } from '../time/index.ts';
import type { Instant } from '../time/index.ts';
import type { CompanyPerson } from './company-person.ts';
import type { CompanyRole } from './company-role.ts';
import { checkLimits } from './spending-limits.ts';
import type { LimitsEntry, SpendingLimits } from './spending-limits.ts';

export const INVITATION_MS = 72 * HOUR_MS;

/** The most people and open invitations of a company together. */
export const COMPANY_PEOPLE_MAX = 200;

export interface InvitationEntry extends LimitsEntry {
  readonly email: string;
  readonly role: CompanyRole;
}

export const EMPTY_INVITATION: InvitationEntry = { email: '', role: 'buyer', perOrder: '', perMonth: '' };

export interface Invitation {
  readonly email: string;
  readonly role: CompanyRole;
  readonly limits: SpendingLimits;
}

/** `ActsAlready`: this email belongs to a person of the company. */
export type InvitedEmailRefusal = EmailRefusal | { readonly _tag: 'ActsAlready' };

const invitationFields = (
  { email, perOrder, perMonth }: InvitationEntry,
  people: readonly Pick<CompanyPerson, 'email'>[],
  currency: Currency,
) => {
  const limits = checkLimits({ perOrder, perMonth }, currency);
  const limitOf = (which: keyof LimitsEntry) => {
    const refusal = Result.isFailure(limits) ? limits.failure[which] : undefined;
    return refusal === undefined ? Result.succeed(null) : Result.fail(refusal);
  };
  return {
    email: Result.flatMap(checkEmail(email), (checked): Result.Result<string, InvitedEmailRefusal> =>
      people.some((person) => isSameEmail(person.email, checked))
        ? Result.fail({ _tag: 'ActsAlready' })
        : Result.succeed(checked),
    ),
    perOrder: limitOf('perOrder'),
    perMonth: limitOf('perMonth'),
  };
};

export type InvitationRefusals = FieldRefusals<ReturnType<typeof invitationFields>>;

/** Checks all fields at once. */
export const checkInvitation = (
  entry: InvitationEntry,
  people: readonly Pick<CompanyPerson, 'email'>[],
  currency: Currency,
): Result.Result<Invitation, InvitationRefusals> =>
  Result.map(checkFields(invitationFields(entry, people, currency)), ({ email }) => ({
    email,
    role: entry.role,
    limits: Result.getOrThrow(checkLimits(entry, currency)),
  }));

/** What is known of an invitation whose link was followed. */
export interface SentInvitation {
  readonly expiresAt: Instant;
  readonly isUsed: boolean;
  readonly isWithdrawn: boolean;
}

/** Why a link leads nowhere: it was taken up, withdrawn or replaced by a newer one, or is too old. */
const INVITATION_ENDS = ['used', 'withdrawn', 'expired'] as const;
export type InvitationOver = (typeof INVITATION_ENDS)[number];

/** Why the invitation of a refused call leads nowhere; null where the refusal does not say: there is no such invitation. */
export const invitationOverOf = (error: unknown): InvitationOver | null => refusalReason(error, INVITATION_ENDS);

/** Null: the link is good. */
export const invitationOver = (
  { expiresAt, isUsed, isWithdrawn }: SentInvitation,
  now: Instant,
): InvitationOver | null => {
  if (isUsed) return 'used';
  if (isWithdrawn) return 'withdrawn';
  return now < expiresAt ? null : 'expired';
};
