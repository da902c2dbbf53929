/** Catalogue data for repricing a cart and for topping up a card. Source: spec section 7 (product detail, S7.24), A-12, A-87, A-104. */
import { productDiscountsRequest } from '@offrande/domain/discount';
import type { Currency } from '@offrande/domain/money';
import type { TopUpLimits } from '@offrande/domain/top-up';
import type { Client } from '../client/client.ts';
import { getProductsDiscount, productDetail } from '../contract/catalogue.ts';
import type { ProductPage } from '../contract/index.ts';
import { readAmount } from './read-answer.ts';

export interface CatalogueGateway {
  /** The discount entries that apply to the visitor's cards of a product, in wire format: a company's own where one is signed in. */
  readDiscounts(itemCode: string): Promise<ProductPage['product']['discounts']>;
  /** What cards of a product take at once; null where they take nothing. */
  readTopUpLimits(itemCode: string): Promise<TopUpLimits | null>;
}

/** `language` is the code of the catalogue's texts; `companyId` names the company that is signed in, null for other visitors. */
export const createCatalogueGateway = (
  client: Client,
  currency: Currency,
  language: string,
  companyId: () => string | null,
): CatalogueGateway => {
  const read = (itemCode: string) => client.call(productDetail, { itemCode, buId: client.unitId, language });
  const amount = (text: string) => readAmount(text, currency, productDetail.name);
  return {
    readDiscounts: async (itemCode) => {
      const custId = companyId();
      if (custId === null) return (await read(itemCode)).discounts;
      const request = productDiscountsRequest(custId, { itemCode, parentItemCode: null });
      const own = await client.call(getProductsDiscount, { aggregatorBuId: client.unitId, ...request });
      return own.discounts.map((entry) => ({ ...entry, custId: null }));
    },
    readTopUpLimits: async (itemCode) => {
      const { isReloadable, minAmount, maxAmount } = await read(itemCode);
      return isReloadable ? { minAmount: amount(minAmount), maxAmount: amount(maxAmount) } : null;
    },
  };
};
