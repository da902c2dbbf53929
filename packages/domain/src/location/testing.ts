/** Random addresses, for tests and stories. */
export { TRUSTED_HOST, untrustedAddresses, webAddresses } from './location.arbitraries.ts';
