// @vitest-environment node
/** What the server sends: complete pages that need no script, under a content security policy that allows no other. */
import { createHash } from 'node:crypto';
import type { PageAssets } from '@offrande/api-client/contract';
import { describe, expect, test } from 'vitest';
import { matchRoute, render } from './entry-server.tsx';
import { faqBoot, homeBoot, notFoundBoot, termsBoot, UNIT } from './testing/sample-boot.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64');

const assets: PageAssets = {
  styleOf: () => 'p{margin:0}',
  sheetsOf: () => ['/assets/a.css'],
  scriptsOf: () => ({ entry: '/assets/entry.js', preload: ['/assets/home.js'] }),
  hash: sha256,
  head: '',
};

const PAGES = {
  home: homeBoot,
  terms: termsBoot,
  faq: faqBoot,
  notFound: notFoundBoot,
  cart: { ...homeBoot, path: '/cart', data: { kind: 'none' } },
} as const;

describe.each(Object.entries(PAGES))('the %s page', (_, boot) => {
  test('is whole before any script: frame, main landmark and, where it is for everybody, its heading', async () => {
    const { status, html } = await render(boot, assets);
    expect(status).toBe(boot.status);
    expect(html).toContain('<main id="main"');
    expect(html).toContain('</html>');
    expect(html.includes('<h1')).toBe(boot.path !== '/cart');
    expect(html).not.toContain('<!--$?-->');
  });

  test('has no style attribute but those that the policy allows by their hash', async () => {
    const { html, contentSecurityPolicy } = await render(boot, assets);
    const styles = [...html.matchAll(/ style="([^"]*)"/g)].map(([, style]) => sha256(style!));
    for (const style of styles) expect(contentSecurityPolicy).toContain(`'sha256-${style}'`);
    expect(contentSecurityPolicy).toContain(`'sha256-${sha256('p{margin:0}')}'`);
    expect(contentSecurityPolicy).not.toMatch(/unsafe-inline|unsafe-eval|nonce/);
  });

  test('has no inline scripts but those that the policy allows by their hashes, and begins with the one that keeps early acts', async () => {
    const { html, contentSecurityPolicy } = await render(boot, assets);
    const inline = [...html.matchAll(/<script>(.*?)<\/script>/g)].map(([, script]) => sha256(script!));
    expect(html.match(/<script(?! type="(module|application\/json)")/g) ?? []).toHaveLength(inline.length);
    expect(inline).toHaveLength(boot.path === '/cart' ? 1 : 2);
    expect(html.indexOf('earlyEvents')).toBeLessThan(html.indexOf('<body'));
    const allowed = /script-src 'self'([^;]*)/.exec(contentSecurityPolicy)![1]!.trim();
    expect(allowed).toBe(inline.map((hash) => `'sha256-${hash}'`).join(' '));
  });
});

const policyOf = async (captcha: 'proofOfWork' | 'google' | 'cloudflare') =>
  (await render({ ...homeBoot, unit: { ...UNIT, captcha } }, assets)).contentSecurityPolicy;

describe('without scripts', () => {
  test.each(Object.entries(PAGES))('the %s page says that buying needs them', async (_, boot) => {
    const { html } = await render(boot, assets);
    expect(html).toMatch(/<noscript><p[^>]*>Buying needs JavaScript/);
  });

  test.each(Object.entries(PAGES))(
    'no form of the %s page is sent by the browser itself but the search',
    async (_, boot) => {
      const { html } = await render(boot, assets);
      for (const [form] of html.matchAll(/<form[^>]*>/g))
        expect(form).toMatch(/^<form role="search" class="catalogue-filters" method="get">$| method="dialog"/);
    },
  );
});

