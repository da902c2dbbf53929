/**
 * No two files of an app have the same name, so that a name in an editor's tab, a stack trace or a search result says which
 * file it is.
 */
import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { ROOT } from './command.ts';

const APPS = 'apps/*/src';

/** Names that every folder may have, message catalogues, which Lingui names by their language, and tests. */
const SHARED_NAMES = /^(?:index|testing|schema)\.tsx?$|\.po$|\.test\.tsx?$/u;

/** The paths that share a name within their app, one group per name, relative to `root` and sorted. */
export const sharedFileNames = (root: string = ROOT): readonly (readonly string[])[] =>
  globSync(APPS, { cwd: root })
    .toSorted()
    .flatMap((app) => {
      const paths = globSync(`${app}/**/*.*`, { cwd: root })
        .filter((path) => !SHARED_NAMES.test(basename(path)))
        .toSorted();
      return Object.values(Object.groupBy(paths, (path) => basename(path)));
    })
    .filter((group) => group !== undefined)
    .filter((group) => group.length > 1);

/** Prints every name that two files of an app share; returns the exit code. */
export const checkFileNames = (root: string = ROOT): number => {
  const groups = sharedFileNames(root);
  for (const [first, ...others] of groups)
    console.error(
      `${basename(first!)} is the name of several files: ${[dirname(first!), ...others.map(dirname)].join(', ')}`,
    );
  return groups.length === 0 ? 0 : 1;
};
