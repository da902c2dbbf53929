/** The walk over machines, and near misses of wire values, for tests. */
export { spoilt } from './wire.arbitraries.ts';
export { done, failed, notTaken, stateIds, walk } from './walk.ts';
export type { Walk, WalkEvent } from './walk.ts';
