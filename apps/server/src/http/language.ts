/** The language that a buyer reads, among those of the unit: the browser's wishes in their order, else the unit's own. */
import type { Unit } from '../unit/unit.ts';

export const languageFor = (unit: Pick<Unit, 'languages' | 'defaultLanguage'>, wishes: string | undefined): string => {
  const wished = (wishes ?? '')
    .slice(0, 200)
    .split(',')
    .map((wish) => wish.trim().slice(0, 2).toLowerCase())
    .map((language) => (language === 'zh' ? 'zc' : language));
  return wished.find((language) => unit.languages.includes(language)) ?? unit.defaultLanguage;
};
