/** Loads issued cards as delivery sees them, decrypted at the moment of sending. */
import { formatMoney } from '@offrande/domain/locale';
import { fromMinorUnits } from '@offrande/domain/money';
import { type RawBuilder, sql } from 'kysely';
import { ART_PATH } from '../catalogue/art.ts';
import { localizedText } from '../catalogue/unit-catalogue.ts';
import { decryptCardNumber, decryptPin } from '../card/card-number.ts';
import { inUnit } from '../database/in-unit.ts';
import type { CardWords } from '../order/order-rows.ts';
import { numberStyle } from '../unit/number-style.ts';
import { loadPhoto } from '../resource/photo-store.ts';
import type { Shop } from '../shop.ts';
import type { Unit } from '../unit/unit.ts';
import { cardPageAddress } from './card-page-address.ts';
import type { IssuedCard } from './issued-card.ts';
import { plainDetail } from './plain-detail.ts';
import { fill, deliveryWords } from '../mail/words.ts';

/** `detail` is null for a card that was neither sold nor transferred here, such as one that predates the shop. */
interface CardRow {
  readonly id: string;
  readonly sending: number;
  readonly reference: string;
  readonly item_code: string;
  readonly amount: bigint;
  readonly number_encrypted: string;
  readonly pin_encrypted: string | null;
  readonly expires_on: string;
  readonly detail: CardWords | null;
  /** The corrected address; null if the one in its order applies. */
  readonly corrected_email: string | null;
  readonly corrected_mobile: string | null;
}

/** A card and its receiver. */
export interface AddressedCard {
  readonly card: IssuedCard;
  readonly receiverEmail: string;
  readonly receiverMobile: string;
}

type PictureAddresses = Pick<CardWords, 'templateImageUrl' | 'productImageUrl'>;

/** The fingerprint of a card's picture in the catalogue. */
export const fingerprintOf = ({ templateImageUrl, productImageUrl }: PictureAddresses): string =>
  (templateImageUrl ?? productImageUrl).slice(ART_PATH.length + 1, -'.svg'.length);

/** The picture of a card as SVG; null if its product is no longer sold. */
export const findDrawing = (unit: Unit, addresses: PictureAddresses): string | null =>
  unit.catalogue.art.svgOf(fingerprintOf(addresses));

const drawingOf = (unit: Unit, { templateImageUrl, productImageUrl }: PictureAddresses): string => {
  const drawing = findDrawing(unit, { templateImageUrl, productImageUrl });
  if (drawing === null) throw new Error(`No picture at ${templateImageUrl ?? productImageUrl}`);
  return drawing;
};

/** How to use a card: where its giver wants it to be spent, then the product's instructions. */
const howToUse = (unit: Unit, { terms, language }: CardWords, itemCode: string): string => {
  const words = deliveryWords(language);
  const place = terms?.redeemablePlace;
  const where = {
    wholeStore: () => '',
    allExceptFood: () => words.placeExceptFood,
    freeText: (text: string) => fill(words.placeOther, { place: text }),
  };
  const product = unit.catalogue.unit.products.find((one) => one.itemCode === itemCode);
  return [
    place === undefined ? '' : where[place.type](place.type === 'freeText' ? place.text : ''),
    product ? localizedText(product.howToUse, language, unit.defaultLanguage) : '',
  ]
    .filter((text) => text !== '')
    .join(' ');
};

type ReadPhoto = (address: string) => Promise<Uint8Array | null>;

const cardOf = async (shop: Shop, unit: Unit, readPhoto: ReadPhoto, row: CardRow): Promise<AddressedCard> => {
  const detail = row.detail ?? plainDetail(unit, row.item_code, unit.defaultLanguage);
  const amount = fromMinorUnits(BigInt(row.amount), unit.currency);
  const hasLines = unit.catalogue.products.get(row.item_code)?.hasTemplates ?? false;
  const card: IssuedCard = {
    id: row.id,
    sending: row.sending,
    pageUrl: cardPageAddress(shop, unit.id, row),
    orderNo: row.reference,
    language: detail.language,
    shopName: unit.name,
    productName: detail.productName,
    howToUse: howToUse(unit, detail, row.item_code),
    artSvg: drawingOf(unit, detail),
    photo: detail.photoUrl === null ? null : await readPhoto(detail.photoUrl),
    lines: hasLines ? [detail.message, detail.message2] : [],
    message: hasLines ? '' : detail.message,
    amount: formatMoney(amount, numberStyle(unit, detail.language)),
    cardNumber: decryptCardNumber(shop.vault, row.number_encrypted),
    pin: row.pin_encrypted === null ? '' : decryptPin(shop.vault, row.pin_encrypted),
    expiresOn: row.expires_on,
    senderName: detail.sender.name,
    receiverName: detail.receiver.name,
  };
  const { receiver } = detail;
  return {
    card,
    receiverEmail: row.corrected_email ?? receiver.email,
    receiverMobile: row.corrected_mobile ?? receiver.mobile,
  };
};

