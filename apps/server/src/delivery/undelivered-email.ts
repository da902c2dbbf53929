/**
 * The email that tells a buyer that a card did not arrive, with links to the order's page, to correct the address, and to the card's page,
 * to hand it over. Not sent if the card has been resent. Source: A-26, decision 033.
 */
import { sql } from 'kysely';
import { inUnit } from '../database/in-unit.ts';
import type { ComposedMail } from '../issued-card/card-email.ts';
import { loadIssuedCard } from '../issued-card/load-issued-card.ts';
import { html } from '../mail/html.ts';
import { button, mailPage, paragraph } from '../mail/mail-layout.ts';
import { deliveryWords, fill, labelled } from '../mail/words.ts';
import type { OrderBuyer } from '../order/order-rows.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';

/** The buyer; null if the card has been resent. */
const findBuyer = (shop: Shop, unit: Unit, cardId: string): Promise<OrderBuyer | null> =>
  inUnit(shop.connection, unit.id, async (transaction) => {
    const { rows } = await sql<{ buyer: OrderBuyer }>`
      select purchase.buyer from card join order_line line on line.id = card.order_line_id
        join purchase on purchase.order_no = line.order_no
      where card.id = ${cardId}::uuid and card.bu_id = ${unit.id}
        and not exists (select from card_resend where card_resend.card_id = card.id)`.execute(transaction);
    return rows[0]?.buyer ?? null;
  });

export const composeUndeliveredEmail = async (
  shop: Shop,
  unit: Unit,
  cardId: string,
): Promise<{ readonly mail: ComposedMail; readonly to: string } | 'nobody'> => {
  const buyer = await findBuyer(shop, unit, cardId);
  const found = buyer === null ? null : await loadIssuedCard(shop, unit, cardId);
  if (buyer === null || found === null) return 'nobody';
  const { card, receiverEmail, receiverMobile } = found;
  const words = deliveryWords(buyer.language);
  const values = {
    receiver: card.receiverName,
    product: card.productName,
    amount: card.amount,
    address: [receiverEmail, receiverMobile].filter((address) => address !== '').join(', '),
  };
  const orderUrl = `${shop.publicOrigin}/${unit.id}/order/${card.orderNo}`;
  const intro = fill(words.undeliveredIntro, values);
  const mail: ComposedMail = {
    subject: fill(words.undeliveredSubject, values),
    text: [
      intro,
      labelled(buyer.language, words.undeliveredCorrect, orderUrl),
      labelled(buyer.language, words.openCard, card.pageUrl),
    ].join('\n\n'),
    html: mailPage({
      language: buyer.language,
      shopName: card.shopName,
      title: words.undeliveredTitle,
      body: html`${paragraph(intro)}${button(orderUrl, words.undeliveredCorrect)}
      ${button(card.pageUrl, words.openCard, 'line')}`,
    }),
    attachments: [],
  };
  return { mail, to: buyer.email };
};
