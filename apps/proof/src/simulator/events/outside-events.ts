/** What buyers do at the provider, and time. Only the world outside changes; the shop learns of it later, or never. */
import { event } from '../event-kind.ts';
import { type OutsidePayment, type Saying, sayingOf } from '../model.ts';

const CLAIMS = ['amount', 'order', 'currency', 'shop'] as const;

interface Ending {
  readonly payment: OutsidePayment;
  readonly saying: Saying;
}

const paymentIdOf = ({ attempt, paymentIds }: OutsidePayment): string => `pay.${attempt}.${paymentIds.length + 1}`;

/** The buyer pays, gives up or is refused. A payment that was over may still turn out paid. */
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
    return { payment, saying: sayingOf(payment) };
  },
  core: ({ model }, { payment, saying }) => {
    model.payments.set(payment.attempt, payment);
    model.underWay.push(saying);
  },
  server: null,
});

/** The buyer pays once more for what is paid: a payment of its own, which only its message tells of. */
export const payAgainEvent = event<Ending>({
  name: 'payAgain',
  weight: 0.4,
  choose: ({ model, dice }) => {
    const paid = [...model.payments.values()].filter(({ state, claim }) => state === 'paid' && claim === null);
    if (paid.length === 0) return null;
    const before = dice.pick(paid);
    const paymentId = paymentIdOf(before);
    const payment = { ...before, paymentIds: [...before.paymentIds, paymentId] };
    return { payment, saying: { ...sayingOf(before), paymentId } };
  },
  core: ({ model }, { payment, saying }) => {
    model.payments.set(payment.attempt, payment);
    model.underWay.push(saying);
  },
  server: null,
});

/** The provider tells of a payment that is still open: it may come after the news that it is paid. */
export const tellOpenEvent = event<Saying>({
  name: 'tellOpen',
  weight: 0.5,
  choose: ({ model, dice }) => {
    const open = [...model.payments.values()].filter(({ state }) => state === 'open');
    return open.length === 0 ? null : sayingOf(dice.pick(open));
  },
  core: ({ model }, saying) => void model.underWay.push(saying),
  server: null,
});

const SECOND_MS = 1000;
const JUMPS_MS = [1, 20, 61, 5 * 60, 16 * 60, 31 * 60, 2 * 3600, -90].map((seconds) => seconds * SECOND_MS);

/** Time goes on; now and then the clock is set back. */
export const clockEvent = event<number>({
  name: 'clock',
  weight: 3,
  choose: ({ dice }) => dice.pick(JUMPS_MS),
  core: ({ model }, jumpMs) => void (model.now += jumpMs),
  server: null,
});

/** Mostly too little for anything to run out. */
const MOMENTS_MS = [1, 20, 61, 61, 5 * 60, 31 * 60].map((seconds) => seconds * SECOND_MS);

export const momentEvent = event<number>({
  name: 'moment',
  weight: 2,
  choose: ({ dice }) => dice.pick(MOMENTS_MS),
  core: ({ model }, jumpMs) => void (model.now += jumpMs),
  server: null,
});

const HOUR_MS = 3_600_000;

/** The day ends where the unit is, and with it the cards that could be spent until then. */
export const nightEvent = event<number>({
  name: 'night',
  weight: 0.6,
  choose: ({ dice }) => dice.pick([13, 14]) * HOUR_MS,
  core: ({ model }, jumpMs) => void (model.now += jumpMs),
  server: null,
});
