/** German. Its texts are the French ones: what is proven is where they have to be, not what they say. */
import { globSync } from 'node:fs';
import { ROOT } from '../command.ts';
import { mailTexts, screenTexts, types } from './checks.ts';
import type { Recipe } from './recipe.ts';
import type { Scratch } from './scratch.ts';

const LANGUAGES = 'packages/domain/src/locale/languages.ts';
const COLUMNS = 'packages/domain/src/bulk-order/column-names.ts';
const SCREENS = 'apps/web/src/locales/';
const MAILS = 'apps/server/src/mail/locales/';

const ROW = `  { code: 'de', tag: 'de', direction: 'ltr', ownName: 'Deutsch', serverCode: 'de', paymentPage: 'de_DE' },
`;

const NAMES = `  de: {
    amount: ['Betrag'],
    civility: ['Anrede'],
    firstName: ['Vorname'],
    lastName: ['Nachname'],
    email: ['E-Mail-Adresse'],
    areaCode: ['Landesvorwahl'],
    phone: ['Telefonnummer', 'Handynummer'],
    address: ['Straße und Hausnummer'],
    address2: ['Adresszusatz'],
    zipCode: ['Postleitzahl', 'PLZ'],
    city: ['Ort', 'Stadt'],
    countryCode: ['Land', 'Länderkürzel'],
    message: ['Nachricht'],
    message2: ['Nachricht 2'],
    customerId: ['Kundennummer'],
  },
`;

/** A translation as German spaces it. */
const spaced = (translation: string): string =>
  translation.replaceAll(/[\u00A0\u202F ]+([;:!?»%])/gu, '$1').replaceAll(/«[\u00A0\u202F ]+/gu, '«');

/** The French words, spaced as German is; what is alike in English is told from it by a full stop. */
const inGerman = (french: string): string =>
  french
    .replace('"Language: fr\\n"', '"Language: de\\n"')
    .replaceAll(/^msgstr .*$/gmu, spaced)
    .replaceAll(/^msgid "(.+)"\nmsgstr "\1"$/gmu, 'msgid "$1"\nmsgstr "$1."');

const translate = ({ read, write }: Scratch, folder: string): void => {
  for (const path of globSync(`${folder}**/fr.po`, { cwd: ROOT }))
    write(path.replace(/fr\.po$/u, 'de.po'), inGerman(read(path)));
};

export const language: Recipe = {
  adds: 'a language',
  most: 4,
  names: {},
  steps: [
    {
      place: LANGUAGES,
      take: ({ change }) => change(LANGUAGES, '] as const;\n', `${ROW}] as const;\n`),
      whenForgotten: {
        check: mailTexts,
        says: /de\.po: no row of de in packages\/domain\/src\/locale\/languages\.ts/u,
      },
    },
    {
      place: COLUMNS,
      take: ({ change }) => change(COLUMNS, '  pt: {\n', `${NAMES}  pt: {\n`),
      whenForgotten: { check: types, says: /column-names\.ts.*Property 'de' is missing/u },
    },
    {
      place: SCREENS,
      take: (scratch) => translate(scratch, SCREENS),
      whenForgotten: { check: screenTexts, says: /apps\/web\/src\/locales\/cart\/de\.po is missing/u },
    },
    {
      place: MAILS,
      take: (scratch) => translate(scratch, MAILS),
      whenForgotten: { check: mailTexts, says: /apps\/server\/src\/mail\/locales\/de\.po is missing/u },
    },
  ],
  mistakes: [
    {
      what: 'with a text that nobody translated',
      make: ({ change }) => change(`${MAILS}de.po`, 'msgstr "Cartes à imprimer (ZIP)"', 'msgstr ""'),
      check: mailTexts,
      says: /apps\/server\/src\/mail\/locales\/de\.po does not translate .*msgid "Cards to print \(ZIP\)"/u,
    },
  ],
  tests: [
    'packages/domain/src/bulk-order/header.test.ts',
    'packages/domain/src/locale',
    'apps/server/src/mail/catalogue-texts.test.ts',
    'apps/server/src/delivery/composition.test.ts',
    'apps/web/src/locales/locales.test.ts',
  ],
};
