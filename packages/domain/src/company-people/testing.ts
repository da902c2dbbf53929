/** For tests and stories of the people of a company. */
export { UNLIMITED } from './spending-limits.ts';
