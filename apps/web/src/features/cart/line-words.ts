/** How a card is delivered, in one line: "By post to Inès Marchand, 69003 Lyon". Source: A-26. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { fullNameOf, phoneWithAreaCode } from '@offrande/domain/address';
import type { CartLine } from '@offrande/domain/cart';
import { type DeliveryType, RECEIVER_FIELDS } from '@offrande/domain/delivery';
import { VALIDITY_DEFAULT_MONTHS } from '@offrande/domain/personalisation';

/** The delivery type and, if there is a recipient, who and where. */
export const DELIVERY_TEXTS: Readonly<Record<DeliveryType, (to: string) => MessageDescriptor>> = {
  physical: (to) => msg`By post to ${to}`,
  email: (to) => msg`By email to ${to}`,
  sms: (to) => msg`By text message to ${to}`,
  emailAndSms: (to) => msg`By email and text message to ${to}`,
  pdf: () => msg`PDF to print at home`,
  zip: () => msg`PDF files in a ZIP`,
  cardFile: () => msg`List of card numbers`,
  urlFile: () => msg`List of card links`,
};

/** What the type needs to know of the receiver beside the name. */
const placesOf = ({ delivery, receiver }: Pick<CartLine, 'delivery' | 'receiver'>): readonly string[] => {
  const { email, phone, address } = RECEIVER_FIELDS[delivery.type];
  return [
    ...(address === 'needed' ? [[receiver.address.zipCode, receiver.address.city].join(' ').trim()] : []),
    ...(email === 'needed' ? [receiver.email] : []),
    ...(phone === 'needed' ? [phoneWithAreaCode(receiver.phone)] : []),
  ];
};

/** `everybody` names the receivers of a file's cards, who are many. */
export const deliveryWords = (
  line: Pick<CartLine, 'delivery' | 'receiver' | 'file'>,
  everybody: string,
): MessageDescriptor => {
  if (line.file !== null) return DELIVERY_TEXTS[line.delivery.type](everybody);
  const parts = [fullNameOf(line.receiver), ...placesOf(line)].filter((part) => part !== '');
  return DELIVERY_TEXTS[line.delivery.type](parts.join(', '));
};

/** The giver's texts: two lines if printed on the card, else the accompanying message. */
export const giverWords = ({ message, message2 }: Pick<CartLine, 'message' | 'message2'>): readonly string[] =>
  [message, message2].filter((words) => words.trim() !== '');

/** Texts short enough for the card's tag; the message of another product is not printed on it. */
export const printedWords = ({ templateId, ...line }: Pick<CartLine, 'templateId' | 'message' | 'message2'>) =>
  templateId === null ? [] : giverWords(line);

export type NotedLine = Pick<
  CartLine,
  'file' | 'redeemablePlace' | 'delivery' | 'extra' | 'customerId' | 'customerName' | 'validMonths'
>;

export type NoteKind = 'file' | 'extra' | 'place' | 'date' | 'customerId' | 'validity';

/** What there is to note of a line besides its texts and recipient, in order. */
const NOTED: readonly (readonly [NoteKind, (line: NotedLine) => boolean])[] = [
  ['file', ({ file }) => file !== null],
  ['extra', ({ extra }) => extra !== null],
  ['place', ({ redeemablePlace }) => redeemablePlace.type !== 'wholeStore'],
  ['date', ({ delivery }) => delivery.date !== null],
  // On a salesman’s line it is the customer of the whole order, who is named above.
  ['customerId', ({ customerId, customerName }) => customerId !== null && customerName === null],
  ['validity', ({ validMonths }) => validMonths !== VALIDITY_DEFAULT_MONTHS],
];

export const notesOf = (line: NotedLine): readonly NoteKind[] =>
  NOTED.filter(([, isNoted]) => isNoted(line)).map(([kind]) => kind);

/** The address for editing a line: its product's page, filled in from the line. */
export const editAddress = ({ itemCode, lineId }: Pick<CartLine, 'itemCode' | 'lineId'>): string =>
  `/product/${encodeURIComponent(itemCode)}?line=${encodeURIComponent(lineId)}`;
