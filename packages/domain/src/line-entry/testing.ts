/** Random forms of a card, right and wrong, for tests. */
export { anyForms, FILLED_IN_AT, filledForms, type FilledForm } from './line-entry.arbitraries.ts';
