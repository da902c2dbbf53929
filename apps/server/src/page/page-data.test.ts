/** The data of pages, read from the unit's catalogue. */
import { unit as FR } from '@offrande/tenants/FR';
import { NO_SEARCH_TERMS, type SearchTerms } from '@offrande/domain/catalogue';
import { rate } from '@offrande/domain/money';
import { cleanMarkup } from '@offrande/domain/text';
import { describe, expect, test } from 'vitest';
import { createArtBook } from '../catalogue/art.ts';
import { createUnitCatalogue } from '../catalogue/unit-catalogue.ts';
import { allTiles, loadPageData } from './page-data.ts';

const catalogueOf = (changes: Partial<typeof FR> = {}) => createUnitCatalogue({ ...FR, ...changes }, createArtBook());
const ofUnit = catalogueOf();

const productAt = (path: string, params: Readonly<Record<string, string>>) => {
  const data = loadPageData(ofUnit, 'en', { kind: 'product', path, params });
  return data?.kind === 'product' ? data.product : null;
};

describe('the card of a page', () => {
  test('is the one that the URL names; an unknown one is not found', () => {
    expect(productAt('/product/kino-9', { itemCode: 'kino-9' })?.product.productName).toBe('Kino 9');
    expect(productAt('/product/none', { itemCode: 'none' })).toBeNull();
    expect(productAt('/product/', { itemCode: '' })).toBeNull();
  });

  test('is the unit’s first on a buying page, with all data that its form needs [S2.33][S2.34]', () => {
    for (const path of ['/buying-friend', '/buying-self']) {
      const page = productAt(path, {});
      expect(page?.product.itemCode).toBe(ofUnit.listed[0]!.itemCode);
      expect(page?.templates.length).toBeGreaterThan(1);
    }
  });
});

const foundFor = (terms: Partial<SearchTerms>) => {
  const asked = { kind: 'home', path: '/', params: {}, terms: { ...NO_SEARCH_TERMS, ...terms } } as const;
  const data = loadPageData(ofUnit, 'en', asked);
  return data?.kind === 'home' ? data.home.found : undefined;
};

describe('a search in the URL', () => {
  test('returns the cards found, with their counts', () => {
    const found = foundFor({ query: 'kino' });
    expect(found?.search).toBe('?q=kino');
    expect(found?.tiles.map(({ itemCode }) => itemCode)).toEqual(['kino-9']);
    expect(found?.all).toBe(1);
    expect(foundFor({ showsAll: true })?.tiles).toHaveLength(ofUnit.listed.length);
  });

  test('without terms returns the first page', () => {
    expect(foundFor({})).toBeUndefined();
    expect(foundFor({ query: '  ' })).toBeUndefined();
  });
});

test('the card query and the unit’s own FAQ are pages only if the unit has them [S2.39][S2.40]', () => {
  const query = { kind: 'none', path: '/query', params: {} } as const;
  const faq = { kind: 'faq', path: '/faq', params: {} } as const;
  expect([query, faq].map((place) => loadPageData(ofUnit, 'en', place)?.kind)).toEqual(['none', 'faq']);
  const off = { ...FR.parameters, isNeedQuery: 0, faq: 'https://help.example/faq', moreInfoList: [] } as const;
  const without = catalogueOf({ parameters: off });
  expect([query, faq].map((place) => loadPageData(without, 'en', place))).toEqual([null, null]);
});

const BAD = '<p onclick="x()">a</p><script>alert(1)</script>';

describe('the texts of a unit', () => {
  test('are stripped of scripts, handlers and frames before a page shows them [A-45][S2.49]', () => {
    const bad = { en: BAD, fr: BAD };
    const catalogue = catalogueOf({
      pages: [{ href: '/terms', title: { en: 'T', fr: 'T' }, html: bad }],
      faq: [{ topic: { en: 'T', fr: 'T' }, question: { en: 'Q', fr: 'Q' }, answer: bad }],
    });
    const terms = loadPageData(catalogue, 'fr', { kind: 'content', path: '/terms', params: {} });
    expect(terms).toEqual({ kind: 'content', content: { title: 'T', html: '<p>a</p>' } });
    const faq = loadPageData(catalogue, 'fr', { kind: 'faq', path: '/faq', params: {} });
    expect(JSON.stringify(faq)).toContain('"<p>a</p>"');
  });

  test('of the French unit are clean already', () => {
    for (const { html } of FR.pages) for (const text of Object.values(html)) expect(cleanMarkup(text)).toBe(text);
    for (const { answer } of FR.faq) for (const text of Object.values(answer)) expect(cleanMarkup(text)).toBe(text);
  });
});

