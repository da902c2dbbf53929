/** The buyer's language: the one chosen for the shop's pages if the unit has it, else the unit's default. */
import type { Unit } from '../unit/unit.ts';

/** The cookie that stores the chosen language. */
export const LANGUAGE_COOKIE = 'lang';

export const languageFor = (
  { languages, defaultLanguage }: Pick<Unit, 'languages' | 'defaultLanguage'>,
  chosen: string | undefined,
): string => (chosen !== undefined && languages.includes(chosen) ? chosen : defaultLanguage);
