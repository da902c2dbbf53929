import { Result, Schema } from 'effect';
import { expect, test } from 'vitest';
import { spoilt } from '../gateway/testing.ts';
import {
  ConfirmedLink,
  LoginPayload,
  LogoutAnswer,
  LogoutRequest,
  OAuthInfoAnswer,
  OAuthInfoRequest,
  ResetConfirmation,
  ResetLink,
  ResetRequest,
  SingleSignOnAnswer,
  SingleSignOnRequest,
  TwoFactorConfirmation,
} from './schema.ts';
import { userOf } from './session-state.ts';
import { INES } from './testing.ts';

const PAYLOAD = {
  account: 'a',
  password: 'p',
  accessToken: 'c',
  mobileNo: '+33612345678',
  loginType: 'EM',
  redirectUrl: 'u',
  captchaToken: 't',
  traditionalToken: 't',
  aggregatorBuId: 'FR',
};
const CALLS = [
  ['a login', Schema.decodeUnknownResult(LoginPayload), PAYLOAD],
  ['a second step', Schema.decodeUnknownResult(TwoFactorConfirmation), { twoFaTokenId: 't', twoFaToken: '123456' }],
  ['a sign-out', Schema.decodeUnknownResult(LogoutRequest), { refreshToken: 'r', accessToken: 'a' }],
  ['the answer to a sign-out', Schema.decodeUnknownResult(LogoutAnswer), { isSuccess: true }],
  ['the question for a provider', Schema.decodeUnknownResult(OAuthInfoRequest), { redirectUri: 'u', method: 'apple' }],
  ['a provider’s page', Schema.decodeUnknownResult(OAuthInfoAnswer), { returnUrl: 'u' }],
  ['a password reset', Schema.decodeUnknownResult(ResetRequest), { email: 'i@exemple.fr', accountType: 'C' }],
  ['the link in the mail', Schema.decodeUnknownResult(ResetLink), { tokenId: 't', accountId: 'a' }],
  ['a confirmed link', Schema.decodeUnknownResult(ConfirmedLink), { state: 'valid', token: 'secret', memberType: 'B' }],
  [
    'a new password',
    Schema.decodeUnknownResult(ResetConfirmation),
    { newPassword: 'p', accountId: 'a', token: 'secret', memberType: 'B' },
  ],
  [
    'a single sign-on',
    Schema.decodeUnknownResult(SingleSignOnRequest),
    { aggregator_bu: 'FR', jwt: 'j', page: '', item: '' },
  ],
  ['its answer', Schema.decodeUnknownResult(SingleSignOnAnswer), { redirectUrl: 'u', backUrl: null }],
] as const;

test.each(CALLS)('%s is read whole, or refused for any of its fields [S7.42]', (_, read, wire) => {
  expect(Result.isSuccess<unknown, unknown>(read(wire))).toBe(true);
  for (const near of spoilt(wire)) expect(Result.isFailure<unknown, unknown>(read(near))).toBe(true);
});

const isRead = (state: string): boolean =>
  Result.isSuccess(Schema.decodeUnknownResult(ConfirmedLink)({ state, token: '', memberType: '' }));

test('a link is valid, expired or used, and nothing else [S4.83]', () => {
  expect(['valid', 'expired', 'used', ''].filter(isRead)).toEqual(['valid', 'expired', 'used']);
});

test('to ask for the user before the second factor is a defect [A-66]', () => {
  expect(userOf({ _tag: 'SignedIn', user: INES })).toBe(INES);
  expect(() => userOf({ _tag: 'CodeNeeded', tokenId: 't' })).toThrow(TypeError);
});
