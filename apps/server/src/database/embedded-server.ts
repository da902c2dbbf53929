/**
 * The PostgreSQL server of one data directory: the only server on it, which continues with the data of its predecessor and is restarted if
 * it is killed. Every commit is on disk before it is acknowledged. Source: architecture section 6.
 */
import { existsSync, mkdirSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DATABASE, requireMajor, makeCluster, OWNER } from './embedded-cluster.ts';
import { homeOf } from './embedded-home.ts';
import { endOrphan } from './embedded-orphan.ts';
import {
  PostgresEnded,
  type PostgresProcess,
  type ProcessPlan,
  readPidFile,
  startProcess,
} from './embedded-process.ts';
import { embeddedMajor, programsFor } from './embedded-programs.ts';
import { makeSocketFolder, removeSocketFolder, urlOf } from './embedded-socket.ts';
import { userOf } from './embedded-user.ts';
import { takeExclusiveLock } from './exclusive-lock.ts';
import { StoreRefused } from './store-refused.ts';

export const DURABLE = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };

/** Sized for a small shop. The log covers the server, not buyers' actions. */
const SETTINGS = {
  ...DURABLE,
  max_connections: '50',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
};

const AGAIN_AFTER_MS = 200;
const PATIENCE_MS = 30_000;

export interface EmbeddedServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Whether processes of a killed server are still alive: they notice its death a little later than we do. */
const isStillThere = (error: unknown): boolean =>
  error instanceof PostgresEnded && error.said.includes('pre-existing shared memory block');

const start = async (plan: ProcessPlan): Promise<PostgresProcess> => {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const started = startProcess({ ...plan, notTheServer: await endOrphan(plan.data) });
    try {
      await started.ready();
      return started;
    } catch (error) {
      if (isStillThere(error) && performance.now() < end) await pause(AGAIN_AFTER_MS);
      else if (error instanceof PostgresEnded)
        throw new StoreRefused(`The embedded database in ${plan.data} does not start: ${error.said}`);
      else throw error;
    }
  }
};

/** Keeps a server running until the returned function is called. */
const keepRunning = async (plan: ProcessPlan): Promise<() => Promise<void>> => {
  const over = new AbortController();
  let running = await start(plan);
  const again = (): Promise<PostgresProcess> =>
    start(plan).catch(async () => {
      await pause(AGAIN_AFTER_MS);
      return running;
    });
  const kept = (async () => {
    while (!over.signal.aborted) {
      await running.ended;
      if (!over.signal.aborted) running = await again();
    }
    await running.stop('fast');
  })();
  return async () => {
    over.abort();
    await running.stop('fast');
    await kept;
  };
};

const refuseOldStore = (directory: string): void => {
  if (existsSync(join(directory, 'pglite')) && !existsSync(join(directory, 'postgresql')))
    throw new StoreRefused(
      `${directory} holds the trial store of an earlier release (the folder pglite), which this release does not read. Set DATA_DIR to another folder for a new shop, or go on with the earlier release (docs/operations.md, "A new PostgreSQL").`,
    );
};

/** Everything a server needs before it starts; what must be undone at the end is recorded in `begun`. */
const prepare = (directory: string, begun: (() => void)[]): ProcessPlan => {
  mkdirSync(directory, { recursive: true });
  begun.push(takeExclusiveLock(directory).release);
  refuseOldStore(directory);
  const user = userOf(join(directory, 'postgresql'));
  const { folder, data, link } = homeOf(directory, user);
  // Two directories may lead to one database, for example after a data directory was copied.
  if (folder !== realpathSync(directory)) begun.push(takeExclusiveLock(folder).release);
  const bin = programsFor(user, folder);
  if (!existsSync(data)) makeCluster({ bin, user, data, isDurable: true });
  requireMajor(data, embeddedMajor());
  link();
  const logFile = join(folder, 'postgresql.log');
  rmSync(logFile, { force: true });
  const socketFolder = makeSocketFolder(user);
  begun.push(() => removeSocketFolder(socketFolder));
  return { bin, data, user, logFile, socketFolder, settings: SETTINGS };
};

/** The URL of the server that another process runs in a data directory, for the user who runs it, or root; null if none answers there. */
export const runningUrl = (directory: string): string | null => {
  const told = readPidFile(homeOf(directory, userOf(join(directory, 'postgresql'))).data);
  return told?.status === 'ready' ? urlOf(told.socketFolder, OWNER, DATABASE) : null;
};

/** Throws `StoreRefused`; `DataDirectoryInUse` if another process uses the directory. */
export const startEmbedded = async (directory: string): Promise<EmbeddedServer> => {
  const begun: (() => void)[] = [];
  const undo = (): void => begun.toReversed().forEach((end) => end());
  try {
    const plan = prepare(directory, begun);
    const stop = await keepRunning(plan);
    return {
      url: urlOf(plan.socketFolder, OWNER, DATABASE),
      stop: async () => {
        await stop();
        undo();
      },
    };
  } catch (error) {
    undo();
    throw error;
  }
};
