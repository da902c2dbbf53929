/**
 * Single sign-on from a partner's page: what is asked, what is answered, and how the browser is sent on. Source: spec
 * section 7 (S7.41), S4.112, S4.113, S9.44, A-48. Times in milliseconds.
 */
import { Schema } from 'effect';
import { isTrustedAddress } from '../location/index.ts';

/** `token` is the partner's JWT; `page` and `item` say where in the shop the visitor wants to go. */
export const SingleSignOnRequest = Schema.Struct({
  unitId: Schema.NonEmptyString,
  token: Schema.NonEmptyString,
  page: Schema.String,
  item: Schema.String,
}).pipe(Schema.encodeKeys({ unitId: 'aggregator_bu', token: 'jwt' }));
export type SingleSignOnRequest = typeof SingleSignOnRequest.Type;

export const SingleSignOnAnswer = Schema.Struct({ redirectUrl: Schema.String, backUrl: Schema.NullOr(Schema.String) });
export type SingleSignOnAnswer = typeof SingleSignOnAnswer.Type;

/** How long Safari needs before it follows a link that no finger touched. */
export const SAFARI_REDIRECT_DELAY_MS = 1000;

/** `linkClick`: a link to the address is clicked after the delay; `replace`: the page is replaced at once. */
export interface SingleSignOnRedirect {
  readonly how: 'replace' | 'linkClick';
  readonly delayMs: number;
  readonly address: string;
}

export const redirectAfterSingleSignOn = (address: string, isSafari: boolean): SingleSignOnRedirect =>
  isSafari ? { how: 'linkClick', delayMs: SAFARI_REDIRECT_DELAY_MS, address } : { how: 'replace', delayMs: 0, address };

/** The back-URL to store: null where none was given, or none on a trusted host. */
export const backUrlToStore = ({ backUrl }: SingleSignOnAnswer, trustedHosts: readonly string[]): string | null =>
  backUrl !== null && isTrustedAddress(backUrl, trustedHosts) ? backUrl : null;
