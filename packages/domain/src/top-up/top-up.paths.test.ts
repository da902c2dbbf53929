import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Card } from '../card/index.ts';
import { CARD_TODAY, openFacts } from '../card/testing.ts';
import { done, failed, stateIds, walk } from '../gateway/testing.ts';
import { money } from '../money/index.ts';
import { euro } from '../money/testing.ts';
import {
  selectBookedTopUp,
  selectIsTopUp,
  selectTopUpFailure,
  selectTopUpOffer,
  selectTopUpRefusal,
  topUpMachine,
} from './index.ts';
import type { BookedTopUp, TopUpEvent, TopUpInput, TopUpSnapshot } from './index.ts';

const eur = (amount: string) => money(amount, euro);
const card: Card = {
  cardNumber: '9999000000004417',
  pin: null,
  balance: eur('40'),
  initialBalance: eur('50'),
  country: 'FR',
  purchasedOn: CARD_TODAY,
  expiresOn: CARD_TODAY,
  state: 'new',
  isBlocked: false,
  lock: null,
};
const WALLET = {
  balance: eur('0'),
  inProgress: eur('0'),
  orderCount: 0,
  isReloadable: true,
  cardNumber: null,
  processAmount: eur('0'),
};

const open = (entry: string, over: Partial<Card> = {}) =>
  ({
    type: 'open',
    entry,
    target: { type: 'card', card: { ...card, ...over }, facts: openFacts(card) },
    limits: { minAmount: eur('10'), maxAmount: eur('250') },
  }) as const;

const paid = { state: 'paid', paymentId: 'p-1', cardToken: 'tok' } as const;
const inputs: readonly TopUpInput[] = [
  { returned: null, bookedPaymentId: null },
  { returned: { state: 'failed' }, bookedPaymentId: null },
  { returned: paid, bookedPaymentId: null },
  { returned: paid, bookedPaymentId: 'p-0' },
  { returned: paid, bookedPaymentId: 'p-1' },
];
const BOOKED: BookedTopUp = { cardNumber: card.cardNumber, balance: eur('90') };
const DOWN = { reason: 'network', code: null, isRetryable: true };
const REFUSED = { reason: 'refused', code: '20010', message: 'no', isRetryable: false };

const own: readonly TopUpEvent[] = [
  open('50'),
  open('5'),
  open('50', { isBlocked: true }),
  { type: 'pay' },
  { type: 'change' },
  { type: 'paymentNotStarted' },
  { type: 'again' },
];
const walked = walk(
  topUpMachine,
  [
    ...own.map((event) => ({ ...event })),
    done('openTopUp', { transactionNo: 'T1', fee: null }),
    done('openTopUp', { transactionNo: 'T2', fee: eur('1.50') }),
    done('bookTopUp', BOOKED),
    ...['openTopUp', 'bookTopUp'].flatMap((call) => [failed(call, DOWN), failed(call, REFUSED)]),
  ],
  inputs,
);
const first = (input: TopUpInput) => createActor(topUpMachine, { input }).getSnapshot();

/** The states that accept each event; all others refuse it. */
const TAKEN: Readonly<Record<TopUpEvent['type'], (snapshot: TopUpSnapshot) => boolean>> = {
  open: (snapshot) => ['ready', 'booked', 'failed'].includes(String(snapshot.value)),
  pay: (snapshot) => snapshot.matches('offered'),
  change: (snapshot) => snapshot.matches('offered'),
  paymentNotStarted: (snapshot) => snapshot.matches('paying'),
  again: (snapshot) => snapshot.matches('unbooked') && selectTopUpFailure(snapshot)?.isRetryable === true,
};

describe('every path of a top-up', () => {
  test('reaches every state but the one it passes through, and takes every transition [S1.15]', () => {
    expect(stateIds(topUpMachine).filter((id) => !walked.reached.has(id))).toEqual(['topUp.deciding']);
    expect(walked.notTaken).toEqual([]);
  });

  test('accepts each event exactly in the states of the table, in every snapshot [A-87]', () => {
    for (const snapshot of walked.snapshots) {
      for (const event of own)
        expect(snapshot.can(event), `${event.type} in ${String(snapshot.value)}`).toBe(TAKEN[event.type](snapshot));
    }
  });

  test('opens only a valid amount, and reports why otherwise [A-87]', () => {
    const opened = walked.steps.filter(({ from, event }) => event.type === 'open' && TAKEN.open(from));
    for (const { event, to } of opened) {
      const { entry, target } = event as unknown as ReturnType<typeof open>;
      const refusal = target.card.isBlocked ? 'CardBlocked' : 'AmountBelowMinimum';
      const isAccepted = entry === '50' && !target.card.isBlocked;
      expect(to.value).toBe(isAccepted ? 'opening' : 'ready');
      expect(selectTopUpRefusal(to)?._tag).toBe(isAccepted ? undefined : refusal);
      expect(to.context.request).toEqual(isAccepted ? { cardNumber: card.cardNumber, amount: eur('50') } : null);
    }
    expect(new Set(opened.map(({ from }) => from.value))).toEqual(new Set(['ready', 'booked', 'failed']));
  });

  test('offers amount and fee before payment, and clears the offer on a change [A-08]', () => {
    const dues = walked.snapshots
      .filter((snapshot) => snapshot.matches('offered') || snapshot.matches('paying'))
      .map((snapshot) => selectTopUpOffer(snapshot)?.due);
    expect(dues).toEqual(expect.arrayContaining([eur('50'), eur('51.50')]));
    expect(dues).not.toContain(undefined);
    for (const { from, event, to } of walked.steps) {
      if (event.type !== 'change' || !from.matches('offered')) continue;
      expect([selectTopUpOffer(to), to.context.request]).toEqual([null, null]);
    }
  });
});

