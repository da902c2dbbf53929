/**
 * The source files of each screen and of its texts, named as in the build's manifest: what a server-rendered page
 * preloads. Separate from the screens because browsers do not need it.
 */
import { catalogueLanguage, isNamedFirst } from '../page/i18n.ts';
import { namedScreens } from './screen-sources.ts';
import type { PlaceName } from '../page/route-table.ts';
import { neededTexts, type TextsName } from '../page/screen-groups.ts';

const SOURCES = import.meta.glob<string>('./*-screens.ts', { query: '?raw', import: 'default', eager: true });

const NAMED = namedScreens(
  Object.fromEntries(Object.entries(SOURCES).map(([path, source]) => [path.slice('./'.length), source])),
);

/** The files that a screen's page loads. The first screens are in the bundle that every page loads. */
export const screenFiles = (name: PlaceName): readonly string[] => {
  const { file, naming } = NAMED.find(({ screen }) => screen === name)!;
  return naming.endsWith('/first-screens.ts') ? [file] : [file, naming];
};

const MORE_CATALOGUES = 'src/page/more-catalogues.ts';

/** The files of a language's texts, and the one that names those of rarely visited screens. */
export const textFiles = (language: string, name: TextsName): readonly string[] => {
  const parts = neededTexts(name);
  const files = parts.map((part) => `src/locales/${part}/${catalogueLanguage(language)}.po`);
  return parts.every(isNamedFirst) ? files : [...files, MORE_CATALOGUES];
};
