/** Random transfers, for tests and stories. */
export { anyMethod, FRIEND, partOf, SENDER, transferFacts } from './transfer.arbitraries.ts';
