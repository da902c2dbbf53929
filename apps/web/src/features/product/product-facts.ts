/**
 * A product page's data in the domain's words: amounts are money, codes are kinds, discounts are entries. What the form,
 * its checks and its total are measured against. Source: spec section 3, A-07, A-26, A-27.
 */
import type { PageUnit, ProductPage } from '@offrande/api-client/contract';
import type { CartPolicy } from '@offrande/domain/cart';
import { type AdditionalProduct, cardKindOfCode } from '@offrande/domain/catalogue';
import type { CustomerKind } from '@offrande/domain/customer';
import type { DeliveryType } from '@offrande/domain/delivery';
import type { DiscountEntry } from '@offrande/domain/discount';
import { type CardFace, type CardFormFacts, offeredDeliveryTypes, offeredExtras } from '@offrande/domain/line-entry';
import { currency as currencyOf, decodeAmount, rate } from '@offrande/domain/money';
import type { Currency, Money } from '@offrande/domain/money';
import { isPhoneCredit } from '@offrande/domain/phone-credit';
import { Result } from 'effect';
import { readDiscounts } from '../../shop/discount-store.ts';

/** A card face and the occasion it belongs to. */
export interface CardFaceFacts extends CardFace {
  readonly name: string;
  readonly occasionId: string;
}

export interface ProductFacts extends CardFormFacts {
  readonly currency: Currency;
  readonly faces: readonly CardFaceFacts[];
  readonly discounts: readonly DiscountEntry[];
  readonly taxPolicy: Pick<CartPolicy, 'cardMadeTaxRate' | 'shippingTaxRate'>;
  readonly maxQuantity: number | null;
}

/** Shown order of delivery types: the quickest first. */
const OFFER_ORDER: readonly DeliveryType[] = ['email', 'sms', 'emailAndSms', 'pdf', 'physical'];

const productOf = ({ product }: ProductPage, read: (text: string) => Money): ProductFacts['product'] => ({
  itemCode: product.itemCode,
  parentItemCode: product.parentItemCode,
  name: product.productName,
  categoryId: product.categoryId,
  kind: cardKindOfCode(product.kind) ?? 'digital',
  sort: product.productSorts === 'T' ? 'ticketing' : null,
  images: [product.productImgUrl],
  minAmount: read(product.minAmount),
  maxAmount: read(product.maxAmount),
  suggestedAmounts: product.suggestedAmounts.map(read),
  discountRate: rate(product.productDiscount),
  voucherKind: product.voucherKind,
  productTaxRate: rate(product.productTaxRate),
  additionalTaxRate: rate(product.additionalTaxRate),
  cardMadeFee: product.cardMadeFee === null ? null : read(product.cardMadeFee),
  extraCardMadeFee: product.extraCardMadeFee === null ? null : read(product.extraCardMadeFee),
  hasTemplates: product.hasTemplates,
  usableAt: product.usableAt,
});

const facesOf = ({ templates, product }: ProductPage): ProductFacts['faces'] =>
  templates.map(({ templateId, categoryId, name, images }) => ({
    id: String(templateId),
    images,
    name,
    occasionId: categoryId,
    imageUrl: images[0] ?? product.productImgUrl,
  }));

const extrasOf = ({ additionalProducts }: ProductPage, read: (text: string) => Money): readonly AdditionalProduct[] =>
  additionalProducts.map((extra) => ({
    itemCode: extra.extraItemCode,
    name: extra.extraProductName,
    imageUrl: extra.extraItemImgUrl,
    amount: read(extra.extraProductAmount),
  }));

/** The page's amounts come from the shop itself: one that cannot be read is a defect. */
export const productFacts = (page: ProductPage, unit: PageUnit, buyer: CustomerKind): ProductFacts => {
  const currency = currencyOf(unit.currency, unit.digits);
  const read = (text: string): Money => Result.getOrThrow(decodeAmount(text, currency));
  const product = productOf(page, read);
  const phoneCredit = isPhoneCredit(product, unit.phoneCredit) ? unit.phoneCredit : null;
  const offered = offeredDeliveryTypes({ product, buyer, phoneCredit });
  return {
    buyer,
    currency,
    product,
    phoneCredit,
    faces: facesOf(page),
    deliveryTypes: OFFER_ORDER.filter((type) => offered.includes(type)),
    letterTypes: page.letterTypes.map(({ id, methodName, price }) => ({ id, methodName, price: read(price) })),
    additionalProducts: offeredExtras({ product, additionalProducts: extrasOf(page, read) }),
    discounts: readDiscounts(page.product.discounts, currency),
    taxPolicy: {
      cardMadeTaxRate: rate(unit.cartRules.cardMadeTaxRate),
      shippingTaxRate: rate(unit.cartRules.shippingTaxRate),
    },
    maxQuantity: unit.maxQuantities[buyer],
    country: unit.country,
    timeZone: unit.timeZone,
    addressPolicy: unit.addressPolicy,
  };
};
