/** The calls that read a unit's offer, on the wire: their paths, requests and answers. */
import { createLookupGateway, createStoreGateway } from '@offrande/api-client/gateways';
import { type AnyCall, calls, versionedPath } from '@offrande/api-client/contract';
import { CODE_LIST_IDS, CODE_LISTS } from '@offrande/domain/catalogue';
import { isOpenAt, searchStores } from '@offrande/domain/store';
import { unit as FR } from '@offrande/tenants/FR';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Browser, openTestShop, type TestShop, UNIT } from '../http/testing.ts';
import { UNIT_FIELD } from '../session/testing.ts';

let shop: TestShop;
let browser: Browser;
beforeAll(async () => {
  shop = await openTestShop();
  browser = shop.browser();
});
afterAll(() => shop.close());

const french = { ...UNIT_FIELD, language: 'fr' } as const;
const english = { ...UNIT_FIELD, language: 'en' } as const;

/** The data of an answer in wire format. */
const dataAt = async (path: string): Promise<Record<string, unknown>> => {
  const answer = await browser.raw(`/api${path}`);
  expect(answer.status).toBe(200);
  const { success, data } = (await answer.json()) as { success: boolean; data: Record<string, unknown> };
  expect(success).toBe(true);
  return data;
};

const CATALOGUE = [
  calls.letterTypes,
  calls.additionalProducts,
  calls.templates,
  calls.templateCategories,
  calls.categories,
  calls.products,
  calls.productDetail,
  calls.countryCodes,
  calls.unitParameters,
  calls.init,
  calls.stores,
  calls.validateToken,
  calls.timestamp,
] as const satisfies readonly AnyCall[];

