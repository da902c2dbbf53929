/** Random forms of a card, valid and invalid, for tests. */
export { anyForms, FILLED_IN_AT, filledForms, type FilledForm } from './line-entry.arbitraries.ts';
