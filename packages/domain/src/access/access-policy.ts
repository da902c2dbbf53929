/**
 * What access control needs from a unit: its enabled functions, its content pages and its guest rules. `business-unit`
 * composes it from the unit's parameters. Source: spec sections 1, 2 and 6, A-41, A-43, A-49, A-91, A-150.
 */
import type { GateFacts } from '../guest-gate/index.ts';

/**
 * Functions of a unit that pages and links depend on. `ownFaq`: the unit has its own FAQ page instead of an external
 * one. `passwordLogin`: individuals may sign in by a password of the shop's, so that registering leads somewhere.
 */
export const ACCESS_FEATURES = [
  'business',
  'salesmen',
  'buyingSelf',
  'wallet',
  'membership',
  'cardQuery',
  'ownFaq',
  'b2cPage',
  'phoneCredit',
  'passwordLogin',
] as const;
export type AccessFeature = (typeof ACCESS_FEATURES)[number];

export type AccessFeatures = Readonly<Record<AccessFeature, boolean>>;

/**
 * `contentPages` are the paths that the unit has content for, without its prefix. `faqAddress` is empty if the FAQ is
 * the unit's own.
 */
export interface AccessPolicy {
  readonly features: AccessFeatures;
  readonly contentPages: readonly string[];
  readonly faqAddress: string;
  readonly guests: Pick<GateFacts, 'isGuestOnly' | 'isGuestModeOn' | 'isSingleSignOnOnly'>;
}

const TYPES_WITHOUT_TRADE: readonly string[] = ['A', 'V'];

/**
 * The unit's policy for a user: whoever acts for a company of type A or V is offered neither business nor salesman functions. `companyType`
 * is null for everybody who acts for none, and while it is not known. Source: S6.9, S6.10, A-49.
 */
export const policyFor = (policy: AccessPolicy, companyType: string | null): AccessPolicy =>
  companyType === null || !TYPES_WITHOUT_TRADE.includes(companyType)
    ? policy
    : { ...policy, features: { ...policy.features, business: false, salesmen: false } };
