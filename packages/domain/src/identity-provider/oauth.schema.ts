/** A visit to an identity provider that is under way, as the browser keeps it. Source: S4.110, A-64. */
import { Schema } from 'effect';
import { OAUTH_METHODS } from '../sign-in/index.ts';

/**
 * What the browser keeps from leaving for the provider until the login: `state` went out with the visitor, `code` came
 * back with him and is null until then, so that a reload in between loses nothing.
 */
export const StoredOAuth = Schema.Struct({
  method: Schema.Literals(OAUTH_METHODS),
  state: Schema.NonEmptyString,
  redirectUrl: Schema.NonEmptyString,
  code: Schema.NullOr(Schema.NonEmptyString),
});
export type StoredOAuth = typeof StoredOAuth.Type;
