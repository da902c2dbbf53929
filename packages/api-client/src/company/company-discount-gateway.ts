/** The call about the discounts of a company. Source: S3.55, S3.56, A-12, A-158. */
import type { DiscountEntry } from '@offrande/domain/discount';
import { discountEntryFromWire } from '@offrande/domain/discount/schema';
import type { Currency } from '@offrande/domain/money';
import { Schema } from 'effect';
import type { Client } from '../client/client.ts';
import { getCustomerDiscounts } from '../contract/catalogue.ts';
import { readable } from '../gateways/read-answer.ts';

/** The entry of a card, and the card's name in the language of the page. */
export interface NamedDiscount {
  readonly productName: string;
  readonly entry: DiscountEntry;
}

export interface CompanyDiscountGateway {
  /** One entry for each card that has any, in the order of the unit's cards. */
  readDiscounts(custId: string): Promise<readonly NamedDiscount[]>;
}

export const createCompanyDiscountGateway = (client: Client, currency: Currency): CompanyDiscountGateway => {
  const decode = Schema.decodeUnknownSync(discountEntryFromWire(currency));
  return {
    readDiscounts: async (custId) => {
      const { discounts } = await client.call(getCustomerDiscounts, { aggregatorBuId: client.unitId, custId });
      return readable(getCustomerDiscounts.name, () =>
        discounts.map(({ productName, ...entry }) => ({ productName, entry: decode(entry) })),
      );
    },
  };
};
