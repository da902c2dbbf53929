/**
 * A product page's data in the domain's words: amounts are money, codes are kinds, discounts are entries. What the form,
 * its checks and its total are measured against. Source: spec section 3, A-07, A-26, A-27.
 */
import type { PageUnit, ProductPage } from '@offrande/api-client/contract';
import type { CartPolicy, LineProduct } from '@offrande/domain/cart';
import { cardKindOfCode } from '@offrande/domain/catalogue';
import type { AdditionalProduct, CardKind, Product, Template } from '@offrande/domain/catalogue';
import { deliveryTypesFor } from '@offrande/domain/delivery';
import type { DeliveryType, LetterType } from '@offrande/domain/delivery';
import type { DiscountEntry } from '@offrande/domain/discount';
import { currency as currencyOf, decodeAmount, rate } from '@offrande/domain/money';
import type { Currency, Money } from '@offrande/domain/money';
import { isPhoneCredit, PHONE_CREDIT_DELIVERY, type PhoneCreditPolicy } from '@offrande/domain/phone-credit';
import { Result } from 'effect';
import { readDiscounts } from '../../shop/discount-store.ts';

type CardProduct = Omit<LineProduct, 'images'> &
  Pick<Product, 'maxAmount' | 'suggestedAmounts' | 'extraCardMadeFee' | 'hasTemplates' | 'usableAt'>;

/** A card face and the occasion it belongs to. */
export interface CardFaceFacts extends Template {
  readonly name: string;
  readonly occasionId: string;
  readonly imageUrl: string;
}

export interface ProductFacts {
  readonly currency: Currency;
  readonly product: CardProduct & { readonly kind: CardKind; readonly imageUrl: string };
  readonly faces: readonly CardFaceFacts[];
  /** In the order they are offered; a guest's. */
  readonly deliveryTypes: readonly DeliveryType[];
  readonly letterTypes: readonly LetterType[];
  /** What may be posted with a card; none for digital cards. */
  readonly additionalProducts: readonly AdditionalProduct[];
  readonly discounts: readonly DiscountEntry[];
  readonly taxPolicy: Pick<CartPolicy, 'cardMadeTaxRate' | 'shippingTaxRate'>;
  readonly maxQuantity: number | null;
  /** Whom the credit may go to; null for every other product. */
  readonly phoneCredit: PhoneCreditPolicy | null;
  readonly country: string;
  readonly timeZone: string;
  readonly addressPolicy: PageUnit['addressPolicy'];
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
  imageUrl: product.productImgUrl,
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

/** The page's amounts come from the shop itself: one that cannot be read is a defect. */
export const productFacts = (page: ProductPage, unit: PageUnit): ProductFacts => {
  const currency = currencyOf(unit.currency, unit.digits);
  const read = (text: string): Money => Result.getOrThrow(decodeAmount(text, currency));
  const product = productOf(page, read);
  const isCredit = isPhoneCredit(product, unit.phoneCredit);
  const offered = isCredit ? [PHONE_CREDIT_DELIVERY] : deliveryTypesFor(product.kind, 'guest');
  return {
    currency,
    product,
    faces: page.templates.map(({ templateId, categoryId, name, images }) => ({
      id: String(templateId),
      images,
      name,
      occasionId: categoryId,
      imageUrl: images[0] ?? product.imageUrl,
    })),
    deliveryTypes: OFFER_ORDER.filter((type) => offered.includes(type)),
    letterTypes: page.letterTypes.map(({ id, methodName, price }) => ({ id, methodName, price: read(price) })),
    additionalProducts:
      product.kind === 'digital'
        ? []
        : page.additionalProducts.map((extra) => ({
            itemCode: extra.extraItemCode,
            name: extra.extraProductName,
            imageUrl: extra.extraItemImgUrl,
            amount: read(extra.extraProductAmount),
          })),
    discounts: readDiscounts(page.product.discounts, currency),
    taxPolicy: {
      cardMadeTaxRate: rate(unit.cartRules.cardMadeTaxRate),
      shippingTaxRate: rate(unit.cartRules.shippingTaxRate),
    },
    maxQuantity: unit.maxQuantity,
    phoneCredit: isCredit ? unit.phoneCredit : null,
    country: unit.country,
    timeZone: unit.timeZone,
    addressPolicy: unit.addressPolicy,
  };
};
