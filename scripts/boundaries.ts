/**
 * The import rules, checked with a floor under the number of modules seen: the tool answers "no violations" with exit
 * code 0 when it sees no modules at all, so a clean answer alone proves nothing.
 */
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { ROOT } from './command.ts';
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

const OUTSIDE = new RegExp(`${TEST_FILES}|^node_modules/`);

const importsBetweenSources = ({ modules }: ICruiseResult): readonly Import[] =>
  modules
    .flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => ({ from: source, to: resolved })))
    .filter(({ from, to }) => !OUTSIDE.test(from) && !OUTSIDE.test(to));

/** Reads the imports of the given folders, relative to `root`. */
export const readBoundaries = async (folders: readonly string[], root: string = ROOT): Promise<BoundaryReport> => {
  const options = await extractOptions(`${ROOT}.dependency-cruiser.cjs`);
  const { output } = await cruise([...folders], { ...options, baseDir: root });
  if (typeof output === 'string') throw new Error('dependency-cruiser gave a text instead of its findings');
  return {
    modulesSeen: output.summary.totalCruised,
    violations: output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
    folderCycles: folderCycles(importsBetweenSources(output)),
  };
};
