/**
 * The parcel of an order line: letter and label as files, emailed to the people who post it. All cards of the line are in one parcel.
 * Source: spec section 1 (physical letter), A-04, A-23.
 */
import { sql } from 'kysely';
import { countryName } from '@offrande/domain/locale';
import { localizedText } from '../catalogue/unit-catalogue.ts';
import { inUnit } from '../database/in-unit.ts';
import type { ComposedMail } from '../issued-card/card-email.ts';
import { html } from '../mail/html.ts';
import { loadCardsOfLines } from '../issued-card/load-issued-card.ts';
import { mailPage, paragraph } from '../mail/mail-layout.ts';
import { cardDocument } from '../issued-card/print-card.ts';
import { fill, deliveryWords, languageAttributes } from '../mail/words.ts';
import type { OrderLineDetail } from '../order/order-rows.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';
import { renderLabel } from './label-document.ts';
import { renderLetter } from './letter-document.ts';
import { unlockReference } from '../unlock/unlock-reference.ts';

interface ParcelLine {
  readonly order_no: string;
  readonly position: number;
  readonly detail: OrderLineDetail;
}

const load = async (shop: Shop, unit: Unit, lineId: string): Promise<ParcelLine> => {
  const { rows } = await inUnit(shop.connection, unit.id, (transaction) =>
    sql<ParcelLine>`select order_no, position, detail from order_line where id = ${lineId} and bu_id = ${unit.id}`.execute(
      transaction,
    ),
  );
  if (rows[0] === undefined) throw new Error(`No line ${lineId} for a parcel`);
  return rows[0];
};

interface Place {
  readonly line1: string;
  readonly line2: string;
  readonly zipCode: string;
  readonly city: string;
  readonly countryCode: string;
}

const addressLines = (name: string, place: Place, language: string): readonly string[] =>
  [
    name,
    place.line1,
    place.line2,
    `${place.zipCode} ${place.city}`.trim(),
    place.countryCode === '' ? '' : countryName(place.countryCode, languageAttributes(language).tag),
  ].filter((line) => line !== '');

const unlockOf = (shop: Shop, unit: Unit, orderNo: string, language: string) => {
  const words = deliveryWords(language);
  const reference = unlockReference(shop, unit.id, orderNo);
  const page = `${shop.publicOrigin}/${unit.id}/unlock`;
  return {
    title: words.letterUnlockTitle,
    text: fill(words.letterUnlock, { address: page.replace(/^https?:\/\//, '') }),
    label: words.letterUnlockReference,
    reference,
    address: `${page}?orderNo=${encodeURIComponent(reference)}`,
  };
};

interface Prints {
  readonly letter: Uint8Array;
  readonly label: Uint8Array;
  readonly cards: number;
}

const print = async (
  shop: Shop,
  unit: Unit,
  line: ParcelLine,
  lineId: string,
  labels: { parcel: string; letter: string },
): Promise<Prints> => {
  const { order_no: orderNo, detail, position } = line;
  const cards = await loadCardsOfLines(shop, unit, [lineId]);
  const language = unit.defaultLanguage;
  const receiverLines = addressLines(detail.receiver.name, detail.receiver.address, language);
  const { seller } = unit;
  return {
    cards: cards.length,
    letter: await renderLetter({
      addressLines: receiverLines,
      cards: await Promise.all(cards.map(cardDocument)),
      unlock: unlockOf(shop, unit, orderNo, detail.language),
    }),
    label: await renderLabel({
      language: languageAttributes(language).tag,
      senderLines: [`${deliveryWords(language).labelSender}:`, addressLines(seller.name, seller, language).join(', ')],
      receiverLines: detail.receiver.mobile === '' ? receiverLines : [...receiverLines, detail.receiver.mobile],
      ...labels,
      reference: `${orderNo}/${position + 1}`,
    }),
  };
};

/** What is enclosed with each card, and what its tag says; the packers see no price (S3.9, A-27). */
const packing = (unit: Unit, { extraItemCode, message, message2 }: OrderLineDetail, language: string): string[] => {
  const words = deliveryWords(language);
  const extra = unit.catalogue.unit.additionalProducts.find(({ itemCode }) => itemCode === extraItemCode);
  if (extra === undefined) return [];
  const named = fill(words.parcelExtra, { extra: localizedText(extra.name, language, unit.defaultLanguage) });
  const giverWords = [message, message2].filter((text) => text !== '').join(' / ');
  const isTagged = extra.bearsWords === true && giverWords !== '';
  return isTagged ? [named, fill(words.parcelTag, { words: giverWords })] : [named];
};

/** Composed in the unit's own language, for its staff. */
export const composeParcel = async (
  shop: Shop,
  unit: Unit,
  lineId: string,
): Promise<{ readonly mail: ComposedMail; readonly to: string }> => {
  const line = await load(shop, unit, lineId);
  const language = unit.defaultLanguage;
  const words = deliveryWords(language);
  const names = { order: line.order_no, parcel: String(line.position + 1) };
  const letterType = unit.letterTypes(language).find(({ id }) => id === line.detail.letterTypeId);
  const letter = letterType?.methodName ?? words.parcelPlainLetter;
  const prints = await print(shop, unit, line, lineId, { parcel: fill(words.labelParcel, names), letter });
  const sentences = [
    fill(words.parcelIntro, { letter, count: String(prints.cards) }),
    ...packing(unit, line.detail, language),
  ];
  const file = (what: string) => `offrande-${line.order_no}-${names.parcel}-${what}.pdf`;
  return {
    to: unit.fulfilmentEmail,
    mail: {
      subject: fill(words.parcelSubject, names),
      text: sentences.join('\n\n'),
      html: mailPage({
        language,
        shopName: unit.name,
        title: words.parcelTitle,
        body: html`${sentences.map(paragraph)}`,
      }),
      attachments: [
        { fileName: file('letter'), contentType: 'application/pdf', content: prints.letter },
        { fileName: file('label'), contentType: 'application/pdf', content: prints.label },
      ],
    },
  };
};