const contact = (changes: Partial<typeof FR> = {}) =>
  loadPageData(catalogueOf(changes), 'en', { kind: 'contact', path: '/contact', params: {} });

test('the contact page has the unit’s address and text, and exists without either [S2.74]', () => {
  expect(contact()).toMatchObject({
    kind: 'contact',
    contact: { address: ['12 rue de l’Exemple', '75003 Paris'], html: expect.stringContaining('mediator') },
  });
  expect(contact({ pages: [], parameters: { ...FR.parameters, seller: {} } })).toEqual({
    kind: 'contact',
    contact: { address: [], html: null },
  });
});

test('the site map has the categories and all texts of the unit [S2.97]', () => {
  const map = loadPageData(catalogueOf(), 'fr', { kind: 'sitemap', path: '/sitemap', params: {} });
  if (map?.kind !== 'sitemap') throw new Error('No site map');
  expect(map.sitemap.pages.map(({ href }) => href)).toEqual(FR.pages.map(({ href }) => href));
  expect(map.sitemap.categories.length).toBeGreaterThan(5);
});

test('the site map has the account pages of each kind of customer, and for a guest those after sign-in [S2.97][A-83]', () => {
  const map = loadPageData(catalogueOf(), 'fr', { kind: 'sitemap', path: '/sitemap', params: {} });
  if (map?.kind !== 'sitemap') throw new Error('No site map');
  const { guest, individual, business, salesman } = map.sitemap.account;
  expect(guest).toEqual(individual);
  expect(individual.map(({ name }) => name)).toContain('accountCards');
  expect(business).not.toEqual(individual);
  expect(salesman).toEqual([]);
});

const faqOf = (catalogue: typeof ofUnit, language: string) =>
  JSON.stringify(loadPageData(catalogue, language, { kind: 'faq', path: '/faq', params: {} }));

const tileOf = (catalogue: typeof ofUnit, itemCode: string, language = 'en') =>
  allTiles(catalogue, language).find((tile) => tile.itemCode === itemCode)!;

const at = (iso: string, of = ofUnit) => of.at(new Date(iso));

describe('the data of a day', () => {
  test('includes the exemption cap of the day in the FAQ, in the reader’s number format [S9.18][A-96]', () => {
    expect(faqOf(at('2026-06-14T10:00:00Z'), 'en')).toMatch(/183\s€ per employee and year/u);
    expect(faqOf(at('2026-06-14T10:00:00Z'), 'fr')).toMatch(/183\s€ par salarié et par an/u);
    expect(faqOf(at('2022-12-31T22:30:00Z'), 'en')).toMatch(/171\s€ per employee and year/u);
    expect(faqOf(at('2022-12-31T23:30:00Z'), 'en')).toMatch(/183\s€ per employee and year/u);
  });

  test('omits a question whose answer needs a cap if there is none [S9.18][A-96]', () => {
    const faq = faqOf(at('2019-06-14T10:00:00Z'), 'en');
    expect(faq).not.toContain('free of contributions');
    expect(faq).not.toContain('exemptionCap');
    const stated = catalogueOf({
      parameters: { ...FR.parameters, exemptionCaps: [{ from: '2026/01/01', amount: '196.50' }] },
    });
    expect(faqOf(at('2026-06-14T10:00:00Z', stated), 'fr')).toMatch(/196,50\s€ par salarié et par an/u);
  });

  test('shows an offer with its percentage until the end of its last day in the unit’s time zone', () => {
    const [last, after] = [at('2026-06-30T21:59:59Z'), at('2026-06-30T22:00:00Z')];
    expect(tileOf(last, 'piste').offer).toMatch(/^5\s% off until 30\sJune$/u);
    expect(tileOf(last, 'piste', 'fr').offer).toMatch(/^−5\s% jusqu’au 30\sjuin$/u);
    expect(last.products.get('piste')!.discountRate.percent).not.toBe(0);
    expect(tileOf(after, 'piste').offer).toBeNull();
    expect(after.products.get('piste')!.discountRate).toEqual(rate(0));
    const page = loadPageData(after, 'en', { kind: 'product', path: '/product/piste', params: { itemCode: 'piste' } });
    expect(page).toMatchObject({ product: { product: { productDiscount: '0', offer: null } } });
    expect(tileOf(after, 'terrakotta').offer).toMatch(/^4\s% off until 31\sJanuary$/u);
  });

  test('without a day, the catalogue makes only offers without an end', () => {
    expect(ofUnit.products.get('terrakotta')!.discountRate).toEqual(rate(0));
    expect(tileOf(ofUnit, 'etabli-21').offer).toBe('New brand');
    expect(tileOf(at('2036-01-01T00:00:00Z'), 'etabli-21').offer).toBe('New brand');
  });
});
