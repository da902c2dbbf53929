import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@offrande/domain/locale';
import { expect, test } from 'vitest';
import '../account-message/company-mail.ts';
import '../card-file/file-kinds.ts';
import '../delivery/transfer-email.ts';
import '../inbox/inbox-words.ts';
import '../invoice/create-credit-note.ts';
import '../invoice/create-proforma.ts';
import '../quotation/quotation-email.ts';
import { SOURCE_LANGUAGE, tables } from './catalogue-texts.ts';
import './words.ts';

/** The translated entries of a catalogue, as `place` and English text. */
const entriesOf = (language: string): readonly string[] => {
  const content = readFileSync(new URL(`./locales/${language}.po`, import.meta.url), 'utf8');
  return [...content.matchAll(/^msgctxt "(.+)"\nmsgid "(.+)"\nmsgstr "(.+)"$/gm)].map(
    ([, place, text]) => `${place}: ${text}`,
  );
};

const sources = () =>
  [...tables].flatMap(([place, texts]) =>
    Object.entries(texts).map(([name, text]) => `${place}.${name}: ${text.replaceAll('"', '\\"')}`),
  );

const translations = LANGUAGES.map(({ code }) => code).filter((code) => code !== SOURCE_LANGUAGE);

test.each(translations)('the %s catalogue has a translation of every text of the server, and no others', (code) => {
  expect([...tables.keys()].toSorted()).toEqual([
    'company',
    'creditNote',
    'file',
    'inbox',
    'mail',
    'proforma',
    'quotation',
    'transfer',
  ]);
  expect(entriesOf(code).toSorted()).toEqual(sources().toSorted());
});
