/** How signing in is stored and sent: decoding and encoding, apart from the rules so that these carry no schema. */
export { LoginTypeFromCode, type LoginTypeCode } from './login-type.schema.ts';
export {
  LoginAnswerFromWire,
  LoginPayload,
  loginPayload,
  readLogin,
  SecondFactorAgain,
  SecondFactorSent,
  TwoFactorConfirmation,
  type LoginAnswer,
  type LoginPayloadWrong,
  type SentSecondFactor,
} from './login.schema.ts';
export { AuthUserFromWire, readStoredUser, storedUserTexts } from './auth-user.schema.ts';
