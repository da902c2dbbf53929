/** Delivery types as their codes. */
import { Schema } from 'effect';
import { DELIVERY_CODES } from './delivery.ts';
import { DELIVERY_TYPES } from './delivery-types.ts';

/** A delivery type as the number the wire carries. */
export const DeliveryTypeFromCode = Schema.Literals(DELIVERY_TYPES.map((type) => DELIVERY_CODES[type])).transform(
  DELIVERY_TYPES,
);
