/** The data of each public page, ready to display. Null if the path is unknown. */
import type { FoundCards, HomePage, PageData, PageKind, PageTile } from '@offrande/api-client/contract';
import { accountTabs, isSwitchedOn, matchRoute } from '@offrande/domain/access';
import { sellerOf } from '@offrande/domain/business-unit';
import {
  asksBeyondFirstPage,
  countByCategory,
  PRODUCTS_PER_PAGE,
  relatedProducts,
  searchParameters,
  searchProducts,
  type SearchTerms,
} from '@offrande/domain/catalogue';
import { byKind } from '@offrande/domain/customer';
import { formatMoneyShort, formatRange } from '@offrande/domain/locale';
import { money } from '@offrande/domain/money';
import { formatPhone } from '@offrande/domain/phone';
import { cleanMarkup } from '@offrande/domain/text';
import type { Store } from '@offrande/domain/store';
import type { ProductData } from '@offrande/tenants/unit-data';
import {
  listAdditionalProducts,
  listCategories,
  listLetterTypes,
  listTemplateCategories,
  listTemplates,
  readProduct,
} from '../product/catalogue-calls.ts';
import { localizedText, type UnitCatalogue } from '../catalogue/unit-catalogue.ts';
import { createAccessPolicy } from '../unit/unit.ts';
import { numberStyle } from '../unit/number-style.ts';
import { listStores } from '../reference/place-handlers.ts';
import { SAMPLE_PHOTO_PATH } from './sample-photo.ts';

const textsOf =
  ({ rules }: UnitCatalogue, language: string) =>
  (texts: Readonly<Record<string, string>>): string =>
    localizedText(texts, language, rules.languages.default);

/** The lower amount is written without its currency, as in "10 to 250 €". */
const tileOf = (catalogue: UnitCatalogue, product: ProductData, language: string): PageTile => {
  const style = numberStyle(catalogue, language);
  const item = catalogue.itemOf(product, language);
  const low = money(product.minAmount, catalogue.currency);
  return {
    itemCode: item.itemCode,
    name: item.productName,
    categoryId: item.categoryId,
    ...formatRange(low, money(product.maxAmount, catalogue.currency), style),
    usableAt: item.usableAt,
    place: item.redeemPlace,
    offer: item.offer,
    imageUrl: item.productImgUrl,
  };
};

export const allTiles = (catalogue: UnitCatalogue, language: string): readonly PageTile[] =>
  catalogue.listed.map((product) => tileOf(catalogue, product, language));

/** Phone credit is not part of the catalogue. */
const creditTiles = (catalogue: UnitCatalogue, language: string): readonly PageTile[] =>
  catalogue.unit.products
    .filter((product) => !catalogue.listed.includes(product))
    .map((product) => tileOf(catalogue, product, language));

/** The search as the browser writes it in the URL. */
export const searchOf = (terms: SearchTerms): string => {
  const text = new URLSearchParams(searchParameters(terms)).toString();
  return text === '' ? '' : `?${text}`;
};

const foundCards = (
  catalogue: UnitCatalogue,
  language: string,
  terms: SearchTerms,
  categories: HomePage['categories'],
): FoundCards => {
  const tiles = allTiles(catalogue, language);
  const counts = countByCategory(tiles, terms, categories);
  return {
    search: searchOf(terms),
    tiles: searchProducts(tiles, terms, categories),
    all: counts.all,
    categories: counts.categories.map(({ category, count }) => ({ id: category.id, name: category.name, count })),
  };
};

const homePage = (catalogue: UnitCatalogue, language: string, terms: SearchTerms | undefined): HomePage => {
  const { home, brandCount } = catalogue.unit;
  const { id: buId } = catalogue.rules;
  const text = textsOf(catalogue, language);
  const [sample] = catalogue.listed;
  if (sample === undefined) throw new Error(`Unit ${buId} sells nothing`);
  const lowest = formatMoneyShort(money(sample.minAmount, catalogue.currency), numberStyle(catalogue, language));
  const categories = listCategories(catalogue, { aggregatorBuId: buId, language }).categories.map(
    ({ categoryId, name, productCount }) => ({ id: categoryId, name, count: productCount }),
  );
  return {
    title: text(home.title),
    lead: text(home.lead).replace('{count}', String(brandCount)).replace('{amount}', lowest),
    sampleLines: home.sampleLines,
    sampleAmount: formatMoneyShort(money(home.sampleAmount, catalogue.currency), numberStyle(catalogue, language)),
    samplePhotoUrl: SAMPLE_PHOTO_PATH,
    wall: home.wall.map(catalogue.art.urlOf),
    categories,
    total: catalogue.listed.length,
    tiles: catalogue.listed.slice(0, PRODUCTS_PER_PAGE).map((product) => tileOf(catalogue, product, language)),
    ...(terms !== undefined && asksBeyondFirstPage(terms)
      ? { found: foundCards(catalogue, language, terms, categories) }
      : {}),
  };
};

