/** The CPU time used by all processes of a PostgreSQL server. NaN without `/proc`. */
import { readdirSync, readFileSync } from 'node:fs';

/** The kernel counts CPU time in ticks: 100 per second on every platform. */
const TICK_MS = 10;

/** `[parent, own ticks, ticks of ended children]`; null for a process that has just ended. */
const readStat = (pid: string): readonly [number, number, number] | null => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    return [fields[1]!, fields[11]! + fields[12]!, fields[13]! + fields[14]!];
  } catch {
    return null;
  }
};

/** CPU milliseconds used so far by the server with this postmaster. */
export const postgresWork = (postmaster: number): number => {
  const first = readStat(String(postmaster));
  if (first === null) return Number.NaN;
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(readStat)
    .filter((stat) => stat?.[0] === postmaster);
  return TICK_MS * children.reduce((sum, stat) => sum + stat![1], first[1] + first[2]);
};
