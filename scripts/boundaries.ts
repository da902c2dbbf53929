/**
 * The import rules, checked with a floor under the number of modules seen: the tool answers "no violations" with exit
 * code 0 when it sees no modules at all, so a clean answer alone proves nothing.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { environment, ROOT } from './command.ts';
import { folderCycles, type FolderCycle, type Import } from './folder-cycles.ts';
import { TEST_FILES } from './import-ranks.ts';

export interface Violation {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}

export interface BoundaryReport {
  readonly modulesSeen: number;
  readonly violations: readonly Violation[];
  readonly folderCycles: readonly FolderCycle[];
}

interface Answer {
  readonly modules: readonly {
    readonly source: string;
    readonly dependencies: readonly { readonly resolved: string }[];
  }[];
  readonly summary: {
    readonly totalCruised: number;
    readonly violations: readonly {
      readonly rule: { readonly name: string };
      readonly from: string;
      readonly to: string;
    }[];
  };
}

const OUTSIDE = new RegExp(`${TEST_FILES}|^node_modules/`);

const run = promisify(execFile);

const importsBetweenSources = ({ modules }: Answer): readonly Import[] =>
  modules
    .flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => ({ from: source, to: resolved })))
    .filter(({ from, to }) => !OUTSIDE.test(from) && !OUTSIDE.test(to));

/** Reads the imports of the given folders, relative to `root`. */
export const readBoundaries = async (folders: readonly string[], root: string = ROOT): Promise<BoundaryReport> => {
  const args = ['--config', `${ROOT}.dependency-cruiser.cjs`, '--output-type', 'json', '--no-cache', ...folders];
  const { stdout } = await run(`${ROOT}node_modules/.bin/depcruise`, args, {
    cwd: root,
    env: environment(),
    maxBuffer: 2 ** 28,
  }).catch((failure: { stdout?: string; stderr?: string }) => {
    if (failure.stdout?.startsWith('{')) return { stdout: failure.stdout };
    throw new Error(failure.stderr ?? 'dependency-cruiser printed no report');
  });
  const answer = JSON.parse(stdout) as Answer;
  return {
    modulesSeen: answer.summary.totalCruised,
    violations: answer.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
    folderCycles: folderCycles(importsBetweenSources(answer)),
  };
};
