import { Result } from 'effect';
import { expect, test } from 'vitest';
import { checkCredentials } from './index.ts';

test('a call of a signed-in user is not authorized without customer id and access token [S7.124][A-70]', () => {
  const both = { customerId: 'C1', accessToken: 'T1' };
  expect(checkCredentials(both)).toEqual(Result.succeed(both));
  for (const missing of [{ customerId: null }, { accessToken: null }, { customerId: '' }, { accessToken: '' }]) {
    expect(checkCredentials({ ...both, ...missing })).toEqual(Result.fail({ _tag: 'NotAuthorized' }));
  }
});
