/**
 * Type assertions (`value as Type`) in the sources of each package: the compiler trusts them without proof, so there are
 * few, and their number may only decrease. `as const` asserts nothing. Tests and their support files are not counted.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from './command.ts';
import { TEST_FILES } from './import-ranks.ts';

/** The number that each package has. A package with fewer lowers its number; an unlisted package has none. */
const ASSERTIONS: Readonly<Record<string, number>> = {
  'apps/proof': 41,
  'apps/sandbox': 6,
  'apps/server': 39,
  'apps/web': 25,
  'packages/api-client': 7,
  'packages/domain': 32,
  tenants: 3,
};

const SOURCES = ['packages/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}', 'tenants/**/*.ts'];
const OUTSIDE = new RegExp(`${TEST_FILES}|node_modules/|/dist/`);

const isConst = (type: ts.TypeNode): boolean => ts.isTypeReferenceNode(type) && type.getText() === 'const';

const asserts = (node: ts.Node): boolean =>
  (ts.isAsExpression(node) || ts.isTypeAssertionExpression(node)) && !isConst(node.type);

/** The lines of a source that assert a type, from 1; a line with two assertions is listed twice. */
export const assertionsIn = (path: string, text: string): readonly number[] => {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const below = (node: ts.Node): readonly number[] => {
    const lines: number[] = [];
    ts.forEachChild(node, (child) => void lines.push(...below(child)));
    return asserts(node) ? [file.getLineAndCharacterOfPosition(node.getStart()).line + 1, ...lines] : lines;
  };
  return below(file);
};

const packageOf = (path: string): string => (path.startsWith('tenants/') ? 'tenants' : path.split('/', 2).join('/'));

/** Where types are asserted, as `file:line`, by package. */
export const assertionsByPackage = (root: string = ROOT): ReadonlyMap<string, readonly string[]> => {
  const found = globSync(SOURCES, { cwd: root })
    .filter((path) => !OUTSIDE.test(path))
    .toSorted()
    .flatMap((path) => assertionsIn(path, readFileSync(join(root, path), 'utf8')).map((line) => `${path}:${line}`));
  return Map.groupBy(found, packageOf);
};

/** The differences between the allowed numbers and those found; empty if there are none. */
export const countDifferences = (
  numbers: Readonly<Record<string, number>>,
  found: ReadonlyMap<string, readonly string[]>,
): readonly string[] =>
  [...new Set([...Object.keys(numbers), ...found.keys()])].flatMap((name) => {
    const [most, places] = [numbers[name] ?? 0, found.get(name) ?? []];
    if (places.length > most) return [`${name} asserts ${places.length} types, ${most} are allowed:`, ...places];
    return places.length < most ? [`${name} asserts ${places.length} types: lower its number, ${most}.`] : [];
  });

/** Prints the differences; returns the exit code. */
export const checkAssertions = (root: string = ROOT): number => {
  const differences = countDifferences(ASSERTIONS, assertionsByPackage(root));
  for (const line of differences) console.error(line);
  return differences.length === 0 ? 0 : 1;
};
