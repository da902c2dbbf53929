/** What the browser stores of a verification: the KYB token and the company's id (spec section 4, S4.80 to S4.82, A-74). They are apart from those of a signed-in customer. */
import type { ContractLevel, CustomerKind } from '../customer/index.ts';

/** Each is null until it is known; a call is made only when both are. */
export interface KybSession {
  readonly token: string | null;
  readonly custId: string | null;
}

export const NO_KYB_SESSION: KybSession = { token: null, custId: null };

/** A session with which calls can be made. */
export interface KybAccess {
  readonly token: string;
  readonly custId: string;
}

/** The two halves as one; null while either is missing or empty. */
export const kybAccess = ({ token, custId }: KybSession): KybAccess | null =>
  token && custId ? { token, custId } : null;

/** What the registration answers: a company that is new gets a token of its own, one known before goes on with the token it has. */
export type KybRegistration =
  | { readonly registerType: 'registerNew'; readonly token: string; readonly custId: string }
  | { readonly registerType: 'registerBefore'; readonly custId: string };

/** `registerNew` stores token and custId, `registerBefore` merges the custId only. */
export const registered = (session: KybSession, registration: KybRegistration): KybSession =>
  registration.registerType === 'registerNew'
    ? { token: registration.token, custId: registration.custId }
    : { ...session, custId: registration.custId };

/** Companies are verified, nobody else: a business customer that is not, or somebody not signed in. */
export const mayStartKyb = (kind: CustomerKind, level: ContractLevel): boolean =>
  kind === 'guest' || (kind === 'business' && level === 'light');
