/**
 * The address of one card's own page, as the spreadsheet of addresses lists it. It ends in a mark of 256 bits over the
 * card's id that only the vault's key makes, so nobody can guess another card's address and none has to be kept.
 */
import { isUuid } from '../random.ts';
import type { Shop } from '../shop.ts';
import { isSameSecret } from '../vault.ts';

const PURPOSE = 'card-page';
const PATH = '/media/card';

/** The route of the page; the card to print is one step below. */
export const CARD_PAGE_ROUTE = `${PATH}/:unit/:card`;

const markOf = ({ vault }: Pick<Shop, 'vault'>, unitId: string, cardId: string): string =>
  vault.mark(PURPOSE, `${unitId}:${cardId}`);

export const cardPageAddress = (shop: Pick<Shop, 'vault' | 'publicOrigin'>, unitId: string, cardId: string): string =>
  `${shop.publicOrigin}${PATH}/${unitId}/${cardId}.${markOf(shop, unitId, cardId)}`;

/** The card's id, null where the mark is not the card's. */
export const readCardPage = (shop: Pick<Shop, 'vault'>, unitId: string, parameter: string): string | null => {
  const [cardId = '', mark = ''] = parameter.split('.');
  return isUuid(cardId) && isSameSecret(mark, markOf(shop, unitId, cardId)) ? cardId : null;
};
