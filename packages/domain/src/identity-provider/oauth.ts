/**
 * Leaving for an identity provider and returning with a code. A return must have started in this browser: the `state`
 * is compared, otherwise a stranger's code could sign a visitor in as that stranger. Source: S4.110, S4.111, S8.62,
 * A-64, reliability row 30.
 */
import { withoutParameters } from '../location/index.ts';
import type { ShopLocation } from '../location/index.ts';
import { readNextStep, withNextStep } from '../sign-in/index.ts';
import type { StoredOAuth } from './oauth.schema.ts';

type Query = ShopLocation['query'];

/** `OAuthFailed` is shown and dispatched as an error; `code` is the provider's, null if the shop refused. */
export interface OAuthFailed {
  readonly _tag: 'OAuthFailed';
  readonly reason: 'provider' | 'state' | 'address' | 'unreachable';
  readonly code: string | null;
}

/** `NoReturn`: the address is not a return. */
export type OAuthReturn =
  | { readonly _tag: 'NoReturn' }
  | { readonly _tag: 'Returned'; readonly stored: StoredOAuth }
  | OAuthFailed;

/**
 * Parses an address. A return has a state with a code or an error; without a state the parameters belong to the page.
 */
export const readOAuthReturn = ({ code, error, state }: Query, stored: StoredOAuth | null): OAuthReturn => {
  if (!state || (!code && !error)) return { _tag: 'NoReturn' };
  if (stored?.state !== state) return { _tag: 'OAuthFailed', reason: 'state', code: null };
  if (error || !code) return { _tag: 'OAuthFailed', reason: 'provider', code: error ?? null };
  return { _tag: 'Returned', stored: { ...stored, code } };
};

const RETURN_PARAMETERS = ['code', 'state', 'error', 'error_description', 'error_uri', 'session_state', 'iss', 'scope'];

/** The address to show after the return, with the step that the visitor was on his way to. */
export const withoutOAuthReturn = (location: ShopLocation, stored: StoredOAuth | null): ShopLocation =>
  withNextStep(withoutParameters(location, RETURN_PARAMETERS), readNextStep(stored ?? {}));

/** The state in the address of the provider's page; null if it has none. */
export const stateOfAddress = (address: string): string | null => {
  const state = /[?&]state=([^&#]+)/u.exec(address)?.[1];
  if (state === undefined) return null;
  const spaced = state.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return null;
  }
};
