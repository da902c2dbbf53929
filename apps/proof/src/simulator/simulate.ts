/** Many schedules one after another on one database, until one finds a breach. */
import { type Breach, runOnCore, runOnServer, type ScheduleResult } from './run.ts';
import { openBench } from './world.ts';

export interface SimulationOptions {
  readonly store: 'core' | 'postgres';
  readonly seed: string;
  readonly schedules: number;
  /** The first schedule, from 0. */
  readonly from?: number;
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

/** A database grows slower with each schedule: at most this many run on one. */
const SCHEDULES_PER_STORE = 500;

export const NOTHING_RUN: SimulationResult = { schedules: 0, steps: 0, faults: 0, breach: null };

export const addResults = (one: SimulationResult, other: SimulationResult): SimulationResult => ({
  schedules: one.schedules + other.schedules,
  steps: one.steps + other.steps,
  faults: one.faults + other.faults,
  breach: one.breach ?? other.breach,
});

const runOnStore = async (options: SimulationOptions): Promise<SimulationResult> => {
  const bench = await openBench(null);
  try {
    return await runAll(options, (schedule) => runOnServer(bench, { seed: options.seed, schedule }));
  } finally {
    await bench.close();
  }
};

export const simulate = async (options: SimulationOptions): Promise<SimulationResult> => {
  const { store, seed, schedules, from = 0 } = options;
  if (store === 'core') return runAll(options, (schedule) => runOnCore({ seed, schedule }));
  let result = NOTHING_RUN;
  while (result.schedules < schedules && result.breach === null) {
    const count = Math.min(SCHEDULES_PER_STORE, schedules - result.schedules);
    const part = await runOnStore({ ...options, from: from + result.schedules, schedules: count });
    result = addResults(result, part);
  }
  return result;
};
