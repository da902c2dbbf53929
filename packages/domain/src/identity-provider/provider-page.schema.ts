/** The request for an identity provider's page, on the wire (S7.40). */
import { Schema } from 'effect';
import { OAUTH_METHODS } from '../sign-in/index.ts';

/**
 * The page of the shop that the visitor returns to. `method` selects a provider if the unit has several; without it,
 * the unit's first.
 */
export const OAuthInfoRequest = Schema.Struct({
  redirectUrl: Schema.NonEmptyString.check(Schema.isMaxLength(1000)),
  method: Schema.optionalKey(Schema.Literals(OAUTH_METHODS)),
}).pipe(Schema.encodeKeys({ redirectUrl: 'redirectUri' }));
/** `address` is the provider's page. */
export const OAuthInfoAnswer = Schema.Struct({ address: Schema.NonEmptyString }).pipe(
  Schema.encodeKeys({ address: 'returnUrl' }),
);
