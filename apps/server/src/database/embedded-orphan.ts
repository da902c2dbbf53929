/**
 * Stops an orphaned server, whose owner has died: left behind when the watcher was killed together with the shop, or still stopping. The
 * holder of the lock on the data may stop it, and never works alongside it.
 */
import { readlinkSync, realpathSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { readPidFile } from './embedded-process.ts';
import { StoreRefused } from './store-refused.ts';

const POLL_MS = 20;
const PATIENCE_MS = 10_000;

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** The server's working directory is its data folder; where the system does not report it, any process with this id is assumed to be the server. */
const worksOn = (pid: number, data: string): boolean => {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data);
  } catch {
    return false;
  }
};

const hasGone = async (pid: number, data: string): Promise<boolean> => {
  const end = performance.now() + PATIENCE_MS;
  while (worksOn(pid, data)) {
    if (performance.now() > end) return false;
    await pause(POLL_MS);
  }
  return true;
};

/** Returns the id of a process that the pid file names although it is not PostgreSQL, null if there is none. */
export const endOrphan = async (data: string): Promise<number | null> => {
  const pid = readPidFile(data)?.pid ?? null;
  if (pid === null) return null;
  if (!worksOn(pid, data)) return isAlive(pid) ? pid : null;
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    process.kill(pid, signal);
    if (await hasGone(pid, data)) return null;
  }
  throw new StoreRefused(`The process ${pid} still works on the database in ${data} and does not end. End it first.`);
};
