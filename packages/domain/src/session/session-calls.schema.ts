/** Signing out, and asking for an identity provider's page, on the wire (S7.39, S7.40). */
import { Schema } from 'effect';

const token = Schema.NonEmptyString;

export const LogoutRequest = Schema.Struct({ refreshToken: token, accessToken: token });
export const LogoutAnswer = Schema.Struct({ isSuccess: Schema.Boolean });

/** The page of the shop that the provider sends the visitor back to. */
export const OAuthInfoRequest = Schema.Struct({ redirectUrl: Schema.NonEmptyString }).pipe(
  Schema.encodeKeys({ redirectUrl: 'redirectUri' }),
);
/** `address` is the provider's page. */
export const OAuthInfoAnswer = Schema.Struct({ address: Schema.NonEmptyString }).pipe(
  Schema.encodeKeys({ address: 'returnUrl' }),
);