test('an opening that fails is back at the amount with its reason, until the next one begins', () => {
  const failures = walked.steps.filter(
    ({ from, event }) => event.type === 'xstate.error.actor.openTopUp' && from.matches('opening'),
  );
  expect(failures.map(({ to }) => [to.value, selectTopUpFailure(to)?.reason])).toEqual(
    failures.map(({ event }) => ['ready', (event['error'] as typeof DOWN).reason]),
  );
  expect(failures.length).toBeGreaterThan(0);
  for (const { to } of walked.steps.filter(({ event }) => event.type === 'open')) {
    if (to.matches('opening')) expect(selectTopUpFailure(to)).toBeNull();
  }
});

describe('coming back', () => {
  test('books a payment that was not booked yet, and repeats nothing [A-87]', () => {
    expect(inputs.map((input) => first(input).value)).toEqual(['ready', 'failed', 'booking', 'booking', 'ready']);
    expect(first(inputs[2]!).context.payment).toEqual({ paymentId: 'p-1', cardToken: 'tok' });
  });

  test('is a top-up with the flag isTopUp once it is booked, and only then [S4.48]', () => {
    for (const { from, event, to } of walked.steps) {
      expect(selectIsTopUp(to)).toBe(to.matches('booked'));
      expect(selectBookedTopUp(to)).toEqual(to.matches('booked') ? BOOKED : null);
      if (to.matches('booked') && !from.matches('booked'))
        expect([from.value, event.type]).toEqual(['booking', 'xstate.done.actor.bookTopUp']);
    }
  });

  test('clears the card token as soon as it was used [A-87]', () => {
    for (const snapshot of walked.snapshots) {
      const isNeeded = snapshot.matches('booking') || snapshot.matches('unbooked');
      expect(JSON.stringify(snapshot.context).includes('tok')).toBe(isNeeded);
    }
  });

  test('never reports a payment that could not be booked as failed: booking may be retried if that may help [A-87]', () => {
    const answers = walked.steps.filter(
      ({ from, event }) => event.type === 'xstate.error.actor.bookTopUp' && from.matches('booking'),
    );
    expect(answers.map(({ to }) => to.value)).toEqual(answers.map(() => 'unbooked'));
    expect(answers.map(({ to }) => to.can({ type: 'again' }))).toEqual(
      answers.map(({ event }) => event['error'] === DOWN),
    );
  });

  test('from a failed payment changes no balance and reports it, until a new top-up begins [A-87]', () => {
    for (const { from, event, to } of walked.steps) {
      if (!from.matches('failed') || event.type !== 'open') continue;
      expect(to.context.hasFailed).toBe(false);
      expect(selectBookedTopUp(from)).toBeNull();
    }
  });
});

const recorded = (input: TopUpInput) => {
  const log: unknown[] = [];
  const machine = topUpMachine.provide({
    actors: {
      openTopUp: fromPromise(async ({ input: call }) => {
        log.push(call);
        return { transactionNo: 'T1', fee: null };
      }),
      bookTopUp: fromPromise(async ({ input: call }) => {
        log.push(call);
        return BOOKED;
      }),
    },
    actions: {
      rememberBooked: (_, payment) => void log.push(['remember', payment?.paymentId]),
      forgetReturn: () => void log.push('forget'),
    },
  });
  return { log, actor: createActor(machine, { input }).start() };
};

test('with gateways in place a top-up is opened by its request, and the page waits [S1.15]', async () => {
  const { log, actor } = recorded(inputs[0]!);
  actor.send({ ...open('50'), target: { type: 'wallet', wallet: { ...WALLET } } });
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  await waitFor(actor, (snapshot) => snapshot.matches('offered'));
  expect(log).toEqual([{ cardNumber: null, amount: eur('50') }]);
});

test('a paid return is booked once, remembered, and leaves the address; a failed one leaves the address [S4.48][A-87]', async () => {
  const { log, actor } = recorded(inputs[2]!);
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  await waitFor(actor, selectIsTopUp);
  expect(log).toEqual([{ paymentId: 'p-1', cardToken: 'tok' }, ['remember', 'p-1'], 'forget']);
  expect(recorded(inputs[1]!).log).toEqual(['forget']);
});
