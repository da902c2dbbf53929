import { Result, Schema } from 'effect';
import { expect, test } from 'vitest';
import { spoilt } from '../gateway/testing.ts';
import { OAuthInfoRequest, OAuthInfoAnswer, SingleSignOnRequest, SingleSignOnAnswer } from './schema.ts';

const CALLS = [
  ['the question for a provider', Schema.decodeUnknownResult(OAuthInfoRequest), { redirectUri: 'u', method: 'apple' }],
  ['a provider’s page', Schema.decodeUnknownResult(OAuthInfoAnswer), { returnUrl: 'u' }],
  [
    'a single sign-on',
    Schema.decodeUnknownResult(SingleSignOnRequest),
    { aggregator_bu: 'FR', jwt: 'j', page: '', item: '' },
  ],
  ['its answer', Schema.decodeUnknownResult(SingleSignOnAnswer), { redirectUrl: 'u', backUrl: null }],
] as const;

test.each(CALLS)('%s is decoded completely, or refused for any of its fields [S7.42]', (_, read, wire) => {
  expect(Result.isSuccess<unknown, unknown>(read(wire))).toBe(true);
  for (const near of spoilt(wire)) expect(Result.isFailure<unknown, unknown>(read(near))).toBe(true);
});

test('ask for a provider’s page by redirectUri', () => {
  expect(Schema.encodeSync(OAuthInfoRequest)({ redirectUrl: 'u' })).toEqual({ redirectUri: 'u' });
  expect(Schema.decodeUnknownSync(OAuthInfoAnswer)({ returnUrl: 'p' })).toEqual({ address: 'p' });
});
