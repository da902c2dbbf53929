/** Running one schedule: on the model alone, or on the server with the model beside it. */
import { balanceOf, unitAccount } from '@offrande/domain/ledger';
import { inUnit } from '../database/in-unit.ts';
import { brokenInvariants } from '../ledger/invariants.ts';
import { differencesFromProvider } from '../ledger/provider-list.ts';
import { brokenSeals } from '../ledger/seal.ts';
import { brokenWalls } from '../ledger/unit-walls.ts';
import { CallFailed } from './browser.ts';
import { diceOf } from './dice.ts';
import { Core, CutOff, Refused, type Weather } from './core.ts';
import { areSame, differences, type Facts, factsOf } from './facts.ts';
import { brokenRules, listOfProvider, unfinished } from './judge.ts';
import { copyModel, CURRENCY, type Model, newModel } from './model.ts';
import { BEGIN, calmOf, type ScheduleName, type Step, stormOf } from './schedule.ts';
import type { Bench, World } from './world.ts';

export interface Breach {
  readonly seed: string;
  readonly schedule: number;
  readonly step: number;
  readonly event: string;
  readonly invariant: string;
}

export interface ScheduleResult {
  readonly steps: number;
  /** How many faults met something. */
  readonly faults: number;
  readonly breach: Breach | null;
}

type CoreEnd = 'ok' | 'refused' | 'cut';
type ServerEnd = 'ok' | 'refused' | 'failed';

/** Lets the model take a step. */
const takeStep = (
  model: Model,
  { event, args }: Step,
  weather: Weather,
): { readonly core: Core; readonly end: CoreEnd } => {
  const core = new Core(model, weather);
  try {
    event.core(core, args);
    return { core, end: 'ok' };
  } catch (error) {
    if (error instanceof Refused) return { core, end: 'refused' };
    if (error instanceof CutOff) return { core, end: 'cut' };
    throw error;
  }
};

class Broken extends Error {}

const demand = (broken: readonly string[]): void => {
  if (broken.length > 0) throw new Broken(broken.join('; '));
};

/** Runs all steps of a schedule and turns the first thing that does not hold into a breach. */
const runSteps = async (
  name: ScheduleName,
  model: () => Model,
  take: (step: Step) => Promise<boolean> | boolean,
  atEnd: (isOver: boolean) => Promise<void> | void,
): Promise<ScheduleResult> => {
  let [steps, faults] = [0, 0];
  let last: Step | null = null;
  try {
    for (const phase of [stormOf, calmOf]) {
      for (const step of phase(name, model)) {
        last = step;
        steps += 1;
        if (await take(step)) faults += 1;
        demand(brokenRules(model()));
      }
      await atEnd(phase === calmOf);
    }
    return { steps, faults, breach: null };
  } catch (error) {
    const invariant = error instanceof Broken ? error.message : String(error instanceof Error ? error.stack : error);
    const { seed, schedule } = name;
    const breach = { seed, schedule, step: last?.no ?? 0, event: last?.event.name ?? '', invariant };
    return { steps, faults, breach };
  }
};

const demandTheEnd = (model: Model): void => {
  demand(unfinished(model));
  const clearing = balanceOf(model.book, unitAccount('pspClearing', CURRENCY)).posted;
  const taken = listOfProvider(model).reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  demand(-clearing === taken ? [] : [`pspClearing is ${clearing}, the provider took ${taken}`]);
};

/** The model has fewer places to be cut at than the server has statements. */
const inModel = (weather: Weather): Weather =>
  weather.cut === null ? weather : { ...weather, cut: { ...weather.cut, at: weather.cut.at % 4 } };

/** On the domain's functions alone. */
export const runOnCore = (name: ScheduleName): Promise<ScheduleResult> => {
  const model = newModel(BEGIN);
  return runSteps(
    name,
    () => model,
    (step) => takeStep(model, step, inModel(step.weather)).core.hasFired,
    (isOver) => {
      if (isOver) demandTheEnd(model);
    },
  );
};

/** Things due at once, in the order in which the server took them up as far as it can be seen. */
const orderSeen = (world: World, found: Facts, now: number): ((key: string) => number) => {
  const asked = world.outside.asked.map((id) => world.nameOf(id));
  return (key) => {
    const at = asked.indexOf(key);
    if (at >= 0) return at - asked.length;
    const message = found.find((fact) => fact.startsWith(`message ${key} `));
    if (message === undefined) return asked.length;
    if (message.endsWith(' done')) return 0;
    return message.endsWith(` due ${now + 60_000}`) ? 2 : 1;
  };
};

