/** Random facts at checkout, for tests and stories. */
export { anyGateFacts, anyLeaveFacts, guestEntry } from './checkout.arbitraries.ts';
