/** A pending visit to an identity provider, as the browser stores it. Source: S4.110, A-64. */
import { Schema } from 'effect';
import { NEXT_STEPS, OAUTH_METHODS } from '../sign-in/index.ts';

/**
 * What the browser stores between leaving for the provider and the login: `state` was sent with the visitor, `code` was
 * returned and is null until then, so that a reload in between loses nothing. `nextStep`, with the number of an order, is where the login page leads on
 * to; a provider returns to an address without a query.
 */
export const StoredOAuth = Schema.Struct({
  method: Schema.Literals(OAUTH_METHODS),
  state: Schema.NonEmptyString,
  redirectUrl: Schema.NonEmptyString,
  code: Schema.NullOr(Schema.NonEmptyString),
  nextStep: Schema.optionalKey(Schema.Literals(NEXT_STEPS)),
  orderNo: Schema.optionalKey(Schema.NonEmptyString),
});
export type StoredOAuth = typeof StoredOAuth.Type;
