/**
 * Takes a message of the outbox to the outside: cards to receivers, receipts to buyers. A message may be tried again and
 * keeps its id, so that a mail server or gateway sees it as one. Source: reliability row 37.
 */
import type { MailMessage, Mailer } from '../providers/mail/index.ts';
import type { SmsSender } from '../providers/sms/index.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';
import { type ComposedMail, composeCardEmail } from './card-email.ts';
import { composeCardSms } from './card-sms.ts';
import { type AddressedCard, loadIssuedCard, loadResentCard } from './load-issued-card.ts';
import { loadReceipt } from './load-receipt.ts';
import { composeReceiptEmail } from './receipt-email.ts';

export const DELIVERY_TOPICS = ['card-email', 'card-sms', 'card-resend', 'order-receipt'] as const;
export type DeliveryTopic = (typeof DELIVERY_TOPICS)[number];

export interface Outlets {
  readonly mailer: Mailer;
  readonly sms: SmsSender;
}

/** Letters and digits that a phone shows as the sender, at most 11. */
const smsSenderName = (name: string): string => name.replaceAll(/[^A-Za-z0-9 ]/g, '').slice(0, 11);

const card = async (shop: Shop, unit: Unit, cardId: string): Promise<AddressedCard> => {
  const found = await loadIssuedCard(shop, unit, cardId);
  if (found === null) throw new Error(`No card ${cardId} to deliver`);
  return found;
};

const mailFrom = (shop: Shop, unit: Unit, key: string, to: string, mail: ComposedMail): MailMessage => ({
  ...mail,
  messageId: `<${key.replaceAll(':', '.')}@${new URL(shop.publicOrigin).hostname}>`,
  from: { name: unit.parameters.buName, address: unit.parameters.contactEmail },
  to,
});

export const createDelivery =
  (shop: Shop, { mailer, sms }: Outlets) =>
  async (unit: Unit, topic: DeliveryTopic, subject: string): Promise<void> => {
    const key = `${topic}:${subject}`;
    switch (topic) {
      case 'card-email': {
        const { card: issued, receiverEmail } = await card(shop, unit, subject);
        return mailer.send(mailFrom(shop, unit, key, receiverEmail, await composeCardEmail(issued)));
      }
      case 'card-sms': {
        const { card: issued, receiverMobile } = await card(shop, unit, subject);
        const from = smsSenderName(unit.parameters.buName);
        return sms.send({ reference: key, to: receiverMobile, from, text: composeCardSms(issued) });
      }
      case 'card-resend': {
        const found = await loadResentCard(shop, unit, subject);
        if (found === null) throw new Error(`No card to send again for ${subject}`);
        return mailer.send(mailFrom(shop, unit, key, found.receiverEmail, await composeCardEmail(found.card)));
      }
      case 'order-receipt': {
        const found = await loadReceipt(shop, unit, subject);
        if (found === null) throw new Error(`No order ${subject} for a receipt`);
        return mailer.send(mailFrom(shop, unit, key, found.buyerEmail, await composeReceiptEmail(found.receipt)));
      }
    }
  };
