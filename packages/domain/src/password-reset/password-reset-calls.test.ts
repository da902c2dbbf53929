import { Result, Schema } from 'effect';
import { expect, test } from 'vitest';
import { spoilt } from '../gateway/testing.ts';
import { ResetRequest, ResetLink, ConfirmedLink, ResetConfirmation } from './schema.ts';

const CALLS = [
  ['a password reset', Schema.decodeUnknownResult(ResetRequest), { email: 'i@exemple.fr', accountType: 'C' }],
  ['the link in the mail', Schema.decodeUnknownResult(ResetLink), { tokenId: 't', accountId: 'a' }],
  ['a confirmed link', Schema.decodeUnknownResult(ConfirmedLink), { state: 'valid', token: 'secret', memberType: 'B' }],
  [
    'a new password',
    Schema.decodeUnknownResult(ResetConfirmation),
    { newPassword: 'p', accountId: 'a', token: 'secret', memberType: 'B' },
  ],
] as const;

test.each(CALLS)('%s is decoded completely, or refused for any of its fields [S7.42]', (_, read, wire) => {
  expect(Result.isSuccess<unknown, unknown>(read(wire))).toBe(true);
  for (const near of spoilt(wire)) expect(Result.isFailure<unknown, unknown>(read(near))).toBe(true);
});

const isRead = (state: string): boolean =>
  Result.isSuccess(Schema.decodeUnknownResult(ConfirmedLink)({ state, token: '', memberType: '' }));

test('a link is valid, expired or used, and nothing else [S4.83]', () => {
  expect(['valid', 'expired', 'used', ''].filter(isRead)).toEqual(['valid', 'expired', 'used']);
});
