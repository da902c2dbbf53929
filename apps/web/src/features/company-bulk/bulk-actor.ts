/** The machine of a file's upload, wired to the sheet and to the shop's call. Loaded beside the page. Source: S5.36 to S5.38, S7.82, A-186. */
import type { BulkGateway } from '@offrande/api-client/company';
import { type Mend } from '@offrande/domain/bulk-order';
import {
  type BulkUploadSnapshot,
  bulkUploadMachine,
  type ColumnMatch,
  type FileSent,
} from '@offrande/domain/bulk-upload';
import { typeOfName } from '@offrande/domain/file';
import type { SheetTask } from '@offrande/sheets';
import { createActor, fromPromise } from 'xstate';
import { type ColumnMatchStore, createColumnMatchStore } from '../../shop/column-match-store.ts';
import type { AskSheet, SheetRules, SheetWork } from '../../shop/open-sheet.ts';
import type { Shop } from '../../shop/shop.ts';

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
  /** Where matched columns are remembered. */
  readonly shop: Pick<Shop, 'unitId' | 'local'>;
  readonly itemCode: string;
  readonly fileOf: (named: NamedFile) => File;
  readonly rules: () => SheetRules;
}

type Bytes = Uint8Array<ArrayBuffer>;

/** Reads each file once: what was shown is what goes up, whatever becomes of the file on the disk meanwhile. */
const createReader = (): ((file: File) => Promise<Bytes>) => {
  const read = new WeakMap<File, Promise<Bytes>>();
  return (file) => {
    const bytes = read.get(file) ?? file.arrayBuffer().then((buffer) => new Uint8Array(buffer));
    read.set(file, bytes);
    // One that could not be read may be chosen again.
    bytes.catch(() => read.delete(file));
    return bytes;
  };
};

const sheetType = (name: string): SheetTask['type'] => {
  const type = typeOfName(name);
  return type === 'xls' || type === 'csv' ? type : 'xlsx';
};

interface SentFile {
  readonly fileName: string;
  readonly bytes: Bytes;
}

/** What was done to the sheet, as its calls name it. */
interface Work {
  readonly matches: readonly ColumnMatch[];
  readonly mends: readonly Mend[];
}

const isWorked = ({ matches, mends }: Work): boolean => matches.length + mends.length > 0;

/** Rows that were corrected, or whose columns were matched, go up as the shop's own template. */
const asTemplate = async (file: File, work: SheetWork, ask: AskSheet): Promise<SentFile> => ({
  fileName: `${file.name.replace(/\.[^.]*$/u, '')}.xlsx`,
  bytes: await ask('template', work),
});

/** The errors of a template are at its own lines; the sheet has others. */
const atItsLines = async (answer: FileSent, work: SheetWork, ask: AskSheet): Promise<FileSent> =>
  answer._tag === 'Uploaded' || !isWorked(work)
    ? answer
    : { ...answer, errors: await ask('errorsOfTemplate', { ...work, errors: answer.errors }) };

/** Asks once more, with the sheet opened anew, where the worker that had it is gone, unless nobody waits for the answer any more. */
const askWithSheet =
  (ask: AskSheet, signal: AbortSignal, reopen: () => Promise<unknown>): AskSheet =>
  async (question, given) => {
    try {
      return await ask(question, given);
    } catch (error) {
      if (signal.aborted) throw error;
      await reopen();
      return ask(question, given);
    }
  };

/** Stores what is remembered whenever another match was made. */
const keepRemembered = (
  actor: { readonly subscribe: (next: (snapshot: BulkUploadSnapshot) => void) => unknown },
  store: ColumnMatchStore,
): void => {
  let kept: BulkUploadSnapshot['context']['remembered'] | null = null;
  actor.subscribe(({ context: { remembered } }) => {
    if (kept !== null && kept !== remembered) store.write(remembered);
    kept = remembered;
  });
};

export const startBulkUpload = (rulesKey: string, given: BulkPlace) => {
  const { ask, uploadFile, custId, itemCode, fileOf, rules } = given;
  const matchStore = createColumnMatchStore(given.shop);
  const bytesOf = createReader();
  const open = async (file: NamedFile) => {
    const task: SheetTask = { type: sheetType(file.name), bytes: await bytesOf(fileOf(file)) };
    return ask('open', { task, rules: rules(), account: custId });
  };
  const askAbout = (file: NamedFile, signal: AbortSignal) => askWithSheet(ask, signal, () => open(file));
  const workOf = ({ matches, mends }: Work): SheetWork => ({ matches, mends, rules: rules() });
  const machine = bulkUploadMachine.provide({
    actors: {
      readFile: fromPromise(({ input: { file } }) => open(file)),
      checkFile: fromPromise(({ input: { file, ...work }, signal }) =>
        askAbout(file, signal)('check', { ...workOf(work), account: custId }),
      ),
      uploadFile: fromPromise(async ({ input: { file, ...done }, signal }) => {
        const chosen = fileOf(file);
        const work = workOf(done);
        const askIt = askAbout(file, signal);
        const sent = isWorked(work)
          ? await asTemplate(chosen, work, askIt)
          : { fileName: chosen.name, bytes: await bytesOf(chosen) };
        const answer = await uploadFile({ custId, itemCode, deliveryType: work.rules.deliveryType, ...sent });
        return atItsLines(answer, work, askIt);
      }),
    },
  });
  const actor = createActor(machine, { input: { rulesKey, remembered: matchStore.read() } });
  keepRemembered(actor, matchStore);
  return actor.start();
};
