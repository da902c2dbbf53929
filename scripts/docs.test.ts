/** The code on the pages of the documentation runs unchanged. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { ROOT } from './command.ts';

const PAGES = ['docs/domain.md', 'docs/money.md', 'docs/qa.md'] as const;
/** Inside the repository, so that packages are found. */
const FOLDER = `${ROOT}scripts/.docs/`;

const blocksOf = (page: string): readonly string[] =>
  [...readFileSync(ROOT + page, 'utf8').matchAll(/^```ts\n([\s\S]*?)^```/gm)].map(([, code]) => code!);

afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

describe.each(PAGES)('%s', (page) => {
  const blocks = blocksOf(page);

  test('has code to run', () => expect(blocks.length).toBeGreaterThan(0));

  test.each(blocks.map((code, at) => [at + 1, code] as const))('block %i runs', (at, code) => {
    mkdirSync(FOLDER, { recursive: true });
    const file = `${FOLDER}${page.replaceAll(/\W/g, '-')}-${at}.ts`;
    writeFileSync(file, code);
    execFileSync(process.execPath, [file], { stdio: 'pipe' });
  });
});
