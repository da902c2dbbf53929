/** Random logins, policies and users, and one user by name, for tests and stories. */
export {
  anyLoginType,
  authUsers,
  INES,
  loginPolicies,
  loginRequests,
  logins,
  OPEN_POLICY,
} from './sign-in.arbitraries.ts';
