/** Texts in a catalogue for each group of screens (`screen-groups.ts`) and each language. */
import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { TEXTS_NAMES, textSources } from './text-sources.ts';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'fr'],
  catalogs: TEXTS_NAMES.map((name) => ({ path: `<rootDir>/src/locales/${name}/{locale}`, ...textSources(name) })),
  format: formatter({ lineNumbers: false }),
});
