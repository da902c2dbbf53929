/**
 * The branches of an area that no test takes: `npm run coverage -- money`; without names, every area. The report names the
 * lines; a branch that is not taken makes the run fail. An area is a list of files and of the tests that cover them.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './command.ts';

interface Area {
  readonly files: readonly string[];
  readonly tests: readonly string[];
}

const SERVER = 'apps/server/src';
const PAYMENT = ['settle', 'settle-from-suspense', 'suspense', 'apply-payment', 'confirm-transfer', 'restore-holds'];
const ORDER = ['write-order', 'order-coupons', 'end-order', 'settlement-row'];

/** Money: the books, settling, holding, issuing, and idempotency of calls. */
const AREAS: Readonly<Record<string, Area>> = {
  money: {
    files: [
      'packages/domain/src/{ledger,sale}/*.ts',
      `${SERVER}/{ledger,verification}/*.ts`,
      ...PAYMENT.map((name) => `${SERVER}/payment/${name}.ts`),
      ...ORDER.map((name) => `${SERVER}/order/${name}.ts`),
      `${SERVER}/issue/{issue,issued-cards}.ts`,
      `${SERVER}/call/{once,claim}.ts`,
    ],
    tests: [
      'packages/domain/src/ledger/',
      'packages/domain/src/sale/',
      ...['ledger/', 'verification/', 'payment/', 'order/', 'top-up/', 'issue/', 'worker/', 'call/once'].map(
        (folder) => `${SERVER}/${folder}`,
      ),
    ],
  },
};

const measure = async (name: string): Promise<void> => {
  const area = AREAS[name];
  if (area === undefined) throw new Error(`No area ${name}; there are ${Object.keys(AREAS).join(', ')}.`);
  const folder = mkdtempSync(join(tmpdir(), 'coverage-'));
  const settings = {
    enabled: 'true',
    provider: 'v8',
    reporter: 'text',
    reportsDirectory: folder,
    exclude: '{**/*.{test,arbitraries}.ts,**/.stryker-tmp/**}',
    'thresholds.branches': '100',
  };
  const flags = Object.entries(settings).map(([key, value]) => `--coverage.${key}=${value}`);
  const included = area.files.map((file) => `--coverage.include=**/${file.replace(/^\w+\//, '')}`);
  // The laws of the books take every branch without a thousand runs.
  const code = await run('vitest', ['run', ...area.tests, ...flags, ...included], { LAW_RUNS: '50' });
  rmSync(folder, { recursive: true, force: true });
  if (code !== 0) process.exitCode = code;
};

const asked = process.argv.slice(2);
for (const name of asked.length === 0 ? Object.keys(AREAS) : asked) await measure(name);
