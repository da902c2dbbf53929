/** The answers of the catalogue's calls, as functions of a unit's catalogue and the request. Source: spec section 7. */
import type { calls, RequestOf, ResponseOf } from '@offrande/api-client/contract';
import { PRODUCTS_PER_PAGE, searchProducts } from '@offrande/domain/catalogue';
import type { ProductData } from '@offrande/tenants/unit-data';
import { localizedText, type UnitCatalogue } from '../catalogue/unit-catalogue.ts';

type Answer<C extends keyof typeof calls> = (
  catalogue: UnitCatalogue,
  request: RequestOf<(typeof calls)[C]>,
) => ResponseOf<(typeof calls)[C]>;

const fallbackOf = ({ rules }: UnitCatalogue): string => rules.languages.default;

export const listCategories: Answer<'categories'> = (catalogue, { language }) => {
  const counts = new Map<number, number>();
  for (const { categoryId } of catalogue.listed) counts.set(categoryId, (counts.get(categoryId) ?? 0) + 1);
  return {
    categories: catalogue.unit.categories
      .filter(({ id }) => counts.has(id))
      .map(({ id, name }) => ({
        categoryId: String(id),
        name: localizedText(name, language, fallbackOf(catalogue)),
        productCount: counts.get(id)!,
      })),
  };
};

/** The category id for all categories. */
const ALL_CATEGORIES = 'all';
/** The page number for all products at once. */
const ALL_PAGES = 0;

const inCategory = (catalogue: UnitCatalogue, categoryId: string): readonly ProductData[] =>
  categoryId === ALL_CATEGORIES
    ? catalogue.listed
    : catalogue.listed.filter((product) => String(product.categoryId) === categoryId);

export const listProducts: Answer<'products'> = (catalogue, { categoryId, page, language, productName }) => {
  const items = inCategory(catalogue, categoryId).map((product) => catalogue.itemOf(product, language));
  const filter = { query: productName ?? '', categoryId: null, onlineOnly: false };
  const named = items.map((item) => ({
    item,
    name: item.productName,
    categoryId: item.categoryId,
    usableAt: item.usableAt,
  }));
  const found = searchProducts(named, filter).map(({ item }) => item);
  const number = Number(page);
  const begin = (number - 1) * PRODUCTS_PER_PAGE;
  const shown = number === ALL_PAGES ? found : found.slice(begin, begin + PRODUCTS_PER_PAGE);
  return { items: shown, totalCount: found.length, page: number };
};

/** The product; null if the unit does not sell it. */
export const readProduct = (
  catalogue: UnitCatalogue,
  { itemCode, language }: RequestOf<typeof calls.productDetail>,
): ResponseOf<typeof calls.productDetail> | null => {
  const product = catalogue.unit.products.find((row) => row.itemCode === itemCode);
  if (!product) return null;
  const text = (texts: Readonly<Record<string, string>>): string =>
    localizedText(texts, language, fallbackOf(catalogue));
  return {
    ...catalogue.itemOf(product, language),
    productSorts: null,
    suggestedAmounts: product.suggestedAmounts,
    overview: text(product.overview),
    about: text(product.about),
    howToUse: text(product.howToUse),
    termOfService: text(product.termOfService),
    validMonths: product.validMonths,
    voucherKind: product.voucherKind,
    productTaxRate: product.productTaxRate,
    additionalTaxRate: product.additionalTaxRate,
    cardMadeFee: product.kind === 'CP' ? product.cardMadeFee : null,
    extraCardMadeFee: null,
    isReloadable: product.isReloadable,
    discounts: catalogue.unit.discounts.filter((entry) => entry.itemCode === itemCode && entry.custId === null),
  };
};

export const listTemplateCategories: Answer<'templateCategories'> = (catalogue, { language }) => ({
  categories: catalogue.unit.templateCategories.map(({ id, name }) => ({
    categoryId: String(id),
    name: localizedText(name, language, fallbackOf(catalogue)),
  })),
});

/** Without a product, lists all faces; a product without a choice of faces has none. */
export const listTemplates: Answer<'templates'> = (catalogue, { language, categoryId, itemCode }) => {
  const product = itemCode === undefined ? undefined : catalogue.products.get(itemCode);
  if (itemCode !== undefined && !product?.hasTemplates) return { templates: [] };
  return {
    templates: catalogue.unit.templates
      .filter((template) => categoryId === undefined || String(template.categoryId) === categoryId)
      .map(({ id, categoryId: category, name, art }) => ({
        templateId: id,
        categoryId: String(category),
        name: localizedText(name, language, fallbackOf(catalogue)),
        images: [catalogue.art.urlOf(art)],
      })),
  };
};

export const listAdditionalProducts: Answer<'additionalProducts'> = (catalogue, { language }) => ({
  products: catalogue.unit.additionalProducts.map(({ itemCode, name, description, art, amount, bearsWords }) => ({
    extraItemCode: itemCode,
    extraProductName: localizedText(name, language, fallbackOf(catalogue)),
    extraProductDescription: localizedText(description, language, fallbackOf(catalogue)),
    bearsWords: bearsWords === true,
    extraItemImgUrl: catalogue.art.urlOf(art),
    extraProductAmount: amount,
  })),
});

export const listLetterTypes: Answer<'letterTypes'> = (catalogue, { language }) => ({
  letterTypes: catalogue.unit.letterTypes.map(({ id, methodName, price }) => ({
    id: String(id),
    methodName: localizedText(methodName, language, fallbackOf(catalogue)),
    price,
  })),
});
