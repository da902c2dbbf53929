/**
 * The server's catalogues. Its texts are tables in the sources (`translated`), found by loading the files that make them,
 * in a process of their own because the tool reads its configuration in another module system.
 */
import { execFileSync } from 'node:child_process';
import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { LANGUAGES } from '../../packages/domain/src/locale/languages.ts';

/** The files with texts, and the place that each names for them. */
const PLACES: Readonly<Record<string, string>> = {
  'src/mail/words.ts': 'mail',
  'src/inbox/inbox-words.ts': 'inbox',
  'src/quotation/quotation-email.ts': 'quotation',
  'src/card-file/file-kinds.ts': 'file',
  'src/delivery/transfer-email.ts': 'transfer',
  'src/account-message/company-mail.ts': 'company',
  'src/invoice/create-proforma.ts': 'proforma',
  'src/invoice/create-credit-note.ts': 'creditNote',
};

const PRINT = `const { tables } = await import('./src/mail/catalogue-texts.ts');
await import(process.argv[1]);
console.log(JSON.stringify(tables.get(process.argv[2])));`;

const textsOf = (file: string, place: string): Readonly<Record<string, string>> => {
  const options = ['--input-type=module', '--eval', PRINT, file, place];
  return JSON.parse(execFileSync(process.execPath, options, { encoding: 'utf8' })) as Readonly<Record<string, string>>;
};

/** The language that the texts of the sources are written in. */
const SOURCE = 'en';

/** The check of the catalogues has them made in a folder of its own. */
const CATALOGUES = process.env['CATALOGUES'] ?? '<rootDir>/src/mail/locales';

export default defineConfig({
  sourceLocale: SOURCE,
  locales: LANGUAGES.map(({ code }) => code).filter((code) => code !== SOURCE),
  catalogs: [{ path: `${CATALOGUES}/{locale}`, include: Object.keys(PLACES) }],
  extractors: [
    {
      match: (path) => Object.keys(PLACES).some((file) => path.endsWith(file)),
      extract: (path, _code, onMessage) => {
        const file = Object.keys(PLACES).find((one) => path.endsWith(one))!;
        for (const [name, message] of Object.entries(textsOf(`./${file}`, PLACES[file]!))) {
          const context = `${PLACES[file]!}.${name}`;
          onMessage({ id: generateMessageId(message, context), message, context, origin: [path, 1] });
        }
      },
    },
  ],
  format: formatter({ lineNumbers: false }),
});
