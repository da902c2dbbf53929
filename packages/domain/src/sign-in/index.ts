/**
 * Signing in: types of login, the login pages, the methods of a unit, credentials, and the user (spec sections 3, 6 and
 * 7).
 */
export {
  doorOfLogin,
  isSingleSignOn,
  LOGIN_DOORS,
  LOGIN_TYPES,
  passwordChangePlace,
  proofOfLogin,
  type LoginDoor,
  type LoginProof,
  type LoginType,
  type SessionOrigin,
} from './login-type.ts';
export { NEXT_STEPS, readNextStep, withNextStep, type NextStep } from './next-step.ts';
export {
  checkDoor,
  doorOfKind,
  kindsElsewhere,
  loginLocation,
  otherKindOf,
  type LoginOfOtherKind,
} from './login-door.ts';
export {
  hasPasswordLogin,
  isLoginOffered,
  LOGIN_METHODS,
  loginCallOf,
  loginTypeAfterReturn,
  methodsAt,
  OAUTH_METHODS,
  type LoginCall,
  type LoginMethod,
  type LoginPolicy,
  type OAuthMethod,
} from './login-method.ts';
export {
  checkEmailLogin,
  checkMobileLogin,
  checkSalesmanLogin,
  originOf,
  type Login,
  type LoginRequest,
} from './login-request.ts';
export { ERROR_CUSTOMER_ID, hasErrorId, userFromStored, type AuthUser, type StoredUser } from './auth-user.ts';
