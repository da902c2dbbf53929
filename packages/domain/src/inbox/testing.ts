/** Random inboxes, for tests and stories. */
export { inboxes } from './inbox.arbitraries.ts';
