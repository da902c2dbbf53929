// @vitest-environment node
/** Whatever the server answers is said in the page's language, never in the server's words. */
import { setupI18n, type MessageDescriptor } from '@lingui/core';
import { formatter } from '@lingui/format-po';
import { ERROR_CODES } from '@offrande/api-client/contract';
import { globSync, readFileSync } from 'node:fs';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, test } from 'vitest';
import lingui from '../../lingui.config.ts';
import { serverRefusalText, textWithCode } from './server-refusal-text.ts';

const LOCALES = new URL('../locales/', import.meta.url);

/** The texts of the pages that show refusals, as they are loaded: the catalogue of `src/messages`. */
const sayIn = (locale: string): ((text: MessageDescriptor) => string) => {
  const files = globSync(`buying/${locale}.po`, { cwd: LOCALES });
  const texts = files.flatMap((filename) => {
    const content = readFileSync(new URL(filename, LOCALES), 'utf8');
    return Object.entries(formatter().parse(content, { locale, sourceLocale: 'en', filename }) as object);
  }) as readonly (readonly [id: string, entry: { readonly translation: string }])[];
  const messages = Object.fromEntries(texts.map(([id, { translation }]) => [id, compileMessage(translation)]));
  const i18n = setupI18n({
    locale,
    messages: { [locale]: messages },
    missing: (_, id) => {
      throw new Error(`No ${locale} for ${id}`);
    },
  });
  return (text) => i18n._(text);
};

describe.each(lingui.locales)('a refusal in %s', (locale) => {
  const say = sayIn(locale);
  const codes = Object.entries(ERROR_CODES);

  test.each(codes)('has a text for %s (%s) [S7.121]', (_, code) => {
    const text = say(serverRefusalText(code));
    expect(text.length).toBeGreaterThan(10);
    expect(text).not.toContain(code);
  });

  test('with a code that nobody knows is a general sentence with the code in brackets', () => {
    expect(say(serverRefusalText('58020'))).toMatch(/.{10}\(58020\)\. .{10}/u);
    expect(textWithCode('58020', say)).toBe(say(serverRefusalText('58020')));
  });

  test('shows the code after its text where it has to be told [S8.55]', () => {
    const text = say(serverRefusalText(ERROR_CODES.cardAlreadyImported));
    expect(textWithCode(ERROR_CODES.cardAlreadyImported, say)).toBe(`${text} (12004)`);
  });

  test('that never came is told by the general message [S8.1]', () =>
    expect(say(serverRefusalText(null))).toBe(say(serverRefusalText(ERROR_CODES.generic))));
});

test('no French text is an English one', () => {
  const [english, french] = [sayIn('en'), sayIn('fr')];
  for (const code of Object.values(ERROR_CODES))
    expect(french(serverRefusalText(code))).not.toBe(english(serverRefusalText(code)));
});
