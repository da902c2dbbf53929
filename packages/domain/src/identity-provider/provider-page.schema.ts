/** Asking for an identity provider's page, on the wire (S7.40). */
import { Schema } from 'effect';
import { OAUTH_METHODS } from '../sign-in/index.ts';

/**
 * The page of the shop that the provider sends the visitor back to. `method` says which provider, where the unit has
 * several; without it, it is the first that the unit has.
 */
export const OAuthInfoRequest = Schema.Struct({
  redirectUrl: Schema.NonEmptyString.check(Schema.isMaxLength(1000)),
  method: Schema.optionalKey(Schema.Literals(OAUTH_METHODS)),
}).pipe(Schema.encodeKeys({ redirectUrl: 'redirectUri' }));
/** `address` is the provider's page. */
export const OAuthInfoAnswer = Schema.Struct({ address: Schema.NonEmptyString }).pipe(
  Schema.encodeKeys({ address: 'returnUrl' }),
);
