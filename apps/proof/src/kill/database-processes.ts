/** The processes of an embedded database as `/proc` shows them: kills one of them, and reads their memory. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPidFile } from '../../../server/src/database/embedded-process.ts';
import type { Dice } from '../simulator/dice.ts';

/** The postmaster of the database in a data directory. */
export const findPostmaster = (directory: string): number => readPidFile(join(directory, 'postgresql'))!.pid;

const fileOf = (pid: number, name: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'latin1');
  } catch {
    return '';
  }
};

const childrenOf = (pid: number): readonly number[] =>
  (existsSync('/proc') ? readdirSync('/proc') : [])
    .map(Number)
    .filter((other) => Number(fileOf(other, 'stat').split(') ').at(-1)?.split(' ')[1]) === pid);

/** Kills the postmaster, a backend or a background process; returns its name. */
export const killOneProcess = (postmaster: number, dice: Dice): string => {
  const children = childrenOf(postmaster);
  const victim = children.length === 0 || dice.chance(1 / 2) ? postmaster : dice.pick(children);
  const name = fileOf(victim, 'cmdline').split('\0')[0]!.trim();
  try {
    process.kill(victim, 'SIGKILL');
  } catch {
    return 'one that has just ended';
  }
  return name;
};

const KB_IN_MB = 1024;

/** In MB; shared pages are counted once. NaN without `/proc`. */
export const readMemory = (postmaster: number): number => {
  // A child may just have ended; without the postmaster there is no value.
  const kilobytes = [postmaster, ...childrenOf(postmaster)].map((pid) =>
    Number(/^Pss:\s+(\d+)/m.exec(fileOf(pid, 'smaps_rollup'))?.[1] ?? (pid === postmaster ? Number.NaN : 0)),
  );
  return Math.round(kilobytes.reduce((sum, one) => sum + one, 0) / KB_IN_MB);
};
