/**
 * What a unit sells, made ready once at start: rules get domain products, answers get wire rows per language. A read
 * touches no database. Source: spec sections 3 and 7; A-98 (phone credit stands apart, A-91).
 */
import type { calls, ResponseOf } from '@offrande/api-client/contract';
import { type BusinessUnit, phoneCreditPolicy } from '@offrande/domain/business-unit';
import { readUnit } from '@offrande/domain/business-unit/schema';
import { type AdditionalProduct, type Product } from '@offrande/domain/catalogue';
import { additionalProductSchema, productSchema } from '@offrande/domain/catalogue/schema';
import { checkDiscounts, type DiscountEntry } from '@offrande/domain/discount';
import { discountEntryFromWire } from '@offrande/domain/discount/schema';
import type { Currency } from '@offrande/domain/money';
import type { ProductData, UnitData, UnitParameters } from '@offrande/tenants/unit-data';
import { Result, Schema } from 'effect';
import type { ArtBook } from './art.ts';

export type ProductItem = ResponseOf<typeof calls.products>['items'][number];

/** All of a unit's data but its parameters, which are read once. */
export type UnitGoods = Omit<UnitData, 'parameters'>;

export interface UnitCatalogue {
  readonly unit: UnitGoods;
  readonly rules: BusinessUnit;
  /** As the folder states them, for the call that tells them. */
  readonly stated: UnitParameters;
  readonly currency: Currency;
  readonly art: ArtBook;
  /** For the rules: products by item code, discount entries, additional products by item code. */
  readonly products: ReadonlyMap<string, Product>;
  readonly discounts: readonly DiscountEntry[];
  readonly additionalProducts: ReadonlyMap<string, AdditionalProduct>;
  /** For answers: products in the unit's order, phone credit left out. */
  readonly listed: readonly ProductData[];
  itemOf(product: ProductData, language: string): ProductItem;
}

/** The text in a language, in the unit's default one where it is missing. */
export const localizedText = (texts: Readonly<Record<string, string>>, language: string, fallback: string): string =>
  texts[language] ?? texts[fallback] ?? '';

const domainRow = (product: ProductData, fallback: string): unknown => ({
  itemCode: product.itemCode,
  parentItemCode: null,
  name: localizedText(product.name, fallback, fallback),
  categoryId: String(product.categoryId),
  kind: product.kind,
  sort: null,
  voucherKind: product.voucherKind,
  usableAt: product.usableAt,
  minAmount: product.minAmount,
  maxAmount: product.maxAmount,
  suggestedAmounts: product.suggestedAmounts,
  discountRate: product.discountRate,
  productTaxRate: product.productTaxRate,
  additionalTaxRate: product.additionalTaxRate,
  cardMadeFee: product.kind === 'CP' ? product.cardMadeFee : null,
  extraCardMadeFee: null,
  hasTemplates: product.hasTemplates,
  isReloadable: product.isReloadable,
  transferMode: product.transferMode,
  images: [],
  texts: { overview: '', about: '', howToUse: '', terms: '' },
});

const discountsOf = (unit: UnitGoods, { id, currency: unitCurrency }: BusinessUnit): readonly DiscountEntry[] => {
  const decode = Schema.decodeUnknownSync(Schema.Array(discountEntryFromWire(unitCurrency)));
  const checked = checkDiscounts(decode(unit.discounts));
  if (Result.isFailure(checked)) throw new Error(`Discounts of ${id}: ${JSON.stringify(checked.failure)}`);
  return checked.success;
};

/** A unit that cannot be loaded stops the start with the reasons. */
const rulesOf = (stated: UnitParameters): BusinessUnit =>
  Result.getOrThrowWith(readUnit(stated), (reasons) => new Error(`Unit ${stated.buId}: ${reasons.join('; ')}`));

export const createUnitCatalogue = ({ parameters: stated, ...unit }: UnitData, art: ArtBook): UnitCatalogue => {
  const rules = rulesOf(stated);
  const unitCurrency = rules.currency;
  const decodeProduct = Schema.decodeUnknownSync(productSchema(unitCurrency));
  const decodeAdditional = Schema.decodeUnknownSync(additionalProductSchema(unitCurrency));
  const fallback = rules.languages.default;
  const { categoryId: phoneCredit } = phoneCreditPolicy(rules);

  const itemOf = (product: ProductData, language: string): ProductItem => ({
    itemCode: product.itemCode,
    parentItemCode: null,
    productName: localizedText(product.name, language, fallback),
    categoryId: String(product.categoryId),
    kind: product.kind,
    minAmount: product.minAmount,
    maxAmount: product.maxAmount,
    usableAt: product.usableAt,
    productImgUrl: art.urlOf(product.art),
    redeemPlace: product.usableNote && localizedText(product.usableNote, language, fallback),
    productDiscount: product.discountRate,
    offer: product.offer && localizedText(product.offer, language, fallback),
    hasTemplates: product.hasTemplates,
  });

  // Every picture is known from the start: an address given out before a restart must still lead to its drawing.
  for (const { art: face } of [...unit.products, ...unit.templates, ...unit.additionalProducts]) art.urlOf(face);
  for (const face of unit.home.wall) art.urlOf(face);

  return {
    unit,
    rules,
    stated,
    currency: unitCurrency,
    art,
    products: new Map(unit.products.map((product) => [product.itemCode, decodeProduct(domainRow(product, fallback))])),
    discounts: discountsOf(unit, rules),
    additionalProducts: new Map(
      unit.additionalProducts.map(({ itemCode, name, amount, art: face }) => [
        itemCode,
        decodeAdditional({
          itemCode,
          name: localizedText(name, fallback, fallback),
          imageUrl: art.urlOf(face),
          amount,
        }),
      ]),
    ),
    listed: unit.products.filter(({ categoryId }) => String(categoryId) !== phoneCredit),
    itemOf,
  };
};
