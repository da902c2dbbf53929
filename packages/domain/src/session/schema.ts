/** How session is stored and sent: decoding and encoding, apart from the rules so that these carry no schema. */
export { LoginTypeFromCode, type LoginTypeCode } from './login-type.schema.ts';
export {
  LoginAnswerFromWire,
  LoginPayload,
  loginPayload,
  readLogin,
  TwoFactorConfirmation,
  type LoginAnswer,
  type LoginPayloadWrong,
} from './login.schema.ts';
export { AuthUserFromWire } from './auth-user.schema.ts';
export { LogoutAnswer, LogoutRequest, OAuthInfoAnswer, OAuthInfoRequest } from './session-calls.schema.ts';
export { StoredOAuth } from './oauth.schema.ts';
export { ConfirmedLink, ResetConfirmation, ResetLink, ResetRequest } from './password-reset.schema.ts';
export { SingleSignOnAnswer, SingleSignOnRequest } from './single-sign-on.schema.ts';
export { readSession, sessionTexts, type SessionName } from './stored-session.schema.ts';
