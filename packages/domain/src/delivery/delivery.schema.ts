/** Delivery types as their codes 0 to 7. */
import { Schema } from 'effect';
import { DELIVERY_TYPES } from './delivery.ts';

/** A delivery type as its number on the wire. */
export const DeliveryTypeFromCode = Schema.Literals([0, 1, 2, 3, 4, 5, 6, 7]).transform(DELIVERY_TYPES);
