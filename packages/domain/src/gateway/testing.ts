/** The walk over machines, for tests and testers. */
export { done, failed, stateIds, walk } from './walk.ts';
export type { Walk, WalkEvent } from './walk.ts';
