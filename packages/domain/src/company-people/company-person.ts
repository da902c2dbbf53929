/** The people of a company, and the companies of a person. Source: S6.28, A-183. */
import type { Instant } from '../time/index.ts';
import type { CompanyRole } from './company-role.ts';
import type { SpendingLimits } from './spending-limits.ts';

export interface CompanyPerson {
  readonly personId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly role: CompanyRole;
  readonly limits: SpendingLimits;
  readonly joinedAt: Instant;
}

/** An invitation that nobody has taken up yet. */
export interface OpenInvitation {
  readonly invitationId: string;
  readonly email: string;
  readonly role: CompanyRole;
  readonly limits: SpendingLimits;
  readonly expiresAt: Instant;
}

/** As administrators see it; people in the order in which they joined. `ownId`: the person who looks. */
export interface PeopleOfCompany {
  readonly ownId: string;
  readonly people: readonly CompanyPerson[];
  readonly invitations: readonly OpenInvitation[];
}

/** A company that a person acts for. `isChosen`: the one that this sign-in is for. */
export interface OwnCompany {
  readonly custId: string;
  readonly companyName: string;
  readonly role: CompanyRole;
  readonly isChosen: boolean;
}

/** The company that a sign-in is for; null if the person acts for none. */
export const chosenCompany = (companies: readonly OwnCompany[]): OwnCompany | null =>
  companies.find(({ isChosen }) => isChosen) ?? null;
