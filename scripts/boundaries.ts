/**
 * The import rules, checked with a floor under the number of modules seen: the tool answers "no violations" with exit
 * code 0 when it sees no modules at all, so a clean answer alone proves nothing.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { environment, ROOT } from './command.ts';

export interface Violation {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}

export interface BoundaryReport {
  readonly modulesSeen: number;
  readonly violations: readonly Violation[];
}

const run = promisify(execFile);

/** Reads the imports of the given folders, relative to `root`. */
export const readBoundaries = async (folders: readonly string[], root: string = ROOT): Promise<BoundaryReport> => {
  const args = ['--config', `${ROOT}.dependency-cruiser.cjs`, '--output-type', 'json', '--no-cache', ...folders];
  const { stdout } = await run(`${ROOT}node_modules/.bin/depcruise`, args, {
    cwd: root,
    env: environment(),
    maxBuffer: 2 ** 28,
  }).catch((failure: { stdout?: string; stderr?: string }) => {
    if (failure.stdout?.startsWith('{')) return { stdout: failure.stdout };
    throw new Error(failure.stderr ?? 'dependency-cruiser gave no answer');
  });
  const { summary } = JSON.parse(stdout) as {
    summary: { totalCruised: number; violations: { rule: { name: string }; from: string; to: string }[] };
  };
  return {
    modulesSeen: summary.totalCruised,
    violations: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  };
};
