/**
 * What a unit sells, prepared once at start: domain products for rules, wire rows per language for answers. Reading it needs no database.
 * Offers with an end date depend on the day. Source: spec sections 3 and 7; A-98 (phone credit is separate, A-91).
 */
import type { calls, ResponseOf } from '@offrande/api-client/contract';
import { type BusinessUnit, deliveryPolicy, exemptionCapAt, phoneCreditPolicy } from '@offrande/domain/business-unit';
import { readUnit } from '@offrande/domain/business-unit/schema';
import { type AdditionalProduct, isOfferOn, type Product } from '@offrande/domain/catalogue';
import { additionalProductSchema, productSchema } from '@offrande/domain/catalogue/schema';
import { checkDiscounts, type DiscountEntry } from '@offrande/domain/discount';
import { discountEntryFromWire } from '@offrande/domain/discount/schema';
import { type Currency, type Money, rate } from '@offrande/domain/money';
import { type CalendarDate, compareDates, localDate, parseDate } from '@offrande/domain/time';
import type { ProductData, UnitData, UnitParameters } from '@offrande/tenants/unit-data';
import { Result, Schema } from 'effect';
import type { ArtBook } from './art.ts';

export type ProductItem = ResponseOf<typeof calls.products>['items'][number];

/** A unit's data without its parameters, which are read once. */
export type UnitGoods = Omit<UnitData, 'parameters'>;

export interface UnitCatalogue {
  readonly unit: UnitGoods;
  readonly rules: BusinessUnit;
  /** The parameters as the tenant folder states them, for the call that returns them. */
  readonly stated: UnitParameters;
  readonly currency: Currency;
  readonly art: ArtBook;
  /** For the rules: products by item code, discount entries, additional products by item code. */
  readonly products: ReadonlyMap<string, Product>;
  readonly discounts: readonly DiscountEntry[];
  readonly additionalProducts: ReadonlyMap<string, AdditionalProduct>;
  /** For answers: products in the unit's order, without phone credit. */
  readonly listed: readonly ProductData[];
  itemOf(product: ProductData, language: string): ProductItem;
  /** The day in the unit's time zone to which this applies; null before the first request, when no offer with an end date applies. */
  readonly day: CalendarDate | null;
  /** The amount, stated on pages, that an employee may receive free of contributions; null if the unit has no cap on that day. */
  readonly exemptionCap: Money | null;
  /** The catalogue on the day of an instant. Prices and pages both use it, so that offers end for both at once. */
  at(now: Date): UnitCatalogue;
}

/** The text in a language, or in the fallback language if it is missing. */
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

const lastDayOf = ({ itemCode, offerUntil }: ProductData): CalendarDate | null =>
  offerUntil === null
    ? null
    : Result.getOrThrowWith(
        parseDate(offerUntil),
        () => new Error(`Not a day that an offer of ${itemCode} ends on: ${offerUntil}`),
      );

/** Throws with the reasons if the unit cannot be loaded, which prevents the start. */
const rulesOf = (stated: UnitParameters): BusinessUnit =>
  Result.getOrThrowWith(readUnit(stated), (reasons) => new Error(`Unit ${stated.buId}: ${reasons.join('; ')}`));

export const createUnitCatalogue = ({ parameters: stated, ...unit }: UnitData, art: ArtBook): UnitCatalogue => {
  const rules = rulesOf(stated);
  const unitCurrency = rules.currency;
  const decodeProduct = Schema.decodeUnknownSync(productSchema(unitCurrency));
  const decodeAdditional = Schema.decodeUnknownSync(additionalProductSchema(unitCurrency));
  const fallback = rules.languages.default;
  const { timeZone } = deliveryPolicy(rules);
  const { categoryId: phoneCredit } = phoneCreditPolicy(rules);

  const lastDays = new Map(unit.products.map((product) => [product.itemCode, lastDayOf(product)]));
  const holds = ({ itemCode }: Pick<ProductData, 'itemCode'>, day: CalendarDate | null): boolean => {
    const lastDay = lastDays.get(itemCode) ?? null;
    return day === null ? lastDay === null : isOfferOn(lastDay, day);
  };

  const itemOn =
    (day: CalendarDate | null) =>
    (product: ProductData, language: string): ProductItem => ({
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
      productDiscount: holds(product, day) ? product.discountRate : '0',
      offer: product.offer && holds(product, day) ? localizedText(product.offer, language, fallback) : null,
      hasTemplates: product.hasTemplates,
    });

  // Register every picture at the start: a URL issued before a restart must still lead to its drawing.
  for (const { art: face } of [...unit.products, ...unit.templates, ...unit.additionalProducts]) art.urlOf(face);
  for (const face of unit.home.wall) art.urlOf(face);

  const products = unit.products.map((product) => decodeProduct(domainRow(product, fallback)));
  const productsOn = (day: CalendarDate | null): UnitCatalogue['products'] =>
    new Map(
      products.map((product) => [
        product.itemCode,
        holds(product, day) ? product : { ...product, discountRate: rate(0) },
      ]),
    );

  const undated = {
    unit,
    rules,
    stated,
    currency: unitCurrency,
    art,
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
  };

  let today: UnitCatalogue | null = null;
  const at = (now: Date): UnitCatalogue => {
    const day = localDate(now.getTime(), timeZone);
    if (today?.day == null || compareDates(today.day, day) !== 0) {
      const exemptionCap = exemptionCapAt({ exemptionCaps: rules.exemptionCaps, timeZone }, now.getTime());
      today = { ...on(day), exemptionCap };
    }
    return today;
  };
  const on = (day: CalendarDate | null): UnitCatalogue => ({
    ...undated,
    products: productsOn(day),
    itemOf: itemOn(day),
    day,
    exemptionCap: null,
    at,
  });
  return on(null);
};
