/** Which fields of the receiver each delivery type needs (spec section 3, A-26, A-57, A-141). */
import { isBatchDelivery } from './delivery.ts';
import type { DeliveryType } from './delivery.ts';

/** `unused`: the field is not shown, not checked and not sent. */
export type FieldNeed = 'needed' | 'optional' | 'unused';

export interface ReceiverFields {
  readonly name: 'needed' | 'optional';
  readonly email: FieldNeed;
  readonly phone: FieldNeed;
  readonly address: 'needed' | 'unused';
  /** Landlines are accepted for parcels, never for SMS. */
  readonly phoneUse: 'smsReceiver' | 'parcelReceiver';
}

const NOBODY: ReceiverFields = {
  name: 'optional',
  email: 'unused',
  phone: 'unused',
  address: 'unused',
  phoneUse: 'smsReceiver',
};

export const RECEIVER_FIELDS: Readonly<Record<DeliveryType, ReceiverFields>> = {
  physical: { name: 'needed', email: 'optional', phone: 'optional', address: 'needed', phoneUse: 'parcelReceiver' },
  sms: { ...NOBODY, phone: 'needed' },
  pdf: NOBODY,
  email: { ...NOBODY, email: 'needed' },
  emailAndSms: { ...NOBODY, email: 'needed', phone: 'needed' },
  zip: NOBODY,
  cardFile: NOBODY,
  urlFile: NOBODY,
};

/** True if the cards go to the buyer: printed at home, or one file for the batch. */
export const goesToBuyer = (type: DeliveryType): boolean => type === 'pdf' || isBatchDelivery(type);
