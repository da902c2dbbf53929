import { Result, Schema } from 'effect';
import { expect, test } from 'vitest';
import { spoilt } from '../gateway/testing.ts';
import { LoginPayload, TwoFactorConfirmation } from './schema.ts';

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
] as const;

test.each(CALLS)('%s is read whole, or refused for any of its fields [S7.42]', (_, read, wire) => {
  expect(Result.isSuccess<unknown, unknown>(read(wire))).toBe(true);
  for (const near of spoilt(wire)) expect(Result.isFailure<unknown, unknown>(read(near))).toBe(true);
});
