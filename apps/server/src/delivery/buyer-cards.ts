/**
 * The message that delivers a buyer's cards: those to print attached, files of codes behind URLs that work once. The files are prepared
 * beforehand, in parts. Source: A-26, reliability rows 22 and 37.
 */
import { type BuyerMessage, deliveriesOf, type LineToDeliver } from '@offrande/domain/delivery';
import { sql } from 'kysely';
import { announce, type CardFile, cardFileAddress, openCardFile } from '../card-file/card-file-store.ts';
import { fileTitlesIn } from '../card-file/file-kinds.ts';
import { prepareCardFile } from '../card-file/prepare-card-file.ts';
import { inUnit } from '../database/in-unit.ts';
import type { OrderBuyer } from '../order/order-rows.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';
import { attachCard, type ComposedMail } from '../issued-card/card-email.ts';
import { html } from '../mail/html.ts';
import { loadCardsOfLines } from '../issued-card/load-issued-card.ts';
import { mailPage, paragraph } from '../mail/mail-layout.ts';
import { linesToDeliver, readBuyerCardsSubject } from './order-messages.ts';
import { fill, deliveryWords, labelled } from '../mail/words.ts';
import { linkTerms } from '../card-file/link-terms.ts';

interface BuyerCards {
  readonly orderNo: string;
  readonly messageNo: number;
  readonly buyer: OrderBuyer;
  readonly message: BuyerMessage;
  /** The number of cards by line. */
  readonly cards: ReadonlyMap<string, number>;
}

const load = async (shop: Shop, unit: Unit, subject: string): Promise<BuyerCards> => {
  const { orderNo, messageNo } = readBuyerCardsSubject(subject);
  const { rows } = await inUnit(shop.connection, unit.id, (transaction) =>
    sql<{ buyer: OrderBuyer; lines: readonly LineToDeliver[] }>`
      select buyer, ${linesToDeliver(orderNo)} as lines from purchase
      where order_no = ${orderNo} and bu_id = ${unit.id}`.execute(transaction),
  );
  const message = rows[0] && deliveriesOf(rows[0].lines).toBuyer[messageNo];
  if (rows[0] === undefined || message === undefined) throw new Error(`No cards for a buyer at ${subject}`);
  const cards = new Map(rows[0].lines.map((line) => [line.lineId, line.cards]));
  return { orderNo, messageNo, buyer: rows[0].buyer, message, cards };
};

const cardsIn = (cards: BuyerCards['cards'], lineIds: readonly string[]): number =>
  lineIds.reduce((count, lineId) => count + (cards.get(lineId) ?? 0), 0);

/** The files of the message; null until all are ready. */
const readyFiles = async (shop: Shop, unit: Unit, own: BuyerCards): Promise<readonly CardFile[] | null> => {
  const { orderNo, messageNo, buyer, cards, message } = own;
  const files: CardFile[] = [];
  for (const { type, lineIds } of message.files) {
    const wanted = { orderNo, messageNo, type, language: buyer.language, cards: cardsIn(cards, lineIds) };
    const file = await openCardFile(shop, unit.id, wanted);
    if ((await prepareCardFile(shop, unit, file, lineIds)) === 'again') return null;
    files.push(file);
  }
  return files;
};

const compose = async (shop: Shop, unit: Unit, own: BuyerCards, files: readonly CardFile[]): Promise<ComposedMail> => {
  const { language } = own.buyer;
  const words = deliveryWords(language);
  const printed = await loadCardsOfLines(shop, unit, own.message.attached);
  const lineIds = [...own.message.attached, ...own.message.files.flatMap((file) => file.lineIds)];
  const count = fill(words.ownCardsCount, { order: own.orderNo, count: String(cardsIn(own.cards, lineIds)) });
  const titles = fileTitlesIn(language);
  const links = files.map((file) => ({ label: titles[file.type], address: cardFileAddress(shop, unit.id, file) }));
  const rest = [
    ...(printed.length > 0 ? [words.receiptCards] : []),
    ...(links.length > 0 ? [linkTerms(language)] : []),
  ];
  const body = html`${paragraph(count)}${rest.map(paragraph)}
  ${links.map(({ label, address }) => html`<p style="margin:0 0 16px"><a href="${address}" style="color:#00523F">${label}</a></p>`)}`;
  return {
    subject: fill(words.ownCardsSubject, { order: own.orderNo }),
    text: [count, ...rest, ...links.map(({ label, address }) => labelled(language, label, address))].join('\n\n'),
    html: mailPage({ language, shopName: unit.name, title: words.ownCardsTitle, body }),
    attachments: await Promise.all(printed.map(attachCard)),
  };
};

/** The mail and its recipient; null while a file is being prepared. */
export const composeBuyerCards = async (
  shop: Shop,
  unit: Unit,
  subject: string,
): Promise<{ readonly mail: ComposedMail; readonly to: string } | null> => {
  const own = await load(shop, unit, subject);
  const files = await readyFiles(shop, unit, own);
  if (files === null) return null;
  for (const file of files) await announce(shop, unit.id, file);
  return { mail: await compose(shop, unit, own, files), to: own.buyer.email };
};
