/**
 * What tests claim: the ids in their titles, with the names that the test references. The title of a `describe` claims for
 * everything in it. A story claims only if it acts (`play`): one that is merely rendered detects nothing.
 */
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import { importedNames, type References, referencesIn, parse, parseText } from './declarations.ts';

const ID = /\[((?:S\d\.\d+|A-\d{2,3})(?:\s*,\s*(?:S\d\.\d+|A-\d{2,3}))*)\]/g;
const RUNNERS = new Set(['test', 'it', 'describe']);

export const readIds = (title: string): readonly string[] =>
  [...title.matchAll(ID)].flatMap((match) => match[1]!.split(',').map((id) => id.trim()));

export interface Claim {
  readonly title: string;
  readonly references: References;
}

/** `test` of `test(…)`, `test.each(…)(…)`, `test.prop(…)(…)`. */
const runnerName = (expression: ts.Expression): string | null => {
  if (ts.isIdentifier(expression)) return expression.text;
  if (ts.isPropertyAccessExpression(expression) || ts.isCallExpression(expression))
    return runnerName(expression.expression);
  return null;
};

const stringValue = (node: ts.Node): string | null => {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.getText() : null;
};

/** The strings in a table of cases, some of which may be inserted into the title. */
const textsIn = (node: ts.Node): readonly string[] => {
  const own = stringValue(node);
  const inside: string[] = [];
  ts.forEachChild(node, (child) => void inside.push(...textsIn(child)));
  return own === null ? inside : [own, ...inside];
};

const testTitles = (call: ts.CallExpression): readonly string[] => {
  const [first] = call.arguments;
  const isTable = ts.isPropertyAccessExpression(call.expression) && call.expression.name.text === 'each';
  if (isTable) return call.arguments.flatMap(textsIn);
  const title = first && stringValue(first);
  return title ? [title] : [];
};

/** The whole call `test.each(…)(…)` of a table. */
const wholeCall = (call: ts.CallExpression): ts.CallExpression =>
  ts.isCallExpression(call.parent) && call.parent.expression === call ? call.parent : call;

const property = (object: ts.ObjectLiteralExpression, name: string): ts.ObjectLiteralElementLike | undefined =>
  object.properties.find((each) => each.name !== undefined && ts.isIdentifier(each.name) && each.name.text === name);

/** The title of a story that acts. */
const storyTitle = (object: ts.ObjectLiteralExpression): string | null => {
  const name = property(object, 'name');
  if (name === undefined || !ts.isPropertyAssignment(name) || property(object, 'play') === undefined) return null;
  return stringValue(name.initializer);
};

const claimsInFile = (file: ts.SourceFile): readonly Claim[] => {
  const imported = importedNames(file);
  const isStories = file.fileName.endsWith('.stories.tsx');
  const claims: Claim[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && RUNNERS.has(runnerName(node.expression) ?? ''))
      for (const title of testTitles(node)) claims.push({ title, references: referencesIn(wholeCall(node), imported) });
    if (isStories && ts.isObjectLiteralExpression(node)) {
      const title = storyTitle(node);
      // The file's `meta` names what a story shows.
      if (title !== null) claims.push({ title, references: referencesIn(file, imported) });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return claims;
};

/** The claims of a test file's source; `name` says whether it holds tests or stories. */
export const readClaims = (source: string, name = 'some.test.ts'): readonly Claim[] =>
  claimsInFile(parseText(name, source));

const TEST_FILES = [
  'packages/*/src/**/*.{test,stories}.{ts,tsx}',
  'apps/*/src/**/*.{test,stories}.{ts,tsx}',
  'apps/web/e2e/**/*.{test,spec}.ts',
  'tenants/**/*.test.ts',
];

export interface FileClaim extends Claim {
  readonly file: string;
  readonly ids: readonly string[];
}

/** All test titles of the repository that contain an id. */
export const readAllClaims = async (root: string): Promise<readonly FileClaim[]> => {
  const claims: FileClaim[] = [];
  for await (const file of glob(TEST_FILES, { cwd: root, exclude: (name) => /node_modules|dist/.test(name) })) {
    for (const claim of claimsInFile(parse(join(root, file)))) {
      const ids = readIds(claim.title);
      if (ids.length > 0) claims.push({ ...claim, file, ids });
    }
  }
  return claims.toSorted((a, b) => a.file.localeCompare(b.file));
};
