/** Random sessions and one user by name, for tests and stories. */
export {
  anyLoginType,
  authUsers,
  INES,
  loginPolicies,
  loginRequests,
  logins,
  OPEN_POLICY,
  storedSessions,
  TRUSTED_HOST,
  untrustedAddresses,
} from './session.arbitraries.ts';
