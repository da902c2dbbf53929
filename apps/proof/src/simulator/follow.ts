/**
 * The server with the model beside it: after every step both must say the same. A step that no fault met must be the model's
 * own; one that was cut must be what the model does when it is cut at one of its transactions, before it or after it.
 */
import { inUnit } from '../../../server/src/database/in-unit.ts';
import { brokenInvariants } from '../../../server/src/verification/invariants.ts';
import { differencesFromProvider, type ListedPayment } from '../../../server/src/ledger/provider-list.ts';
import { brokenSeals } from '../../../server/src/ledger/seal.ts';
import { brokenWalls } from '../../../server/src/verification/unit-walls.ts';
import { CallFailed } from './browser.ts';
import type { Weather } from './core.ts';
import { areSame, differences, type Facts, listFacts } from './facts.ts';
import { brokenRules, providerList } from './judge.ts';
import { copyModel, type Model, newModel } from './model.ts';
import { Broken, demand, demandTheEnd, type Step, takeStep } from './take-step.ts';
import type { Bench, World } from './world.ts';

/** Longer than any of the model's steps has changes. */
const CHANGES_AT_MOST = 60;

export interface Follower {
  readonly world: World;
  model(): Model;
  /** True where a fault met the step. Throws `Broken` where server and model differ or a rule does not hold. */
  take(step: Step): Promise<boolean>;
  /** What the database says of the rules. `isOver`: nothing may be left to do. */
  check(isOver: boolean): Promise<void>;
}

/** `unavailable` is a refusal too: the call may be made again. */
const isRefusal = (error: unknown): boolean =>
  error instanceof CallFailed && (error.status < 500 || error.message.includes('"50300"'));

const actOnServer = async (world: World, { event, args }: Step) => {
  try {
    await event.server?.(world, args);
    return { end: 'ok', why: '' } as const;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { end: isRefusal(error) ? 'refused' : 'failed', why } as const;
  }
};

/** Things due at once, in the order in which the server took them up as far as it can be seen. */
const orderSeen = (world: World, found: Facts, now: number): Weather['order'] => {
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

/** Every weather that could explain what the server did: no cut, then a cut at each of the model's changes. */
function* explanations(weather: Weather): Generator<Weather> {
  yield { ...weather, cut: null };
  for (let at = 0; at < CHANGES_AT_MOST; at += 1) {
    for (const when of ['before', 'after'] as const)
      for (const kind of ['error', 'crash'] as const) yield { ...weather, cut: { at, when, kind } };
  }
}

/** The model after the step, as the server took it. */
const explain = async (world: World, before: Model, step: Step): Promise<Model> => {
  const { end, why } = await actOnServer(world, step);
  const { hasFired } = world.faults;
  world.faults.disarm();
  const found = await world.facts();
  const seen = { ...step.weather, order: orderSeen(world, found, before.now) };
  // What was answered is whole, and what met no fault too.
  const mayBeCut = hasFired && !(end === 'ok' && step.event.isCall);
  let nearest: readonly string[] = [];
  for (const weather of explanations(seen)) {
    const model = copyModel(before);
    const taken = takeStep(model, step, weather);
    const should = listFacts(model);
    const isSameEnd = end === 'failed' ? hasFired : weather.cut !== null || taken.end === end;
    if (isSameEnd && areSame(should, found)) return model;
    if (weather.cut === null)
      nearest = [`the server ${end} (${why}), the model ${taken.end}`, ...differences(should, found)];
    if (!mayBeCut || (weather.cut !== null && weather.cut.at >= taken.core.changes)) break;
  }
  throw new Broken(
    `the server does not agree with the model (${hasFired ? 'cut' : 'no fault'}): ${nearest.join(' | ')}`,
  );
};

/** What came back to buyers stands under the refund's id. */
const providersList = (world: World, model: Model): readonly ListedPayment[] =>
  providerList(model).map((line) => ({
    ...line,
    paymentId: model.refunds.has(line.paymentId) ? world.uuidOf(line.paymentId) : line.paymentId,
  }));

const findings = (world: World, model: Model, isOver: boolean) =>
  inUnit(world.shop.connection, world.unitId, async (transaction) => [
    // Holds that have run out wait for a sweep while faults are on.
    ...(await brokenInvariants(transaction, new Date(isOver ? model.now : 0))),
    ...(await brokenSeals(transaction, world.shop.vault, world.unitId)),
    ...(isOver ? await differencesFromProvider(transaction, providersList(world, model)) : []),
    ...(isOver ? await brokenWalls(transaction) : []),
  ]);

/** What the outbox calls done was brought, and nothing else was. */
const demandDelivery = (world: World, model: Model): void => {
  const sent = [...model.outbox.keys()].filter((key) => !key.startsWith('issue:')).length;
  demand(world.delivered.size === sent ? [] : [`${world.delivered.size} messages were brought, ${sent} should be`]);
};

/** A fresh shop on the bench, beginning at `now`. `name` is its unit's id, not used before on this bench. */
export const openFollower = async (bench: Bench, name: string, now: number): Promise<Follower> => {
  let model = newModel(now);
  const world = await bench.openWorld(name, () => model);
  return {
    world,
    model: () => model,
    take: async (step) => {
      const { weather } = step;
      if (step.event.server === null) {
        takeStep(model, step, weather);
        return false;
      }
      world.isMailDown = weather.isMailDown;
      world.outside.plan(weather.provider);
      world.faults.arm(weather.cut);
      model = await explain(world, model, step);
      demand(brokenRules(model));
      return world.faults.hasFired;
    },
    check: async (isOver) => {
      const broken = await findings(world, model, isOver);
      demand(broken.map(({ rule, subject }) => `${rule}: ${subject}`));
      if (!isOver) return;
      demandTheEnd(model);
      demandDelivery(world, model);
    },
  };
};
