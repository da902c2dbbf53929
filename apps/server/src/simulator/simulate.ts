/** Many schedules one after another, on one store, until one breaks something. */
import { type Breach, runOnCore, runOnServer, type ScheduleResult } from './run.ts';
import type { ServerStore } from './store.ts';
import { openBench } from './world.ts';

export interface SimulationOptions {
  readonly store: 'core' | ServerStore;
  readonly seed: string;
  readonly schedules: number;
  /** The first schedule, counted from 0. */
  readonly from?: number;
  /** A PostgreSQL server to use; null starts one. */
  readonly postgresUrl?: string | null;
}

export interface SimulationResult {
  readonly schedules: number;
  readonly steps: number;
  readonly faults: number;
  readonly breach: Breach | null;
}

const runAll = async (
  { schedules, from = 0 }: SimulationOptions,
  runOne: (schedule: number) => Promise<ScheduleResult>,
): Promise<SimulationResult> => {
  const sum = { schedules: 0, steps: 0, faults: 0, breach: null as Breach | null };
  for (let schedule = from; schedule < from + schedules && sum.breach === null; schedule += 1) {
    const { steps, faults, breach } = await runOne(schedule);
    sum.schedules += 1;
    sum.steps += steps;
    sum.faults += faults;
    sum.breach = breach;
  }
  return sum;
};

export const simulate = async (options: SimulationOptions): Promise<SimulationResult> => {
  const { store, seed, postgresUrl = null } = options;
  if (store === 'core') return runAll(options, (schedule) => runOnCore({ seed, schedule }));
  const bench = await openBench(store, postgresUrl);
  try {
    return await runAll(options, (schedule) => runOnServer(bench, { seed, schedule }));
  } finally {
    await bench.close();
  }
};
