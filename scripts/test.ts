/** Everything that CI runs. Steps may be named to run only those: `node scripts/test.ts check unit`. */
import { run, runSteps } from './command.ts';
import { provideSystemTools } from './system-tools.ts';

const tools = provideSystemTools();

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
  {
    name: 'stories',
    title: 'stories with axe',
    run: () => run('vitest', ['run', '-c', 'vitest.storybook.config.ts'], tools),
  },
  { name: 'journeys', title: 'journeys in Chromium', run: () => run('playwright', ['test'], tools) },
];

const asked = process.argv.slice(2);
await runSteps(STEPS.filter(({ name }) => asked.length === 0 || asked.includes(name)));
