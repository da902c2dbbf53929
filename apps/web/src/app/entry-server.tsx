/**
 * The server's entry point. Takes a page's data and returns the whole document with the policy for its inline style;
 * reads no files and holds no state between pages. For a page that belongs to one buyer it renders the frame only; the
 * browser renders the rest.
 */
import type { I18n } from '@lingui/core';
import type { Boot, PageAssets, RenderedDocument } from '@offrande/api-client/contract';
import latinFont from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import displayFont from '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2?url';
import { prerender } from 'react-dom/static';
import { App } from './app.tsx';
import { renderDocument } from './document.ts';
import { loadI18n } from '../page/i18n.ts';
import { firstPage } from './page-state.ts';
import { screenFiles, textFiles } from './screen-files.ts';
import { pageTitle } from './title.ts';

export { matchRoute } from './routes.ts';

const renderBody = async (boot: Boot, i18n: I18n): Promise<string> => {
  let failure: unknown;
  // Prerender in one piece: streaming would move finished parts into place by an inline script, which the content security policy refuses.
  const { prelude } = await prerender(<App boot={boot} i18n={i18n} ssrPath={boot.base + boot.path} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failure ??= error;
    },
  });
  const body = await new Response(prelude).text();
  if (failure !== undefined) throw failure;
  return body;
};

export const render = async (boot: Boot, assets: PageAssets): Promise<RenderedDocument> => {
  const page = firstPage(boot);
  const [i18n] = await Promise.all([loadI18n(boot.language.code, page.route.texts), page.route.preload()]);
  return renderDocument({
    boot,
    assets,
    title: pageTitle(page, boot.unit, i18n),
    body: await renderBody(boot, i18n),
    entry: 'src/app/entry-client.tsx',
    files: [...screenFiles(page.route.name), ...textFiles(boot.language.code, page.route.texts)],
    fonts: [latinFont, displayFont],
    isWhole: page.route.rendered === 'server',
  });
};
