/**
 * A product page's data in the domain's words: amounts are money, codes are kinds, discounts are entries. Source: spec
 * section 3, A-07, A-26, A-27.
 */
import { type AdditionalProduct, cardKindOfCode } from '@offrande/domain/catalogue';
import type { LetterType } from '@offrande/domain/delivery';
import type { CardFace, CardFormFacts } from '@offrande/domain/line-entry';
import { decodeAmount, rate, type Currency, type Money } from '@offrande/domain/money';
import { Result } from 'effect';
import type { ProductPage } from '../contract/index.ts';

/** A card face and the occasion it belongs to. */
export interface PageCardFace extends CardFace {
  readonly name: string;
  readonly occasionId: string;
}

/** Something that may travel with each card, as it is offered; `bearsWords` says that the giver's words are on its tag. */
export interface OfferedExtra extends AdditionalProduct {
  readonly description: string;
  readonly bearsWords: boolean;
}

/** The facts about the card on the page. */
export interface CardForSale {
  readonly product: CardFormFacts['product'];
  readonly faces: readonly PageCardFace[];
  readonly letterTypes: readonly LetterType[];
  readonly additionalProducts: readonly OfferedExtra[];
}

const productOf = ({ product }: ProductPage, read: (text: string) => Money): CardForSale['product'] => ({
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

const facesOf = ({ templates, product }: ProductPage): CardForSale['faces'] =>
  templates.map(({ templateId, categoryId, name, images }) => ({
    id: String(templateId),
    images,
    name,
    occasionId: categoryId,
    imageUrl: images[0] ?? product.productImgUrl,
  }));

/** The amounts are the shop's own, so one that cannot be parsed is a defect. */
export const readProductPage = (page: ProductPage, currency: Currency): CardForSale => {
  const read = (text: string): Money => Result.getOrThrow(decodeAmount(text, currency));
  return {
    product: productOf(page, read),
    faces: facesOf(page),
    letterTypes: page.letterTypes.map(({ id, methodName, price }) => ({ id, methodName, price: read(price) })),
    additionalProducts: page.additionalProducts.map((extra) => ({
      itemCode: extra.extraItemCode,
      name: extra.extraProductName,
      description: extra.extraProductDescription,
      bearsWords: extra.bearsWords,
      imageUrl: extra.extraItemImgUrl,
      amount: read(extra.extraProductAmount),
    })),
  };
};
