/// <reference lib="dom" />
/** The packed domain in an empty project: installed, imported, type-checked, bundled for a browser and run in one and in a worker. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { environment, ROOT } from './command.ts';

const PRICED = `
import { currency, encodeAmount, money, rate } from '@offrande/domain/money';
import { cartTotal } from '@offrande/domain/pricing';
import { emptyCart, newLine } from '@offrande/domain/cart';
const euro = currency('EUR');
const cart = { ...emptyCart(euro), lines: [{ ...newLine('1', 'A', euro), amount: money('50', euro), quantity: 3 }] };
const policy = { cardMadeTaxRate: rate(0), shippingTaxRate: rate(0) };
export const priced: string = encodeAmount(cartTotal(cart, { policy, discounts: [], coupons: [] }).total);
`;

let project: string;
const run = (command: string, parameters: readonly string[]): string =>
  execFileSync(command, parameters, { cwd: project, encoding: 'utf8', env: environment(), stdio: 'pipe' });

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'offrande-domain-'));
  run('node', [`${ROOT}scripts/domain-package.ts`, 'package']);
  run('npm', ['pack', './package', '--ignore-scripts']);
  const packed = readdirSync(project).find((name) => name.endsWith('.tgz'))!;
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'empty', private: true, type: 'module' }));
  run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', packed]);
}, 180_000);
afterAll(() => rmSync(project, { recursive: true, force: true }));

const manifest = () =>
  JSON.parse(readFileSync(join(project, 'node_modules/@offrande/domain/package.json'), 'utf8')) as {
    readonly dependencies: object;
    readonly exports: Readonly<Record<string, unknown>>;
  };
const entries = () =>
  Object.keys(manifest().exports)
    .filter((name) => !name.endsWith('/testing'))
    .map((name) => `@offrande/domain/${name.slice(2)}`);

test('depends on four libraries and has an entry for every concept', () => {
  expect(Object.keys(manifest().dependencies).toSorted()).toEqual([
    'decimal.js',
    'effect',
    'libphonenumber-js',
    'xstate',
  ]);
  const concepts = readdirSync(`${ROOT}packages/domain/src`);
  expect(entries()).toEqual(expect.arrayContaining(concepts.map((concept) => `@offrande/domain/${concept}`)));
});

test('runs in Node, every entry of it', () => {
  const imports = entries().map((name) => `import '${name}';`);
  writeFileSync(join(project, 'all.js'), imports.join('\n'));
  writeFileSync(join(project, 'priced.ts'), PRICED);
  writeFileSync(
    join(project, 'node.js'),
    `import './all.js'; import { priced } from './priced.ts'; console.log(priced);`,
  );
  expect(run('node', ['node.js']).trim()).toBe('150.00');
});

test('is typed for a strict project', () => {
  const compilerOptions = { strict: true, noEmit: true, module: 'nodenext', target: 'es2023', types: [] };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['priced.ts'] }));
  expect(run('tsc', ['-p', 'tsconfig.json'])).toBe('');
  writeFileSync(join(project, 'priced.ts'), PRICED.replace("money('50', euro)", '50'));
  expect(() => run('tsc', ['-p', 'tsconfig.json'])).toThrow();
});

test('is bundled for a browser and runs in its page and in a web worker', async () => {
  mkdirSync(join(project, 'web'));
  writeFileSync(join(project, 'web/priced.ts'), PRICED);
  writeFileSync(
    join(project, 'web/main.ts'),
    `import { priced } from './priced.ts'; if ('document' in globalThis) document.title = priced; else postMessage(priced);`,
  );
  const built = await build({
    root: join(project, 'web'),
    logLevel: 'error',
    build: { write: false, lib: { entry: 'main.ts', formats: ['es'] }, target: 'es2022' },
  });
  const [{ output }] = built as unknown as [{ output: readonly [{ code: string }] }];
  const browser = await chromium.launch({
    ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage();
    // A page with an origin of its own, which a worker needs.
    await page.route('http://channel.test/', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title></title>' }),
    );
    await page.goto('http://channel.test/');
    await page.addScriptTag({ type: 'module', content: output[0].code });
    await page.waitForFunction(() => document.title === '150.00');
    const inWorker = await page.evaluate(
      (code) =>
        new Promise((resolve, reject) => {
          const url = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
          const worker = new Worker(url, { type: 'module' });
          worker.addEventListener('message', ({ data }) => resolve(data));
          worker.addEventListener('error', ({ message }) => reject(new Error(message)));
        }),
      output[0].code,
    );
    expect(inWorker).toBe('150.00');
  } finally {
    await browser.close();
  }
}, 60_000);

test('is clean to publint and to arethetypeswrong', () => {
  const packed = readdirSync(project).find((name) => name.endsWith('.tgz'))!;
  run('publint', ['run', '--strict', 'node_modules/@offrande/domain']);
  run('attw', [packed, '--profile', 'esm-only', '--quiet']);
}, 180_000);
