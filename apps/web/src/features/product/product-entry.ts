/**
 * What a giver has entered so far, as typed: nothing is lost when a choice changes its mind. Dates are those of the
 * browser's own field (`2026-06-14T08:00`), in the unit's zone.
 */
import { EMPTY_RECEIVER, type Receiver } from '@offrande/domain/address';
import type { CartLine } from '@offrande/domain/cart';
import { deliveryTypesFor, type DeliveryType } from '@offrande/domain/delivery';
import { formatAmountForField } from '@offrande/domain/locale';
import { encodeAmount } from '@offrande/domain/money';
import type { Face, ProductFacts } from './product-facts.ts';

/** The giver's photo: shown from `src` at once, sent with the order by `url` once it is stored. */
export interface EntryPhoto {
  readonly name: string;
  readonly src: string;
  readonly url: string | null;
}

export interface ProductEntry {
  readonly faceId: string | null;
  /** One of the suggested amounts as a decimal string; null while another amount is typed. */
  readonly chosenAmount: string | null;
  readonly otherAmount: string;
  readonly quantity: number;
  readonly message: string;
  readonly message2: string;
  readonly photo: EntryPhoto | null;
  readonly isForMe: boolean;
  readonly deliveryType: DeliveryType;
  readonly letterTypeId: string | null;
  readonly isScheduled: boolean;
  readonly date: string;
  readonly receiver: Receiver;
  /** ISO code of the country whose area code is chosen. */
  readonly phoneCountry: string;
}

/** In the order they are offered: what arrives soonest first. */
const SHOWN_ORDER: readonly DeliveryType[] = ['email', 'sms', 'emailAndSms', 'pdf', 'physical'];

export const offeredTypes = ({ product }: ProductFacts): readonly DeliveryType[] => {
  const offered = deliveryTypesFor(product.kind, 'guest');
  return SHOWN_ORDER.filter((type) => offered.includes(type));
};

export const faceOf = ({ faces }: ProductFacts, { faceId }: ProductEntry): Face | undefined =>
  faces.find(({ id }) => id === faceId);

/** A new entry: first face, the amount in the middle of those suggested, the first delivery. */
export const emptyEntry = (facts: ProductFacts, country: string): ProductEntry => {
  const { suggestedAmounts } = facts.product;
  const middle = suggestedAmounts[Math.floor(suggestedAmounts.length / 2)];
  return {
    faceId: facts.faces[0]?.id ?? null,
    chosenAmount: middle === undefined ? null : encodeAmount(middle),
    otherAmount: '',
    quantity: 1,
    message: '',
    message2: '',
    photo: null,
    isForMe: false,
    deliveryType: offeredTypes(facts)[0] ?? 'email',
    letterTypeId: facts.letterTypes[0]?.id ?? null,
    isScheduled: false,
    date: '',
    receiver: { ...EMPTY_RECEIVER, address: { ...EMPTY_RECEIVER.address, countryCode: country } },
    phoneCountry: country,
  };
};

/** `yyyy/MM/dd HH:mm` as the rules write it, and `yyyy-MM-ddTHH:mm` as the field does. */
const toField = (schedule: string): string => schedule.replaceAll('/', '-').replace(' ', 'T');
export const toSchedule = (field: string): string => field.replaceAll('-', '/').replace('T', ' ');

/** The entry of a line that is in the cart, to change it. */
export const entryOfLine = (line: CartLine, facts: ProductFacts, country: string): ProductEntry => {
  const amount = encodeAmount(line.amount);
  const isSuggested = facts.product.suggestedAmounts.some((suggested) => encodeAmount(suggested) === amount);
  const start = emptyEntry(facts, country);
  return {
    ...start,
    faceId: line.templateId ?? start.faceId,
    chosenAmount: isSuggested ? amount : null,
    otherAmount: isSuggested ? '' : formatAmountForField(line.amount, '.'),
    quantity: line.quantity,
    message: line.message,
    message2: line.message2,
    photo: line.photoUrl === null ? null : { name: '', src: line.photoUrl, url: line.photoUrl },
    deliveryType: line.delivery.type,
    letterTypeId: line.letter?.typeId ?? start.letterTypeId,
    isScheduled: line.delivery.date !== null,
    date: line.delivery.date === null ? '' : toField(line.delivery.date),
    receiver: { ...line.receiver, address: { ...line.receiver.address, countryCode: line.receiver.address.countryCode || country } },
  };
};
