/** Texts in a catalogue for each group of screens (`screen-groups.ts`) and each language. */
import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { LANGUAGES, type LanguageCode } from '../../packages/domain/src/locale/languages.ts';
import { TEXTS_NAMES, textSources } from './text-sources.ts';

/** Languages whose screens are not translated yet; the check of units refuses a unit that offers one of them. */
const WITHOUT_TEXTS: readonly LanguageCode[] = ['es', 'ar', 'it', 'zc', 'pt'];

/** The check of the catalogues has them made in a folder of its own. */
const CATALOGUES = process.env['CATALOGUES'] ?? '<rootDir>/src/locales';

export default defineConfig({
  sourceLocale: 'en',
  locales: LANGUAGES.map(({ code }) => code).filter((code) => !WITHOUT_TEXTS.includes(code)),
  catalogs: TEXTS_NAMES.map((name) => ({ path: `${CATALOGUES}/${name}/{locale}`, ...textSources(name) })),
  format: formatter({ lineNumbers: false }),
});
