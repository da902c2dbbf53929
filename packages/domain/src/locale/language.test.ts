import { Result, Schema } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  LANGUAGES,
  chooseLanguage,
  countryName,
  foldLanguage,
  languageOf,
  languagePolicy,
  textFallback,
} from './index.ts';
import { LanguageCodeSchema, LanguageFromServerCode } from './schema.ts';
import type { LanguagePolicy } from './index.ts';
import { languageCodes, languagePolicies } from './testing.ts';

const french: LanguagePolicy = { offered: ['en', 'fr'], default: 'fr' };

const WRITTEN_RIGHT_TO_LEFT = ['Arab', 'Hebr', 'Thaa', 'Nkoo', 'Adlm'];

describe('the languages', () => {
  test('are en, fr, es, ar, it, zc and pt, then those that the shop learnt later, each once [S1.43]', () => {
    const codes = LANGUAGES.map(({ code }) => code);
    expect(codes.slice(0, 7)).toEqual(['en', 'fr', 'es', 'ar', 'it', 'zc', 'pt']);
    expect(new Set(codes).size).toBe(codes.length);
  });

  test('have tags that Intl knows, and run right to left where their script does [A-51][A-52]', () => {
    for (const { tag, direction } of LANGUAGES) {
      expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
      const script = new Intl.Locale(tag).maximize().script ?? '';
      expect([tag, direction]).toEqual([tag, WRITTEN_RIGHT_TO_LEFT.includes(script) ? 'rtl' : 'ltr']);
    }
  });

  test.each([
    ['en', 'English'],
    ['fr', 'Français'],
    ['es', 'Español'],
    ['ar', 'العربية'],
    ['it', 'Italiano'],
    ['zc', '简体中文'],
    ['pt', 'Português'],
  ] as const)('are named in themselves: %s is %s', (code, ownName) => {
    expect(languageOf(code).ownName).toBe(ownName);
  });

  test('zc is Chinese: zh-CN on the page, zh_CN for the server [S1.44][S9.52][A-52]', () => {
    const chinese = languageOf('zc');
    expect(new Intl.DisplayNames('en', { type: 'language' }).of(chinese.tag)).toMatch(/^Chinese/);
    expect(chinese.serverCode).toBe('zh_CN');
  });

  test('are unchanged after encoding and decoding [S9.52][A-52]', () =>
    fc.assert(
      fc.property(languageCodes, (code) => {
        const sent = Schema.encodeSync(LanguageFromServerCode)(code);
        expect(sent).toBe(languageOf(code).serverCode);
        expect(Schema.decodeSync(LanguageFromServerCode)(sent)).toBe(code);
        expect(Schema.decodeSync(LanguageCodeSchema)(code)).toBe(code);
      }),
    ));
});

describe('spellings', () => {
  test.each([
    ['FR', 'fr'],
    ['fr-CA', 'fr'],
    ['zh', 'zc'],
    ['zh_CN', 'zc'],
    ['zh-CN', 'zc'],
    ['ZC', 'zc'],
    [' en ', 'en'],
  ] as const)('fold: %s is %s [A-124]', (spelling, code) => {
    expect(foldLanguage(spelling)).toBe(code);
  });

  test.each(['', 'xx', 'french', 'e', 'en.', 'fr fr'])('of no language of the shop fold to nothing: %j', (spelling) => {
    expect(foldLanguage(spelling)).toBeNull();
  });

  test('include its own code, tag and server code', () =>
    fc.assert(
      fc.property(languageCodes, (code) => {
        const { tag, serverCode } = languageOf(code);
        expect([code, tag, serverCode].map(foldLanguage)).toEqual([code, code, code]);
      }),
    ));
});

describe('a unit', () => {
  test('may have fr as its default and only en and fr [S1.69]', () => {
    expect(languagePolicy(['en', 'fr', 'FR'], 'fr')).toEqual(Result.succeed(french));
  });

  test('without a default has the first of its languages, or English if it has none [A-162]', () => {
    expect(languagePolicy(['ES', 'en'], undefined)).toEqual(Result.succeed({ offered: ['es', 'en'], default: 'es' }));
    expect(languagePolicy([], undefined)).toEqual(Result.succeed({ offered: ['en'], default: 'en' }));
    expect(languagePolicy([], 'fr')).toEqual(Result.fail({ _tag: 'DefaultLanguageNotOffered', code: 'fr' }));
  });

  test('whose default is not among its languages is refused [S1.69][A-124][A-159]', () => {
    expect(languagePolicy(['en'], 'fr')).toEqual(Result.fail({ _tag: 'DefaultLanguageNotOffered', code: 'fr' }));
  });

  test('with a language the shop does not have is refused', () => {
    expect(languagePolicy(['en', 'xx'], 'en')).toEqual(Result.fail({ _tag: 'UnknownLanguage', spelling: 'xx' }));
    expect(languagePolicy(['en'], 'xx')).toEqual(Result.fail({ _tag: 'UnknownLanguage', spelling: 'xx' }));
  });

  test('shows only its own languages, whatever the session requests [S1.45][A-51]', () =>
    fc.assert(
      fc.property(languagePolicies, fc.option(languageCodes), (policy, session) => {
        const shown = chooseLanguage(policy, session);
        expect(policy.offered).toContain(shown);
        expect(shown).toBe(session !== null && policy.offered.includes(session) ? session : policy.default);
      }),
    ));

  test('looks up a missing text in its default language, then in English if it offers it [A-51][A-124]', () => {
    expect(textFallback(french, 'fr')).toEqual(['fr', 'en']);
    expect(textFallback(french, 'en')).toEqual(['en', 'fr']);
    expect(textFallback({ offered: ['es', 'pt'], default: 'pt' }, 'es')).toEqual(['es', 'pt']);
  });
});

test('countries are named in the language of the page', () => {
  expect(countryName('FR', 'en')).toBe('France');
  expect(countryName('DE', 'fr')).toBe('Allemagne');
  expect(countryName('QM', 'fr')).toBe('QM');
});
