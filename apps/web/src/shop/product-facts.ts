/**
 * The facts on which a product page's form, its validation and its total are based. Source: spec section 3, A-07, A-26,
 *
 */
import type { PageUnit, ProductPage } from '@offrande/api-client/contract';
import { readProductPage, type OfferedExtra, type PageCardFace } from '@offrande/api-client/gateways';
import type { CartPolicy } from '@offrande/domain/cart';
import type { CustomerKind } from '@offrande/domain/customer';
import type { DiscountEntry } from '@offrande/domain/discount';
import { offersOf, type CardFormFacts } from '@offrande/domain/line-entry';
import { currency as currencyOf, rate, type Currency } from '@offrande/domain/money';
import { readDiscounts, type WireDiscounts } from './discount-store.ts';

export interface ProductFacts extends CardFormFacts {
  readonly currency: Currency;
  readonly faces: readonly PageCardFace[];
  readonly additionalProducts: readonly OfferedExtra[];
  readonly discounts: readonly DiscountEntry[];
  readonly taxPolicy: Pick<CartPolicy, 'cardMadeTaxRate' | 'shippingTaxRate'>;
  readonly maxQuantity: number | null;
}

/** `discounts` are those that apply to the buyer: of the page, or a company's own. */
export const productFacts = (
  page: ProductPage,
  unit: PageUnit,
  buyer: CustomerKind,
  discounts: WireDiscounts = page.product.discounts,
): ProductFacts => {
  const currency = currencyOf(unit.currency, unit.digits);
  const { faces, ...card } = readProductPage(page, currency);
  const { country, timeZone, addressPolicy, maxQuantities, cartRules } = unit;
  return {
    buyer,
    currency,
    faces,
    country,
    timeZone,
    addressPolicy,
    maxQuantity: maxQuantities[buyer],
    ...offersOf(card, buyer, unit.phoneCredit),
    discounts: readDiscounts(discounts, currency),
    taxPolicy: {
      cardMadeTaxRate: rate(cartRules.cardMadeTaxRate),
      shippingTaxRate: rate(cartRules.shippingTaxRate),
    },
  };
};
