/**
 * The plan of a delivery: the day, the zone, the channels, and the fallback channel if they all fail. A plan has the
 * day and the IANA zone that the buyer chose, not the instant: the instant follows from them, so it moves when a zone
 * changes its rules. Source. Instants are milliseconds since 1970.
 */
import { Result } from 'effect';
import { isTimeZone } from '../time/index.ts';
import type { Instant } from '../time/index.ts';
import type { Delivery } from './delivery.ts';
import { deliveryRow } from './delivery-types.ts';
import type { DeliveryTarget, DeliveryType } from './delivery-types.ts';
import { checkSchedule, dueAt } from './schedule.ts';
import type { ScheduleRefusal } from './schedule.ts';

/** `schedule` null means at once. All `targets` are served; `fallback` only after every one of them failed, null where nothing takes over. */
export interface DeliveryPlan {
  readonly schedule: string | null;
  readonly zone: string;
  readonly targets: readonly DeliveryTarget[];
  readonly fallback: DeliveryTarget | null;
}

/** Who is served where a delivery of this type goes well. */
export const deliveryTargets = (type: DeliveryType): readonly DeliveryTarget[] => deliveryRow(type).targets;

/** The facts that a plan is made from. `zone` is the line's own, else the unit's. */
export interface DeliveryPlanFacts {
  readonly delivery: Delivery;
  readonly zone: string;
  readonly receiverEmail: string;
  readonly buyerEmail: string;
}

export type DeliveryPlanRefusal =
  | ScheduleRefusal
  /** An unknown time zone. */
  | { readonly _tag: 'UnknownTimeZone'; readonly zone: string };

const sameAddress = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** A failed email is not sent again to the same address as the buyer's. */
const fallbackOf = ({ delivery, receiverEmail, buyerEmail }: DeliveryPlanFacts): DeliveryTarget | null => {
  const { targets, fallback } = deliveryRow(delivery.type);
  const isEmailed = targets.some(({ channel, whom }) => channel === 'email' && whom === 'receiver');
  return isEmailed && sameAddress(receiverEmail, buyerEmail) ? null : fallback;
};

/**
 * The plan of a delivery chosen now. Refuses an unknown zone first, then a schedule that is invalid or in the past of
 * that zone.
 */
export const planDelivery = (
  facts: DeliveryPlanFacts,
  now: Instant,
): Result.Result<DeliveryPlan, DeliveryPlanRefusal> => {
  const { delivery, zone } = facts;
  if (!isTimeZone(zone)) return Result.fail({ _tag: 'UnknownTimeZone', zone });
  return Result.map(checkSchedule(delivery.date, now, zone), (schedule) => ({
    schedule,
    zone,
    targets: deliveryTargets(delivery.type),
    fallback: fallbackOf(facts),
  }));
};

/**
 * When the plan is due, for an order settled at `settledAt`: immediately, when its day begins in its zone, or at its
 * minute, and never before the order is settled. A time that the clocks skip moves on by the missing hour; of a time
 * that occurs twice, the first counts. An invalid zone is a defect.
 */
export const planDueAt = ({ schedule, zone }: DeliveryPlan, settledAt: Instant): Instant =>
  dueAt(schedule, settledAt, zone);

/** True from the instant at which the plan is due. */
export const isPlanDue = (plan: DeliveryPlan, settledAt: Instant, now: Instant): boolean =>
  planDueAt(plan, settledAt) <= now;
