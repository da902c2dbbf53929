/**
 * A product as the rules take it, out of the contract's answer that the page came with. Amounts of the answer are decimal
 * strings of the unit's currency; rates are percent numbers. Source: spec section 3, A-11, A-104.
 */
import type { ProductPage } from '@offrande/api-client/contract';
import { cardKindOfCode, type Product } from '@offrande/domain/catalogue';
import type { LetterType } from '@offrande/domain/delivery';
import type { DiscountEntry } from '@offrande/domain/discount';
import { isZero, money, rate, type Currency, type Money } from '@offrande/domain/money';

export interface ProductFacts {
  readonly product: Pick<
    Product,
    | 'itemCode'
    | 'parentItemCode'
    | 'name'
    | 'categoryId'
    | 'kind'
    | 'sort'
    | 'minAmount'
    | 'maxAmount'
    | 'suggestedAmounts'
    | 'discountRate'
    | 'productTaxRate'
    | 'additionalTaxRate'
    | 'cardMadeFee'
    | 'extraCardMadeFee'
    | 'hasTemplates'
  >;
  readonly imageUrl: string;
  readonly discounts: readonly DiscountEntry[];
  readonly letterTypes: readonly LetterType[];
  /** Card faces: id, name, occasion, picture. */
  readonly faces: readonly Face[];
}

export interface Face {
  readonly id: string;
  readonly name: string;
  readonly occasionId: string;
  readonly imageUrl: string;
}

type Wire = ProductPage['product'];

const discountOf = (entry: Wire['discounts'][number], currency: Currency): DiscountEntry => {
  const endOf = (amount: string | null): Money | null => {
    const end = amount === null ? null : money(amount, currency);
    return end === null || isZero(end) ? null : end;
  };
  return {
    customerId: entry.custId,
    itemCode: entry.itemCode,
    accumulated: money(entry.accumulateAmt, currency),
    isAccumulating: entry.isAccuSales,
    tiers: entry.discountList.map(({ amountFrom, amountTo, discountRate }) => ({
      from: money(amountFrom, currency),
      to: endOf(amountTo),
      rate: rate(discountRate),
    })),
  };
};

const facesOf = ({ templates }: ProductPage): readonly Face[] =>
  templates.flatMap(({ templateId, name, categoryId, images: [imageUrl] }) =>
    imageUrl === undefined ? [] : [{ id: String(templateId), name, occasionId: categoryId, imageUrl }],
  );

export const readProductFacts = (page: ProductPage, currency: Currency): ProductFacts => {
  const wire = page.product;
  const amount = (text: string): Money => money(text, currency);
  const optional = (text: string | null): Money | null => (text === null ? null : amount(text));
  return {
    product: {
      itemCode: wire.itemCode,
      parentItemCode: wire.parentItemCode,
      name: wire.productName,
      categoryId: wire.categoryId,
      kind: cardKindOfCode(wire.kind) ?? null,
      sort: wire.productSorts === null ? null : 'ticketing',
      minAmount: amount(wire.minAmount),
      maxAmount: amount(wire.maxAmount),
      suggestedAmounts: wire.suggestedAmounts.map(amount),
      discountRate: rate(wire.productDiscount),
      productTaxRate: rate(wire.productTaxRate),
      additionalTaxRate: rate(wire.additionalTaxRate),
      cardMadeFee: optional(wire.cardMadeFee),
      extraCardMadeFee: optional(wire.extraCardMadeFee),
      hasTemplates: wire.hasTemplates,
    },
    imageUrl: wire.productImgUrl,
    discounts: wire.discounts.map((entry) => discountOf(entry, currency)),
    letterTypes: page.letterTypes.map(({ id, methodName, price }) => ({ id, methodName, price: amount(price) })),
    faces: facesOf(page),
  };
};
