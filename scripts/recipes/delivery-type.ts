/** Another file for the whole batch. It touches all that a way of delivery can touch: one that makes no file leaves out the server. */
import { globSync } from 'node:fs';
import type { LanguageCode } from '../../packages/domain/src/locale/languages.ts';
import { ROOT } from '../command.ts';
import { mailTexts, screenTexts, types } from './checks.ts';
import type { Recipe } from './recipe.ts';
import type { Scratch } from './scratch.ts';

const TABLE = 'packages/domain/src/delivery/delivery-types.ts';
const LINES = 'apps/web/src/features/cart/line-words.ts';
const CHOICES = 'apps/web/src/features/product/use-delivery-words.ts';
const SCREENS = 'apps/web/src/locales/';
const FILES = 'apps/server/src/card-file/file-kinds.ts';
const MAILS = 'apps/server/src/mail/locales/';

type Words = Readonly<Partial<Record<LanguageCode, string>>> & { readonly en: string };

const LINE: Words = { en: 'List of numbers and links', fr: 'Liste des numéros et des liens' };
const CHOICE: Words = { en: 'Spreadsheet of numbers and links', fr: 'Tableur des numéros et des liens' };
const FILE: Words = {
  en: 'Numbers and addresses (spreadsheet)',
  fr: 'Numéros et adresses (tableur)',
  es: 'Números y direcciones (hoja de cálculo)',
  it: 'Numeri e indirizzi (foglio di calcolo)',
  pt: 'Números e endereços (folha de cálculo)',
  ar: 'الأرقام والعناوين (جدول بيانات)',
  zc: '卡号和链接（电子表格）',
};

/** A text as it stands in a catalogue. */
const entry = (source: string, translation: string, context?: string): string =>
  [
    '',
    ...(context === undefined ? [] : [`msgctxt "${context}"`]),
    `msgid "${source}"`,
    `msgstr "${translation}"`,
    '',
  ].join('\n');

const addText = ({ read, write }: Scratch, folder: string, words: Words, context?: string): void => {
  for (const path of globSync(`${folder}*.po`, { cwd: ROOT })) {
    const translation = Object.entries(words).find(([language]) => path.endsWith(`/${language}.po`))?.[1];
    if (translation === undefined) throw new Error(`The recipe has no words for ${path}.`);
    write(path, read(path) + entry(words.en, translation, context));
  }
};

export const deliveryType: Recipe = {
  adds: 'a delivery type',
  most: 6,
  names: {},
  steps: [
    {
      place: TABLE,
      take: ({ change }) => change(TABLE, '  urlFile: {', '  bothFile: { code: 8, ...BATCH_FILE },\n  urlFile: {'),
      whenForgotten: { check: types, says: /'bothFile' does not exist in type '.*DeliveryType/u },
    },
    {
      place: LINES,
      take: ({ change }) =>
        change(LINES, '  urlFile: () =>', '  bothFile: () => msg`List of numbers and links`,\n  urlFile: () =>'),
      whenForgotten: { check: types, says: /line-words\.ts.*Property 'bothFile' is missing/u },
    },
    {
      place: CHOICES,
      take: ({ change }) =>
        change(
          CHOICES,
          '    urlFile: {',
          "    bothFile: { title: t`Spreadsheet of numbers and links`, time: later, icon: 'table' },\n    urlFile: {",
        ),
      whenForgotten: { check: types, says: /use-delivery-words\.ts.*Property 'bothFile' is missing/u },
    },
    {
      place: SCREENS,
      take: (scratch) => {
        addText(scratch, `${SCREENS}buying/`, LINE);
        addText(scratch, `${SCREENS}product/`, CHOICE);
      },
      whenForgotten: {
        check: screenTexts,
        says: /apps\/web\/src\/locales\/product\/fr\.po lacks .*Spreadsheet of numbers and links/u,
      },
    },
    {
      place: FILES,
      take: ({ change }) => {
        change(FILES, '  urlFile: { ...', '  bothFile: { ...SPREADSHEET, rowsOf: numberRows },\n  urlFile: { ...');
        change(FILES, "  urlFile: 'Card", "  bothFile: 'Numbers and addresses (spreadsheet)',\n  urlFile: 'Card");
      },
      whenForgotten: { check: types, says: /file-kinds\.ts.*Property 'bothFile' is missing/u },
    },
    {
      place: MAILS,
      take: (scratch) => addText(scratch, MAILS, FILE, 'file.bothFile'),
      whenForgotten: {
        check: mailTexts,
        says: /apps\/server\/src\/mail\/locales\/fr\.po lacks .*Numbers and addresses/u,
      },
    },
  ],
  mistakes: [],
  tests: [
    'packages/domain/src/delivery',
    'packages/domain/src/line-entry',
    'apps/server/src/card-file',
    'apps/server/src/mail/catalogue-texts.test.ts',
    'apps/web/src/locales/locales.test.ts',
  ],
};
