/**
 * What the browser stores of a verification: the KYB token and the company's id (spec section 4, S4.80 to S4.82, A-74).
 * They are separate from those of a signed-in customer.
 */
/** Each is null until it is known; calls need both. */
export interface KybSession {
  readonly token: string | null;
  readonly custId: string | null;
}

export const NO_KYB_SESSION: KybSession = { token: null, custId: null };

/** A session with both parts, which calls need. */
export interface KybAccess {
  readonly token: string;
  readonly custId: string;
}

/** The complete session; null while a part is missing or empty. */
export const kybAccess = ({ token, custId }: KybSession): KybAccess | null =>
  token && custId ? { token, custId } : null;

/** The answer of the registration: a new company gets a token, a known one keeps its token. */
export type KybRegistration =
  | { readonly registerType: 'registerNew'; readonly token: string; readonly custId: string }
  | { readonly registerType: 'registerBefore'; readonly custId: string };

/** `registerNew` stores token and custId, `registerBefore` only merges the custId. */
export const registered = (session: KybSession, registration: KybRegistration): KybSession =>
  registration.registerType === 'registerNew'
    ? { token: registration.token, custId: registration.custId }
    : { ...session, custId: registration.custId };
