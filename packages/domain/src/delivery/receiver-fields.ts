/** Which fields of the receiver each delivery type needs, and whom its cards go to (spec section 3, A-26, A-57, A-141). */
import { Record } from 'effect';
import { DELIVERIES, deliveryRow } from './delivery-types.ts';
import type { DeliveryType, ReceiverFields } from './delivery-types.ts';

export const RECEIVER_FIELDS: Readonly<Record<DeliveryType, ReceiverFields>> = Record.map(
  DELIVERIES,
  ({ receiver }) => receiver,
);

/** True where the cards go to the buyer: printed at home, or one file for the batch. */
export const goesToBuyer = (type: DeliveryType): boolean => deliveryRow(type).toBuyer !== null;
