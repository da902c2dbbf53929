/** Random stores, for tests and stories. */
export { anyStore, notASpan, openingHours, openingSpan } from './store.arbitraries.ts';
