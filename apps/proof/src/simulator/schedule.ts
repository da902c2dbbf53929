/**
 * A schedule: events drawn one after another from a seed, each with its faults, while faults are on; then without faults:
 * pending messages arrive or are lost for ever, and time passes until nothing is left to do.
 */
import { NO_FAULTS, type ProviderFault, type Conditions } from './core.ts';
import { type Dice, createDice } from './dice.ts';
import type { AnyEvent, Choosing } from './event-kind.ts';
import { clockEvent, sealEvent, sweepEvent, notifiedEvent, workEvent } from './events/index.ts';
import type { Cut } from './faults.ts';
import type { Model } from './model.ts';
import type { Step } from './take-step.ts';
import { kindNamed, themeOf } from './themes.ts';

/**
 * The start time of every schedule. Years ahead of the database's clock, which dates the journals: a card that expires in a
 * schedule must not appear to have expired long before.
 */
export const BEGIN = Date.parse('2030-11-21T10:00:30Z');

const LEAST_STEPS = 8;
const MORE_STEPS = 18;

const drawEvent = (dice: Dice, kinds: readonly AnyEvent[]): AnyEvent => {
  const totalWeight = kinds.reduce((sum, { weight }) => sum + weight, 0);
  let left = (dice.below(1_000_000) / 1_000_000) * totalWeight;
  return kinds.find(({ weight }) => (left -= weight) < 0) ?? kinds.at(-1)!;
};

const drawCut = (dice: Dice): Cut => ({
  at: dice.below(dice.pick([3, 8, 20])),
  when: dice.pick(['before', 'after'] as const),
  kind: dice.pick(['error', 'error', 'crash', 'retry'] as const),
});

const drawFault = (dice: Dice): ProviderFault => ({
  at: dice.below(2),
  when: dice.pick(['before', 'after'] as const),
  isRetryable: dice.chance(0.8),
});

const drawConditions = (dice: Dice, harshness: number): Conditions => ({
  ...NO_FAULTS,
  cut: dice.chance(harshness) ? drawCut(dice) : null,
  provider: dice.chance(harshness) ? drawFault(dice) : null,
  isMailDown: dice.chance(harshness / 2),
});

/** Each step is a millisecond after the one before, so that no two start at the same time. */
export const TICK_MS = 1;

/**
 * Identifies a schedule. `kinds` are the kinds of events it is drawn from, by default one of today's themes: a seed is
 * reproducible only with the same kinds.
 */
export interface ScheduleName {
  readonly seed: string;
  readonly schedule: number;
  readonly kinds?: readonly string[];
}

const kindsOf = ({ seed, schedule, kinds }: ScheduleName): readonly AnyEvent[] =>
  kinds?.map(kindNamed) ?? themeOf(createDice(seed, schedule, 'theme'));

/** Draws until an event is applicable. Named kinds are drawn once, as when they were found. */
const DRAWS = 4;

const drawPossible = (
  first: AnyEvent,
  { kinds: named }: ScheduleName,
  choosing: Choosing,
  kinds: readonly AnyEvent[],
) => {
  let event = first;
  for (let draw = 1; ; draw += 1) {
    const args = event.choose(choosing);
    if (args !== null) return { event, args };
    if (named !== undefined || draw === DRAWS) return null;
    event = drawEvent(choosing.dice, kinds);
  }
};

/** The steps with faults. `model` is read anew for each, since the next event depends on the state. */
export function* stepsWithFaults(name: ScheduleName, model: () => Model): Generator<Step> {
  const { seed, schedule } = name;
  const kinds = kindsOf(name);
  const whole = createDice(seed, schedule);
  const steps = LEAST_STEPS + whole.below(MORE_STEPS);
  const harshness = whole.pick([0, 0.15, 0.3, 0.5]);
  for (let no = 1; no <= steps; no += 1) {
    const dice = createDice(seed, schedule, no);
    const key = `simulated-call-${String(no).padStart(4, '0')}`;
    const first = drawEvent(dice, kinds);
    const conditions = drawConditions(dice, harshness);
    model().now += TICK_MS;
    const drawn = drawPossible(first, name, { model: model(), dice, key }, kinds);
    if (drawn !== null) yield { ...drawn, conditions, no };
  }
}

export const MINUTE_MS = 60_000;
/** Longer than every payment check, lease, backoff and hold, including a transfer's. */
const WAITS_MS = [2, 31, 1441, 60, 8 * 1440].map((minutes) => minutes * MINUTE_MS);

/** A notification may be lost for ever if the shop will still query, and the provider reports the same. */
const mayBeLost = (model: Model, attempt: string): boolean => {
  const payment = model.payments.get(attempt)!;
  const isAskedFor = model.attempts.get(attempt)!.nextLookAt !== null;
  return isAskedFor && !payment.needsMessage && payment.paymentIds.length < 2;
};

/** The steps without faults. */
export function* stepsWithoutFaults({ seed, schedule }: ScheduleName, model: () => Model): Generator<Step> {
  const dice = createDice(seed, schedule, 'calm');
  let no = 1000;
  const step = (event: AnyEvent, args: unknown): Step => {
    model().now += TICK_MS;
    no += 1;
    return { event, args, conditions: NO_FAULTS, no };
  };
  const arriving = model().underWay.slice();
  for (const status of arriving) {
    if (mayBeLost(model(), status.attempt) && dice.chance(0.5)) continue;
    yield step(notifiedEvent, { status, isKept: false });
  }
  for (const waitMs of WAITS_MS) {
    yield step(clockEvent, waitMs);
    yield step(sweepEvent, true);
    yield step(workEvent, true);
  }
  yield step(sealEvent, true);
}
