/**
 * The delivery types, a row each. What tells one from another is said here; rules, wire and server read it. Source: spec
 * sections 1 and 3, A-22, A-26, A-57, A-141.
 */
import { Struct } from 'effect';

/** `unused`: the field is not asked, not checked and not sent. */
export type FieldNeed = 'needed' | 'optional' | 'unused';

export interface ReceiverFields {
  readonly name: 'needed' | 'optional';
  readonly email: FieldNeed;
  readonly phone: FieldNeed;
  readonly address: 'needed' | 'unused';
  /** Fixed lines are taken for parcels, never where an SMS is to arrive. */
  readonly phoneUse: 'smsReceiver' | 'parcelReceiver';
}

export type DeliveryChannel = 'post' | 'sms' | 'email';

/** Who is reached over which channel. */
export interface DeliveryTarget {
  readonly channel: DeliveryChannel;
  readonly whom: 'receiver' | 'buyer';
}

interface DeliveryRow {
  /** On the wire. */
  readonly code: number;
  readonly receiver: ReceiverFields;
  /** All are served; the fallback only after every one of them failed, null where nothing takes over. */
  readonly targets: readonly DeliveryTarget[];
  readonly fallback: DeliveryTarget | null;
  /** What the buyer gets: the printed cards, a file of its own kind for the whole batch, or nothing. */
  readonly toBuyer: 'printed' | 'file' | null;
  /** Its place in the form of a card, where the quickest comes first; null where only files of many cards go this way. */
  readonly place: number | null;
}

const NOBODY = {
  name: 'optional',
  email: 'unused',
  phone: 'unused',
  address: 'unused',
  phoneUse: 'smsReceiver',
} as const satisfies ReceiverFields;

const EMAIL_TO_BUYER = { channel: 'email', whom: 'buyer' } as const satisfies DeliveryTarget;
const EMAIL = { channel: 'email', whom: 'receiver' } as const satisfies DeliveryTarget;
const SMS = { channel: 'sms', whom: 'receiver' } as const satisfies DeliveryTarget;
const POST = { channel: 'post', whom: 'receiver' } as const satisfies DeliveryTarget;
/** What goes to the buyer stays in the order history, so nothing takes over. */
const TO_BUYER = { receiver: NOBODY, targets: [EMAIL_TO_BUYER], fallback: null } as const;
const BATCH_FILE = { ...TO_BUYER, toBuyer: 'file', place: null } as const;

export const DELIVERIES = {
  physical: {
    code: 0,
    receiver: { name: 'needed', email: 'optional', phone: 'optional', address: 'needed', phoneUse: 'parcelReceiver' },
    targets: [POST],
    fallback: null,
    toBuyer: null,
    place: 5,
  },
  sms: {
    code: 1,
    receiver: { ...NOBODY, phone: 'needed' },
    targets: [SMS],
    fallback: EMAIL_TO_BUYER,
    toBuyer: null,
    place: 2,
  },
  pdf: { code: 2, ...TO_BUYER, toBuyer: 'printed', place: 4 },
  email: {
    code: 3,
    receiver: { ...NOBODY, email: 'needed' },
    targets: [EMAIL],
    fallback: EMAIL_TO_BUYER,
    toBuyer: null,
    place: 1,
  },
  emailAndSms: {
    code: 4,
    receiver: { ...NOBODY, email: 'needed', phone: 'needed' },
    targets: [EMAIL, SMS],
    fallback: EMAIL_TO_BUYER,
    toBuyer: null,
    place: 3,
  },
  zip: { code: 5, ...BATCH_FILE },
  cardFile: { code: 6, ...BATCH_FILE },
  urlFile: { code: 7, ...BATCH_FILE },
} as const satisfies Readonly<Record<string, DeliveryRow>>;

export type DeliveryType = keyof typeof DELIVERIES;

/** In the order of the table. */
export const DELIVERY_TYPES: readonly DeliveryType[] = Struct.keys(DELIVERIES);

/** What the table says of a type. */
export const deliveryRow = (type: DeliveryType): DeliveryRow => DELIVERIES[type];
