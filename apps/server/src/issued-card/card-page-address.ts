/**
 * The address of one card's own page, as its mail and the spreadsheet of addresses have it. It ends in a 256-bit HMAC of the
 * card's id under the vault's key, so that another card's address cannot be guessed and none has to be stored. Each time
 * that the card was sent wrong and goes to another address, its page gets another one, and those before are void.
 */
import { isUuid } from '../random.ts';
import type { Shop } from '../shop.ts';
import { isSameSecret } from '../vault.ts';

const PURPOSE = 'card-page';
const PATH = '/media/card';

/** The route of the page; the card to print is one step below. */
export const CARD_PAGE_ROUTE = `${PATH}/:unit/:card`;

const cardHmac = ({ vault }: Pick<Shop, 'vault'>, unitId: string, cardId: string, sending: number): string =>
  vault.hmac(PURPOSE, sending === 0 ? `${unitId}:${cardId}` : `${unitId}:${cardId}:${sending}`);

/** `sending`: how often the card went to another address. */
export const cardPageAddress = (
  shop: Pick<Shop, 'vault' | 'publicOrigin'>,
  unitId: string,
  { id, sending }: { readonly id: string; readonly sending: number },
): string => `${shop.publicOrigin}${PATH}/${unitId}/${id}.${cardHmac(shop, unitId, id, sending)}`;

/** The card's id as an address names it, not yet proven; null if it names none. */
export const cardIdIn = (parameter: string): string | null => {
  const [cardId = ''] = parameter.split('.');
  return isUuid(cardId) ? cardId : null;
};

/** Whether an address is the card's, was before the card went to another address, or never was. */
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
