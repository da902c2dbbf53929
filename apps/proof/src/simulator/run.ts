/** Running one schedule: on the model alone, or on the server with the model beside it. */
import type { Conditions } from './core.ts';
import { createDice } from './dice.ts';
import { openFollower } from './follow.ts';
import { brokenRules } from './judge.ts';
import { type Model, newModel } from './model.ts';
import { BEGIN, stepsWithoutFaults, type ScheduleName, stepsWithFaults } from './schedule.ts';
import { Broken, assertNone, assertFinished, type Step, takeStep } from './take-step.ts';
import type { Bench } from './world.ts';

export interface Breach {
  readonly seed: string;
  readonly schedule: number;
  readonly step: number;
  readonly event: string;
  readonly invariant: string;
}

export interface ScheduleResult {
  readonly steps: number;
  /** Number of faults that hit a statement or call. */
  readonly faults: number;
  readonly breach: Breach | null;
}

/** What runs the steps of a schedule. */
interface Runner {
  model(): Model;
  take(step: Step): Promise<boolean> | boolean;
  check(isOver: boolean): Promise<void> | void;
}

/** Runs all steps of a schedule; the first violation becomes the breach. */
const runSteps = async (name: ScheduleName, { model, take, check }: Runner): Promise<ScheduleResult> => {
  let [steps, faults] = [0, 0];
  let last: Step | null = null;
  try {
    for (const phase of [stepsWithFaults, stepsWithoutFaults]) {
      for (const step of phase(name, model)) {
        last = step;
        steps += 1;
        if (await take(step)) faults += 1;
      }
      await check(phase === stepsWithoutFaults);
    }
    return { steps, faults, breach: null };
  } catch (error) {
    const invariant = error instanceof Broken ? error.message : String(error instanceof Error ? error.stack : error);
    const { seed, schedule } = name;
    const breach = { seed, schedule, step: last?.no ?? 0, event: last?.event.name ?? '', invariant };
    return { steps, faults, breach };
  }
};

/** The model has fewer points to cut at than the server has statements. */
const inModel = (conditions: Conditions): Conditions =>
  conditions.cut === null ? conditions : { ...conditions, cut: { ...conditions.cut, at: conditions.cut.at % 4 } };

/** On the domain's functions alone. */
export const runOnCore = (name: ScheduleName): Promise<ScheduleResult> => {
  const model = newModel(BEGIN);
  return runSteps(name, {
    model: () => model,
    take: (step) => {
      const { core } = takeStep(model, step, inModel(step.conditions));
      assertNone(brokenRules(model));
      return core.hasFired;
    },
    check: (isOver) => {
      if (isOver) assertFinished(model);
    },
  });
};

const unitIdOf = ({ seed, schedule }: ScheduleName): string =>
  `S${createDice(seed, schedule).below(1_000_000_000).toString(36)}X${schedule}`.toUpperCase();

/** The database's own rules are checked at the end of each phase, and in every tenth schedule after each step. */
const WATCHED = 10;

/** On the server, with the model beside it. */
export const runOnServer = async (bench: Bench, name: ScheduleName): Promise<ScheduleResult> => {
  const follower = await openFollower(bench, unitIdOf(name), BEGIN);
  return runSteps(name, {
    ...follower,
    take: async (step) => {
      const hasFired = await follower.take(step);
      if (name.schedule % WATCHED === 0) await follower.check(false);
      return hasFired;
    },
  });
};
