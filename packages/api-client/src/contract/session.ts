/**
 * Signing in, staying signed in, signing out. Source: spec section 7 (S7.33 to S7.37, S7.39 to S7.42, S7.75), A-64 to A-67,
 * The door of the company check has a call of its own.
 */
import {
  AuthUserFromWire,
  LoginAnswerFromWire,
  LoginPayload,
  SecondFactorAgain,
  SecondFactorSent,
  TwoFactorConfirmation,
} from '@offrande/domain/sign-in/schema';
import { LogoutAnswer, LogoutRequest } from '@offrande/domain/session/schema';
import {
  OAuthInfoAnswer,
  OAuthInfoRequest,
  SingleSignOnAnswer,
  SingleSignOnRequest,
} from '@offrande/domain/identity-provider/schema';
import { Schema } from 'effect';
import { defineCall } from './call.ts';
import { UnitId } from './wire.ts';
import { withFields, withUnit } from './with-unit.ts';

/**
 * Signs in: an individual by password, if the unit requires no second factor, and a customer whom an identity provider vouches
 * for. Where that person has an account which was not linked yet, its owner is sent a code. Every refusal is the same.
 */
export const login = defineCall('login', {
  method: 'POST',
  path: '/login',
  version: 'v8',
  auth: 'buyer',
  sealed: true,
  request: LoginPayload,
  response: LoginAnswerFromWire,
});

/** The first step if the unit requires a second factor: a correct password sends a code, identified by `tokenId`. */
export const twoFactorLogin = defineCall('twoFactorLogin', {
  method: 'POST',
  path: '/twofaLogin',
  version: 'v1',
  auth: 'buyer',
  sealed: true,
  request: LoginPayload,
  response: LoginAnswerFromWire,
});

/** Signs a company in, by email and password. Every refusal is the same. */
export const b2bLogin = defineCall('b2bLogin', {
  method: 'POST',
  path: '/b2bLogin',
  version: 'v4',
  auth: 'buyer',
  sealed: true,
  request: LoginPayload,
  response: LoginAnswerFromWire,
});

/** Signs a salesman in, by email and password. Every refusal is the same. */
export const salesmanLogin = defineCall('salesmanLogin', {
  method: 'POST',
  path: '/salesmanLogin',
  version: 'v4',
  auth: 'buyer',
  sealed: true,
  request: LoginPayload,
  response: LoginAnswerFromWire,
});

export const confirmTwoFactorLogin = defineCall('confirmTwoFactorLogin', {
  method: 'POST',
  path: '/twoFaConfirmLogin',
  version: 'v1',
  auth: 'buyer',
  sealed: true,
  request: withUnit(TwoFactorConfirmation, {}),
  response: AuthUserFromWire,
});

/** Another code in place of one that this browser was sent: to the same target, a while apart, and so many a day. */
export const resendTwoFactorCode = defineCall('resendTwoFactorCode', {
  method: 'POST',
  path: '/twoFaResend',
  version: 'v1',
  auth: 'buyer',
  sealed: true,
  request: withUnit(SecondFactorAgain, {}),
  response: SecondFactorSent,
});

/**
 * The session check: who is signed in, and the access token to use from now on. By itself it is no activity; `idleSeconds`
 * is how long the user of the browser has been inactive.
 */
export const validateToken = defineCall('validateToken', {
  method: 'GET',
  path: '/others/validateToken',
  auth: 'member',
  request: Schema.Struct({
    aggregatorBuId: UnitId,
    idleSeconds: Schema.optionalKey(Schema.String.check(Schema.isPattern(/^\d{1,6}$/))),
  }),
  response: AuthUserFromWire,
});

/** Ends the sign-in that the tokens belong to, even an expired one. `isSuccess` is false if they belong to none. */
export const logout = defineCall('logout', {
  method: 'POST',
  path: '/logout',
  sealed: true,
  request: Schema.Struct({ aggregatorBuId: UnitId, ...LogoutRequest.fields }),
  response: LogoutAnswer,
});

/**
 * The address of an identity provider's page, for this browser and once. The provider sends the visitor back to
 * `redirectUri` with a code, which `login` takes within ten minutes.
 */
export const getOauthLoginInfo = defineCall('getOauthLoginInfo', {
  method: 'POST',
  path: '/oAuth/getOauthLoginInfo',
  version: 'none',
  auth: 'buyer',
  request: withUnit(OAuthInfoRequest, {}),
  response: OAuthInfoAnswer,
});

/**
 * A visitor whom a partner's page sent with a token, which is good once. `redirectUrl` is the page of the shop that he
 * wants, and signs him in where he may be. `projectBu` is the unit again.
 */
export const singleSignOn = defineCall('singleSignOn', {
  method: 'POST',
  path: '/{projectBu}/sso',
  version: 'none',
  auth: 'buyer',
  sealed: true,
  unitField: 'aggregator_bu',
  request: withFields(SingleSignOnRequest, { projectBu: UnitId }),
  response: SingleSignOnAnswer,
});

export const sessionCalls = {
  login,
  twoFactorLogin,
  b2bLogin,
  salesmanLogin,
  confirmTwoFactorLogin,
  resendTwoFactorCode,
  logout,
  getOauthLoginInfo,
  singleSignOn,
} as const;
