/**
 * How a card reaches its receiver: what a line says of it, the letter a physical card is sent as, and what kind of delivery
 * a type is. Source: spec sections 1 and 3, A-22, A-23, A-26. Dates are `yyyy/MM/dd` or `yyyy/MM/dd HH:mm` in the unit's
 * zone.
 */
import { Record } from 'effect';
import type { Money } from '../money/index.ts';
import { DELIVERIES, DELIVERY_TYPES, deliveryRow } from './delivery-types.ts';
import type { DeliveryType } from './delivery-types.ts';

export type DeliveryCode = (typeof DELIVERIES)[DeliveryType]['code'];

/** The code of a delivery type on the wire. */
export const DELIVERY_CODES: Readonly<Record<DeliveryType, DeliveryCode>> = Record.map(DELIVERIES, ({ code }) => code);

/** The delivery type of a new draft line. */
export const DEFAULT_DELIVERY_TYPE: DeliveryType = 'pdf';

/** The zone of schedules for units without one: GMT+8. (IANA names of this family have the opposite sign.) */
export const DEFAULT_TIME_ZONE = 'Etc/GMT-8';

/** The delivery of a line. `date` null means immediately. */
export interface Delivery {
  readonly type: DeliveryType;
  readonly date: string | null;
}

/** A kind of letter for physical delivery, at a price per line. */
export interface LetterType {
  readonly id: string;
  readonly methodName: string;
  readonly price: Money;
}

/** Who sends: a signed-in customer or a guest. */
export interface Sender {
  readonly name: string;
  readonly email: string;
}

/** True for what a parcel carries. */
export const isPhysicalDelivery = (type: DeliveryType): boolean =>
  deliveryRow(type).targets.some(({ channel }) => channel === 'post');

/** The types that send the buyer one file for the whole batch instead of a card to each receiver. */
export type BatchDeliveryType = {
  readonly [Type in DeliveryType]: (typeof DELIVERIES)[Type]['toBuyer'] extends 'file' ? Type : never;
}[DeliveryType];

/** True for the types that send the buyer one file for the whole batch instead of a card to each receiver. */
export const isBatchDelivery = (type: DeliveryType): type is BatchDeliveryType => deliveryRow(type).toBuyer === 'file';

/** The type for a code; undefined for any other number. */
export const deliveryTypeOfCode = (code: number): DeliveryType | undefined =>
  DELIVERY_TYPES.find((type) => DELIVERY_CODES[type] === code);
