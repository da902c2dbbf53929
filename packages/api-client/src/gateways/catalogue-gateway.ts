/** What the catalogue tells a cart that is priced again. Source: spec section 7 (product detail), A-12, A-104. */
import type { Client } from '../client/client.ts';
import { calls } from '../contract/index.ts';
import type { ProductPage } from '../contract/index.ts';

export interface CatalogueGateway {
  /** The discount entries of a product, as the catalogue spells them. */
  readDiscounts(itemCode: string): Promise<ProductPage['product']['discounts']>;
}

/** `language` is the code of the catalogue's texts. */
export const createCatalogueGateway = (client: Client, language: string): CatalogueGateway => ({
  readDiscounts: async (itemCode) => {
    const { discounts } = await client.call(calls.productDetail, { itemCode, buId: client.unitId, language });
    return discounts;
  },
});
