/** Random payments and the walk over machines, for tests and stories. */
export { done, failed, stateIds, walk } from './machine-paths.ts';
export type { Walk, WalkEvent } from './machine-paths.ts';
export {
  anyMethod,
  anyOrderNo,
  anyPaymentMeans,
  anyPaymentUnderWay,
  anyProviderId,
  paidResult,
  strayResult,
} from './payment.arbitraries.ts';