describe('the calls of the catalogue', () => {
  test('use GET, at the specified paths, with the unit’s version or an explicit one [S7.63][S7.6]', async () => {
    expect(CATALOGUE.map(({ method }) => method)).toEqual(CATALOGUE.map(() => 'GET'));
    expect(CATALOGUE.map((call) => versionedPath(call, 'v9'))).toEqual([
      '/v9/product/letterType',
      '/v9/product/additionalProduct',
      '/v9/template/templates',
      '/v9/template/categories',
      '/v9/product/category',
      '/v3/product/products/{categoryId}/{page}',
      '/v3/product/detail/{itemCode}',
      '/v1/others/getCountryCode',
      '/v9/others/getBuParameter/{buId}',
      '/v9/others/init',
      '/v9/store/getStores/{buId}',
      '/v9/others/validateToken',
      '/v9/others/{timestampBase64}',
    ]);
    const posted = await browser.raw(`/api/v2/product/category?aggregatorBuId=${UNIT}&language=fr`, { method: 'POST' });
    expect(posted.status).toBe(404);
  });

  test('return the letters with their prices, in the requested language [S7.64][S3.106]', async () => {
    const { letterTypes } = await browser.call(calls.letterTypes, french);
    expect(letterTypes).toEqual(
      FR.letterTypes.map(({ id, methodName, price }) => ({ id: String(id), methodName: methodName.fr, price })),
    );
    expect((await browser.call(calls.letterTypes, english)).letterTypes[0]?.methodName).toBe(
      FR.letterTypes[0]!.methodName.en,
    );
  });

  test('return the additional products [S7.65]', async () => {
    const { products } = await browser.call(calls.additionalProducts, french);
    expect(products).toHaveLength(FR.additionalProducts.length);
    expect(products.filter(({ bearsWords }) => bearsWords).map(({ extraItemCode }) => extraItemCode)).toEqual([
      'gift-wrap',
    ]);
    expect(products[0]).toMatchObject({
      extraItemCode: FR.additionalProducts[0]!.itemCode,
      extraProductName: FR.additionalProducts[0]!.name.fr,
      extraProductDescription: FR.additionalProducts[0]!.description.fr,
      extraProductAmount: FR.additionalProducts[0]!.amount,
    });
    expect((await browser.call(calls.additionalProducts, english)).products[0]?.extraProductName).toBe(
      FR.additionalProducts[0]!.name.en,
    );
  });

  test('return the faces of a card, optionally of one category, none for a card without faces, and their categories [S7.66][S7.67]', async () => {
    const { categories } = await browser.call(calls.templateCategories, french);
    expect(categories).toEqual(
      FR.templateCategories.map(({ id, name }) => ({ categoryId: String(id), name: name.fr })),
    );
    expect((await browser.call(calls.templateCategories, english)).categories.map(({ name }) => name)).toEqual(
      FR.templateCategories.map(({ name }) => name.en),
    );
    const plain = FR.products.find(({ hasTemplates }) => !hasTemplates)!;
    expect((await browser.call(calls.templates, { ...french, itemCode: plain.itemCode })).templates).toEqual([]);
    const { itemCode } = FR.products.find(({ hasTemplates }) => hasTemplates)!;
    const all = (await browser.call(calls.templates, { ...french, itemCode })).templates;
    expect(all.map(({ templateId }) => templateId)).toEqual(FR.templates.map(({ id }) => id));
    const perCategory = await Promise.all(
      categories.map(async ({ categoryId }) => {
        const { templates } = await browser.call(calls.templates, { ...french, itemCode, categoryId });
        expect(templates.every((template) => template.categoryId === categoryId)).toBe(true);
        return templates.length;
      }),
    );
    expect(perCategory.reduce((sum, count) => sum + count, 0)).toBe(all.length);
  });

  test('return the categories with their numbers of products [S7.68]', async () => {
    const { categories } = await browser.call(calls.categories, english);
    const used = new Set(FR.products.map(({ categoryId }) => String(categoryId)));
    expect(categories.length).toBeGreaterThan(5);
    for (const { categoryId, name, productCount } of categories) {
      expect(used.has(categoryId)).toBe(true);
      expect(name).toBe(FR.categories.find(({ id }) => String(id) === categoryId)!.name.en);
      const ofCategory = { ...english, categoryId, page: '0' } as const;
      expect((await browser.call(calls.products, ofCategory)).items).toHaveLength(productCount);
    }
  });

  test('return the products of a category and page, optionally by name, with or without a customer [S7.69]', async () => {
    const [category] = (await browser.call(calls.categories, french)).categories;
    const asked = { ...french, categoryId: category!.categoryId, page: '1' } as const;
    const { items, totalCount, page } = await browser.call(calls.products, asked);
    expect([totalCount, page, items.length]).toEqual([category!.productCount, 1, Math.min(12, totalCount)]);
    expect(items.every(({ categoryId }) => categoryId === category!.categoryId)).toBe(true);
    const all = { ...asked, categoryId: 'all' } as const;
    const [whole, first, second] = await Promise.all(
      (['0', '1', '2'] as const).map((number) => browser.call(calls.products, { ...all, page: number })),
    );
    expect([...first!.items, ...second!.items]).toEqual(whole!.items.slice(0, 24));
    const { name } = FR.products.find(({ itemCode }) => itemCode === 'kino-9')!;
    const named = (changes: object) =>
      browser.call(calls.products, { ...all, productName: 'kino', custId: 'anybody', ...changes });
    expect((await named({})).items.map((item) => item.productName)).toEqual([name.fr]);
    expect((await named(english)).items.map((item) => item.productName)).toEqual([name.en]);
  });

  test('return all data of a product, and refuse one that is not sold [S7.70]', async () => {
    const [{ itemCode, name, about }] = FR.products as readonly [(typeof FR.products)[number]];
    const asked = { itemCode, buId: UNIT, language: 'fr', custId: 'anybody' };
    for (const language of ['fr', 'en'] as const) {
      const detail = await browser.call(calls.productDetail, { ...asked, language });
      expect(detail).toMatchObject({ itemCode, productName: name[language], about: about[language] });
    }
    await expect(browser.call(calls.productDetail, { ...asked, itemCode: 'nothing' })).rejects.toMatchObject({
      code: '40400',
    });
  });

  test('return the countries with their area codes, in the alphabetical order of the language [S7.71][A-72]', async () => {
    const { countries } = await browser.call(calls.countryCodes, french);
    expect(countries.find(({ id }) => id === 'DE')).toEqual({ id: 'DE', name: 'Allemagne', phoneCode: '+49' });
    const names = countries.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'fr')));
    const inEnglish = await browser.call(calls.countryCodes, english);
    expect(inEnglish.countries.find(({ id }) => id === 'DE')?.name).toBe('Germany');
  });

  test('return the unit’s parameters, but nothing internal [S7.72]', async () => {
    const data = await dataAt(`/v2/others/getBuParameter/${UNIT}`);
    const { fulfilmentEmail: _email, orderApprovalFrom: _approval, trustedHosts: _hosts, ...stated } = FR.parameters;
    expect(data).toMatchObject(stated);
    expect(data).toMatchObject({ buId: 'FR', currency: 'EUR', defaultLang: 'fr', decimalDigits: 2 });
    expect(Object.keys(data).filter((name) => ['fulfilmentEmail', 'orderApprovalFrom'].includes(name))).toEqual([]);
    expect((await browser.raw('/api/v2/others/getBuParameter/ZZ')).status).toBe(404);
  });
});

