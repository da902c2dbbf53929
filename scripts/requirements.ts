/** The requirement ledger, and the ids that test titles carry. Source: docs/spec/README.md. */
import { readFileSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { ROOT } from './command.ts';

export interface Requirement {
  readonly id: string;
  readonly area: string;
  readonly kind: string;
  readonly text: string;
}

export const readRequirements = (): readonly Requirement[] =>
  readFileSync(`${ROOT}docs/spec/requirements.tsv`, 'utf8')
    .split('\n')
    .slice(1)
    .filter((row) => row !== '')
    .map((row) => {
      const [id, area, kind, text] = row.split('\t') as [string, string, string, string];
      return { id, area, kind, text };
    });

/** The numbers of the decisions on open points, `A-01` on. */
export const readDecisions = (): ReadonlySet<string> =>
  new Set(readFileSync(`${ROOT}docs/spec/decisions-on-open-points.md`, 'utf8').match(/\bA-\d{2,3}\b/g));

const TITLE = /\b(?:test|it|describe)(?:\.\w+)*\s*(?:\([^'"`]*?\)\s*)?\(\s*(?:\n\s*)?(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;
const STORY_NAME = /\bname:\s*(['"])((?:\\.|(?!\1)[^\\])*)\1/g;
const ID = /\[((?:S\d\.\d+|A-\d{2,3})(?:\s*,\s*(?:S\d\.\d+|A-\d{2,3}))*)\]/g;

/** The titles of tests in a source text; titles in comments do not count. */
export const readTitles = (source: string, withStories = false): readonly string[] => {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');
  const patterns = withStories ? [TITLE, STORY_NAME] : [TITLE];
  return patterns.flatMap((pattern) => [...code.matchAll(pattern)].map((match) => match[2]!));
};

export const readIds = (title: string): readonly string[] =>
  [...title.matchAll(ID)].flatMap((match) => match[1]!.split(',').map((id) => id.trim()));

export interface ProvenBy {
  readonly id: string;
  readonly file: string;
  readonly title: string;
}

const TEST_FILES = [
  'packages/*/src/**/*.test.{ts,tsx}',
  'apps/*/src/**/*.test.{ts,tsx}',
  'apps/web/e2e/**/*.{test,spec}.ts',
  'tenants/**/*.test.ts',
];
const STORY_FILES = ['packages/ui-kit/src/**/*.stories.tsx', 'apps/web/src/**/*.stories.tsx'];

/** Every id in every test title of the repository. */
export const readProofs = async (root: string = ROOT): Promise<readonly ProvenBy[]> => {
  const proofs: ProvenBy[] = [];
  for (const [patterns, withStories] of [
    [TEST_FILES, false],
    [STORY_FILES, true],
  ] as const) {
    for await (const file of glob(patterns, { cwd: root, exclude: (name) => /node_modules|dist/.test(name) })) {
      const titles = readTitles(await readFile(`${root}/${file}`, 'utf8'), withStories);
      for (const title of titles) for (const id of readIds(title)) proofs.push({ id, file, title });
    }
  }
  return proofs.toSorted((a, b) => a.file.localeCompare(b.file) || a.id.localeCompare(b.id));
};
