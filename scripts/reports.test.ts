import { expect, test } from 'vitest';
import { ROOT } from './command.ts';
import { readPassed } from './reports.ts';

test('passed tests are read from a Vitest report, with the titles of their suites', () => {
  const report = {
    testResults: [
      {
        name: `${ROOT}packages/domain/src/cart/total.test.ts`,
        assertionResults: [
          { fullName: 'the total is a sum [S5.77]', status: 'passed' },
          { fullName: 'the total fails [S5.78]', status: 'failed' },
          { fullName: 'the total is left out [S5.79]', status: 'skipped' },
        ],
      },
    ],
  };
  expect(readPassed(JSON.stringify(report))).toEqual([
    { file: 'packages/domain/src/cart/total.test.ts', title: 'the total is a sum [S5.77]' },
  ]);
});

const spec = (title: string, ok: boolean) => ({ title, ok, tests: [{}] });

test('passed tests are read from a Playwright report, with their folders and files', () => {
  const report = {
    config: { rootDir: `${ROOT}apps/web/e2e` },
    suites: [
      {
        title: 'cart.spec.ts',
        file: 'cart.spec.ts',
        specs: [spec('one [S1.1]', true), spec('two [S1.2]', false)],
        suites: [{ title: 'a guest', file: 'cart.spec.ts', specs: [spec('three [S1.3]', true)] }],
      },
    ],
  };
  expect(readPassed(JSON.stringify(report))).toEqual([
    { file: 'apps/web/e2e/cart.spec.ts', title: ' cart.spec.ts one [S1.1]' },
    { file: 'apps/web/e2e/cart.spec.ts', title: ' cart.spec.ts a guest three [S1.3]' },
  ]);
});