// 16 November 2026 is a Monday: closed in the morning.
const at = (hour: number) => ({ year: 2026, month: 11, day: 16, hour, minute: 0 });

describe('stores', () => {
  test('are listed with address, phone, hours and coordinates [S7.74][A-92]', async () => {
    const stores = await createStoreGateway(browser.client).fetchStores();
    expect(stores).toHaveLength(FR.stores.length);
    expect(new Set(stores.map(({ id }) => id)).size).toBe(stores.length);
    for (const { hours, coordinates, phone, zipCode } of stores) {
      expect([hours === null, coordinates === null]).toEqual([false, false]);
      expect([phone, zipCode]).toEqual([expect.stringMatching(/^\+33\d{9}$/), expect.stringMatching(/^\d{5}$/)]);
    }
    expect([isOpenAt(stores[0]!.hours!, at(11)), isOpenAt(stores[0]!.hours!, at(15))]).toEqual([false, true]);
  });

  test('are found by city and zip code [A-92]', async () => {
    const stores = await createStoreGateway(browser.client).fetchStores();
    expect(searchStores(stores, 'lyon').map(({ city }) => city)).toEqual(['Lyon']);
    expect(searchStores(stores, '75').map(({ city }) => city)).toEqual(['Paris', 'Paris']);
  });
});

describe('form lookups', () => {
  test('find the cities of a zip code, however it is spaced, and none for an unknown one [S7.81]', async () => {
    const { citiesOf } = createLookupGateway(browser.client, 'fr');
    expect(await citiesOf('75003')).toEqual(['Paris']);
    expect(await citiesOf(' 91 190')).toEqual(['Gif-sur-Yvette', 'Saint-Aubin', 'Villiers-le-Bâcle']);
    expect([await citiesOf('99999'), await citiesOf(''), await citiesOf('toString')]).toEqual([[], [], []]);
    expect(calls.queryAddressInfo.method).toBe('POST');
    expect(versionedPath(calls.queryAddressInfo)).toBe('/v2/others/queryAddressInfo');
  });

  test('find the code lists by id, as scodeList, in the requested language [S7.119][S3.152]', async () => {
    const data = await dataAt(`/v2/others/getCodeList?aggregatorBuId=${UNIT}&language=en&mID=URSSAF`);
    expect(data['scodeList']).toContainEqual({ sID: 'RETIREMENT', sName: 'Retirement' });
    const { fetchCodeList } = createLookupGateway(browser.client, 'fr');
    for (const list of CODE_LISTS)
      expect((await fetchCodeList(list)).map(({ name }) => name)).toEqual(
        FR.codeLists[CODE_LIST_IDS[list]].map(({ name }) => name.fr),
      );
    const unknown = await browser.raw(`/api/v2/others/getCodeList?aggregatorBuId=${UNIT}&language=en&mID=XX`);
    expect(unknown.status).toBe(400);
  });
});
