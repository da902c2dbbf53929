/** The call `countryCodes`: every country with an area code, its name in the asked language, in that language's order. */
import type { Calls } from '@offrande/api-client/contract';
import { countries } from '@offrande/domain/phone';
import type { Handler } from '../call/handler.ts';

/** The shop writes Chinese as zc (S1.44). */
const tagOf = (language: string): string => {
  const short = language.slice(0, 2).toLowerCase();
  return short === 'zc' || short === 'zh' ? 'zh-CN' : short;
};

const namesIn = (tag: string) => {
  const names = new Intl.DisplayNames([tag, 'en'], { type: 'region', fallback: 'code' });
  return countries((id) => names.of(id) ?? id).toSorted((one, other) => one.name.localeCompare(other.name, tag));
};

const known = new Map<string, ReturnType<typeof namesIn>>();

export const countryCodes: Handler<Calls['countryCodes']> = async ({ language }, { unit }) => {
  const tag = tagOf(language);
  const isOffered = unit.languages.some((offered) => tagOf(offered) === tag);
  const used = isOffered ? tag : tagOf(unit.defaultLanguage);
  const named = known.get(used) ?? namesIn(used);
  known.set(used, named);
  return { countries: named };
};
