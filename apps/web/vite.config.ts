/** Two builds from one source tree: for browsers and for server rendering (`vite build --app`). */
import { relative } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { LANGUAGES } from '../../packages/domain/src/locale/languages.ts';
import { inlineScript } from './inline-script.ts';
import { linguiPlugins } from './lingui-plugins.ts';
import type { TextsName } from './src/page/screen-groups.ts';
import { textsNameOf } from './text-sources.ts';

/** The languages whose own words of React Aria are kept. It has Portuguese twice and shows the first. */
const LOCALES = LANGUAGES.map(({ tag }) => (tag === 'pt' ? 'pt-BR' : tag));

/** The code that every page starts with, in one file, which compresses better than many. */
const FIRST_LOADED = { name: 'base', tags: ['$initial' as const] };

/**
 * Shared by all screens with prices, in one file for the same reason. Code used only by some other screens stays with
 * them, such as what changes a cart, what a cart is near to earn, what a company's discounts are, or how it is numbered.
 */
const RULES = {
  name: 'rules',
  test: /node_modules\/effect\/|packages\/domain\/src\/(?:money|cart(?!\/(?:changes|compatibility|line-|ordered|reprice))|text(?!\/(?:csv|markup))|time(?!\/(?:age|business-days|countdown|days-between))|customer(?!\/(?:check-digits|company-number|level-progress|society-type))|discount(?!\/(?:agreed-discounts|next-reward|reward-standing))|coupon(?!\/requery)|fees)\//,
};

/** Small modules used by nearly every client-rendered screen: one request instead of many. */
const SMALL = {
  name: 'small',
  test: /src\/(?:page\/(?:kept-focus|location-href|number-style)|shop\/(?:use-answer|use-error-title|formats|cookies|shop-context)|messages\/generic-failure|features\/(?:form\/field|connection\/use-try-again)|form\/(?:check-fields|index|form))\.tsx?$/,
};

/** Shared by the home page and other screens that show cards, in one file for the same reason. */
const WARES = {
  name: 'wares',
  test: /ui-kit\/src\/(?:Chip|Field|GiftCard|LinkButton|Notice|ProductTile|SearchField|Switch|Tag)\/.*tsx?$|catalogue\/card-art\.tsx?$/,
};

/** A file on its way, and how much of it is sent. */
const SENDING = { name: 'sending', test: /ui-kit\/src\/Sending\/.*tsx?$|features\/form\/use-sent-share\.ts$/ };

/** The error summary of a form: small modules that are mostly needed together. */
const ERRORS = { name: 'errors', test: /ui-kit\/src\/ErrorSummary\/.*tsx?$|features\/form\/error-list\.tsx$/ };

/** What a purchase runs on: a cart with its prices, and a machine that is loaded when it is needed. */
const PURCHASE = { name: 'purchase', test: /src\/shop\/(?:use-priced-cart|use-lazy-actor)\.ts$/ };

/** What is said where something could not be loaded or was refused. */
const REFUSALS = {
  name: 'refusals',
  test: /contract\/answer\.ts$|messages\/server-refusal-text\.ts$/,
};

/** Where signing in is done and leads on to: small modules, of which one alone is hardly needed. */
const NEXT_STEP = {
  name: 'next-step',
  test: /\/(?:sign-in\/(?:next-step|login-door|login-type)|order\/order-number|auth\/use-next-step)\.ts$/,
};

/** Amounts as they are typed: small modules that a product and a company's dossier share. */
const AMOUNTS = {
  name: 'amounts',
  test: /domain\/src\/(?:catalogue\/amount|locale\/(?:amount-entry|currency-mark|languages))\.ts$/,
};

/** What a card and a cart cost, and how it is said: everywhere a total is shown, in one file for the same reason. */
const TOTALS = {
  name: 'totals',
  test: /domain\/src\/(?:pricing\/costs|cart\/compatibility)|features\/cart\/use-cost-lines\.ts$|ui-kit\/src\/(?:OrderSummary|StickyBar)\/.*tsx?$/,
};

/** Small rules that would otherwise be bundled with the phone numbering plans and load them too. */
const WITHOUT_NUMBERS = { name: 'phone-use', test: /\/phone\/phone-use\.ts$/ };

/** The groups of the screens that most visits reach (`first-screens.ts`). */
const FIRST: ReadonlySet<TextsName> = new Set(['shop', 'buying', 'cart', 'product', 'hero', 'order']);

/**
 * Every page contains all file names: leaving out words and shorter hashes halve their length, and rarely visited screens' scripts are
 * named only once such a screen is opened.
 */
const isRare = (file: string): boolean => {
  const name = textsNameOf(relative(import.meta.dirname, file));
  return name !== null && !FIRST.has(name);
};
const chunkFileNames = ({ facadeModuleId }: { facadeModuleId?: string | null | undefined }): string =>
  isRare(facadeModuleId ?? '') ? 'assets/r/[hash:7].js' : 'assets/[hash:7].js';
const assetFileNames = ({ names }: { names: readonly string[] }): string =>
  names.some((name) => name.endsWith('.css')) ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash][extname]';
const resolveDependencies = (file: string, needed: string[]): string[] =>
  file.startsWith('assets/r/') ? needed.filter((name) => name === file || !name.endsWith('.js')) : needed;

export default defineConfig(({ command }) => ({
  plugins: [
    { ...optimizeLocales.vite({ locales: LOCALES }), enforce: 'pre' },
    react(),
    linguiPlugins(),
    inlineScript(),
  ],
  appType: 'custom',
  publicDir: false,
  builder: {},
  // Without an index.html the dev server cannot find the dependencies to pre-bundle, and the first visit of each page would trigger a reload.
  optimizeDeps: {
    entries: ['src/app/entry-client.tsx', 'src/shop/proof-worker.ts', 'src/features/**/!(*.stories|*.test).tsx'],
  },
  ...(command === 'serve' ? { html: { cspNonce: 'dev' } } : {}),
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false, resolveDependencies } },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rollupOptions: {
          input: ['src/app/entry-client.tsx'],
          // Reading a property does nothing else anywhere in this code, and a library's unused `Schema.pipe(…)` goes.
          treeshake: { propertyReadSideEffects: false },
          output: {
            chunkFileNames,
            assetFileNames,
            codeSplitting: {
              groups: [
                FIRST_LOADED,
                WITHOUT_NUMBERS,
                RULES,
                SMALL,
                PURCHASE,
                REFUSALS,
                NEXT_STEP,
                AMOUNTS,
                TOTALS,
                ERRORS,
                WARES,
                SENDING,
              ],
            },
          },
        },
      },
    },
    ssr: { build: { outDir: 'dist/server', ssr: true, rollupOptions: { input: 'src/app/entry-server.tsx' } } },
  },
}));