describe('a document', () => {
  test('is in the page’s language and carries the unit’s theme, title and description [S1.80]', async () => {
    const french = { code: 'fr', tag: 'fr', direction: 'ltr', ownName: 'Français' } as const;
    const { html } = await render({ ...homeBoot, language: french }, assets);
    expect(html).toMatch(/^<!doctype html><html lang="fr" dir="ltr" data-tenant="FR">/);
    expect(html).toContain('Voir les 6 cartes cadeaux');
    expect(html).toContain(`<title>${UNIT.metaTitle}</title>`);
    expect(html).toContain(`<meta name="description" content="${UNIT.metaDescription}"`);
  });

  test('loads what development needs before the app’s own script', async () => {
    const { html } = await render(homeBoot, { ...assets, head: '<script type="module" src="/@vite/client"></script>' });
    expect(html.indexOf('/@vite/client')).toBeGreaterThan(0);
    expect(html.indexOf('/@vite/client')).toBeLessThan(html.indexOf('/assets/entry.js" fetchpriority'));
  });

  test('lets through the addresses of the unit’s chat, and no others where it has none [S9.47][A-50]', async () => {
    const chat = { provider: 'crisp', key: 'k', color: null } as const;
    const [without, with_] = await Promise.all([
      render(homeBoot, assets),
      render({ ...homeBoot, unit: { ...UNIT, chat } }, assets),
    ]);
    expect(without.contentSecurityPolicy.match(/https?:[^ ;]+/g)).toEqual(['https://www.openstreetmap.org']);
    expect(with_.contentSecurityPolicy).toMatch(/script-src 'self'[^;]* https:\/\/client\.crisp\.chat/);
    expect(with_.contentSecurityPolicy).not.toMatch(/unsafe-inline|unsafe-eval|zendesk|\*(?!\.)/);
  });

  test('lets through the widget of the captcha that is configured, and of no other [S9.48]', async () => {
    const [own, google, cloudflare] = await Promise.all([
      policyOf('proofOfWork'),
      policyOf('google'),
      policyOf('cloudflare'),
    ]);
    expect(own).not.toMatch(/google|cloudflare/);
    expect(google).toMatch(
      /script-src 'self'[^;]* https:\/\/www\.google\.com\/recaptcha\/ https:\/\/www\.gstatic\.com\/recaptcha\//,
    );
    expect(google).not.toContain('cloudflare');
    expect(cloudflare).toMatch(/script-src 'self'[^;]* https:\/\/challenges\.cloudflare\.com/);
    expect(cloudflare).not.toContain('google');
  });

  test('keeps words that look like markup as words, in the page, the title and the boot data', async () => {
    const title = '</script><script>alert(1)</script><!-- "';
    const { html } = await render({ ...termsBoot, data: { kind: 'content', content: { title, html: '' } } }, assets);
    expect(html).not.toContain('<script>alert');
    const [, json] = /id="boot">(.*?)<\/script>/.exec(html)!;
    expect(JSON.parse(json!).data.content.title).toBe(title);
  });

  test('asks for scripts behind everything that is seen, and not again for the styles it carries', async () => {
    const { html } = await render(homeBoot, assets);
    expect(html).toContain('<link rel="modulepreload" href="/assets/home.js" fetchpriority="low">');
    expect(html).toContain('<link rel="stylesheet" href="/assets/a.css" disabled>');
  });

  test('that is whole has its scripts once it has been painted, one that the browser fills at once', async () => {
    const [whole, filledLater] = [await render(homeBoot, assets), await render(PAGES.cart, assets)];
    const entry = '<script type="module" src="/assets/entry.js" fetchpriority="low"></script>';
    const [, waiting] = /<template id="scripts">(.*?)<\/template>/.exec(whole.html)!;
    expect(waiting).toContain(entry);
    expect(whole.html.split('<template id="scripts">')[0]).not.toContain('/assets/entry.js');
    expect(filledLater.html.split('</head>')[0]).toContain(entry);
    expect(filledLater.html).not.toContain('<template');
  });

  test('that cannot be rendered is a failure, never half a page', async () => {
    const broken = { ...homeBoot, unit: { ...UNIT, layout: { ...UNIT.layout, home: 'no-such-layout' } } };
    await expect(render(broken, assets)).rejects.toThrow('no-such-layout');
  });

  test('is the same for many at once, each in its language', async () => {
    const french = { ...homeBoot, language: { code: 'fr', tag: 'fr', direction: 'ltr', ownName: 'Français' } } as const;
    const alone = [await render(homeBoot, assets), await render(french, assets)];
    const together = await Promise.all(
      Array.from({ length: 20 }, (_, at) => render(at % 2 === 0 ? homeBoot : french, assets)),
    );
    together.forEach(({ html }, at) => expect(html).toBe(alone[at % 2]!.html));
  });
});

test('the server learns from the route what data a page needs', () => {
  expect(matchRoute('/product/kino-9')).toMatchObject({
    route: { data: 'product', status: 200 },
    params: { itemCode: 'kino-9' },
  });
});
