/**
 * The address of one card's own page, as the spreadsheet of addresses lists it. It ends in a 256-bit HMAC of the
 * card's id under the vault's key, so that another card's address cannot be guessed and none has to be stored.
 */
import { isUuid } from '../random.ts';
import type { Shop } from '../shop.ts';
import { isSameSecret } from '../vault.ts';

const PURPOSE = 'card-page';
const PATH = '/media/card';

/** The route of the page; the card to print is one step below. */
export const CARD_PAGE_ROUTE = `${PATH}/:unit/:card`;

const cardHmac = ({ vault }: Pick<Shop, 'vault'>, unitId: string, cardId: string): string =>
  vault.hmac(PURPOSE, `${unitId}:${cardId}`);

export const cardPageAddress = (shop: Pick<Shop, 'vault' | 'publicOrigin'>, unitId: string, cardId: string): string =>
  `${shop.publicOrigin}${PATH}/${unitId}/${cardId}.${cardHmac(shop, unitId, cardId)}`;

/** The card's id, null if the HMAC is not the card's. */
export const readCardPage = (shop: Pick<Shop, 'vault'>, unitId: string, parameter: string): string | null => {
  const [cardId = '', hmac = ''] = parameter.split('.');
  return isUuid(cardId) && isSameSecret(hmac, cardHmac(shop, unitId, cardId)) ? cardId : null;
};
