/**
 * Today's prices for a cart whose total was refused: its cards are read anew from the catalogue, with their discounts. Loaded when that
 * happens. Source.
 */
import type { Boot } from '@offrande/api-client/contract';
import { todaysCart } from '@offrande/domain/line-entry';
import type { QueriesPlace } from '../page/queries-place.ts';
import { askDiscounts } from './ask-discounts.ts';
import { discountCodes } from './discount-store.ts';
import type { Shop } from './shop.ts';
import { todaysCards } from './todays-cards.ts';

const renewCart = async (shop: Shop, boot: Boot, queries: QueriesPlace): Promise<void> => {
  const buyer = shop.signedIn()?.kind ?? 'guest';
  const cards = await todaysCards(shop.cart.get().lines, boot, queries, { buyer, maxAgeMs: 0 });
  const offers = new Map([...cards].map(([code, { facts }]) => [code, facts]));
  shop.cart.set(todaysCart(shop.cart.get(), offers));
};

/** Settles when all that could be renewed is; the rest stays as it was and is reported. */
export const takeTodaysPrices = async (shop: Shop, boot: Boot, queries: QueriesPlace): Promise<void> => {
  const codes = discountCodes(shop.cart.get());
  await Promise.all([
    askDiscounts(shop, shop.cart.get(), codes).catch(shop.report),
    renewCart(shop, boot, queries).catch(shop.report),
  ]);
};
