/**
 * Sends a message of the outbox: cards to receivers, receipts and files to buyers, parcels to the people who post them. A retried message
 * keeps its id, so that a mail server or gateway recognises it. Source: reliability row 37.
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

/** The sender that a phone shows: at most 11 letters and digits. */
export const smsSenderName = (name: string): string => name.replaceAll(/[^A-Za-z0-9 ]/g, '').slice(0, 11);

const card = async (shop: Shop, unit: Unit, cardId: string): Promise<AddressedCard> => {
  const found = await loadIssuedCard(shop, unit, cardId);
  if (found === null) throw new Error(`No card ${cardId} to deliver`);
  return found;
};

interface AddressedMail {
  readonly mail: ComposedMail;
  readonly to: string;
}

const cardMail = async (shop: Shop, unit: Unit, cardId: string): Promise<AddressedMail> => {
  const { card: issued, receiverEmail } = await card(shop, unit, cardId);
  return { mail: await composeCardEmail(issued), to: receiverEmail };
};

const resent = async (shop: Shop, unit: Unit, resendId: string): Promise<AddressedCard> => {
  const found = await loadResentCard(shop, unit, resendId);
  if (found === null) throw new Error(`No card to send again for ${resendId}`);
  return found;
};

const resentMail = async (shop: Shop, unit: Unit, resendId: string): Promise<AddressedMail> => {
  const { card: issued, receiverEmail } = await resent(shop, unit, resendId);
  return { mail: await composeCardEmail(issued), to: receiverEmail };
};

const receiptMail = async (shop: Shop, unit: Unit, orderNo: string): Promise<AddressedMail> => {
  const found = await loadReceipt(shop, unit, orderNo);
  if (found === null) throw new Error(`No order ${orderNo} for a receipt`);
  return { mail: await composeReceiptEmail(found.receipt), to: found.buyerEmail };
};

type TextTopic = 'card-sms' | 'card-resend-sms';
type MailTopic = Exclude<DeliveryTopic, TextTopic>;

/** Composes the mail of each topic; null while its files are being prepared, `nobody` if there is no recipient. */
const COMPOSERS: Readonly<
  Record<MailTopic, (shop: Shop, unit: Unit, subject: string) => Promise<AddressedMail | 'nobody' | null>>
> = {
  'card-email': cardMail,
  'card-resend': resentMail,
  'card-locked': composeLockedEmail,
  'card-undelivered': composeUndeliveredEmail,
  'transfer-details': composeTransferEmail,
  'card-reminder': composeReminderEmail,
  'order-receipt': receiptMail,
  'order-returned': composeReturnEmail,
  'buyer-cards': composeBuyerCards,
  parcel: composeParcel,
};

export const mailFrom = (shop: Shop, unit: Unit, key: string, { to, mail }: AddressedMail): MailMessage => ({
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
    const addressed = await COMPOSERS[topic](shop, unit, subject);
    if (addressed === null) return 'again';
    if (addressed === 'nobody') return 'done';
    await mailer.send(mailFrom(shop, unit, key, addressed));
    return 'done';
  };
