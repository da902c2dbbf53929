/**
 * The HTML document around a rendered page: critical styles inline and allowed by their hash, scripts at low priority,
 * boot data as JSON. The same page is the same text for everybody, so it can be kept whole.
 */
import type { Boot, PageAssets, RenderedDocument } from '@offrande/api-client/contract';
import earlyEventsScript from 'inline-script:./early/early-events.ts';
import { policyOrigins } from './policy-origins.ts';

/** The one `style` attribute that React Aria writes: the box of a hidden native input. */
const HIDDEN_INPUT_STYLE = "'sha256-OPvH+zTsq+vvwlH2fikB1Fveiha+jXy32l3j4fYaEpA='";

/** The map of a shop, which is loaded when the visitor allows it. */
const MAP_ORIGIN = 'https://www.openstreetmap.org';

/**
 * On a page that is whole without scripts they come once it has been painted, or else they would take the line from its
 * fonts and pictures. A window that is not painted has them a second later.
 */
const SCRIPTS_AFTER_PAINT =
  "(()=>{const t=document.getElementById('scripts'),go=()=>document.head.append(t.content);requestAnimationFrame(()=>setTimeout(go));setTimeout(go,1e3)})()";

/** Inline scripts are allowed by their hashes. */
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

/** JSON that no parser takes for markup. */
const escapeJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** The default mark, drawn so that no file is asked for. A unit's own comes with its theme. */
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
  /** Everything to be seen is in `body`. */
  readonly isWhole: boolean;
}

/** Where the scripts stand: at once in the head, or behind the body until it is painted. Development has its own before them. */
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
