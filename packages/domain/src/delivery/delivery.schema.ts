/** Delivery types as their codes 0 to 7, letter types as plain rows. */
import { Schema } from 'effect';
import { moneyFromString } from '../money/schema.ts';
import type { Currency } from '../money/index.ts';
import { DELIVERY_TYPES } from './delivery.ts';

/** A delivery type as the number the wire carries. */
export const DeliveryTypeFromCode = Schema.Literals([0, 1, 2, 3, 4, 5, 6, 7]).transform(DELIVERY_TYPES);

/** Letter types of a unit, in the unit's currency. */
export const letterTypeSchema = (currency: Currency) =>
  Schema.Struct({ id: Schema.String, methodName: Schema.String, price: moneyFromString(currency) });
