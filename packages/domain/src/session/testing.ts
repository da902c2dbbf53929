/** Random sessions, for tests and stories. */
export { storedSessions } from './session.arbitraries.ts';
