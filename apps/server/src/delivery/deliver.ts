/**
 * Takes a message of the outbox to the outside: cards to receivers, receipts and files to buyers, parcels to those who
 * post them. A message may be tried again and keeps its id, so that a mail server or gateway sees it as one. Source:
 * reliability row 37.
 */
import type { Progress } from '../outbox/message.ts';
import type { MailMessage, Mailer } from '../providers/mail/index.ts';
import type { SmsSender } from '../providers/sms/index.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';
import { composeLockedEmail } from './card-locked-email.ts';
import { composeParcel } from '../parcel/compose-parcel.ts';
import { composeBuyerCards } from './buyer-cards.ts';
import { type ComposedMail, composeCardEmail } from '../issued-card/card-email.ts';
import { composeCardSms } from './card-sms.ts';
import { type AddressedCard, loadIssuedCard, loadResentCard } from '../issued-card/load-issued-card.ts';
import { composeReminderEmail } from '../reminder/reminder-email.ts';
import { loadReceipt } from './load-receipt.ts';
import { composeReceiptEmail } from './receipt-email.ts';
import { composeReturnEmail } from './return-email.ts';
import { composeTransferEmail } from './transfer-email.ts';
import { composeUndeliveredEmail } from './undelivered-email.ts';

export const DELIVERY_TOPICS = [
  'card-email',
  'card-sms',
  'card-resend',
  'card-resend-sms',
  'card-locked',
  'card-undelivered',
  'transfer-details',
  'card-reminder',
  'order-receipt',
  'order-returned',
  'buyer-cards',
  'parcel',
] as const;
export type DeliveryTopic = (typeof DELIVERY_TOPICS)[number];

export interface Outlets {
  readonly mailer: Mailer;
  readonly sms: SmsSender;
}

/** Letters and digits that a phone shows as the sender, at most 11. */
export const smsSenderName = (name: string): string => name.replaceAll(/[^A-Za-z0-9 ]/g, '').slice(0, 11);

const card = async (shop: Shop, unit: Unit, cardId: string): Promise<AddressedCard> => {
  const found = await loadIssuedCard(shop, unit, cardId);
  if (found === null) throw new Error(`No card ${cardId} to deliver`);
  return found;
};

interface Letter {
  readonly mail: ComposedMail;
  readonly to: string;
}

const cardLetter = async (shop: Shop, unit: Unit, cardId: string): Promise<Letter> => {
  const { card: issued, receiverEmail } = await card(shop, unit, cardId);
  return { mail: await composeCardEmail(issued), to: receiverEmail };
};

const resent = async (shop: Shop, unit: Unit, resendId: string): Promise<AddressedCard> => {
  const found = await loadResentCard(shop, unit, resendId);
  if (found === null) throw new Error(`No card to send again for ${resendId}`);
  return found;
};

const resentLetter = async (shop: Shop, unit: Unit, resendId: string): Promise<Letter> => {
  const { card: issued, receiverEmail } = await resent(shop, unit, resendId);
  return { mail: await composeCardEmail(issued), to: receiverEmail };
};

const receiptLetter = async (shop: Shop, unit: Unit, orderNo: string): Promise<Letter> => {
  const found = await loadReceipt(shop, unit, orderNo);
  if (found === null) throw new Error(`No order ${orderNo} for a receipt`);
  return { mail: await composeReceiptEmail(found.receipt), to: found.buyerEmail };
};

type TextTopic = 'card-sms' | 'card-resend-sms';
type MailTopic = Exclude<DeliveryTopic, TextTopic>;

/** What is written and to whom, for each topic; null while it is still being made, `nobody` where there is nobody to tell. */
const LETTERS: Readonly<
  Record<MailTopic, (shop: Shop, unit: Unit, subject: string) => Promise<Letter | 'nobody' | null>>
> = {
  'card-email': cardLetter,
  'card-resend': resentLetter,
  'card-locked': composeLockedEmail,
  'card-undelivered': composeUndeliveredEmail,
  'transfer-details': composeTransferEmail,
  'card-reminder': composeReminderEmail,
  'order-receipt': receiptLetter,
  'order-returned': composeReturnEmail,
  'buyer-cards': composeBuyerCards,
  parcel: composeParcel,
};

export const mailFrom = (shop: Shop, unit: Unit, key: string, { to, mail }: Letter): MailMessage => ({
  ...mail,
  messageId: `<${key.replaceAll(':', '.')}@${new URL(shop.publicOrigin).hostname}>`,
  from: { name: unit.name, address: unit.contact.email },
  to,
});

const TEXTS: Readonly<Record<TextTopic, typeof card>> = { 'card-sms': card, 'card-resend-sms': resent };

const isText = (topic: DeliveryTopic): topic is TextTopic => Object.hasOwn(TEXTS, topic);

const sendSms = async (
  unit: Unit,
  sms: SmsSender,
  key: string,
  { card: issued, receiverMobile }: AddressedCard,
): Promise<void> => {
  const from = smsSenderName(unit.name);
  await sms.send({ reference: key, to: receiverMobile, from, text: composeCardSms(issued) });
};

export const createDelivery =
  (shop: Shop, { mailer, sms }: Outlets) =>
  async (unit: Unit, topic: DeliveryTopic, subject: string): Promise<Progress> => {
    const key = `${topic}:${subject}`;
    if (isText(topic)) {
      await sendSms(unit, sms, key, await TEXTS[topic](shop, unit, subject));
      return 'done';
    }
    const letter = await LETTERS[topic](shop, unit, subject);
    if (letter === null) return 'again';
    if (letter === 'nobody') return 'done';
    await mailer.send(mailFrom(shop, unit, key, letter));
    return 'done';
  };
