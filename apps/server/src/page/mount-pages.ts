/**
 * Everything that is not a call: the shop's pages, the data behind them, card pictures, photos, static files. Source: spec
 * section 2, A-44, A-51, A-123; decision 005.
 */
import { writePageData, writePageTiles, type Boot, type PageData } from '@offrande/api-client/contract';
import { readSearchTerms, type SearchTerms } from '@offrande/domain/catalogue';
import { languageFor } from '@offrande/domain/business-unit';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { ART_PATH } from '../catalogue/art.ts';
import type { UnitCatalogue } from '../catalogue/unit-catalogue.ts';
import { loadPhoto, PHOTO_PATH } from '../resource/photo-store.ts';
import type { Shop } from '../shop.ts';
import type { WebApp } from './built-web-app.ts';
import { providerHosts } from '../reference/unit-parameters.ts';
import { createPageCache, type CachedPage, compressPage, sendPage } from './cached-page.ts';
import { allTiles, loadPageData, searchOf } from './page-data.ts';
import { pageLanguage, pageUnit } from './page-unit.ts';
import { SAMPLE_PHOTO_PATH, samplePhoto } from './sample-photo.ts';
import { type PagePlace, resolvePlace, registryOf } from './unit-place.ts';

export interface PageOptions {
  readonly shop: Shop;
  readonly webApp: WebApp;
  /** The catalogues of all units, the default unit's first. */
  readonly catalogues: ReadonlyMap<string, UnitCatalogue>;
}

/** The maximum numbers of cached pages and cached searches. */
const [MAX_PAGES, MAX_SEARCHES] = [2000, 200];

const FOR_EVER = 'public, max-age=31536000, immutable';
const LANGUAGE_COOKIE = 'lang';
const NO_DATA: PageData = { kind: 'none' };

const svg = (text: string): Response =>
  new Response(text, {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': FOR_EVER,
      'Content-Security-Policy': "default-src 'none'",
    },
  });

const languageOf = ({ rules }: UnitCatalogue, wished: string | undefined): string => languageFor(rules, wished ?? null);

/** Stores the chosen language and redirects to the same page without the choice in its URL. */
const switchLanguage = (context: Context, catalogue: UnitCatalogue, wished: string): Response => {
  const address = new URL(context.req.url);
  address.searchParams.delete('lang');
  setCookie(context, LANGUAGE_COOKIE, languageOf(catalogue, wished), {
    path: '/',
    sameSite: 'Lax',
    maxAge: 31_536_000,
  });
  return context.redirect(address.pathname + address.search, 302);
};

const mountFiles = (app: Hono, { shop, webApp, catalogues }: PageOptions): void => {
  app.get(SAMPLE_PHOTO_PATH, () => svg(samplePhoto()));
  app.get(`${ART_PATH}/:file{[0-9a-f]+\\.svg}`, (context) => {
    const fingerprint = context.req.param('file').slice(0, -'.svg'.length);
    for (const { art } of catalogues.values()) {
      const drawing = art.svgOf(fingerprint);
      if (drawing !== null) return svg(drawing);
    }
    return context.notFound();
  });
  app.get(`${PHOTO_PATH}/*`, async (context) => {
    const photo = await loadPhoto(shop, context.req.path);
    if (photo === null) return context.notFound();
    return new Response(photo as Uint8Array<ArrayBuffer>, {
      headers: {
        'Content-Type': 'image/jpeg',
        'Cache-Control': 'private, max-age=31536000, immutable',
        'Content-Security-Policy': 'sandbox',
      },
    });
  });
  if (webApp.staticFolder !== null) {
    const files = serveStatic({
      root: webApp.staticFolder,
      precompressed: true,
      onFound: (_, context) => context.header('Cache-Control', FOR_EVER),
    });
    app.use('/assets/*', files);
    app.all('/assets/*', (context) => context.text('Not found', 404));
  }
};

