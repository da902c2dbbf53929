/**
 * A server that runs on data whose owner is gone: left behind where the watcher was killed together with the shop, or still about
 * to stop. Whoever holds the lock on the data may end it; it is never worked beside.
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

/** The server works in its data's folder; where the system does not tell, whatever has the number is taken for it. */
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

/** Gives the number of a process that the data's file names though it is none of PostgreSQL's, null where there is none. */
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
