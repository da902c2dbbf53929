/** Mutation testing of the domain; the report goes to the file that `STRYKER_REPORT` names. */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutation/vitest.config.ts' },
  // Stryker would read tsconfig.json with an API that TypeScript 7 no longer has.
  tsconfigFile: 'none.json',
  plugins: ['@stryker-mutator/vitest-runner'],
  ignorePatterns: ['/apps', '/tenants', '/docs', '/packages/ui-kit', '/packages/api-client', '/storybook-static'],
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: process.env.STRYKER_REPORT },
  disableTypeChecks: false,
  concurrency: 2,
  timeoutMS: 10_000,
  allowEmpty: true,
};
