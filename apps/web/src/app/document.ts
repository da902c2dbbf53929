/**
 * The HTML document around a rendered page: critical styles inline and allowed by their hash, scripts at low priority,
 * boot data as JSON. The same page is the same text for everybody, so it can be kept whole.
 */
import type { Boot, PageAssets, RenderedDocument } from '@offrande/api-client/contract';

/** The one `style` attribute that React Aria writes: the box of a hidden native input. */
const HIDDEN_INPUT_STYLE = "'sha256-OPvH+zTsq+vvwlH2fikB1Fveiha+jXy32l3j4fYaEpA='";

const policy = (styleHash: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'sha256-${styleHash}'`,
    `style-src-attr 'unsafe-hashes' ${HIDDEN_INPUT_STYLE}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** JSON that no parser takes for markup. */
const escapeJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** The default mark, drawn so that no file is asked for. A unit's own comes with its theme. */
const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 60 60'%3E%3Crect width='60' height='60' rx='13' fill='%2300604e'/%3E%3Cpath d='M14 14h16v16a16 16 0 0 1-16-16Z' fill='%23f2b631'/%3E%3Cpath d='M30 14h16a16 16 0 0 1-16 16Z' fill='%23fff'/%3E%3Cpath d='M14 30h16a16 16 0 0 1-16 16Z' fill='%238fb9af'/%3E%3Cpath d='M30 30h16v16a16 16 0 0 1-16-16Z' fill='%23f07d5a'/%3E%3C/svg%3E";

export const documentOf = (page: {
  readonly boot: Boot;
  readonly title: string;
  readonly assets: PageAssets;
  readonly body: string;
  readonly entry: string;
  readonly files: readonly string[];
  readonly fonts: readonly string[];
}): RenderedDocument => {
  const { boot, assets } = page;
  const files = [page.entry, ...page.files];
  const style = assets.styleOf(files);
  const { entry, preload } = assets.scriptsOf(files);
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeText(page.title)}</title>`,
    `<meta name="description" content="${escapeText(boot.unit.metaDescription)}">`,
    '<meta id="react-aria-pressable-style">',
    '<meta name="color-scheme" content="light dark">',
    `<link rel="icon" type="image/svg+xml" href="${ICON}">`,
    ...page.fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`),
    `<style>${style}</style>`,
    ...(assets.sheetsOf?.(files) ?? []).map((sheet) => `<link rel="stylesheet" href="${sheet}" disabled>`),
    ...preload.map((script) => `<link rel="modulepreload" href="${script}" fetchpriority="low">`),
    assets.head,
    `<script type="module" src="${entry}" fetchpriority="low"></script>`,
  ].join('');
  const { language, unit } = boot;
  const html = `<!doctype html><html lang="${language.tag}" dir="${language.direction}" data-tenant="${escapeText(unit.id)}"><head>${head}</head><body><div id="root">${page.body}</div><script type="application/json" id="boot">${escapeJson(boot)}</script></body></html>`;
  return { status: boot.status, html, contentSecurityPolicy: policy(assets.hash(style)) };
};