/** Caches photos, since the cards of a line share one. */
const rememberedPhotos = (shop: Shop): ReadPhoto => {
  const photos = new Map<string, Promise<Uint8Array | null>>();
  return (address) => {
    const photo = photos.get(address) ?? loadPhoto(shop, address);
    photos.set(address, photo);
    return photo;
  };
};

const load = async (
  shop: Shop,
  unit: Unit,
  which: RawBuilder<unknown>,
  some: RawBuilder<unknown> = sql``,
): Promise<readonly AddressedCard[]> => {
  const { rows } = await inUnit(shop.connection, unit.id, (transaction) =>
    sql<CardRow>`
      select card.id, card.sending, corrected.receiver_email as corrected_email, corrected.receiver_mobile as corrected_mobile, coalesce(order_line.order_no, left(coalesce(card_transfer.id, card.id)::text, 8)) as reference, card.item_code,
        coalesce(order_line.amount, card_transfer.amount, account.posted) as amount, card.number_encrypted, card.pin_encrypted,
        to_char(card.expires_on, 'YYYY/MM/DD') as expires_on, coalesce(order_line.detail, card_transfer.detail) as detail
      from card join account on account.id = card.account_id left join order_line on order_line.id = card.order_line_id
        left join card_transfer on card_transfer.to_card_id = card.id
        left join lateral (
          select receiver_email, receiver_mobile from card_resend
          where card_resend.card_id = card.id and is_correction order by at desc limit 1
        ) corrected on card.sending > 0
      where card.bu_id = ${unit.id} and ${which}
      order by order_line.position, card.unit_no ${some}`.execute(transaction),
  );
  const readPhoto = rememberedPhotos(shop);
  return Promise.all(rows.map((row) => cardOf(shop, unit, readPhoto, row)));
};

export const loadIssuedCard = async (shop: Shop, unit: Unit, cardId: string): Promise<AddressedCard | null> =>
  (await load(shop, unit, sql`card.id = ${cardId}`))[0] ?? null;

export interface CardRange {
  readonly skip: number;
  readonly take: number;
}

/** The cards of some lines, in the order of the lines; all of them, or those in `range`. */
export const loadCardsOfLines = async (
  shop: Shop,
  unit: Unit,
  lineIds: readonly string[],
  range: CardRange | null = null,
): Promise<readonly IssuedCard[]> => {
  if (lineIds.length === 0) return [];
  const some = range === null ? sql`` : sql`limit ${range.take} offset ${range.skip}`;
  const cards = await load(shop, unit, sql`order_line.id = any(${[...lineIds]}::uuid[])`, some);
  return cards.map(({ card }) => card);
};
/** A card that is resent, by the id of the resend. */
export const loadResentCard = async (shop: Shop, unit: Unit, resendId: string): Promise<AddressedCard | null> => {
  const found = await inUnit(shop.connection, unit.id, async (transaction) => {
    const { rows } = await sql<{ card_id: string; receiver_email: string | null; receiver_mobile: string | null }>`
      select card_id, receiver_email, receiver_mobile from card_resend where bu_id = ${unit.id} and id = ${resendId}`.execute(
      transaction,
    );
    return rows[0] ?? null;
  });
  const card = found === null ? null : await loadIssuedCard(shop, unit, found.card_id);
  return found === null || card === null
    ? null
    : {
        ...card,
        receiverEmail: found.receiver_email ?? card.receiverEmail,
        receiverMobile: found.receiver_mobile ?? card.receiverMobile,
      };
};
