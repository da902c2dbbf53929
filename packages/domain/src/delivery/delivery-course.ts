/** How a delivery goes on after each try: every channel of its route, then the fallback, then nothing more. Source: A-26. */
import type { DeliveryRoute } from './delivery-route.ts';
import type { DeliveryTarget } from './delivery-types.ts';

/** The outcome of an attempt; one entry for each target that was tried completely. */
export interface DeliveryOutcome {
  readonly target: DeliveryTarget;
  readonly hasArrived: boolean;
}

const isTried = (target: DeliveryTarget, outcomes: readonly DeliveryOutcome[]): boolean =>
  outcomes.some(({ target: tried }) => tried.channel === target.channel && tried.whom === target.whom);

/** The next targets: those that were not tried; once all failed, the fallback; none once something arrived. */
export const nextTargets = (
  { targets, fallback }: DeliveryRoute,
  outcomes: readonly DeliveryOutcome[],
): readonly DeliveryTarget[] => {
  const open = targets.filter((target) => !isTried(target, outcomes));
  if (open.length > 0) return open;
  const hasArrived = outcomes.some((outcome) => outcome.hasArrived);
  return hasArrived || fallback === null || isTried(fallback, outcomes) ? [] : [fallback];
};

/** `underWay`: a target is left. `undeliverable`: everything failed, and staff must handle it. */
export type DeliveryStanding = 'underWay' | 'arrived' | 'undeliverable';

/** The standing of the delivery. */
export const deliveryStanding = (route: DeliveryRoute, outcomes: readonly DeliveryOutcome[]): DeliveryStanding => {
  if (nextTargets(route, outcomes).length > 0) return 'underWay';
  return outcomes.some(({ hasArrived }) => hasArrived) ? 'arrived' : 'undeliverable';
};
