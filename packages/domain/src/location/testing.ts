/** Random addresses, for tests and stories. */
export { webAddresses } from './location.arbitraries.ts';
