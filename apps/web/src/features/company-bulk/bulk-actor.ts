/** The machine of a file's upload, wired to the sheet and to the shop's call. Loaded beside the page. Source: S5.36 to S5.38, S7.82, A-186. */
import type { BulkGateway } from '@offrande/api-client/company';
import { bulkUploadMachine, type FileSent, type Mend } from '@offrande/domain/bulk-order';
import { typeOfName } from '@offrande/domain/file';
import type { SheetTask } from '@offrande/sheets';
import { createActor, fromPromise } from 'xstate';
import type { AskSheet, SheetRules } from '../../shop/open-sheet.ts';

/** A file as the machine names it. */
export interface NamedFile {
  readonly name: string;
  readonly size: number;
}

/** What the machine's work needs. `fileOf` finds a chosen file, `rules` are those of the moment. */
export interface BulkPlace {
  readonly ask: AskSheet;
  readonly uploadFile: BulkGateway['uploadFile'];
  readonly custId: string;
  readonly itemCode: string;
  readonly fileOf: (named: NamedFile) => File;
  readonly rules: () => SheetRules;
}

const bytesOf = async (file: File): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await file.arrayBuffer());

const sheetType = (name: string): SheetTask['type'] => {
  const type = typeOfName(name);
  return type === 'xls' || type === 'csv' ? type : 'xlsx';
};

interface SentFile {
  readonly fileName: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const asChosen = async (file: File): Promise<SentFile> => ({ fileName: file.name, bytes: await bytesOf(file) });

/** Corrected rows go up as the shop's own template. */
const asTemplate = async (file: File, mends: readonly Mend[], { ask, rules }: BulkPlace): Promise<SentFile> => ({
  fileName: `${file.name.replace(/\.[^.]*$/u, '')}.xlsx`,
  bytes: await ask('template', { mends, rules: rules() }),
});

/** The errors of a template are at its own lines; the sheet has others. */
const atItsLines = async (answer: FileSent, mends: readonly Mend[], { ask, rules }: BulkPlace): Promise<FileSent> =>
  answer._tag === 'Uploaded' || mends.length === 0
    ? answer
    : { ...answer, errors: await ask('errorsOfTemplate', { mends, rules: rules(), errors: answer.errors }) };

/** Asks once more, with the sheet opened anew, where the worker that had it is gone. */
const askWithSheet =
  (ask: AskSheet, reopen: () => Promise<unknown>): AskSheet =>
  (question, given) =>
    ask(question, given).catch(() => reopen().then(() => ask(question, given)));

export const startBulkUpload = (rulesKey: string, given: BulkPlace) => {
  const { uploadFile, custId, itemCode, fileOf, rules } = given;
  const open = async (file: NamedFile) =>
    given.ask('open', { task: { type: sheetType(file.name), bytes: await bytesOf(fileOf(file)) }, rules: rules() });
  const placeOf = (file: NamedFile): BulkPlace => ({ ...given, ask: askWithSheet(given.ask, () => open(file)) });
  const machine = bulkUploadMachine.provide({
    actors: {
      readFile: fromPromise(({ input: { file } }) => open(file)),
      checkFile: fromPromise(({ input: { file, mends } }) => placeOf(file).ask('check', { mends, rules: rules() })),
      uploadFile: fromPromise(async ({ input: { file, mends } }) => {
        const chosen = fileOf(file);
        const place = placeOf(file);
        const sent = mends.length === 0 ? await asChosen(chosen) : await asTemplate(chosen, mends, place);
        const answer = await uploadFile({ custId, itemCode, deliveryType: rules().deliveryType, ...sent });
        return atItsLines(answer, mends, place);
      }),
    },
  });
  return createActor(machine, { input: { rulesKey } }).start();
};
