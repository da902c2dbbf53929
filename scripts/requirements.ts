/** The requirement ledger, and the ids that test titles carry. Source: docs/spec/README.md. */
import { readFileSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import ts from 'typescript';
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

/** Where a requirement is to be proven: in the domain, unless it is about what is on a screen or about a call. */
export const placeOf = ({ id, kind }: Requirement): string => {
  if (kind === 'screen') return 'a screen';
  return kind === 'call' || id.startsWith('S7.') ? 'a call' : 'a rule of the domain';
};

/** The numbers of the decisions on open points, `A-01` on. */
export const readDecisions = (): ReadonlySet<string> =>
  new Set(readFileSync(`${ROOT}docs/spec/decisions-on-open-points.md`, 'utf8').match(/\bA-\d{2,3}\b/g));

const ID = /\[((?:S\d\.\d+|A-\d{2,3})(?:\s*,\s*(?:S\d\.\d+|A-\d{2,3}))*)\]/g;
const RUNNERS = new Set(['test', 'it', 'describe']);

/** `test` of `test(…)`, `test.each(…)(…)`, `test.prop(…)(…)`. */
const runnerOf = (expression: ts.Expression): string | null => {
  if (ts.isIdentifier(expression)) return expression.text;
  if (ts.isPropertyAccessExpression(expression) || ts.isCallExpression(expression))
    return runnerOf(expression.expression);
  return null;
};

const isStoryName = (node: ts.Node): node is ts.PropertyAssignment =>
  ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && node.name.text === 'name';

const textOf = (node: ts.Node): string | null => {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.getText() : null;
};

/** The texts in a table of cases, some of which may be put into the title. */
const textsIn = (node: ts.Node): readonly string[] => {
  const own = textOf(node);
  const inside: string[] = [];
  ts.forEachChild(node, (child) => void inside.push(...textsIn(child)));
  return own === null ? inside : [own, ...inside];
};

const titlesOf = (call: ts.CallExpression): readonly string[] => {
  const [first] = call.arguments;
  const isTable = ts.isPropertyAccessExpression(call.expression) && call.expression.name.text === 'each';
  if (isTable) return call.arguments.flatMap(textsIn);
  const title = first && textOf(first);
  return title ? [title] : [];
};

/** The titles of tests in a source text, with the texts of their tables; with stories, their names too. */
export const readTitles = (source: string, withStories = false): readonly string[] => {
  const file = ts.createSourceFile('test.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && RUNNERS.has(runnerOf(node.expression) ?? '')) titles.push(...titlesOf(node));
    if (withStories && isStoryName(node)) titles.push(textOf(node.initializer) ?? '');
    ts.forEachChild(node, visit);
  };
  visit(file);
  return titles;
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
