import { Result, Schema } from 'effect';
import { expect, test } from 'vitest';
import { spoilt } from '../gateway/testing.ts';
import { LogoutRequest, LogoutAnswer } from './schema.ts';
import { userOf } from './session-state.ts';
import { INES } from '../sign-in/testing.ts';

const CALLS = [
  ['a sign-out', Schema.decodeUnknownResult(LogoutRequest), { refreshToken: 'r', accessToken: 'a' }],
  ['the answer to a sign-out', Schema.decodeUnknownResult(LogoutAnswer), { isSuccess: true }],
] as const;

test.each(CALLS)('%s is decoded completely, or refused for any of its fields [S7.42]', (_, read, wire) => {
  expect(Result.isSuccess<unknown, unknown>(read(wire))).toBe(true);
  for (const near of spoilt(wire)) expect(Result.isFailure<unknown, unknown>(read(near))).toBe(true);
});

test('sign out with both tokens and return isSuccess', () => {
  const tokens = { refreshToken: 'r', accessToken: 'a' };
  expect(Schema.encodeSync(LogoutRequest)(tokens)).toEqual(tokens);
  expect(Schema.decodeUnknownSync(LogoutAnswer)({ isSuccess: false })).toEqual({ isSuccess: false });
});

test('requesting the user before the second factor is a defect [A-66]', () => {
  expect(userOf({ _tag: 'SignedIn', user: INES })).toBe(INES);
  expect(() => userOf({ _tag: 'CodeNeeded', tokenId: 't' })).toThrow(TypeError);
});