/** Every weather that could explain what the server did when a fault met it: cut at any change, before it or after it. */
function* explanations(weather: Weather, changes: number): Generator<Weather> {
  yield { ...weather, cut: null };
  for (let at = 0; at < changes + 3; at += 1) {
    for (const when of ['before', 'after'] as const)
      for (const kind of ['error', 'crash'] as const) yield { ...weather, cut: { at, when, kind } };
  }
}

/** `unavailable` is a refusal too: the call may be made again. */
const isRefusal = (error: unknown): boolean =>
  error instanceof CallFailed && (error.status < 500 || error.message.includes('"50300"'));

const actOnServer = async (
  world: World,
  { event, args }: Step,
): Promise<{ readonly end: ServerEnd; readonly why: string }> => {
  try {
    await event.server?.(world, args);
    return { end: 'ok', why: '' };
  } catch (error) {
    return {
      end: isRefusal(error) ? 'refused' : 'failed',
      why: error instanceof Error ? error.message : String(error),
    };
  }
};

interface Following {
  model: Model;
}

/** Takes the step on the server and finds what the model must have done for it; true where a fault met it. */
const follow = async (world: World, state: Following, step: Step): Promise<boolean> => {
  const { weather } = step;
  if (step.event.server === null) {
    takeStep(state.model, step, weather);
    return false;
  }
  await world.refresh();
  world.isMailDown = weather.isMailDown;
  world.outside.plan(weather.provider);
  world.faults.arm(weather.cut);
  const { end, why } = await actOnServer(world, step);
  const { hasFired } = world.faults;
  world.faults.disarm();
  const found = await world.facts();
  const seen = { ...weather, order: orderSeen(world, found, state.model.now) };

  let changes = 0;
  let nearest: readonly string[] | null = null;
  for (const one of explanations(seen, 40)) {
    const model = copyModel(state.model);
    const taken = takeStep(model, step, one);
    if (one.cut === null) changes = taken.core.changes;
    else if (one.cut.at > changes + 3) break;
    const should = factsOf(model);
    const isSameEnd = end === 'failed' ? hasFired : one.cut !== null || taken.end === end;
    if (areSame(should, found) && isSameEnd) {
      state.model = model;
      return hasFired;
    }
    nearest ??= [`the server ${end} (${why}), the model ${taken.end}`, ...differences(should, found)];
    // What was answered is whole, and what met no fault too.
    if (!hasFired || (end === 'ok' && step.event.isCall)) break;
  }
  throw new Broken(
    `the server does not agree with the model (${hasFired ? 'cut' : 'no fault'}): ${nearest?.join(' | ')}`,
  );
};

const demandOfServer = async (world: World, model: Model, isOver: boolean): Promise<void> => {
  // Holds that have run out wait for a sweep while faults are on.
  const now = new Date(isOver ? model.now : 0);
  const broken = await inUnit(world.shop.connection, world.unitId, async (transaction) => [
    ...(await brokenInvariants(transaction, now)),
    ...(await brokenSeals(transaction, world.shop.vault, world.unitId)),
    ...(isOver ? await differencesFromProvider(transaction, listOfProvider(model)) : []),
    ...(isOver ? await brokenWalls(transaction) : []),
  ]);
  demand(broken.map(({ rule, subject }) => `${rule}: ${subject}`));
};

/** What the outbox calls done was brought, and nothing else was. */
const demandDelivery = (world: World, model: Model): void => {
  const sent = [...model.outbox.keys()].filter((key) => !key.startsWith('issue:')).length;
  demand(world.delivered.size === sent ? [] : [`${world.delivered.size} messages were brought, ${sent} should be`]);
};

const unitIdOf = ({ seed, schedule }: ScheduleName): string =>
  `S${diceOf(seed, schedule).below(1_000_000_000).toString(36)}X${schedule}`.toUpperCase();

/** On the server, with the model beside it: after every step they must say the same. */
export const runOnServer = async (bench: Bench, name: ScheduleName): Promise<ScheduleResult> => {
  const state: Following = { model: newModel(BEGIN) };
  const world = await bench.openWorld(unitIdOf(name), () => state.model);
  return runSteps(
    name,
    () => state.model,
    (step) => follow(world, state, step),
    async (isOver) => {
      await demandOfServer(world, state.model, isOver);
      if (!isOver) return;
      demandTheEnd(state.model);
      demandDelivery(world, state.model);
    },
  );
};
