/** The walk over machines, and near misses of what a wire carries, for tests and testers. */
export { spoilt } from './wire.arbitraries.ts';
export { done, failed, stateIds, walk } from './walk.ts';
export type { Walk, WalkEvent } from './walk.ts';
