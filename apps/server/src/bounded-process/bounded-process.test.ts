import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boundedProcesses } from './bounded-process.ts';

const LIMITS = { timeMaxMs: 10_000, memoryMaxMb: 32, atOnce: 2 } as const;

describe('a process of its own', () => {
  let folder: string;
  beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'bounded-process-'))));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** A program that answers its task with what the expression says. */
  const program = (name: string, answer: string): URL => {
    const file = join(folder, `${name}.mjs`);
    writeFileSync(file, `process.on('message', async (task) => { process.send(await (${answer})(task)); });`);
    return pathToFileURL(file);
  };

  test('answers with its message', async () => {
    const double = boundedProcesses<{ of: number }, number>(program('double', '({ of }) => of * 2'), LIMITS);
    expect(await Promise.all([1, 2, 3, 4, 5].map((of) => double({ of })))).toEqual([2, 4, 6, 8, 10]);
  });

  test('that takes too much time or memory, fails, or ends without a word has no answer, and the next one has', async () => {
    const run = (name: string, answer: string, limits = LIMITS) => boundedProcesses(program(name, answer), limits)({});
    expect(await run('endless', '() => { for (;;); }', { ...LIMITS, timeMaxMs: 300 } as never)).toBeNull();
    const greedy = '() => { const all = []; for (;;) all.push(new Array(1e5).fill(1)); }';
    expect(await run('greedy', greedy)).toBeNull();
    expect(await run('failing', '() => { throw new Error("no"); }')).toBeNull();
    expect(await run('silent', '() => process.exit()')).toBeNull();
    const sometimes = boundedProcesses<{ fails: boolean }, string>(
      program('sometimes', '({ fails }) => { if (fails) throw new Error("no"); return "yes"; }'),
      { ...LIMITS, atOnce: 1 },
    );
    expect(await Promise.all([true, true, false].map((fails) => sometimes({ fails })))).toEqual([null, null, 'yes']);
  });

  test('has nothing of the server’s environment', async () => {
    const names = await boundedProcesses<object, string[]>(
      program('names', '() => Object.keys(process.env)'),
      LIMITS,
    )({});
    expect(names!.filter((name) => !['PWD', 'OLDPWD', 'SHLVL', '_'].includes(name))).toEqual([]);
  });

  test('waits while as many run as may', async () => {
    const marks = mkdtempSync(join(folder, 'marks-'));
    // Each leaves its mark while it runs, and answers how many there were.
    const counting = `async () => {
      const { mkdirSync, readdirSync, rmdirSync } = await import('node:fs');
      const own = ${JSON.stringify(marks)} + '/' + process.pid;
      mkdirSync(own);
      const until = Date.now() + 60;
      let most = 0;
      while (Date.now() < until) most = Math.max(most, readdirSync(${JSON.stringify(marks)}).length);
      rmdirSync(own);
      return most;
    }`;
    const run = boundedProcesses<object, number>(program('counting', counting), LIMITS);
    const seen = await Promise.all(Array.from({ length: 6 }, () => run({})));
    expect(Math.max(...seen.map((most) => most ?? 9))).toBeLessThanOrEqual(2);
    expect(readdirSync(marks)).toEqual([]);
  });
});
