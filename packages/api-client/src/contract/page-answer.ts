/**
 * The data of a public page, as the server writes it into the page or answers it at the page's data address, and as the
 * browser reads it. Values are ready to show: texts in the page's language, amounts written the unit's way.
 */
import { ROUTES } from '@offrande/domain/access';
import { StoreSchema } from '@offrande/domain/store/schema';
import { Schema } from 'effect';
import { AdditionalProduct, LetterType, ProductDetail, Template, TemplateCategory } from './catalogue.ts';
import { Count } from './wire.ts';

/** A product as its tile shows it; `low` and `high` are written amounts. */
export const PageTile = Schema.Struct({
  itemCode: Schema.String,
  name: Schema.String,
  categoryId: Schema.String,
  low: Schema.String,
  high: Schema.String,
  usableAt: Schema.Literals(['online', 'store', 'both']),
  place: Schema.NullOr(Schema.String),
  offer: Schema.NullOr(Schema.String),
  imageUrl: Schema.String,
});
export type PageTile = typeof PageTile.Type;

/** Every tile of a unit, for searching and filtering. */
export const PageTiles = Schema.Struct({ tiles: Schema.Array(PageTile) });

const Categories = Schema.Array(Schema.Struct({ id: Schema.String, name: Schema.String, count: Count }));

/**
 * What the server found for the search in the address, written as `search`: the cards, and the counts that go with the
 * search as those of the whole catalogue go with the first page.
 */
export const FoundCards = Schema.Struct({
  search: Schema.String,
  tiles: Schema.Array(PageTile),
  all: Count,
  categories: Categories,
});
export type FoundCards = typeof FoundCards.Type;

export const HomePage = Schema.Struct({
  title: Schema.String,
  lead: Schema.String,
  sampleLines: Schema.Tuple([Schema.String, Schema.String]),
  sampleAmount: Schema.String,
  samplePhotoUrl: Schema.String,
  wall: Schema.Array(Schema.String),
  categories: Categories,
  total: Count,
  tiles: Schema.Array(PageTile),
  /** Only where the address asks for more than the first page. */
  found: Schema.optionalKey(FoundCards),
});
export type HomePage = typeof HomePage.Type;

export const ProductPage = Schema.Struct({
  product: ProductDetail,
  categoryName: Schema.String,
  templateCategories: Schema.Array(TemplateCategory),
  templates: Schema.Array(Template),
  letterTypes: Schema.Array(LetterType),
  additionalProducts: Schema.Array(AdditionalProduct),
  /** The cards that the page goes on with. */
  related: Schema.optionalKey(Schema.Array(PageTile)),
});
export type ProductPage = typeof ProductPage.Type;

/** A page of the unit's own texts; `html` is clean. */
export const ContentPage = Schema.Struct({ title: Schema.String, html: Schema.String });
export type ContentPage = typeof ContentPage.Type;

export const FaqPage = Schema.Struct({
  topics: Schema.Array(
    Schema.Struct({
      title: Schema.String,
      entries: Schema.Array(Schema.Struct({ question: Schema.String, answer: Schema.String })),
    }),
  ),
});
export type FaqPage = typeof FaqPage.Type;

/** The contact page: the unit's address, line by line, and its own words (clean HTML), null for none. */
export const ContactPage = Schema.Struct({ address: Schema.Array(Schema.String), html: Schema.NullOr(Schema.String) });
export type ContactPage = typeof ContactPage.Type;

const links = Schema.Array(
  Schema.Struct({ name: Schema.Literals(ROUTES.map(({ name }) => name)), href: Schema.String }),
);

/** What the site map lists beside what every page knows. */
export const SitemapPage = Schema.Struct({
  categories: Schema.Array(Schema.Struct({ id: Schema.String, name: Schema.String })),
  pages: Schema.Array(Schema.Struct({ href: Schema.String, title: Schema.String })),
  /** The account of each kind of customer; of a guest, what signing in leads to. */
  account: Schema.Struct({ guest: links, individual: links, business: links, salesman: links }),
});
export type SitemapPage = typeof SitemapPage.Type;

/** The data of a route, by its name in the web app's route table; `none` for screens that fetch their own. */
export const PageData = Schema.Union([
  Schema.Struct({ kind: Schema.Literal('home'), home: HomePage }),
  Schema.Struct({ kind: Schema.Literal('product'), product: ProductPage }),
  Schema.Struct({ kind: Schema.Literal('content'), content: ContentPage }),
  Schema.Struct({ kind: Schema.Literal('faq'), faq: FaqPage }),
  Schema.Struct({ kind: Schema.Literal('stores'), stores: Schema.Array(Schema.toType(StoreSchema)) }),
  Schema.Struct({ kind: Schema.Literal('phoneCredit'), tiles: Schema.Array(PageTile) }),
  Schema.Struct({ kind: Schema.Literal('contact'), contact: ContactPage }),
  Schema.Struct({ kind: Schema.Literal('sitemap'), sitemap: SitemapPage }),
  Schema.Struct({ kind: Schema.Literal('none') }),
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
