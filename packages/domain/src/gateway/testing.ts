/** The walk over machines, for tests and testers. */
export { done, failed, stateIds, walk } from './machine-paths.ts';
export type { Walk, WalkEvent } from './machine-paths.ts';
