/** Calls that read the catalogue. Source: spec sections 3 and 7. Texts are in the requested language, amounts are decimal strings. */
import { VOUCHER_KINDS } from '@offrande/domain/catalogue';
import { ProductDiscountsRequest } from '@offrande/domain/discount/schema';
import { Schema } from 'effect';
import { defineCall } from './call.ts';
import { Amount, Count, ItemCode, Kind, LanguageTag, PageText, Rate, Text, UnitId } from './wire.ts';

const Language = { aggregatorBuId: UnitId, language: LanguageTag };

export const Category = Schema.Struct({ categoryId: Text, name: Text, productCount: Count });

export const categories = defineCall('categories', {
  method: 'GET',
  path: '/product/category',
  request: Schema.Struct(Language),
  response: Schema.Struct({ categories: Schema.Array(Category) }),
});

export const ProductItem = Schema.Struct({
  itemCode: ItemCode,
  parentItemCode: Schema.NullOr(ItemCode),
  productName: Text,
  categoryId: Text,
  kind: Kind,
  minAmount: Amount,
  maxAmount: Amount,
  usableAt: Schema.Literals(['online', 'store', 'both']),
  productImgUrl: Text,
  /** The unit's own text about where the card is accepted; null if `usableAt` suffices. */
  redeemPlace: Schema.NullOr(Text),
  /** Percent off every card, `0` for none. */
  productDiscount: Rate,
  /** A short offer to show on the tile. */
  offer: Schema.NullOr(Text),
  /** Set where the buyer picks a card face and writes two lines instead of one message. */
  hasTemplates: Schema.Boolean,
});

/** Products of a category (`all` for all of them), 12 per page from 1; page `0` requests all at once ("load all brands"). */
export const products = defineCall('products', {
  method: 'GET',
  path: '/product/products/{categoryId}/{page}',
  version: 'v3',
  request: Schema.Struct({
    ...Language,
    categoryId: Text,
    page: Schema.Union([PageText, Schema.Literal('0')]),
    productName: Schema.optionalKey(Text),
    custId: Schema.optionalKey(Text),
  }),
  response: Schema.Struct({ items: Schema.Array(ProductItem), totalCount: Count, page: Count }),
});

export const DiscountTier = Schema.Struct({
  amountFrom: Amount,
  amountTo: Schema.NullOr(Amount),
  discountRate: Rate,
});

/** Discount tiers of one code, for one customer or for all. */
export const DiscountEntry = Schema.Struct({
  custId: Schema.NullOr(Text),
  itemCode: ItemCode,
  accumulateAmt: Amount,
  isAccuSales: Schema.Boolean,
  discountList: Schema.Array(DiscountTier),
});

/** The discounts of a code for one customer: the customer's own if there are some, else everybody's; at most one. */
export const getProductsDiscount = defineCall('getProductsDiscount', {
  method: 'POST',
  path: '/member/getProductsDiscount',
  auth: 'member',
  request: Schema.Struct({ aggregatorBuId: UnitId, ...ProductDiscountsRequest.fields }),
  response: Schema.Struct({ discounts: Schema.Array(DiscountEntry) }),
});

/** A discount with the name of its card, in the language of the call. */
export const NamedDiscount = Schema.Struct({ ...DiscountEntry.fields, productName: Text });

/**
 * The discounts of all of the unit's cards for one customer, at most one for each code: a company's own where it has one,
 * else everybody's. Beside the calls of the specification, which asks for them card by card (S7.24).
 */
export const getCustomerDiscounts = defineCall('getCustomerDiscounts', {
  method: 'POST',
  path: '/member/getCustomerDiscounts',
  auth: 'member',
  request: Schema.Struct({ aggregatorBuId: UnitId, custId: Text }),
  response: Schema.Struct({ discounts: Schema.Array(NamedDiscount) }),
});

export const ProductDetail = Schema.Struct({
  ...ProductItem.fields,
  productSorts: Schema.NullOr(Schema.Literal('T')),
  suggestedAmounts: Schema.Array(Amount),
  overview: Text,
  about: Text,
  howToUse: Text,
  termOfService: Text,
  validMonths: Count,
  voucherKind: Schema.Literals(VOUCHER_KINDS),
  productTaxRate: Rate,
  additionalTaxRate: Rate,
  cardMadeFee: Schema.NullOr(Amount),
  extraCardMadeFee: Schema.NullOr(Amount),
  isReloadable: Schema.Boolean,
  discounts: Schema.Array(DiscountEntry),
});

export const productDetail = defineCall('productDetail', {
  method: 'GET',
  path: '/product/detail/{itemCode}',
  version: 'v3',
  unitField: 'buId',
  request: Schema.Struct({
    itemCode: ItemCode,
    buId: UnitId,
    language: LanguageTag,
    custId: Schema.optionalKey(Text),
  }),
  response: ProductDetail,
});

export const TemplateCategory = Schema.Struct({ categoryId: Text, name: Text });

export const templateCategories = defineCall('templateCategories', {
  method: 'GET',
  path: '/template/categories',
  request: Schema.Struct(Language),
  response: Schema.Struct({ categories: Schema.Array(TemplateCategory) }),
});

export const Template = Schema.Struct({ templateId: Count, categoryId: Text, name: Text, images: Schema.Array(Text) });

export const templates = defineCall('templates', {
  method: 'GET',
  path: '/template/templates',
  request: Schema.Struct({ ...Language, categoryId: Schema.optionalKey(Text), itemCode: Schema.optionalKey(ItemCode) }),
  response: Schema.Struct({ templates: Schema.Array(Template) }),
});

export const AdditionalProduct = Schema.Struct({
  extraItemCode: ItemCode,
  extraProductName: Text,
  extraProductDescription: Text,
  extraItemImgUrl: Text,
  extraProductAmount: Amount,
  /** Whether the giver's words are written on its tag. */
  bearsWords: Schema.Boolean,
});

export const additionalProducts = defineCall('additionalProducts', {
  method: 'GET',
  path: '/product/additionalProduct',
  request: Schema.Struct({ ...Language, itemCode: Schema.optionalKey(ItemCode) }),
  response: Schema.Struct({ products: Schema.Array(AdditionalProduct) }),
});

export const LetterType = Schema.Struct({ id: Text, methodName: Text, price: Amount });

export const letterTypes = defineCall('letterTypes', {
  method: 'GET',
  path: '/product/letterType',
  request: Schema.Struct(Language),
  response: Schema.Struct({ letterTypes: Schema.Array(LetterType) }),
});
