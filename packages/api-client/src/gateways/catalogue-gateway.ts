/** Catalogue data for repricing a cart and for topping up a card. Source: spec section 7 (product detail), A-12, A-87, A-104. */
import type { Currency } from '@offrande/domain/money';
import type { TopUpLimits } from '@offrande/domain/top-up';
import type { Client } from '../client/client.ts';
import { calls } from '../contract/index.ts';
import type { ProductPage } from '../contract/index.ts';
import { readAmount } from './read-answer.ts';

export interface CatalogueGateway {
  /** The discount entries of a product, as the catalogue spells them. */
  readDiscounts(itemCode: string): Promise<ProductPage['product']['discounts']>;
  /** What cards of a product take at once; null where they take nothing. */
  readTopUpLimits(itemCode: string): Promise<TopUpLimits | null>;
}

/** `language` is the code of the catalogue's texts. */
export const createCatalogueGateway = (client: Client, currency: Currency, language: string): CatalogueGateway => {
  const read = (itemCode: string) => client.call(calls.productDetail, { itemCode, buId: client.unitId, language });
  const amount = (text: string) => readAmount(text, currency, calls.productDetail.name);
  return {
    readDiscounts: async (itemCode) => (await read(itemCode)).discounts,
    readTopUpLimits: async (itemCode) => {
      const { isReloadable, minAmount, maxAmount } = await read(itemCode);
      return isReloadable ? { minAmount: amount(minAmount), maxAmount: amount(maxAmount) } : null;
    },
  };
};
