/** How a unit's choice of the shop's languages is resolved (spec sections 1 and 9, A-51, A-52, A-124, A-159). */
import { Result } from 'effect';
import { LANGUAGES } from './languages.ts';
import type { Language, LanguageCode } from './languages.ts';

/** The last fallback for texts, if the unit offers it. */
const LAST_FALLBACK: LanguageCode = 'en';

/** The row for a language. */
export const languageOf = (code: LanguageCode): Language => LANGUAGES.find((language) => language.code === code)!;

const SPELLING = /^([a-z]{2})(?:[-_][a-z0-9]{2,8})*$/;

/** The shop's code for a spelling of a language (`FR`, `fr-CA`, `zh`, `zh_CN`, `zh-CN`, `zc`); null for any other. */
export const foldLanguage = (spelling: string): LanguageCode | null => {
  const primary = SPELLING.exec(spelling.trim().toLowerCase())?.[1];
  const code = primary === 'zh' ? 'zc' : primary;
  return LANGUAGES.find((language) => language.code === code)?.code ?? null;
};

/** The languages that a unit offers, in its order, and its default. Made by `languagePolicy`. */
export interface LanguagePolicy {
  readonly offered: readonly LanguageCode[];
  readonly default: LanguageCode;
}

export type LanguagePolicyRefusal =
  | { readonly _tag: 'UnknownLanguage'; readonly spelling: string }
  | { readonly _tag: 'DefaultLanguageNotOffered'; readonly code: LanguageCode };

/**
 * Decodes a unit's `languages` and `defaultLang` in any spelling; duplicate languages count once. The default is the
 * first language, or English if there is none, unless it is stated.
 */
export const languagePolicy = (
  languages: readonly string[],
  defaultLang: string | undefined,
): Result.Result<LanguagePolicy, LanguagePolicyRefusal> => {
  const offered = new Set<LanguageCode>();
  for (const spelling of languages) {
    const code = foldLanguage(spelling);
    if (code === null) return Result.fail({ _tag: 'UnknownLanguage', spelling });
    offered.add(code);
  }
  if (offered.size === 0) offered.add(LAST_FALLBACK);
  const [first = LAST_FALLBACK] = offered;
  const code = defaultLang === undefined ? first : foldLanguage(defaultLang);
  if (code === null) return Result.fail({ _tag: 'UnknownLanguage', spelling: defaultLang ?? '' });
  if (!offered.has(code)) return Result.fail({ _tag: 'DefaultLanguageNotOffered', code });
  return Result.succeed({ offered: [...offered], default: code });
};

/**
 * The language to show: the session's if the unit offers it, else the unit's default. The browser's preference is
 * ignored.
 */
export const chooseLanguage = (policy: LanguagePolicy, session: string | null): LanguageCode => {
  const wished = session === null ? null : foldLanguage(session);
  return wished !== null && policy.offered.includes(wished) ? wished : policy.default;
};

/**
 * The languages to look up a text in, in order: the language shown, the unit's default, then English if the unit offers
 * it.
 */
export const textFallback = (policy: LanguagePolicy, shown: LanguageCode): readonly LanguageCode[] => [
  ...new Set([shown, policy.default, ...(policy.offered.includes(LAST_FALLBACK) ? [LAST_FALLBACK] : [])]),
];
