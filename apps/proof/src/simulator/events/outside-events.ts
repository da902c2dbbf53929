/** What buyers do at the provider, and time passing. Only the outside world changes; the shop learns of it later, or never. */
import { event } from '../event-kind.ts';
import { FIRST_DAY, type Model, type OutsidePayment, type ProviderStatus, currentStatus } from '../model.ts';

const CLAIMS = ['amount', 'order', 'currency', 'shop'] as const;

interface Ending {
  readonly payment: OutsidePayment;
  readonly status: ProviderStatus;
}

const paymentIdOf = ({ attempt, paymentIds }: OutsidePayment): string => `pay.${attempt}.${paymentIds.length + 1}`;

/** The buyer pays, cancels or is refused. A payment that was over may still turn out to be paid. */
export const payEvent = event<Ending>({
  name: 'pay',
  weight: 6,
  choose: ({ model, dice }) => {
    const unpaid = [...model.payments.values()].filter(({ state }) => state !== 'paid');
    if (unpaid.length === 0) return null;
    const before = dice.pick(unpaid);
    const state = dice.chance(0.75) ? 'paid' : dice.pick(['refused', 'cancelled', 'expired'] as const);
    const payment: OutsidePayment = {
      ...before,
      state,
      paymentIds: state === 'paid' ? [paymentIdOf(before)] : [],
      claim: dice.chance(0.08) ? dice.pick(CLAIMS) : null,
      needsMessage: before.state !== 'open',
      paidAt: state === 'paid' ? model.now : null,
    };
    return { payment, status: currentStatus(payment) };
  },
  core: ({ model }, { payment, status }) => {
    model.payments.set(payment.attempt, payment);
    model.underWay.push(status);
  },
  server: null,
});

/** The buyer pays a second time: a separate payment, reported only by its notification. */
export const payAgainEvent = event<Ending>({
  name: 'payAgain',
  weight: 0.4,
  choose: ({ model, dice }) => {
    const paid = [...model.payments.values()].filter(({ state, claim }) => state === 'paid' && claim === null);
    if (paid.length === 0) return null;
    const before = dice.pick(paid);
    const paymentId = paymentIdOf(before);
    const payment = { ...before, paymentIds: [...before.paymentIds, paymentId] };
    return { payment, status: { ...currentStatus(before), paymentId } };
  },
  core: ({ model }, { payment, status }) => {
    model.payments.set(payment.attempt, payment);
    model.underWay.push(status);
  },
  server: null,
});

/** The provider reports a payment that is still open: the report may arrive after the one that it is paid. */
export const tellOpenEvent = event<ProviderStatus>({
  name: 'tellOpen',
  weight: 0.5,
  choose: ({ model, dice }) => {
    const open = [...model.payments.values()].filter(({ state }) => state === 'open');
    return open.length === 0 ? null : currentStatus(dice.pick(open));
  },
  core: ({ model }, status) => void model.underWay.push(status),
  server: null,
});

const SECOND_MS = 1000;
const JUMPS_MS = [1, 20, 61, 5 * 60, 16 * 60, 31 * 60, 2 * 3600, -90].map((seconds) => seconds * SECOND_MS);

/** Time passes; now and then the clock is set back. */
export const clockEvent = event<number>({
  name: 'clock',
  weight: 3,
  choose: ({ dice }) => dice.pick(JUMPS_MS),
  core: ({ model }, jumpMs) => void (model.now += jumpMs),
  server: null,
});

/** Mostly too short for anything to expire. */
const MOMENTS_MS = [1, 20, 61, 61, 5 * 60, 31 * 60].map((seconds) => seconds * SECOND_MS);

export const momentEvent = event<number>({
  name: 'moment',
  weight: 2,
  choose: ({ dice }) => dice.pick(MOMENTS_MS),
  core: ({ model }, jumpMs) => void (model.now += jumpMs),
  server: null,
});

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** No message may be given up in a schedule, whose work must all complete: half a day is left for the moments in between. */
const isSoonEnough = ({ outbox, now }: Model, jumpMs: number): boolean =>
  [...outbox.values()].every(({ isDone, giveUpAt }) => isDone || giveUpAt > now + jumpMs + DAY_MS / 2);

/** The day ends in the unit's time zone, and cards valid until then expire. */
export const nightEvent = event<number>({
  name: 'night',
  weight: 0.6,
  choose: ({ model, dice }) => {
    const jumpMs = dice.pick([13, 14]) * HOUR_MS;
    return isSoonEnough(model, jumpMs) ? jumpMs : null;
  },
  core: ({ model }, jumpMs) => void (model.now += jumpMs),
  server: null,
});

/** With the days without faults far below the thirty after which the shop forgets what it answered. */
const LAST_MS = Date.UTC(FIRST_DAY.year, FIRST_DAY.month - 1, FIRST_DAY.day + 14);

/** Quotations, links and transfers end. */
export const daysEvent = event<number>({
  name: 'days',
  weight: 1,
  choose: ({ model, dice }) => {
    const jumpMs = dice.pick([2, 5]) * DAY_MS;
    return model.now + jumpMs < LAST_MS && isSoonEnough(model, jumpMs) ? jumpMs : null;
  },
  core: ({ model }, jumpMs) => void (model.now += jumpMs),
  server: null,
});
