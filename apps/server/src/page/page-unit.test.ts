import { unit as FR } from '@offrande/tenants/FR';
import type { CustomerKind } from '@offrande/domain/customer';
import { describe, expect, test } from 'vitest';
import { createArtBook } from '../catalogue/art.ts';
import { createUnitCatalogue } from '../catalogue/unit-catalogue.ts';
import { loadPageData } from './page-data.ts';
import { pageUnit } from './page-unit.ts';

const POLICIES = {
  loginPolicy: {
    methods: ['normal'],
    isTwoFactor: false,
    hasBusiness: true,
    hasSalesmen: true,
    returnsAsSalesman: false,
    trustedHosts: ['shop.test'],
  },
  individualPolicy: { isPhoneNeeded: true, isDocumentNeeded: true },
  captcha: 'proofOfWork',
} as const;

const unitWith = (parameters: Partial<typeof FR.parameters>) =>
  pageUnit(
    createUnitCatalogue({ ...FR, parameters: { ...FR.parameters, ...parameters } }, createArtBook()),
    'en',
    POLICIES,
  );
const footerOf = ({ footerLinks }: ReturnType<typeof unitWith>) => footerLinks.map(({ href }) => href);
const menuOf = ({ menus }: ReturnType<typeof unitWith>, kind: CustomerKind = 'guest') =>
  menus[kind].map(({ href }) => href);

describe('the links of a unit', () => {
  test('are a guest’s menu and the footer, with an external FAQ replacing its own [S1.74][S2.41]', () => {
    const outside = unitWith({ faq: 'https://faq.example/' });
    for (const links of [menuOf(outside), footerOf(outside)]) {
      expect(links).toContain('https://faq.example/');
      expect(links).not.toContain('/faq');
    }
    expect(menuOf(unitWith({}))).toContain('/faq');
  });

  test('omit pages that the unit has switched off or has no content for [S1.72][A-45]', () => {
    expect(menuOf(unitWith({}))).toEqual(['/', '/b2b', '/phone-credit', '/query', '/faq']);
    expect(menuOf(unitWith({ isNeedB2B: 0 }), 'business')).not.toContain('/b2b');
    expect(menuOf(unitWith({ isNeedQuery: 0, isNeedB2B: 0, moreInfoList: [] }))).toEqual([
      '/',
      '/phone-credit',
      '/faq',
    ]);
    expect(footerOf(unitWith({}))).toContain('/terms');
    const withoutTerms = createUnitCatalogue({ ...FR, pages: [] }, createArtBook());
    expect(footerOf(pageUnit(withoutTerms, 'en', POLICIES))).not.toContain('/terms');
  });
});

test('a page has the title, the description, the footer and the external pages of its unit [S1.77][S1.80][S2.97]', () => {
  const metaTitle = { en: 'Printed cards', fr: 'Cartes imprimées' };
  const metaDescription = { en: 'Cards from next door.', fr: 'Des cartes d’à côté.' };
  const own = unitWith({ metaTitle, metaDescription, cookieUrl: '/terms', personalDataUrl: 'https://data.example/' });
  expect(own).toMatchObject({ metaTitle: metaTitle.en, metaDescription: metaDescription.en });
  expect(own.outside).toMatchObject({ cookiePage: '/terms', personalDataPage: 'https://data.example/' });
  expect(own.footerLinks).toEqual(
    expect.arrayContaining(
      [
        ['legal', 'Privacy policy', '/privacy-policy'],
        ['legal', 'Terms of use', '/terms'],
        ['legal', 'General conditions of sale', '/sales-conditions'],
        ['legal', 'Personal data', '/personal-data'],
        ['legal', 'Legal notices', '/legal-notices'],
        ['help', 'Delivery information', '/delivery-information'],
        ['help', 'FAQ', '/faq'],
        ['bottom', 'Accessibility: partially compliant', '/accessibility'],
        ['bottom', 'Sitemap', '/sitemap'],
        ['legal', 'Code of conduct', '/code-of-conduct'],
        ['bottom', 'Whistleblower line', '/whistleblower'],
      ].map(([group, label, href]) => ({ group, label, href })),
    ),
  );
});

test('a page uses the layouts that its unit names [S9.51]', () => {
  const layout = { header: 'logo-centre', footer: 'line', home: 'words-and-grid' };
  const catalogue = createUnitCatalogue({ ...FR, layout }, createArtBook());
  expect(pageUnit(catalogue, 'en', POLICIES).layout).toEqual(layout);
});

test('a page uses the unit’s policies for login and registration [S3.63]', () =>
  expect(unitWith({})).toMatchObject(POLICIES));

test('a page knows how many cards each kind of customer may order at once [A-24]', () =>
  expect(unitWith({ b2cMaxQty: 7, b2bMaxQty: 300 }).maxQuantities).toEqual({
    guest: 7,
    individual: 7,
    business: 300,
    salesman: 300,
  }));

const tilesOf = (products: typeof FR.products) => {
  const catalogue = createUnitCatalogue({ ...FR, products }, createArtBook());
  expect(menuOf(pageUnit(catalogue, 'en', POLICIES)).includes('/phone-credit')).toBe(products === FR.products);
  const page = loadPageData(catalogue, 'en', { kind: 'phoneCredit', path: '/phone-credit', params: {} });
  return page?.kind === 'phoneCredit' ? page.tiles.map(({ itemCode }) => itemCode) : null;
};

test('phone credit is linked as long as it is sold, and its page lists the products [A-91][S2.35]', () => {
  const { phoneCreditCategoryId } = FR.parameters;
  const sold = FR.products.filter(({ categoryId }) => categoryId === phoneCreditCategoryId);
  expect(tilesOf(FR.products)).toEqual(sold.map(({ itemCode }) => itemCode));
  expect(tilesOf(FR.products.filter((product) => !sold.includes(product)))).toEqual([]);
});
