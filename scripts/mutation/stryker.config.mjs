/** Mutation testing of the domain, or of files of the server where `MUTATED_TESTS` are named; the report goes to `STRYKER_REPORT`. */
const ofServer = process.env.MUTATED_TESTS !== undefined;

export default {
  testRunner: 'vitest',
  vitest: { configFile: `scripts/mutation/vitest.${ofServer ? 'server.' : ''}config.ts` },
  // Stryker would read tsconfig.json with an API that TypeScript 7 no longer has.
  tsconfigFile: 'none.json',
  plugins: ['@stryker-mutator/vitest-runner'],
  ignorePatterns: [
    ...(ofServer ? ['/apps/web', '/apps/*/dist'] : ['/apps', '/tenants', '/packages/api-client']),
    '/docs',
    '/packages/ui-kit',
    '/storybook-static',
  ],
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: process.env.STRYKER_REPORT },
  disableTypeChecks: false,
  // Each test of the server opens its own shop, which takes time.
  concurrency: ofServer ? 1 : 2,
  timeoutMS: ofServer ? 60_000 : 10_000,
  allowEmpty: true,
};
