/** Random stored sessions. */
import * as fc from 'fast-check';
import { webAddresses } from '../location/testing.ts';
import { LOGIN_TYPES } from '../sign-in/index.ts';
import { authUsers } from '../sign-in/testing.ts';
import type { StoredSession } from './stored-session.ts';

export const storedSessions: fc.Arbitrary<StoredSession> = fc.record({
  user: fc.option(
    authUsers.map(({ accessToken, refreshToken, customerId, customerName, kind }) => ({
      accessToken,
      refreshToken,
      customerId,
      customerName,
      kind,
    })),
  ),
  loginType: fc.option(fc.constantFrom(...LOGIN_TYPES, 'apple' as const)),
  backUrl: fc.option(webAddresses),
  lastActivityAt: fc.option(fc.nat()),
});
