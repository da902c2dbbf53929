/**
 * The email that tells a buyer which cards did not arrive, with a link to the order's page, to correct the addresses; for a single card also
 * to the card's page, to hand it over. Cards that have been resent are not named. Source: A-26, decision 033.
 */
import { UNDELIVERED_LISTED_MAX } from '@offrande/domain/delivery';
import { formatMoney } from '@offrande/domain/locale';
import { fromMinorUnits } from '@offrande/domain/money';
import { sql } from 'kysely';
import { inUnit } from '../database/in-unit.ts';
import type { ComposedMail } from '../issued-card/card-email.ts';
import { loadIssuedCard } from '../issued-card/load-issued-card.ts';
import { html } from '../mail/html.ts';
import { button, mailPage, paragraph } from '../mail/mail-layout.ts';
import { deliveryWords, fill, labelled } from '../mail/words.ts';
import type { CardWords, OrderBuyer } from '../order/order-rows.ts';
import type { Shop } from '../shop.ts';
import { numberStyle } from '../unit/number-style.ts';
import type { Unit } from '../unit/unit.ts';
import { closeNotice, type Notice, noticeOf } from './undelivered-notice.ts';

interface Missed {
  readonly card_id: string;
  readonly amount: bigint;
  readonly detail: CardWords;
  readonly buyer: OrderBuyer;
}

/** The mail's cards in the order of their lines. */
const takeNotice = (shop: Shop, unit: Unit, notice: Notice): Promise<readonly Missed[]> =>
  inUnit(shop.connection, unit.id, async (transaction) => {
    await closeNotice(transaction, unit.id, notice);
    const { rows } = await sql<Missed>`
      select card_id, line.amount, line.detail, purchase.buyer
      from undelivered_card missed join card on card.id = missed.card_id join order_line line on line.id = card.order_line_id
        join purchase on purchase.order_no = missed.order_no
      where missed.order_no = ${notice.orderNo} and missed.notice = ${notice.notice} and missed.bu_id = ${unit.id}
        and not exists (select from card_resend where card_resend.card_id = card.id)
      order by line.position, card.unit_no`.execute(transaction);
    return rows;
  });

const addressOf = (email: string, mobile: string): string =>
  [email, mobile].filter((address) => address !== '').join(', ');

const orderUrl = (shop: Shop, unit: Unit, { orderNo }: Notice): string =>
  `${shop.publicOrigin}/${unit.id}/order/${orderNo}`;

const composeOne = async (
  shop: Shop,
  unit: Unit,
  notice: Notice,
  { card_id, buyer }: Missed,
): Promise<ComposedMail> => {
  const found = await loadIssuedCard(shop, unit, card_id);
  if (found === null) throw new Error(`No card ${card_id} to tell of`);
  const { card, receiverEmail, receiverMobile } = found;
  const words = deliveryWords(buyer.language);
  const values = {
    receiver: card.receiverName,
    product: card.productName,
    amount: card.amount,
    address: addressOf(receiverEmail, receiverMobile),
  };
  const url = orderUrl(shop, unit, notice);
  const intro = fill(words.undeliveredIntro, values);
  return {
    subject: fill(words.undeliveredSubject, values),
    text: [
      intro,
      labelled(buyer.language, words.undeliveredCorrect, url),
      labelled(buyer.language, words.openCard, card.pageUrl),
    ].join('\n\n'),
    html: mailPage({
      language: buyer.language,
      shopName: card.shopName,
      title: words.undeliveredTitle,
      body: html`${paragraph(intro)}${button(url, words.undeliveredCorrect)}
      ${button(card.pageUrl, words.openCard, 'line')}`,
    }),
    attachments: [],
  };
};

const composeMany = (shop: Shop, unit: Unit, notice: Notice, missed: readonly Missed[]): ComposedMail => {
  const { language } = missed[0]!.buyer;
  const words = deliveryWords(language);
  const lines = missed.slice(0, UNDELIVERED_LISTED_MAX).map(({ amount, detail: { receiver, productName } }) =>
    fill(words.undeliveredManyCard, {
      receiver: receiver.name,
      address: addressOf(receiver.email, receiver.mobile),
      product: productName,
      amount: formatMoney(fromMinorUnits(BigInt(amount), unit.currency), numberStyle(unit, language)),
    }),
  );
  const more = missed.length - lines.length;
  const rest = more === 0 ? [] : [fill(words.undeliveredManyMore, { count: String(more) })];
  const url = orderUrl(shop, unit, notice);
  return {
    subject: fill(words.undeliveredManySubject, { order: notice.orderNo, count: String(missed.length) }),
    text: [
      words.undeliveredManyIntro,
      lines.join('\n'),
      ...rest,
      labelled(language, words.undeliveredCorrect, url),
    ].join('\n\n'),
    html: mailPage({
      language,
      shopName: unit.name,
      title: words.undeliveredManyTitle,
      body: html`${paragraph(words.undeliveredManyIntro)}
        <ul style="margin:0 0 16px;padding-left:20px">
          ${lines.map((line) => html`<li>${line}</li>`)}
        </ul>
        ${rest.map(paragraph)}${button(url, words.undeliveredCorrect)}`,
    }),
    attachments: [],
  };
};

/** `nobody` if all its cards have been resent. */
export const composeUndeliveredEmail = async (
  shop: Shop,
  unit: Unit,
  subject: string,
): Promise<{ readonly mail: ComposedMail; readonly to: string } | 'nobody'> => {
  const notice = noticeOf(subject);
  const missed = await takeNotice(shop, unit, notice);
  const [first] = missed;
  if (first === undefined) return 'nobody';
  const mail =
    missed.length === 1 ? await composeOne(shop, unit, notice, first) : composeMany(shop, unit, notice, missed);
  return { mail, to: first.buyer.email };
};
