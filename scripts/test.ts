/**
 * All tests: `npm test`. Named steps run only those: `node scripts/test.ts check unit`. CI also runs the long ones:
 * `npm test -- --all`. The results are written to `reports`, from which the last step counts the proven requirements.
 */
import { parseArgs } from 'node:util';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run, runSteps } from './command.ts';
import { type LongReportName, REPORTS, type ReportName, reportPath } from './reports.ts';
import { providePostgres, provideSystemTools } from './system-tools.ts';

const { values, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false } },
});

const tools = provideSystemTools();

/** Runs Vitest and writes a report of the tests that passed. */
const vitest = (report: ReportName | LongReportName, ...args: string[]) =>
  run('vitest', ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile=${reportPath(report)}`], tools);

const storyArguments = (mode: string) => ['-c', 'vitest.storybook.config.ts', '--project', `stories ${mode}`];

/** The scopes are tables of `playwright.config.ts`; without one every journey is run in all of its projects. */
const journeys = (report: ReportName | LongReportName, scope?: 'once' | 'again') =>
  run('playwright', ['test', '--reporter=list,json'], {
    ...tools,
    ...(scope && { JOURNEY_SCOPE: scope }),
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportPath(report),
  });

const simulate = (store: string, schedules: number) =>
  run('node', ['scripts/simulate.ts', '--store', store, '--schedules', String(schedules), '--workers', '2'], tools);

const STEPS = [
  { name: 'check', title: 'check', run: () => run('node', ['scripts/check.ts']) },
  {
    name: 'build',
    title: 'build',
    run: () => run('turbo', ['run', 'build', '--output-logs=errors-only', '--ui=stream']),
  },
  {
    name: 'unit',
    title: 'unit, property, path, contract and server tests',
    run: () => vitest('unit', '--project', '!proof'),
  },
  { name: 'bench', title: 'budgets of size and speed', run: () => run('node', ['scripts/bench.ts']) },
  { name: 'storybook', title: 'storybook build', run: () => run('npm', ['run', '-s', 'build:storybook']) },
  {
    name: 'stories',
    title: 'stories with axe',
    run: () => vitest('stories', ...storyArguments(values.all ? 'every way' : 'light and dark')),
  },
  { name: 'journeys', title: 'journeys in Chromium', run: () => journeys('journeys', 'once') },
];

/** The folders that money and emails depend on, and the simulator. */
const MONEY_CORE = [
  'database',
  'ledger',
  'verification',
  'order',
  'outbox',
  'payment',
  'task',
  'worker',
  'issue',
  'simulator',
];

const LONG_STEPS = [
  {
    name: 'proofs',
    title: 'races, crashes, faults, fuzz, guesses and access, a sample of each',
    run: () => vitest('proofs', '--project', 'proof'),
  },
  {
    name: 'postgres-15',
    title: 'the money core on the system’s PostgreSQL',
    run: () =>
      run(
        'vitest',
        ['run', '--project', 'server', '--project', 'proof', ...MONEY_CORE.map((folder) => `src/${folder}/`)],
        { ...tools, PGBIN: providePostgres() },
      ),
  },
  {
    name: 'bench-orders',
    title: 'orders against pgbench',
    run: () => run('node', ['scripts/bench.ts', 'orders'], tools),
  },
  {
    name: 'journeys-widths',
    title: 'journeys over most screens at other widths',
    run: () => journeys('journeys-widths', 'again'),
  },
  {
    name: 'browsers',
    title: 'a purchase and a sign-in in Firefox and WebKit',
    run: () => run('node', ['scripts/browsers.ts'], tools),
  },
  { name: 'simulate-core', title: 'fault schedules on the domain', run: () => simulate('core', 10_000) },
  { name: 'simulate-postgres', title: 'fault schedules on PostgreSQL', run: () => simulate('postgres', 1000) },
  {
    name: 'recipes',
    title: 'the recipes of CONTRIBUTING, followed on a copy',
    run: () => run('node', ['scripts/prove.ts', 'recipes']),
  },
  // Each of these waits for one process at a time, so together they keep two cores busy.
  [
    {
      name: 'history',
      title: 'plans of statements and the night’s check after a history',
      run: () => run('node', ['scripts/prove.ts', 'plans', 'night'], tools),
    },
    {
      name: 'kills',
      title: 'the server killed under load',
      run: () => run('node', ['scripts/prove.ts', 'kills'], tools),
    },
  ],
];

/** Run by name alone: the sample of it in the steps above suffices for CI. */
const FULL = {
  name: 'journeys-everywhere',
  title: 'all journeys at all their widths and languages',
  run: () => journeys('journeys-everywhere'),
};

const COUNT = {
  name: 'trace',
  title: 'what is proven where it is met',
  run: () => run('node', ['scripts/trace.ts', '--strict']),
};
const all = [...STEPS, ...LONG_STEPS, COUNT];
const isAsked = ({ name }: { readonly name: string }): boolean => asked.includes(name);
if (asked.length === 0) rmSync(join(ROOT, REPORTS), { recursive: true, force: true });
await runSteps(asked.length > 0 ? [...all.flat(), FULL].filter(isAsked) : values.all ? all : [...STEPS, COUNT]);
