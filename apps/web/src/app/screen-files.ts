/**
 * The source files of each screen and of its texts, as the build's manifest names them: what the server's page preloads.
 * Apart from the screens themselves, for browsers need no names.
 */
import { catalogueOf } from '../page/i18n.ts';
import { namedScreens } from './screen-sources.ts';
import type { PlaceName } from '../page/route-table.ts';
import { neededTexts, type TextsName } from '../page/screen-groups.ts';

const SOURCES = import.meta.glob<string>('./*-screens.ts', { query: '?raw', import: 'default', eager: true });

const NAMED = namedScreens(
  Object.fromEntries(Object.entries(SOURCES).map(([path, source]) => [path.slice('./'.length), source])),
);

/** What a screen's page loads. The first screens are named by what every page loads. */
export const screenFiles = (name: PlaceName): readonly string[] => {
  const { file, naming } = NAMED.find(({ screen }) => screen === name)!;
  return naming.endsWith('/first-screens.ts') ? [file] : [file, naming];
};

/** The files behind a language's texts. */
export const textFiles = (language: string, name: TextsName): readonly string[] =>
  neededTexts(name).map((part) => `src/locales/${part}/${catalogueOf(language)}.po`);
