import { calls, versionedPath } from '@offrande/api-client/contract';
import { checkTimestamp } from '@offrande/api-client/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from './app.ts';
import { createHandlers } from './handlers.ts';
import { openTestShop, type TestShop, UNIT } from './testing.ts';
import { loadUnits } from '../unit/load-units.ts';

describe('the HTTP application', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  const get = (path: string) => fetch(`${shop.shop.publicOrigin}${path}`);

  test('reports liveness and readiness', async () => {
    expect(await (await get('/health')).json()).toEqual({ status: 'ok' });
    expect(await (await get('/ready')).json()).toEqual({ status: 'ready' });
  });

  test('describes every call of the contract in OpenAPI 3.1 [S7.120]', async () => {
    const document = (await (await get('/api/openapi.json')).json()) as {
      openapi: string;
      paths: Record<string, Record<string, unknown>>;
    };
    expect(document.openapi).toBe('3.1.0');
    for (const call of Object.values(calls)) {
      expect(document.paths[`/api${versionedPath(call)}`]).toHaveProperty(call.method.toLowerCase());
    }
    expect(JSON.stringify(document)).not.toContain('$defs');
    const signOn = JSON.stringify(document.paths['/api/{projectBu}/sso']);
    expect(signOn).toContain('"name":"projectBu","in":"path","required":true');
    expect(signOn.split('"projectBu"')).toHaveLength(2);
  });

  test('mounts each call under its own version, or else its unit’s, which defaults to v2 [S7.1][S7.2][S7.4][A-72]', async () => {
    const query = `aggregatorBuId=${UNIT}&language=en`;
    expect((await get(`/api/v1/others/getCountryCode?${query}`)).status).toBe(200);
    expect((await get(`/api/v2/product/category?${query}`)).status).toBe(200);
    expect((await get(`/api/v3/product/category?${query}`)).status).toBe(404);
    const units = new Map([...shop.shop.units].map(([id, unit]) => [id, { ...unit, callVersion: 'v3' }]));
    const app = createApp({ ...shop.shop, units }, { handlers: createHandlers(loadUnits().catalogues) });
    expect((await app.request(`/api/v1/others/getCountryCode?${query}`)).status).toBe(200);
    expect((await app.request(`/api/v3/product/category?${query}`)).status).toBe(200);
    expect((await app.request(`/api/v2/product/category?${query}`)).status).toBe(404);
  });

  test.each([
    ['an unknown call', '/api/v2/member/everything', 404, '40400'],
    ['an unknown unit', '/api/v2/others/init?aggregatorBuId=NOWHERE', 404, '40400'],
    ['an unknown field', `/api/v2/others/init?aggregatorBuId=${UNIT}&admin=1`, 400, '40000'],
    ['a missing field', `/api/v2/product/category?aggregatorBuId=${UNIT}`, 400, '40000'],
  ])('refuses %s in the shape of the contract [S7.121][A-74]', async (_, path, status, code) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ success: false, data: { error: { code } } });
  });

  test('discloses no internals when something breaks', async () => {
    const { catalogues } = loadUnits();
    const logged: string[] = [];
    const broken = {
      ...shop.shop,
      clock: (): Date => {
        throw new Error('secret detail at /srv/shop.ts');
      },
      log: (event: string) => void logged.push(event),
    };
    const app = createApp(broken, { handlers: createHandlers(catalogues) });
    const answer = await app.request(`/api/v2/others/init?aggregatorBuId=${UNIT}`);
    expect(answer.status).toBe(500);
    expect(await answer.text()).toBe('{"success":false,"data":{"error":{"code":"1234","message":""}}}');
    expect(logged).toEqual(['defect']);
  });

  test('answers 503 while the database is unreachable, which is not a defect', async () => {
    const { catalogues } = loadUnits();
    const { openPostgres } = await import('../database/database.ts');
    const { connection, close } = openPostgres({ url: 'postgres://postgres@127.0.0.1:1/none' });
    const logged: string[] = [];
    const log = (event: string) => void logged.push(event);
    const app = createApp({ ...shop.shop, connection, log }, { handlers: createHandlers(catalogues) });
    expect((await app.request('/ready')).status).toBe(503);
    expect((await app.request(`/api/v2/others/init?aggregatorBuId=${UNIT}`)).status).toBe(503);
    expect(logged).toEqual(['database away', 'database away']);
    await close();
  });

  test('refuses an oversized body before reading all of it', async () => {
    const browser = shop.browser();
    const headers = await browser.credentials();
    const answer = await browser.raw('/api/v4/card/queryCard', {
      method: 'POST',
      headers,
      body: JSON.stringify({ data: 'x'.repeat(200_000) }),
    });
    expect(answer.status).toBe(400);
  });

  test('sends headers that forbid sniffing, framing and caching', async () => {
    const { headers } = await get('/api/v2/member/everything');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('X-Frame-Options')).toBe('DENY');
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  });

  test('answers the current minute, also to a wrong timestamp [S7.76][A-69]', async () => {
    const { client } = shop.browser();
    const at = shop.shop.clock().getTime();
    expect(await checkTimestamp(client, at)).toBe(true);
    expect(await checkTimestamp(client, at + 60_000)).toBe(true);
    expect(await checkTimestamp(client, at + 180_000)).toBe(false);
  });

  test('lists countries in the requested language, in its alphabetical order [S3.107][S5.39]', async () => {
    const { client } = shop.browser();
    const french = await client.call(calls.countryCodes, { aggregatorBuId: UNIT, language: 'fr' });
    expect(french.countries).toContainEqual({ id: 'DE', name: 'Allemagne', phoneCode: '+49' });
    const english = await client.call(calls.countryCodes, { aggregatorBuId: UNIT, language: 'en' });
    expect(english.countries).toContainEqual({ id: 'DE', name: 'Germany', phoneCode: '+49' });
  });

  test('returns a unit’s parameters as its folder states them [S1.50][S1.51][S1.52][S1.53]', async () => {
    const parameters = await shop.browser().client.call(calls.unitParameters, { buId: UNIT });
    expect(parameters).toMatchObject({
      buId: 'FR',
      country: 'FR',
      currency: 'EUR',
      defaultLang: 'fr',
      languages: ['en', 'fr'],
    });
  });
});
