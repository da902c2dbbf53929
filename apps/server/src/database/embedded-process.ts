/**
 * A PostgreSQL server as a child process that dies with this one, however this one ends. A shell becomes the server and leaves
 * a watcher behind, which holds the other end of a pipe: when the pipe breaks without a message, the owner has died and the watcher stops the
 * server. The server listens only on a socket in a folder that only its user may enter.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { asUser, type User } from './embedded-user.ts';

/**
 * The shell script; its arguments are the socket's folder, then the program and its arguments. The watcher is detached and has closed every
 * file but the pipe; `$$` is the shell, which becomes the server by `exec`.
 */
const WATCHED = `
folder=$1; shift
( ( read -r word <&3 || {
      kill -INT $$
      tries=0
      while kill -0 $$ && [ $tries -lt 100 ]; do sleep 0.1; tries=$((tries + 1)); done
      rm -rf -- "$folder"
    } ) </dev/null >/dev/null 2>&1 & )
exec 3<&-
exec "$@"`;

const POLL_MS = 10;

export interface ProcessPlan {
  readonly bin: string;
  readonly data: string;
  readonly user: User;
  readonly socketFolder: string;
  /** Receives the server's output. */
  readonly logFile: string;
  readonly settings: Readonly<Record<string, string>>;
  /** The id in a stale pid file, if it belongs to an unrelated process. */
  readonly notTheServer?: number | null;
}

/** The server exited; `said` is the end of its log. */
export class PostgresEnded extends Error {
  readonly said: string;
  constructor(said: string) {
    super(`PostgreSQL ended: ${said}`);
    this.said = said;
  }
}

export interface PostgresProcess {
  readonly pid: number;
  readonly hasEnded: () => boolean;
  readonly ended: Promise<void>;
  /** Rejects with `PostgresEnded` if the server exits first. */
  ready(): Promise<void>;
  /** Disconnects all clients. */
  stop(mode: 'fast' | 'immediate'): Promise<void>;
}

interface PidFile {
  readonly pid: number;
  readonly socketFolder: string;
  readonly status: string;
}

/** The server's pid file: its process, where it listens, and its status. Null if there is none. */
export const readPidFile = (data: string): PidFile | null => {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const lines = readFileSync(file, 'utf8').split('\n');
  return { pid: Number(lines[0]), socketFolder: lines[4] ?? '', status: lines[7]?.trim() ?? '' };
};

const wordsOf = ({ bin, data, socketFolder, settings }: ProcessPlan): readonly string[] => [
  join(bin, 'postgres'),
  '-D',
  data,
  '-k',
  socketFolder,
  '-p',
  '5432',
  ...Object.entries({ listen_addresses: '', unix_socket_permissions: '0700', ...settings }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]),
];

const LAST_WORDS = 1000;

const startChild = (plan: ProcessPlan): ChildProcess => {
  const log = openSync(plan.logFile, 'a');
  const stale = plan.notTheServer ?? null;
  const child = spawn('/bin/sh', ['-c', WATCHED, 'sh', plan.socketFolder, ...wordsOf(plan)], {
    ...asUser(plan.user),
    // The terminal's signals are for the shop, which stops the server after its own work has ended.
    detached: true,
    stdio: ['ignore', log, log, 'pipe'],
    env: {
      PATH: process.env['PATH'],
      TZ: 'UTC',
      ...(stale === null ? {} : { PG_GRANDPARENT_PID: String(stale) }),
    },
  });
  closeSync(log);
  return child;
};

export const startProcess = (plan: ProcessPlan): PostgresProcess => {
  const from = existsSync(plan.logFile) ? readFileSync(plan.logFile).length : 0;
  const child = startChild(plan);
  const pipe = child.stdio[3] as NodeJS.WritableStream;
  pipe.on('error', () => undefined);
  let hasEnded = false;
  const ended = new Promise<void>((resolve) => {
    const end = (): void => {
      hasEnded = true;
      pipe.end('ended\n');
      resolve();
    };
    child.once('exit', end).once('error', end);
  });
  return {
    pid: child.pid ?? 0,
    hasEnded: () => hasEnded,
    ended,
    ready: async () => {
      for (;;) {
        const told = hasEnded ? null : readPidFile(plan.data);
        if (told?.pid === child.pid && told?.status === 'ready') return;
        if (hasEnded) throw new PostgresEnded(readFileSync(plan.logFile).subarray(from).toString().slice(-LAST_WORDS));
        await pause(POLL_MS);
      }
    },
    stop: async (mode) => {
      if (!hasEnded) child.kill(mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
      await ended;
    },
  };
};
