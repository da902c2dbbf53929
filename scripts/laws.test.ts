/** The laws of the domain: how many there are, and that each is tried as often as `packages/domain/vitest.config.ts` says. */
import { glob, readFile } from 'node:fs/promises';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { ROOT } from './command.ts';

const LEAST = 150;

/** The calls of `fc.<name>` in a source text. */
const callsOf = (source: string, name: string): readonly ts.CallExpression[] => {
  const calls: ts.CallExpression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === `fc.${name}`) calls.push(node);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('laws.test.ts', source, ts.ScriptTarget.Latest, true));
  return calls;
};

const tests: { readonly file: string; readonly source: string }[] = [];
for await (const file of glob('packages/domain/src/**/*.test.ts', { cwd: ROOT })) {
  tests.push({ file, source: await readFile(ROOT + file, 'utf8') });
}

test(`the domain has at least ${LEAST} laws`, () => {
  const laws = tests.flatMap(({ source }) => callsOf(source, 'property'));
  expect(laws.length).toBeGreaterThanOrEqual(LEAST);
});

test('no law sets its own number of runs', () => {
  const own = tests.filter(({ source }) => callsOf(source, 'assert').some(({ arguments: given }) => given.length > 1));
  expect(own.map(({ file }) => file)).toEqual([]);
});
