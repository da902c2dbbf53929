/**
 * The delivery of a card to its receiver: the eight delivery types, the letter for a physical card, and the buyer's
 * choice. Source: spec sections 1 and 3, A-22, A-23, A-26. Dates are `yyyy/MM/dd` or `yyyy/MM/dd HH:mm` in the unit's
 * zone.
 */
import type { Money } from '../money/index.ts';

/** In the order of their codes 0 to 7. */
export const DELIVERY_TYPES = ['physical', 'sms', 'pdf', 'email', 'emailAndSms', 'zip', 'cardFile', 'urlFile'] as const;
export type DeliveryType = (typeof DELIVERY_TYPES)[number];

/** The code of a delivery type on the wire: its index in DELIVERY_TYPES. */
export const DELIVERY_CODES = {
  physical: 0,
  sms: 1,
  pdf: 2,
  email: 3,
  emailAndSms: 4,
  zip: 5,
  cardFile: 6,
  urlFile: 7,
} as const satisfies Record<DeliveryType, number>;
export type DeliveryCode = (typeof DELIVERY_CODES)[DeliveryType];

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

/** True for the one type that is sent as a parcel. */
export const isPhysicalDelivery = (type: DeliveryType): boolean => type === 'physical';

/** The types that send the buyer one file for the whole batch instead of a card to each receiver. */
export const BATCH_DELIVERY_TYPES = ['zip', 'cardFile', 'urlFile'] as const satisfies readonly DeliveryType[];
export type BatchDeliveryType = (typeof BATCH_DELIVERY_TYPES)[number];

/** True for the types that send the buyer one file for the whole batch instead of a card to each receiver. */
export const isBatchDelivery = (type: DeliveryType): type is BatchDeliveryType =>
  type === 'zip' || type === 'cardFile' || type === 'urlFile';

/** The delivery type for a code; undefined for any other number. */
export const deliveryTypeOfCode = (code: number): DeliveryType | undefined => DELIVERY_TYPES[code];
