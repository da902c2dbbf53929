/** Random top-ups, for tests and stories. */
export { limitedAmount, openTarget } from './top-up.arbitraries.ts';
