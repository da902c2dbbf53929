/**
 * A PostgreSQL server that lives as long as a test run: its own directory, loopback only. Nothing is flushed to disk, unless
 * commits are to be `durable` as in production, which is what figures are measured on. The programs are found in `PGBIN`, else where Debian puts them. Where there are none it says so and fails; it never lets
 * tests pass unrun.
 */
import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface ThrowAwayPostgres {
  /** The address of a database by its name. */
  url(database: string): string;
  /** The id of its first process. */
  readonly pid: number;
  /** The path of one of PostgreSQL's programs. */
  program(name: string): string;
  stop(): void;
}

export interface PostgresKind {
  readonly connections?: number;
  /** Commits are on the disk when they are answered. */
  readonly isDurable?: boolean;
}

const DEBIAN = '/usr/lib/postgresql';

const programs = (): string => {
  const given = process.env['PGBIN'];
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a)) : [];
  const found = [given, ...versions.map((version) => join(DEBIAN, version, 'bin'))].find(
    (folder) => folder !== undefined && existsSync(join(folder, 'initdb')),
  );
  if (found === undefined) {
    throw new Error(
      'These tests need a PostgreSQL server. Install it (Debian: apt-get install postgresql) or set PGBIN to the folder that holds initdb.',
    );
  }
  return found;
};

const isRoot = process.getuid?.() === 0;

/** PostgreSQL refuses to run as root, so root hands over to the user that the package made. */
const run = (program: string, ...parameters: string[]): void => {
  const [command, ...rest] = isRoot
    ? ['runuser', '-u', 'postgres', '--', program, ...parameters]
    : [program, ...parameters];
  execFileSync(command!, rest, { stdio: ['ignore', 'ignore', 'inherit'], cwd: tmpdir() });
};

const idOf = (flag: '-u' | '-g'): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));

// Below what systems hand out by themselves (Linux: from 32768): nobody is given it before its program takes it.
const FIRST_PORT = 20_000;
const LAST_PORT = 32_000;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** A port for another program, that nobody listens on now. */
export const freePort = async (): Promise<number> => {
  const port = randomInt(FIRST_PORT, LAST_PORT);
  return (await isFree(port)) ? port : freePort();
};

const UNSAFE = ['-c fsync=off', '-c synchronous_commit=off', '-c full_page_writes=off'];
const DURABLE = ['-c fsync=on', '-c synchronous_commit=on', '-c full_page_writes=on'];

const options = (port: number, { connections = 200, isDurable = false }: PostgresKind): string =>
  [
    `-p ${port}`,
    '-c listen_addresses=127.0.0.1',
    '-c unix_socket_directories=',
    `-c max_connections=${connections}`,
    ...(isDurable ? DURABLE : UNSAFE),
  ].join(' ');

export const startPostgres = async (kind: PostgresKind = {}): Promise<ThrowAwayPostgres> => {
  const bin = programs();
  const folder = mkdtempSync(join(tmpdir(), 'offrande-pg-'));
  if (isRoot) chownSync(folder, idOf('-u'), idOf('-g'));
  const data = join(folder, 'data');
  run(join(bin, 'initdb'), '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N');
  const start = async (): Promise<number> => {
    const port = await freePort();
    run(join(bin, 'pg_ctl'), '-D', data, '-w', '-s', '-l', join(folder, 'log'), '-o', options(port, kind), 'start');
    return port;
  };
  // Between choosing the port and binding it somebody else may take it: once more with another.
  const port = await start().catch(start);
  return {
    pid: Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]),
    url: (database) => `postgres://postgres@127.0.0.1:${port}/${database}`,
    program: (name) => join(bin, name),
    stop: () => {
      run(join(bin, 'pg_ctl'), '-D', data, '-m', 'immediate', '-s', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
