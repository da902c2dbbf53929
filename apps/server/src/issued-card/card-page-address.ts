/**
 * The URL of a card's own page, used in its mail and in the spreadsheet of URLs. It ends in a 256-bit HMAC of the card's id with the
 * vault's key, so that other cards' URLs cannot be guessed and none has to be stored. Each time the card is redirected to another
 * receiver, its page gets a new URL, and the previous ones are void.
 */
import { isUuid } from '../random.ts';
import type { Shop } from '../shop.ts';
import { isSameSecret } from '../vault.ts';

const PURPOSE = 'card-page';
const PATH = '/media/card';

/** The route of the page; the printable card is one level below. */
export const CARD_PAGE_ROUTE = `${PATH}/:unit/:card`;

const cardHmac = ({ vault }: Pick<Shop, 'vault'>, unitId: string, cardId: string, sending: number): string =>
  vault.hmac(PURPOSE, sending === 0 ? `${unitId}:${cardId}` : `${unitId}:${cardId}:${sending}`);

/** `sending`: how often the card was redirected. */
export const cardPageAddress = (
  shop: Pick<Shop, 'vault' | 'publicOrigin'>,
  unitId: string,
  { id, sending }: { readonly id: string; readonly sending: number },
): string => `${shop.publicOrigin}${PATH}/${unitId}/${id}.${cardHmac(shop, unitId, id, sending)}`;

/** The card's id in a URL, not yet verified; null if there is none. */
export const cardIdIn = (parameter: string): string | null => {
  const [cardId = ''] = parameter.split('.');
  return isUuid(cardId) ? cardId : null;
};

/** Whether a URL is the card's current one, one from before a redirection, or invalid. */
export const judgeCardPage = (
  shop: Pick<Shop, 'vault'>,
  unitId: string,
  { id, sending }: { readonly id: string; readonly sending: number },
  parameter: string,
): 'own' | 'void' | 'wrong' => {
  const [, hmac = ''] = parameter.split('.');
  const isOf = (no: number): boolean => isSameSecret(hmac, cardHmac(shop, unitId, id, no));
  if (isOf(sending)) return 'own';
  return Array.from({ length: sending }, (_, no) => no).some(isOf) ? 'void' : 'wrong';
};
