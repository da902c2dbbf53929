/** Page requests: the cost of a cached page. */
import type { Boot } from '@offrande/api-client/contract';
import { Hono } from 'hono';
import { beforeEach, expect, test } from 'vitest';
import type { Shop } from '../shop.ts';
import { loadUnits } from '../unit/load-units.ts';
import type { RenderingEntry } from './built-web-app.ts';
import { mountPages } from './mount-pages.ts';

const { units, catalogues } = loadUnits();
const shop = {
  units,
  publicOrigin: 'http://shop.test',
  clock: () => new Date(now),
  captcha: { configuration: { provider: 'proofOfWork', bits: 8 } },
  identity: { providers: new Map(), partner: null },
} as unknown as Shop;

let now: string;
let app: Hono;
let made: Boot[];
/** The routes looked up, which precedes reading a page's data and composing its unit. */
let lookedUp: string[];

const entry: RenderingEntry = {
  matchRoute: (path) => {
    lookedUp.push(path);
    const isFaq = path === '/faq';
    const route = { name: 'page', data: isFaq ? 'faq' : 'content', status: 200, rendered: 'server' } as const;
    return { route, params: {} };
  },
  render: async (boot) => {
    made.push(boot);
    return { status: boot.status, html: `<p>${boot.path}</p>`, contentSecurityPolicy: "default-src 'none'" };
  },
};

beforeEach(() => {
  now = '2026-06-30T10:00:00Z';
  made = [];
  lookedUp = [];
  app = new Hono();
  const assets = { styleOf: () => '', scriptsOf: () => ({ entry: '', preload: [] }), hash: () => '', head: '' };
  const webApp = { load: async () => ({ entry, assets }), staticFolder: null, keepsPages: true };
  mountPages({ shop, catalogues, webApp })(app);
});

test('a cached page, and a 304 response, read no data and compose no unit', async () => {
  const first = await app.request('/FR/faq');
  expect([first.status, made.length, lookedUp.length]).toEqual([200, 1, 1]);

  const again = await app.request('/FR/faq');
  expect(await again.text()).toBe('<p>/faq</p>');
  const unchanged = await app.request('/FR/faq', { headers: { 'If-None-Match': first.headers.get('ETag')! } });
  expect([again.status, unchanged.status]).toEqual([200, 304]);
  expect([made.length, lookedUp.length]).toEqual([1, 1]);
});

test('a page is cached per language and prefix; the not-found page once', async () => {
  await app.request('/FR/faq');
  await app.request('/FR/faq', { headers: { Cookie: 'lang=en' } });
  await app.request('/faq');
  expect(made.map(({ base, language }) => [base, language.code])).toEqual([
    ['/FR', 'fr'],
    ['/FR', 'en'],
    ['', 'fr'],
  ]);
  for (const path of ['/FR/nowhere', '/FR/nowhere/else', '/FR/not-found'])
    expect((await app.request(path)).status).toBe(404);
  expect(made.filter(({ status }) => status === 404)).toHaveLength(1);
});

test('a page is cached until the end of the day in the unit’s time zone, because offers end with the day', async () => {
  await app.request('/FR/faq');
  now = '2026-06-30T21:59:00Z';
  await app.request('/FR/faq');
  expect(made).toHaveLength(1);
  now = '2026-06-30T22:00:00Z';
  await app.request('/FR/faq');
  expect(made).toHaveLength(2);
});
