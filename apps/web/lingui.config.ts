/** Texts in a catalogue for each group of screens (`screen-groups.ts`) and each language. */
import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { TEXTS_NAMES, textSources } from './text-sources.ts';

/** The check of the catalogues has them made in a folder of its own. */
const CATALOGUES = process.env['CATALOGUES'] ?? '<rootDir>/src/locales';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'fr'],
  catalogs: TEXTS_NAMES.map((name) => ({ path: `${CATALOGUES}/${name}/{locale}`, ...textSources(name) })),
  format: formatter({ lineNumbers: false }),
});
