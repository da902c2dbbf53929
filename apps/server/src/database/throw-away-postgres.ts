/**
 * A PostgreSQL server for the duration of a test run, in its own folder and on its own socket. Its programs come from npm, or from `PGBIN`.
 * Nothing is flushed to disk unless `isDurable`, as in production and for measurements.
 */
import { randomInt } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { makeCluster, OWNER } from './embedded-cluster.ts';
import { startProcess } from './embedded-process.ts';
import { programsFor } from './embedded-programs.ts';
import { DURABLE } from './embedded-server.ts';
import { makeSocketFolder, removeSocketFolder, temporaryFolder, urlOf } from './embedded-socket.ts';
import { userOf } from './embedded-user.ts';

export interface ThrowAwayPostgres {
  /** The URL of a database by its name. */
  url(database: string): string;
  /** The process id of the postmaster. */
  readonly pid: number;
  stop(): Promise<void>;
}

export interface PostgresKind {
  readonly connections?: number;
  /** Commits are on disk when they are acknowledged. */
  readonly isDurable?: boolean;
}

// Below the ephemeral range (Linux: from 32768), so that no other process is assigned the port before it is used.
const FIRST_PORT = 20_000;
const LAST_PORT = 32_000;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** A currently unused port for another program. */
export const freePort = async (): Promise<number> => {
  const port = randomInt(FIRST_PORT, LAST_PORT);
  return (await isFree(port)) ? port : freePort();
};

const UNSAFE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** PostgreSQL before 17 has no built-in collation, and the programs in `PGBIN` may be older. */
const programs = (given: string | undefined) => (given ? { bin: given, locale: ['--locale=C.UTF-8'] } : null);

export const startPostgres = async ({
  connections = 200,
  isDurable = false,
}: PostgresKind = {}): Promise<ThrowAwayPostgres> => {
  const user = userOf('');
  const folder = mkdtempSync(join(temporaryFolder(user), 'offrande-pg-'));
  chmodSync(folder, 0o755);
  const found = programs(process.env['PGBIN']) ?? { bin: programsFor(user, folder) };
  const [data, socketFolder] = [join(folder, 'data'), makeSocketFolder(user)];
  makeCluster({ ...found, user, data, isDurable: false });
  const settings = { max_connections: String(connections), ...(isDurable ? DURABLE : UNSAFE) };
  const started = startProcess({ bin: found.bin, data, user, socketFolder, logFile: join(folder, 'log'), settings });
  await started.ready();
  return {
    pid: started.pid,
    url: (database) => urlOf(socketFolder, OWNER, database),
    stop: async () => {
      await started.stop('immediate');
      removeSocketFolder(socketFolder);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
