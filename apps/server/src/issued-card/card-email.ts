/** The mail that delivers a card to its receiver, with the printable card attached. Source: spec section 1 (delivery by email). */
import type { MailAttachment, MailMessage } from '../providers/mail/index.ts';
import { groupDigits } from '../card-document/card-document.ts';
import type { IssuedCard } from './issued-card.ts';
import { html } from '../mail/html.ts';
import { button, facts, giverWords, mailPage, paragraph } from '../mail/mail-layout.ts';
import { printCard } from './print-card.ts';
import { fill, deliveryWords, labelled } from '../mail/words.ts';

/** Contents and attachments; sender and recipient are up to the caller. */
export type ComposedMail = Pick<MailMessage, 'subject' | 'text' | 'html' | 'unsubscribeUrl'> & {
  readonly attachments: readonly MailAttachment[];
};

/** A file name that is safe for mail programs and file systems. */
const fileName = (card: IssuedCard): string => `offrande-${card.orderNo}-${card.cardNumber.slice(-4)}.pdf`;

export const attachCard = async (card: IssuedCard): Promise<MailAttachment> => ({
  fileName: fileName(card),
  content: await printCard(card),
  contentType: 'application/pdf',
});

export const composeCardEmail = async (card: IssuedCard): Promise<ComposedMail> => {
  const words = deliveryWords(card.language);
  const values = {
    sender: card.senderName,
    receiver: card.receiverName,
    product: card.productName,
    amount: card.amount,
  };
  const intro = fill(words.cardIntro, values);
  const rows = [
    [words.cardNumber, groupDigits(card.cardNumber)],
    [words.pin, card.pin],
    [words.expiresOn, card.expiresOn],
  ] as const;
  const body = html`${paragraph(intro)}${giverWords([...card.lines, card.message])}${facts(rows)}
  ${button(card.pageUrl, words.openCard)}${paragraph(words.cardAttached)}${paragraph(`${words.howToUse}. ${card.howToUse}`)}${paragraph(words.keepSafe)}`;
  return {
    subject: fill(words.cardSubject, values),
    text: [
      intro,
      ...card.lines,
      card.message,
      ...rows.map(([label, value]) => labelled(card.language, label, value)),
      labelled(card.language, words.openCard, card.pageUrl),
      card.howToUse,
      words.keepSafe,
    ]
      .filter((line) => line !== '')
      .join('\n\n'),
    html: mailPage({ language: card.language, shopName: card.shopName, title: fill(words.cardFrom, values), body }),
    attachments: [await attachCard(card)],
  };
};
