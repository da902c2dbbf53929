/** A few schedules of a fresh seed, and all regressions. `SIMULATOR_SEED` replays a seed, `SIMULATOR_SCHEDULES` sets how many run on a server. */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { freshSeed } from './dice.ts';
import { REGRESSIONS } from './regressions.ts';
import { runOnCore, runOnServer } from './run.ts';
import { simulate } from './simulate.ts';
import { type Bench, openBench } from './world.ts';

const seed = process.env['SIMULATOR_SEED'] ?? freshSeed();
const ON_SERVER = Number(process.env['SIMULATOR_SCHEDULES'] ?? 50);
const ON_CORE = 2000;

test('fault schedules on the domain’s functions break no rule and finish', { timeout: 120_000 }, async () => {
  console.log(`Simulator: SIMULATOR_SEED=${seed}`);
  const { breach, schedules } = await simulate({ store: 'core', seed, schedules: ON_CORE });
  expect(breach).toBeNull();
  expect(schedules).toBe(ON_CORE);
});

test.each(REGRESSIONS)('$seed, schedule $schedule, breaks no rule on the domain: $why', async (name) => {
  expect((await runOnCore(name)).breach).toBeNull();
});

describe('the server', () => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await openBench(inject('postgresUrl'));
  });
  afterAll(() => bench.close());

  test(
    'agrees with the domain after every step of fault schedules, and they finish',
    { timeout: 240_000 },
    async () => {
      for (let schedule = 0; schedule < ON_SERVER; schedule += 1)
        expect((await runOnServer(bench, { seed, schedule })).breach).toBeNull();
    },
  );

  test.each(REGRESSIONS)('breaks no rule in $seed, schedule $schedule: $why', async (name) => {
    expect((await runOnServer(bench, name)).breach).toBeNull();
  });
});
