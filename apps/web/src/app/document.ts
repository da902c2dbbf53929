/**
 * The HTML document around a rendered page: critical styles inline and allowed by their hash, scripts at low priority,
 * boot data as JSON. The same page is identical for all visitors, so it can be cached whole.
 */
import type { Boot, PageAssets, RenderedDocument } from '@offrande/api-client/contract';
import earlyEventsScript from 'inline-script:./early/early-events.ts';
import { policyOrigins } from './policy-origins.ts';

/** The only `style` attribute that React Aria writes: on hidden native inputs. */
const HIDDEN_INPUT_STYLE = "'sha256-OPvH+zTsq+vvwlH2fikB1Fveiha+jXy32l3j4fYaEpA='";

/** The map of a store, loaded only with the visitor's consent. */
const MAP_ORIGIN = 'https://www.openstreetmap.org';

/**
 * A page that is complete without scripts loads them after the first paint, so that they do not compete with fonts and
 * images for bandwidth. A window that is never painted, such as a background tab, loads them after a second.
 */
const SCRIPTS_AFTER_PAINT =
  "(()=>{const t=document.getElementById('scripts'),go=()=>document.head.append(t.content);requestAnimationFrame(()=>setTimeout(go));setTimeout(go,1e3)})()";

/** The content security policy; inline scripts are allowed by their hashes. */
const policy = (styleHash: string, scriptHashes: readonly string[], unit: Boot['unit']): string => {
  const { script, connect, frame, looks } = policyOrigins(unit);
  return [
    "default-src 'none'",
    `script-src 'self'${scriptHashes.map((hash) => ` 'sha256-${hash}'`).join('')}${script}`,
    `style-src 'self' 'sha256-${styleHash}'${looks}`,
    `style-src-attr 'unsafe-hashes' ${HIDDEN_INPUT_STYLE}`,
    `img-src 'self' data: blob:${looks}`,
    `font-src 'self'${looks}`,
    `connect-src 'self'${connect}`,
    `frame-src ${MAP_ORIGIN}${frame}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
};

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** JSON that an HTML parser cannot mistake for markup. */
const escapeJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** The default icon, inlined to save a request. A unit's own comes with its theme. */
const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 60 60'%3E%3Crect width='60' height='60' rx='13' fill='%2300604e'/%3E%3Cpath d='M14 14h16v16a16 16 0 0 1-16-16Z' fill='%23f2b631'/%3E%3Cpath d='M30 14h16a16 16 0 0 1-16 16Z' fill='%23fff'/%3E%3Cpath d='M14 30h16a16 16 0 0 1-16 16Z' fill='%238fb9af'/%3E%3Cpath d='M30 30h16v16a16 16 0 0 1-16-16Z' fill='%23f07d5a'/%3E%3C/svg%3E";

interface Page {
  readonly boot: Boot;
  readonly title: string;
  readonly assets: PageAssets;
  readonly body: string;
  readonly entry: string;
  readonly files: readonly string[];
  readonly fonts: readonly string[];
  /** Whether `body` holds all visible content. */
  readonly isWhole: boolean;
}

/**
 * Places the scripts: in the head at once, or in a template after the body until the first paint. Development adds its
 * own before them.
 */
const scriptTags = ({ assets, entry, files, isWhole }: Page) => {
  const { entry: address, preload } = assets.scriptsOf([entry, ...files]);
  const scripts = [
    ...preload.map((script) => `<link rel="modulepreload" href="${script}" fetchpriority="low">`),
    `<script type="module" src="${address}" fetchpriority="low"></script>`,
  ].join('');
  if (!isWhole || assets.head !== '') return { atOnce: scripts, afterPaint: '', inline: [earlyEventsScript] };
  const afterPaint = `<template id="scripts">${scripts}</template><script>${SCRIPTS_AFTER_PAINT}</script>`;
  return { atOnce: '', afterPaint, inline: [earlyEventsScript, SCRIPTS_AFTER_PAINT] };
};

export const renderDocument = (page: Page): RenderedDocument => {
  const { boot, assets } = page;
  const files = [page.entry, ...page.files];
  const style = assets.styleOf(files);
  const { atOnce, afterPaint, inline } = scriptTags(page);
  const head = [
    '<meta charset="utf-8">',
    `<script>${earlyEventsScript}</script>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeText(page.title)}</title>`,
    `<meta name="description" content="${escapeText(boot.unit.metaDescription)}">`,
    '<meta id="react-aria-pressable-style">',
    '<meta name="color-scheme" content="light dark">',
    `<link rel="icon" type="image/svg+xml" href="${ICON}">`,
    ...page.fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`),
    `<style>${style}</style>`,
    ...(assets.sheetsOf?.(files) ?? []).map((sheet) => `<link rel="stylesheet" href="${sheet}" disabled>`),
    assets.head,
    atOnce,
  ].join('');
  const { language, unit } = boot;
  const html = `<!doctype html><html lang="${language.tag}" dir="${language.direction}" data-tenant="${escapeText(unit.id)}"><head>${head}</head><body><div id="root">${page.body}</div><script type="application/json" id="boot">${escapeJson(boot)}</script>${afterPaint}</body></html>`;
  return {
    status: boot.status,
    html,
    contentSecurityPolicy: policy(assets.hash(style), inline.map(assets.hash), unit),
  };
};
