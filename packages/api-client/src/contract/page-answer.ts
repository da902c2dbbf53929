/**
 * The data of a public page, as the server writes it into the page or answers it at the page's data address, and as the
 * browser reads it. Values are ready to show: texts in the page's language, amounts written the unit's way.
 */
import { ROUTES } from '@offrande/domain/access';
import { StoreSchema } from '@offrande/domain/store/schema';
import { Schema } from 'effect';
import { AdditionalProduct, LetterType, ProductDetail, Template, TemplateCategory } from './catalogue.ts';
import { Count } from './wire.ts';

const { Array: list, String: Words, Struct } = Schema;

/** A product as its tile shows it; `low` and `high` are written amounts. */
export const PageTile = Struct({
  itemCode: Words,
  name: Words,
  categoryId: Words,
  low: Words,
  high: Words,
  usableAt: Schema.Literals(['online', 'store', 'both']),
  place: Schema.NullOr(Words),
  offer: Schema.NullOr(Words),
  imageUrl: Words,
});
export type PageTile = typeof PageTile.Type;

/** Every tile of a unit, for searching and filtering. */
export const PageTiles = Struct({ tiles: list(PageTile) });

export const HomePage = Struct({
  title: Words,
  lead: Words,
  sampleLines: Schema.Tuple([Words, Words]),
  sampleAmount: Words,
  samplePhotoUrl: Words,
  wall: list(Words),
  categories: list(Struct({ id: Words, name: Words, count: Count })),
  total: Count,
  tiles: list(PageTile),
});
export type HomePage = typeof HomePage.Type;

export const ProductPage = Struct({
  product: ProductDetail,
  categoryName: Words,
  templateCategories: list(TemplateCategory),
  templates: list(Template),
  letterTypes: list(LetterType),
  additionalProducts: list(AdditionalProduct),
});
export type ProductPage = typeof ProductPage.Type;

/** A page of the unit's own texts; `html` is clean. */
export const ContentPage = Struct({ title: Words, html: Words });
export type ContentPage = typeof ContentPage.Type;

export const FaqPage = Struct({
  topics: list(Struct({ title: Words, entries: list(Struct({ question: Words, answer: Words })) })),
});
export type FaqPage = typeof FaqPage.Type;

/** The contact page: the unit's address, line by line, and its own words (clean HTML), null for none. */
export const ContactPage = Struct({ address: list(Words), html: Schema.NullOr(Words) });
export type ContactPage = typeof ContactPage.Type;

/** What the site map lists beside what every page knows: `account` are the parts of an individual's account in this unit. */
export const SitemapPage = Struct({
  categories: list(Struct({ id: Words, name: Words })),
  pages: list(Struct({ href: Words, title: Words })),
  account: list(Struct({ name: Schema.Literals(ROUTES.map(({ name }) => name)), href: Words })),
});
export type SitemapPage = typeof SitemapPage.Type;

/** The data of a route, by the name that the web app's route table gives it; `none` for screens that fetch their own. */
export const PageData = Schema.Union([
  Struct({ kind: Schema.Literal('home'), home: HomePage }),
  Struct({ kind: Schema.Literal('product'), product: ProductPage }),
  Struct({ kind: Schema.Literal('content'), content: ContentPage }),
  Struct({ kind: Schema.Literal('faq'), faq: FaqPage }),
  Struct({ kind: Schema.Literal('stores'), stores: list(Schema.toType(StoreSchema)) }),
  Struct({ kind: Schema.Literal('phoneCredit'), tiles: list(PageTile) }),
  Struct({ kind: Schema.Literal('contact'), contact: ContactPage }),
  Struct({ kind: Schema.Literal('sitemap'), sitemap: SitemapPage }),
  Struct({ kind: Schema.Literal('none') }),
]);
export type PageData = typeof PageData.Type;

export type PageKind = PageData['kind'];

const strict = { onExcessProperty: 'error' } as const;

/** Reads what a data address answered; anything but page data is a defect of the server. */
export const readPageData = Schema.decodeUnknownSync(PageData, strict);
export const readPageTiles = Schema.decodeUnknownSync(PageTiles, strict);

/** Writes it; data that the browser could not read is a defect here. */
export const writePageData = Schema.encodeSync(PageData, strict);
export const writePageTiles = Schema.encodeSync(PageTiles, strict);
