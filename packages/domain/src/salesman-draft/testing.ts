/** Random values of a draft, for tests. */
export { draftValues } from './salesman-draft.arbitraries.ts';
