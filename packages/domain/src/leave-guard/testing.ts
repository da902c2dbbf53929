/** Random facts of leaving, for tests and stories. */
export { anyLeaveFacts } from './leave.arbitraries.ts';