const mountData = (app: Hono, { shop, webApp, catalogues }: PageOptions): void => {
  app.get('/_data/:unit/:language/*', async (context) => {
    const catalogue = catalogues.get(context.req.param('unit'))?.at(shop.clock());
    if (catalogue === undefined) return context.json(NO_DATA, 404);
    const language = languageOf(catalogue, context.req.param('language'));
    const path = context.req.path.split('/').slice(4).join('/');
    context.header('Cache-Control', 'no-cache');
    if (path === 'tiles') return context.json(writePageTiles({ tiles: allTiles(catalogue, language) }));
    const { entry } = await webApp.load();
    const { route, params } = entry.matchRoute(`/${path}`);
    const data = loadPageData(catalogue, language, { kind: route.data, path: `/${path}`, params });
    return context.json(writePageData(data ?? NO_DATA), data === null ? 404 : 200);
  });
};

const bootOf = (
  { entry }: Awaited<ReturnType<WebApp['load']>>,
  { shop }: PageOptions,
  catalogue: UnitCatalogue,
  place: PagePlace & { readonly language: string; readonly terms?: SearchTerms },
): Boot => {
  const unit = shop.units.get(place.unitId)!;
  const login = unit.loginPolicy(new URL(shop.publicOrigin).host);
  const loginPolicy = { ...login, trustedHosts: [...login.trustedHosts, ...providerHosts({ shop, unit })] };
  const { provider: captcha } = shop.captcha.configuration;
  const policies = { loginPolicy, individualPolicy: unit.individualPolicy, captcha };
  const { route, params } = entry.matchRoute(place.path);
  const data = loadPageData(catalogue, place.language, {
    kind: route.data,
    path: place.path,
    params,
    terms: place.terms,
  });
  const isFound = data !== null && route.status === 200;
  return {
    base: place.base,
    // There is a single not-found page, whatever the URL.
    path: isFound ? place.path : '/not-found',
    status: isFound ? 200 : 404,
    language: pageLanguage(place.language),
    unit: pageUnit(catalogue, place.language, policies),
    data: writePageData(data ?? NO_DATA),
  };
};

/**
 * The page at a place, for the current day in the unit's time zone. Searches have a separate cache, so that they do not evict pages. A
 * cached page needs only its key: neither it nor a 304 response reads any data or composes a unit.
 */
const cachedPages = (options: PageOptions) => {
  const { shop, webApp, catalogues } = options;
  const [pages, searches] = [createPageCache(MAX_PAGES), createPageCache(MAX_SEARCHES)];
  return async (place: Parameters<typeof bootOf>[3]): Promise<CachedPage> => {
    const { unitId, base, language, terms } = place;
    // Offers, and legal amounts stated on pages, change with the day.
    const catalogue = catalogues.get(unitId)!.at(shop.clock());
    const search = terms === undefined ? '' : searchOf(terms);
    const cache = search === '' ? pages : searches;
    const keyOf = (path: string): string => JSON.stringify([unitId, base, language, path + search, catalogue.day]);
    const kept = cache.find(keyOf(place.path));
    if (kept !== undefined) return kept;
    const loaded = await webApp.load();
    const boot = bootOf(loaded, options, catalogue, place);
    const make = async () => compressPage(await loaded.entry.render(boot, loaded.assets));
    return webApp.keepsPages ? cache.get(keyOf(boot.path), make) : make();
  };
};

export const mountPages =
  (options: PageOptions) =>
  (app: Hono): void => {
    const { webApp, catalogues } = options;
    const pageOf = cachedPages(options);
    const units = registryOf([...catalogues.keys()]);
    mountFiles(app, options);
    mountData(app, options);
    app.get('*', async (context) => {
      const address = new URL(context.req.url);
      const place = resolvePlace(address.pathname, units);
      const catalogue = catalogues.get(place.unitId)!;
      if (place.canonical !== address.pathname) return context.redirect(place.canonical + address.search, 301);
      const wished = address.searchParams.get('lang');
      if (wished !== null) return switchLanguage(context, catalogue, wished);
      const language = languageOf(catalogue, getCookie(context, LANGUAGE_COOKIE));
      const terms = place.path === '/' ? { terms: readSearchTerms((name) => address.searchParams.get(name)) } : {};
      return sendPage(await pageOf({ ...place, ...terms, language }), context.req.raw, webApp.keepsPages);
    });
  };
