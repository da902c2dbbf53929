/**
 * Ten checks of every text that people read: the catalogues of web and server, the units' texts, the names of columns.
 * What a text needs and why: `text-checks.ts`. What the catalogues have to contain: `catalogues.ts`.
 */
import { formatter } from '@lingui/format-po';
import { units } from '@offrande/tenants/units';
import { Record } from 'effect';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { COLUMN_NAMES } from '../packages/domain/src/bulk-order/column-names.ts';
import { LANGUAGES, type LanguageCode } from '../packages/domain/src/locale/languages.ts';
import { ROOT } from './command.ts';
import { findingsIn, misnamed, unlike, type Finding, type Text } from './text-checks.ts';
import { EXCEPTIONS } from './text-exceptions.ts';

const SOURCE = 'en';
const CODES: readonly string[] = LANGUAGES.map(({ code }) => code);
const isCode = (name: string): name is LanguageCode => CODES.includes(name);

const { parse } = formatter();

/** The server's contexts are places of its tables (`mail.pin`), which tell no meanings apart. */
const isPlace = (context: string): boolean => context.includes('.');

const catalogueTexts = (file: string): readonly Text[] => {
  const language = basename(file, '.po');
  if (!isCode(language)) return [];
  const entries = parse(readFileSync(join(ROOT, file), 'utf8'), {
    locale: language,
    sourceLocale: SOURCE,
    filename: file,
  });
  if (entries instanceof Promise) throw new TypeError('A catalogue is read at once');
  return Object.values(entries).map(({ message = '', translation = '', context = '' }) => ({
    file,
    language,
    context: isPlace(context) ? '' : context,
    source: message,
    text: language === SOURCE ? message : translation,
  }));
};

/** The server has no catalogue of its English texts: they are the sources of the others. */
const sourcesOf = (texts: readonly Text[]): readonly Text[] =>
  texts.filter(({ language }) => language === 'fr').map((text) => ({ ...text, language: SOURCE, text: text.source }));

const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The texts of a unit: whatever it says once in each of its languages. Each is its own context: units repeat no words. */
export const unitTexts = (file: string, value: unknown, path = ''): readonly Text[] => {
  if (!isTable(value)) return [];
  const entries = Object.entries(value);
  const source = value[SOURCE];
  if (typeof source === 'string' && entries.every(([key, text]) => isCode(key) && typeof text === 'string'))
    return entries.map(([language, text]) => ({
      file,
      language: language as LanguageCode,
      context: path,
      source,
      text: String(text),
    }));
  return entries.flatMap(([key, one]) => unitTexts(file, one, path === '' ? key : `${path}.${key}`));
};

const columnTexts = (): readonly Text[] =>
  Record.toEntries(COLUMN_NAMES).flatMap(([language, names]) =>
    Record.toEntries(names).map(([column, [text]]) => ({
      file: 'packages/domain/src/bulk-order/column-names.ts',
      language,
      context: column,
      source: COLUMN_NAMES[SOURCE][column][0]!,
      text: text!,
    })),
  );

const CATALOGUES = ['apps/web/src/locales/*/*.po', 'apps/server/src/mail/locales/*.po'] as const;

export const readTexts = (): readonly Text[] => {
  const [web, server] = CATALOGUES.map((glob) => globSync(glob, { cwd: ROOT }).toSorted().flatMap(catalogueTexts));
  return [
    ...web!,
    ...server!,
    ...sourcesOf(server!),
    ...units.flatMap((unit) => unitTexts(`tenants/${unit.parameters.buId}`, unit)),
    ...columnTexts(),
  ];
};

const isExcepted = ({ check, text }: Finding) =>
  EXCEPTIONS.find(
    (one) => one.check === check && one.texts.includes(text.text) && (one.language ?? text.language) === text.language,
  );

const plain = (text: string): string => text.replaceAll('\u202f', '⍽');

/** What is wrong with the texts, and which exceptions nothing needs any more, as lines. */
export const faultsOf = (texts: readonly Text[]): readonly string[] => {
  const found = [...texts.flatMap(findingsIn), ...unlike(texts), ...misnamed(texts)];
  const excepted = new Map(found.map((finding) => [finding, isExcepted(finding)]));
  const used = new Set(excepted.values());
  return [
    ...found
      .filter((finding) => excepted.get(finding) === undefined)
      .map(({ check, text, fault }) => {
        const context = text.context === '' ? '' : ` (${text.context})`;
        return `${text.file}: ${text.language}${context} “${plain(text.text)}” ${fault} [${check}]`;
      }),
    ...EXCEPTIONS.filter((one) => !used.has(one)).map(
      ({ check, reason }) => `scripts/text-exceptions.ts: nothing needs the exception from ${check}: ${reason}`,
    ),
  ];
};

/** Fewer texts than this means that the catalogues were not found. */
const TEXTS_FLOOR = 3000;

export const checkTexts = async (): Promise<number> => {
  const texts = readTexts();
  const faults = faultsOf(texts);
  for (const fault of faults) console.error(fault);
  console.log(`${texts.length} texts read, ${faults.length} faults`);
  return faults.length === 0 && texts.length >= TEXTS_FLOOR ? 0 : 1;
};
