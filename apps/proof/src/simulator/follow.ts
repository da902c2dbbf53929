/**
 * The server with the model beside it: after every step both must agree. A step without a fault must match the model's; a step
 * that was cut must match the model cut before or after one of its transactions.
 */
import { inUnit } from '../../../server/src/database/in-unit.ts';
import { brokenInvariants } from '../../../server/src/verification/invariants.ts';
import { differencesFromProvider, type ListedPayment } from '../../../server/src/ledger/provider-list.ts';
import { brokenSeals } from '../../../server/src/ledger/seal.ts';
import { brokenIsolation } from '../../../server/src/verification/unit-walls.ts';
import { CallFailed } from './browser.ts';
import type { Conditions } from './core.ts';
import { areSame, differences, listFacts } from './facts.ts';
import { brokenRules, providerList } from './judge.ts';
import { copyModel, type Model, newModel } from './model.ts';
import { orderSeen } from './order-seen.ts';
import { Broken, assertNone, assertFinished, type Step, takeStep } from './take-step.ts';
import type { Bench, World } from './world.ts';

/** More than the changes of any of the model's steps. */
const CHANGES_AT_MOST = 60;

export interface Follower {
  readonly world: World;
  model(): Model;
  /** True if a fault hit the step. Throws `Broken` if server and model differ or a rule is broken. */
  take(step: Step): Promise<boolean>;
  /** Checks the rules in the database. `isOver`: nothing may be left to do. */
  check(isOver: boolean): Promise<void>;
}

/** `unavailable` is a refusal too: the call may be retried. */
const isRefusal = (error: unknown): boolean =>
  error instanceof CallFailed && (error.status < 500 || error.message.includes('"50300"'));

const actOnServer = async (world: World, { event, args }: Step) => {
  try {
    await event.server?.(world, args);
    return { end: 'ok', why: '' } as const;
  } catch (error) {
    if (error instanceof Broken) throw error;
    const why = error instanceof Error ? error.message : String(error);
    return { end: isRefusal(error) ? 'refused' : 'failed', why } as const;
  }
};

/** Every conditions that could explain what the server did: no cut, then a cut at each of the model's changes. */
function* explanations(conditions: Conditions): Generator<Conditions> {
  yield { ...conditions, cut: null };
  for (let at = 0; at < CHANGES_AT_MOST; at += 1) {
    for (const when of ['before', 'after'] as const)
      for (const kind of ['error', 'crash'] as const) yield { ...conditions, cut: { at, when, kind } };
  }
}

/** The model after the step, with the conditions that explain the server's state. */
const explain = async (world: World, before: Model, step: Step): Promise<Model> => {
  const { end, why } = await actOnServer(world, step);
  const { hasFired } = world.faults;
  world.faults.disarm();
  const found = await world.facts();
  const asked = world.outside.asked.map((id) => world.nameOf(id));
  const seen = { ...step.conditions, order: orderSeen(asked, found, before.now) };
  // An answered call is complete, and so is a step without a fault.
  const mayBeCut = hasFired && !(end === 'ok' && step.event.isCall);
  let nearest: readonly string[] = [];
  for (const conditions of explanations(seen)) {
    const model = copyModel(before);
    const taken = takeStep(model, step, conditions);
    const should = listFacts(model);
    const isSameEnd = end === 'failed' ? hasFired : conditions.cut !== null || taken.end === end;
    if (isSameEnd && areSame(should, found)) return model;
    if (conditions.cut === null)
      nearest = [`the server ${end} (${why}), the model ${taken.end}`, ...differences(should, found)];
    if (!mayBeCut || (conditions.cut !== null && conditions.cut.at >= taken.core.changes)) break;
  }
  throw new Broken(
    `the server does not agree with the model (${hasFired ? 'cut' : 'no fault'}): ${nearest.join(' | ')}`,
  );
};

/** Refunds are listed under their ids. */
const providersList = (world: World, model: Model): readonly ListedPayment[] =>
  providerList(model).map((line) => ({
    ...line,
    paymentId: model.refunds.has(line.paymentId) ? world.uuidOf(line.paymentId) : line.paymentId,
  }));

const findings = (world: World, model: Model, isOver: boolean) =>
  inUnit(world.shop.connection, world.unitId, async (transaction) => [
    // Expired holds may await a sweep while faults are on.
    ...(await brokenInvariants(transaction, new Date(isOver ? model.now : 0))),
    ...(await brokenSeals(transaction, world.shop.vault, world.unitId)),
    ...(isOver ? await differencesFromProvider(transaction, providersList(world, model)) : []),
    ...(isOver ? await brokenIsolation(transaction) : []),
  ]);

/** Exactly the messages that the outbox has as done were delivered. */
const assertDelivered = (world: World, model: Model): void => {
  const sent = [...model.outbox.keys()].filter((key) => !key.startsWith('issue:')).length;
  assertNone(world.delivered.size === sent ? [] : [`${world.delivered.size} messages were brought, ${sent} should be`]);
};

/** A fresh shop on the bench, starting at `now`. `name` is its unit's id, new on this bench. */
export const openFollower = async (bench: Bench, name: string, now: number): Promise<Follower> => {
  let model = newModel(now);
  const world = await bench.openWorld(name, () => model);
  return {
    world,
    model: () => model,
    take: async (step) => {
      const { conditions } = step;
      if (step.event.server === null) {
        takeStep(model, step, conditions);
        return false;
      }
      world.isMailDown = conditions.isMailDown;
      world.outside.plan(conditions.provider);
      world.faults.arm(conditions.cut);
      model = await explain(world, model, step);
      assertNone(brokenRules(model));
      return world.faults.hasFired;
    },
    check: async (isOver) => {
      const broken = await findings(world, model, isOver);
      assertNone(broken.map(({ rule, subject }) => `${rule}: ${subject}`));
      if (!isOver) return;
      assertFinished(model);
      assertDelivered(world, model);
    },
  };
};
