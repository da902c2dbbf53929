/** Random histories, for tests and stories. */
export { cardHistory } from './card-events.arbitraries.ts';
