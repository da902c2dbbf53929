/** Whom a delivery serves, and the fallback once nobody of them could be reached. Source: A-26. */
import { isSameEmail } from '../email/index.ts';
import { deliveryRow } from './delivery-types.ts';
import type { DeliveryTarget, DeliveryType } from './delivery-types.ts';

/** All `targets` are served; `fallback` only after every one of them failed, null where nothing takes over. */
export interface DeliveryRoute {
  readonly targets: readonly DeliveryTarget[];
  readonly fallback: DeliveryTarget | null;
}

/** Who is served where a delivery of this type goes well. */
export const deliveryTargets = (type: DeliveryType): readonly DeliveryTarget[] => deliveryRow(type).targets;

export interface DeliveryRouteFacts {
  readonly type: DeliveryType;
  readonly receiverEmail: string;
  readonly buyerEmail: string;
}

/** The route of a delivery. A failed email is not sent again to the same address as the buyer's. */
export const deliveryRoute = ({ type, receiverEmail, buyerEmail }: DeliveryRouteFacts): DeliveryRoute => {
  const { targets, fallback } = deliveryRow(type);
  const isEmailed = targets.some(({ channel, whom }) => channel === 'email' && whom === 'receiver');
  return { targets, fallback: isEmailed && isSameEmail(receiverEmail, buyerEmail) ? null : fallback };
};
