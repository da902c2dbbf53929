/**
 * All tests: `npm test`. Steps may be named to run only those: `node scripts/test.ts check unit`. CI also runs the long ones:
 * `npm test -- --all`.
 */
import { parseArgs } from 'node:util';
import { run, runSteps } from './command.ts';
import { providePostgres, provideSystemTools } from './system-tools.ts';

const tools = provideSystemTools();

const stories = (...modes: string[]) =>
  run(
    'vitest',
    ['run', '-c', 'vitest.storybook.config.ts', ...modes.flatMap((mode) => ['--project', `stories ${mode}`])],
    tools,
  );

const journeys = (...projects: string[]) =>
  run('playwright', ['test', ...projects.flatMap((project) => ['--project', project])], tools);

const simulate = (store: string, schedules: number) =>
  run('node', ['scripts/simulate.ts', '--store', store, '--schedules', String(schedules), '--workers', '2'], tools);

const STEPS = [
  { name: 'check', title: 'check', run: () => run('node', ['scripts/check.ts']) },
  {
    name: 'build',
    title: 'build',
    run: () => run('turbo', ['run', 'build', '--output-logs=errors-only', '--ui=stream']),
  },
  { name: 'unit', title: 'unit, property, path, contract and server tests', run: () => run('vitest', ['run'], tools) },
  { name: 'bench', title: 'budgets of size and speed', run: () => run('node', ['scripts/bench.ts']) },
  { name: 'storybook', title: 'storybook build', run: () => run('npm', ['run', '-s', 'build:storybook']) },
  { name: 'stories', title: 'stories with axe', run: () => stories('light and dark') },
  { name: 'journeys', title: 'journeys in Chromium', run: () => journeys('fr-390', 'en-1440') },
];

/** What money and mails hang on, and the simulator beside it. */
const MONEY_CORE = ['database', 'ledger', 'order', 'outbox', 'payment', 'task', 'worker', 'issue', 'simulator'];

const LONG_STEPS = [
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
  { name: 'stories-right-to-left', title: 'stories right to left', run: () => stories('right to left') },
  {
    name: 'journeys-widths',
    title: 'journeys at the other widths',
    run: () => journeys('en-390', 'fr-1024', 'en-1024', 'fr-1440'),
  },
  { name: 'simulate-core', title: 'fault schedules on the domain', run: () => simulate('core', 10_000) },
  { name: 'simulate-postgres', title: 'fault schedules on PostgreSQL', run: () => simulate('postgres', 1000) },
  {
    name: 'kills',
    title: 'the server killed under load',
    run: () => run('node', ['scripts/prove.ts', 'kills'], tools),
  },
];

const { values, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false } },
});
const all = [...STEPS, ...LONG_STEPS];
await runSteps(asked.length > 0 ? all.filter(({ name }) => asked.includes(name)) : values.all ? all : STEPS);