/** Falls back to the unit's first card if the URL names none. */
const productPage = (catalogue: UnitCatalogue, language: string, named: string | undefined): PageData | null => {
  const buId = catalogue.rules.id;
  const itemCode = named ?? catalogue.listed[0]?.itemCode ?? '';
  const product = readProduct(catalogue, { buId, itemCode, language });
  if (product === null) return null;
  const own = catalogue.unit.products.find((one) => one.itemCode === itemCode);
  const asked = { aggregatorBuId: buId, language };
  const category = listCategories(catalogue, asked).categories.find(
    ({ categoryId }) => categoryId === product.categoryId,
  );
  return {
    kind: 'product',
    product: {
      product,
      categoryName: category?.name ?? '',
      templateCategories: listTemplateCategories(catalogue, asked).categories,
      templates: listTemplates(catalogue, { ...asked, itemCode }).templates,
      letterTypes: listLetterTypes(catalogue, asked).letterTypes,
      additionalProducts: listAdditionalProducts(catalogue, asked).products,
      related:
        own === undefined
          ? []
          : relatedProducts(catalogue.listed, own).map((other) => tileOf(catalogue, other, language)),
    },
  };
};

const contentPage = (catalogue: UnitCatalogue, language: string, path: string): PageData | null => {
  const page = catalogue.unit.pages.find(({ href }) => href === path);
  if (page === undefined) return null;
  const text = textsOf(catalogue, language);
  return { kind: 'content', content: { title: text(page.title), html: cleanMarkup(text(page.html)) } };
};

const contactPage = (catalogue: UnitCatalogue, language: string): PageData => {
  const { line1, line2, zipCode, city } = sellerOf(catalogue.rules);
  const own = contentPage(catalogue, language, '/contact');
  const address = [line1, line2, `${zipCode} ${city}`.trim()].filter((line) => line !== '');
  return { kind: 'contact', contact: { address, html: own?.kind === 'content' ? own.content.html : null } };
};

const sitemapPage = (catalogue: UnitCatalogue, language: string): PageData => {
  const { pages } = catalogue.unit;
  const text = textsOf(catalogue, language);
  const { categories } = listCategories(catalogue, { aggregatorBuId: catalogue.rules.id, language });
  return {
    kind: 'sitemap',
    sitemap: {
      categories: categories.map(({ categoryId, name }) => ({ id: categoryId, name })),
      pages: pages.map(({ href, title }) => ({ href, title: text(title) })),
      // A guest sees what an individual would: the links lead through sign-in.
      account: byKind((kind) => accountTabs(kind === 'guest' ? 'individual' : kind, createAccessPolicy(catalogue))),
    },
  };
};

/** The placeholder for the cap of the day. */
const CAP = '{exemptionCap}';

/** The text with the cap of the page's day; null if it states one but there is none (S9.18, A-96). */
const statingCap = ({ exemptionCap, ...catalogue }: UnitCatalogue, language: string, text: string): string | null => {
  if (!text.includes(CAP)) return text;
  return exemptionCap && text.replaceAll(CAP, formatMoneyShort(exemptionCap, numberStyle(catalogue, language)));
};

const faqPage = (catalogue: UnitCatalogue, language: string): PageData => {
  const text = textsOf(catalogue, language);
  const answered = catalogue.unit.faq.flatMap((entry) => {
    const answer = statingCap(catalogue, language, text(entry.answer));
    return answer === null ? [] : [{ ...entry, answer }];
  });
  const topics = Map.groupBy(answered, ({ topic }) => text(topic));
  return {
    kind: 'faq',
    faq: {
      topics: [...topics].map(([title, entries]) => ({
        title,
        entries: entries.map(({ question, answer }) => ({
          question: text(question),
          answer: cleanMarkup(answer),
        })),
      })),
    },
  };
};

/** The store with its phone number formatted for display. */
const withReadablePhone = (store: Store): Store =>
  store.phone === '' ? store : { ...store, phone: formatPhone({ e164: store.phone }) };

/** A page whose feature the unit has switched off is not found; other pages redirect in that case (S2.39, S2.40). */
const isThere = (catalogue: UnitCatalogue, path: string): boolean => {
  const { route } = matchRoute({ path, query: {} });
  return route.whenOff === 'ownHome' || isSwitchedOn(route, createAccessPolicy(catalogue).features);
};

export const loadPageData = (
  catalogue: UnitCatalogue,
  language: string,
  place: {
    readonly kind: PageKind;
    readonly path: string;
    readonly params: Readonly<Record<string, string>>;
    /** The search in the URL; for the home page only. */
    readonly terms?: SearchTerms | undefined;
  },
): PageData | null => {
  if (!isThere(catalogue, place.path)) return null;
  switch (place.kind) {
    case 'home':
      return { kind: 'home', home: homePage(catalogue, language, place.terms) };
    case 'product':
      return productPage(catalogue, language, place.params['itemCode']);
    case 'content':
      return contentPage(catalogue, language, place.path);
    case 'faq':
      return faqPage(catalogue, language);
    case 'stores':
      return { kind: 'stores', stores: listStores(catalogue).map(withReadablePhone) };
    case 'phoneCredit':
      return { kind: 'phoneCredit', tiles: creditTiles(catalogue, language) };
    case 'contact':
      return contactPage(catalogue, language);
    case 'sitemap':
      return sitemapPage(catalogue, language);
    case 'none':
      return { kind: 'none' };
  }
};
