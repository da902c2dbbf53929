/** The call `countryCodes`: every country with an area code, by name in the requested language, in its alphabetical order. */
import type { Calls } from '@offrande/api-client/contract';
import { chooseLanguage, languageOf } from '@offrande/domain/locale';
import { countries } from '@offrande/domain/phone';
import type { Handler } from '../call/handler.ts';

const namesIn = (tag: string) => {
  const names = new Intl.DisplayNames([tag, 'en'], { type: 'region', fallback: 'code' });
  return countries((id) => names.of(id) ?? id).toSorted((one, other) => one.name.localeCompare(other.name, tag));
};

const known = new Map<string, ReturnType<typeof namesIn>>();

export const countryCodes: Handler<Calls['countryCodes']> = async ({ language }, { unit }) => {
  const { tag } = languageOf(chooseLanguage(unit.rules.languages, language));
  const named = known.get(tag) ?? namesIn(tag);
  known.set(tag, named);
  return { countries: named };
};
