/** The mail that confirms an order to its buyer, with the cards to print attached. */
import { attachCard, type ComposedMail } from '../issued-card/card-email.ts';
import { html } from '../mail/html.ts';
import type { IssuedCard } from '../issued-card/issued-card.ts';
import { mailPage, paragraph } from '../mail/mail-layout.ts';
import { fill, deliveryWords } from '../mail/words.ts';

export interface Receipt {
  readonly orderNo: string;
  readonly language: string;
  readonly shopName: string;
  readonly buyerName: string;
  readonly orderUrl: string;
  readonly total: string;
  readonly hasPostedCards: boolean;
  /** Some cards reach the buyer in a separate message. */
  readonly hasCardsLater: boolean;
  readonly lines: readonly {
    readonly quantity: number;
    readonly product: string;
    readonly amount: string;
    readonly receiver: string;
    /** Given with the order. */
    readonly isGift: boolean;
  }[];
  /** The bonus that is in the wallet by now; null where the order earned none. */
  readonly bonus: string | null;
  readonly cardsToPrint: readonly IssuedCard[];
}

export const composeReceiptEmail = async (receipt: Receipt): Promise<ComposedMail> => {
  const words = deliveryWords(receipt.language);
  const intro = fill(words.receiptIntro, { buyer: receipt.buyerName, order: receipt.orderNo });
  const lines = receipt.lines.map(({ quantity, product, amount, receiver, isGift }) => {
    const card = fill(words.receiptLines, { quantity: String(quantity), product, amount, receiver });
    return isGift ? fill(words.giftLine, { card }) : card;
  });
  const rest = [
    fill(words.receiptTotal, { total: receipt.total }),
    ...(receipt.bonus === null ? [] : [fill(words.receiptBonus, { amount: receipt.bonus })]),
    ...(receipt.hasPostedCards ? [words.receiptPosted] : []),
    ...(receipt.hasCardsLater ? [words.receiptCardsLater] : []),
    ...(receipt.cardsToPrint.length > 0 ? [words.receiptCards] : []),
  ];
  const body = html`${paragraph(intro)}
    <ul style="margin:0 0 16px;padding-left:20px">
      ${lines.map((line) => html`<li>${line}</li>`)}
    </ul>
    ${rest.map(paragraph)}
    <p style="margin:0"><a href="${receipt.orderUrl}" style="color:#00523F">${words.seeOrder}</a></p>`;
  return {
    subject: fill(words.receiptSubject, { order: receipt.orderNo }),
    text: [intro, ...lines, ...rest, receipt.orderUrl].join('\n\n'),
    html: mailPage({ language: receipt.language, shopName: receipt.shopName, title: words.receiptTitle, body }),
    attachments: await Promise.all(receipt.cardsToPrint.map(attachCard)),
  };
};
