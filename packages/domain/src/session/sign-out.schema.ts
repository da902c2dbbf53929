/** Signing out, on the wire (S7.39). */
import { Schema } from 'effect';

const token = Schema.NonEmptyString;

export const LogoutRequest = Schema.Struct({ refreshToken: token, accessToken: token });
export const LogoutAnswer = Schema.Struct({ isSuccess: Schema.Boolean });
