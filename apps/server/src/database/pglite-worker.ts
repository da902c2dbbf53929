/**
 * The thread that PGlite lives in, off the thread that answers requests. It runs one message at a time and knows nothing
 * of transactions: whoever holds the connection sends `begin` and `commit` as statements.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, types } from '@electric-sql/pglite';
import type { EngineAnswer, EngineFault, EngineMessage, EngineResult, EngineStart } from './pglite-messages.ts';

const start = workerData as EngineStart;
const port = parentPort;
if (port === null) throw new Error('This module runs in a worker thread');

const open = async (): Promise<PGlite> =>
  PGlite.create({
    ...(start.directory === null ? {} : { dataDir: start.directory }),
    ...(start.template === null ? {} : { loadDataDir: new Blob([await readFile(start.template)]) }),
    parsers: { [types.INT8]: (text: string) => BigInt(text) },
  });

const perform = async (database: PGlite, message: EngineMessage): Promise<EngineResult> => {
  if (message.kind === 'dump') {
    const dump = await database.dumpDataDir('none');
    await writeFile(message.file, Buffer.from(await dump.arrayBuffer()));
    return { rows: [], affectedRows: 0 };
  }
  if (message.kind === 'close') {
    await database.close();
    return { rows: [], affectedRows: 0 };
  }
  const result =
    message.parameters.length === 0
      ? (await database.exec(message.text)).at(-1)
      : await database.query(message.text, [...message.parameters]);
  return { rows: (result?.rows ?? []) as Record<string, unknown>[], affectedRows: result?.affectedRows ?? 0 };
};

const faultOf = (error: unknown): EngineFault => {
  const { message, code, constraint, detail } = error as Record<string, string | undefined>;
  return {
    message: message ?? String(error),
    code: code ?? null,
    constraint: constraint ?? null,
    detail: detail ?? null,
  };
};

const database = await open();
let last: Promise<unknown> = Promise.resolve();
port.on('message', (message: EngineMessage) => {
  last = last.then(async () => {
    try {
      port.postMessage({ id: message.id, result: await perform(database, message) } satisfies EngineAnswer);
    } catch (error) {
      port.postMessage({ id: message.id, fault: faultOf(error) } satisfies EngineAnswer);
    }
  });
});
port.postMessage({ id: 0, result: { rows: [], affectedRows: 0 } } satisfies EngineAnswer);
