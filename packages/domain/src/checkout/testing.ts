/** Random details of guests, for tests and stories. */
export { guestEntry } from './checkout.arbitraries.ts';
