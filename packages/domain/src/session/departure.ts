/**
 * The destination after a sign-out. The user is read before the storage is cleared. Source: spec section 2 (S2.7 to
 * S2.12), S4.54, S4.114, A-48, A-131, A-164.
 */
import type { CustomerKind } from '../customer/index.ts';
import { isTrustedAddress } from '../location/index.ts';
import type { ShopLocation } from '../location/index.ts';
import { doorOfKind, loginLocation, withNextStep } from '../sign-in/index.ts';
import type { NextStep } from '../sign-in/index.ts';

/**
 * `failedParam`: /force-logout was opened with `failed`. `profileFailed`: the customer id is `error`. `refused`: the
 * server no longer accepts the session. `elsewhere`: signed out in another tab.
 */
export const SIGN_OUT_REASONS = [
  'byUser',
  'failedParam',
  'profileFailed',
  'inactivity',
  'refused',
  'elsewhere',
] as const;
export type SignOutReason = (typeof SIGN_OUT_REASONS)[number];

/** A page of the shop, or an address outside it. */
export type Departure =
  | { readonly to: 'shop'; readonly location: ShopLocation }
  | { readonly to: 'address'; readonly address: string };

/**
 * `backUrl` was stored by the partner's single sign-on that started this session; null if there was none. `onward`: what
 * another account is to be signed in for; null for signing out alone.
 */
export interface DepartureFacts {
  readonly reason: SignOutReason;
  readonly kind: CustomerKind;
  readonly isSingleSignOn: boolean;
  readonly backUrl: string | null;
  readonly trustedHosts: readonly string[];
  readonly onward: NextStep | null;
}

const HOME: Departure = { to: 'shop', location: { path: '/', query: {} } };

/**
 * A failure leads to /; a single sign-on to the stored back-URL, or to / if there is none on a trusted host; all others
 * to the login page of their kind.
 */
export const departureOf = (facts: DepartureFacts): Departure => {
  const { reason, kind, isSingleSignOn, backUrl, trustedHosts, onward } = facts;
  if (reason === 'failedParam' || reason === 'profileFailed') return HOME;
  if (!isSingleSignOn) return { to: 'shop', location: withNextStep(loginLocation(doorOfKind(kind)), onward) };
  return backUrl !== null && isTrustedAddress(backUrl, trustedHosts) ? { to: 'address', address: backUrl } : HOME;
};
