import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Card } from '../card/index.ts';
import { CARD_TODAY, openFacts, SAMPLE_CARD } from '../card/testing.ts';
import { done, failed, stateIds, walk } from '../gateway/testing.ts';
import type { WalkEvent } from '../gateway/testing.ts';
import { money } from '../money/index.ts';
import { euro } from '../money/testing.ts';
import { paymentRedirectMachine } from '../payment/index.ts';
import {
  selectBookedTopUp,
  selectGivenUp,
  selectIsTopUp,
  selectRefusedEntry,
  selectResumed,
  selectTopUpFailure,
  selectTopUpOffer,
  selectTopUpRefusal,
  topUpMachine,
} from './index.ts';
import type { BookedTopUp, TopUpEvent, TopUpInput, TopUpPayer, TopUpSnapshot, TopUpToPay } from './index.ts';

const eur = (amount: string) => money(amount, euro);
const card: Card = { ...SAMPLE_CARD, pin: null };
const WALLET = {
  balance: eur('0'),
  inProgress: eur('0'),
  orderCount: 0,
  isReloadable: true,
  cardNumber: null,
  processAmount: eur('0'),
};
const PLACE = { itemCode: 'AB1', card: '4417' };

const open = (entry: string, over: Partial<Card> = {}) =>
  ({
    type: 'open',
    entry,
    target: { type: 'card', card: { ...card, ...over }, facts: { ...openFacts(card), today: CARD_TODAY } },
    limits: { minAmount: eur('10'), maxAmount: eur('250') },
    place: PLACE,
  }) as const;

const LEFT: TopUpToPay = {
  transactionNo: 'T0',
  cardNumber: card.cardNumber,
  amount: eur('20'),
  due: eur('21'),
  transfer: null,
};
const resume = { type: 'resume', topUp: LEFT, place: PLACE } as const;
const giveUp = { type: 'giveUp', topUp: LEFT } as const;

const paid = { state: 'paid', paymentId: 'p-1', cardToken: 'tok' } as const;
const NOTHING = { returned: null, bookedPaymentId: null, entry: null };
const inputs: readonly TopUpInput[] = [
  NOTHING,
  { ...NOTHING, returned: { state: 'failed' }, entry: '50.00' },
  { ...NOTHING, returned: paid },
  { ...NOTHING, returned: paid, bookedPaymentId: 'p-0' },
  { ...NOTHING, returned: paid, bookedPaymentId: 'p-1' },
];
const BOOKED: BookedTopUp = { cardNumber: card.cardNumber, balance: eur('90') };
const PAYER: TopUpPayer = { provider: 'lyra', method: 'C04', email: 'i@example.org', mobileNo: null };
const DOWN = { reason: 'network', code: null, isRetryable: true };
const REFUSED = { reason: 'refused', code: '20010', message: 'no', isRetryable: false };

const SESSION = { redirectUrl: 'https://pay.example/1', paymentLogId: 'log-1' };
const FAILURE = { _tag: 'GatewayFailure', message: '', ...DOWN } as const;
const redirectIn = (value: 'ready' | 'creatingSession' | 'redirecting', context = {}): WalkEvent => {
  const begun = createActor(paymentRedirectMachine).getSnapshot().context;
  const snapshot = paymentRedirectMachine.resolveState({ value, context: { ...begun, ...context } });
  return { type: 'xstate.snapshot.redirect', snapshot };
};

const own: readonly TopUpEvent[] = [
  open('50'),
  open('5'),
  open('50', { isBlocked: true }),
  resume,
  giveUp,
  { type: 'pay' },
  { type: 'change' },
  { type: 'cameBack' },
  { type: 'leave' },
  { type: 'again' },
];
const walked = walk(
  topUpMachine,
  [
    ...own.map((event) => ({ ...event })),
    done('openTopUp', { transactionNo: 'T1', fee: null }),
    done('openTopUp', { transactionNo: 'T2', fee: eur('1.50') }),
    done('readPayer', PAYER),
    redirectIn('creatingSession'),
    redirectIn('redirecting', { session: SESSION }),
    redirectIn('ready', { failure: FAILURE }),
    done('giveUpTopUp'),
    done('bookTopUp', BOOKED),
    ...['openTopUp', 'bookTopUp', 'giveUpTopUp'].flatMap((call) => [failed(call, DOWN), failed(call, REFUSED)]),
    failed('readPayer', DOWN),
  ],
  inputs,
);
const first = (input: TopUpInput) => createActor(topUpMachine, { input }).getSnapshot();
const placeOf = ({ value }: TopUpSnapshot): string =>
  typeof value === 'string' ? value : Object.entries(value).flat().join('.');

const BEGINNING = ['ready', 'booked', 'failed'];
/** The states that accept each event; all others refuse it. */
const TAKEN: Readonly<Record<TopUpEvent['type'], (snapshot: TopUpSnapshot) => boolean>> = {
  open: (snapshot) => BEGINNING.includes(placeOf(snapshot)),
  resume: (snapshot) => BEGINNING.includes(placeOf(snapshot)),
  giveUp: (snapshot) => BEGINNING.includes(placeOf(snapshot)),
  pay: (snapshot) => snapshot.matches('offered'),
  change: (snapshot) => snapshot.matches('offered'),
  cameBack: (snapshot) => snapshot.matches({ paying: 'away' }),
  leave: (snapshot) => [...BEGINNING, 'offered'].includes(placeOf(snapshot)),
  again: (snapshot) => snapshot.matches('unbooked') && selectTopUpFailure(snapshot)?.failure.isRetryable === true,
};

describe('every path of a top-up', () => {
  test('reaches every state but the one it passes through, and takes every transition [S1.15]', () => {
    expect(stateIds(topUpMachine).filter((id) => !walked.reached.has(id))).toEqual(['topUp.deciding']);
    expect(walked.notTaken).toEqual([]);
  });

  test('accepts each event exactly in the states of the table, in every snapshot [A-87]', () => {
    for (const snapshot of walked.snapshots) {
      for (const event of own)
        expect(snapshot.can(event), `${event.type} in ${placeOf(snapshot)}`).toBe(TAKEN[event.type](snapshot));
    }
  });

  test('offers only a valid amount, asks nobody for it, and reports why otherwise [A-87][A-172]', () => {
    const opened = walked.steps.filter(({ from, event }) => event.type === 'open' && TAKEN.open(from));
    for (const { event, to } of opened) {
      const { entry, target } = event as unknown as ReturnType<typeof open>;
      const refusal = target.card.isBlocked ? 'CardBlocked' : 'AmountBelowMinimum';
      const isAccepted = entry === '50' && !target.card.isBlocked;
      expect(to.value).toBe(isAccepted ? 'offered' : 'ready');
      expect(Object.keys(to.children)).toEqual([]);
      expect(selectTopUpRefusal(to)?._tag).toBe(isAccepted ? undefined : refusal);
      expect(to.context.request).toEqual(isAccepted ? { cardNumber: card.cardNumber, amount: eur('50') } : null);
      expect(selectTopUpOffer(to)?.transactionNo).toBe(isAccepted ? null : undefined);
    }
    expect(new Set(opened.map(({ from }) => from.value))).toEqual(new Set(BEGINNING));
  });

  test('begins at the first “Pay” and not again at the next one; leaves only at a price that was shown [A-08][A-172]', () => {
    for (const { from, event, to } of walked.steps) {
      if (event.type === 'pay' && from.matches('offered'))
        expect(to.matches('opening')).toBe(from.context.offer?.transactionNo === null);
      if (event.type !== 'xstate.done.actor.openTopUp' || !from.matches('opening')) continue;
      const isFree = (event['output'] as { fee: unknown }).fee === null;
      expect(placeOf(to)).toBe(isFree ? 'paying.preparing' : 'offered');
      expect(selectTopUpOffer(to)?.due).toEqual(isFree ? eur('50') : eur('51.50'));
    }
  });

  test('clears the offer on a change', () => {
    for (const { from, event, to } of walked.steps) {
      if (event.type !== 'change' || !from.matches('offered')) continue;
      expect([selectTopUpOffer(to), to.context.request]).toEqual([null, null]);
    }
  });

  test('that does not reach the provider is back where it was paid from, with the reason: at its offer, or on the page [A-37]', () => {
    const stops = walked.steps.filter(
      ({ from, to }) =>
        (from.matches('opening') || from.matches('paying')) && !to.hasTag('busy') && selectTopUpFailure(to) !== null,
    );
    for (const { from, to } of stops) {
      expect(selectTopUpFailure(to)?.stopped).toBe('paying');
      expect(to.value).toBe(selectResumed(from) === null ? 'offered' : 'ready');
    }
    expect(new Set(stops.map(({ to }) => to.value))).toEqual(new Set(['offered', 'ready']));
    for (const { to } of walked.steps.filter(({ event }) => event.type === 'open'))
      if (to.matches('offered') && to.context.offer?.transactionNo === null)
        expect([null, 'paying']).toContain(selectTopUpFailure(to)?.stopped ?? null);
  });
});

describe('a top-up that was left', () => {
  test('goes on at its own number, whose amount and fee are what was begun [A-172]', () => {
    const resumed = walked.steps.filter(({ from, event }) => event.type === 'resume' && TAKEN.resume(from));
    expect(resumed.length).toBeGreaterThan(0);
    for (const { to } of resumed) {
      expect([placeOf(to), selectResumed(to), selectTopUpOffer(to)]).toEqual(['paying.preparing', 'T0', null]);
      expect(to.context.offer).toEqual({ transactionNo: 'T0', amount: eur('20'), fee: eur('1'), due: eur('21') });
    }
  });

  test('is given up by its buyer’s word, which the page then says; or not, and the page says that [A-172]', () => {
    const ends = walked.steps.filter(
      ({ from, event }) => from.matches('givingUp') && event.type.endsWith('giveUpTopUp'),
    );
    for (const { event, to } of ends) {
      const isDone = event.type.startsWith('xstate.done');
      expect(to.value).toBe('ready');
      expect(selectGivenUp(to)).toEqual(isDone ? eur('20') : null);
      expect(selectTopUpFailure(to)?.stopped).toBe(isDone ? undefined : 'givingUp');
    }
    expect(ends.length).toBeGreaterThan(2);
  });

  test('by going back in the browser is nothing in hand any more: the page asks what stands [A-172]', () => {
    for (const { from, event, to } of walked.steps) {
      if (event.type !== 'cameBack' || !from.matches({ paying: 'away' })) continue;
      expect([to.value, to.context.offer, to.context.request]).toEqual(['ready', null, null]);
    }
  });
});

test('looking at another card takes nothing of this one along [A-172]', () => {
  for (const { from, event, to } of walked.steps) {
    if (event.type !== 'leave' || !from.can({ type: 'leave' })) continue;
    const { booked, refused, givenUp, failure, offer } = to.context;
    expect([to.value, booked, refused, givenUp, failure, offer]).toEqual(['ready', null, null, null, null, null]);
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

  test('from a failed payment changes no balance and keeps the amount, until a new top-up begins [A-87][A-172]', () => {
    expect(inputs.map((input) => selectRefusedEntry(first(input)))).toEqual([null, '50.00', null, null, null]);
    for (const { from, event, to } of walked.steps) {
      if (!from.matches('failed') || event.type !== 'open') continue;
      expect([to.context.hasFailed, selectRefusedEntry(to)]).toEqual([false, null]);
      expect(selectBookedTopUp(from)).toBeNull();
    }
  });
});

const recorded = (input: TopUpInput) => {
  const log: unknown[] = [];
  const noted = <Output>(asked: unknown, output: Output): Output => {
    log.push(asked);
    return output;
  };
  const machine = topUpMachine.provide({
    actors: {
      openTopUp: fromPromise(async ({ input: asked }) => noted(asked, { transactionNo: 'T1', fee: null })),
      readPayer: fromPromise(async () => PAYER),
      redirect: paymentRedirectMachine.provide({
        actors: {
          fetchCsrfToken: fromPromise(async () => 'csrf'),
          createPaymentSession: fromPromise(async ({ input: asked }) => noted(asked, SESSION)),
        },
        actions: { redirect: (_, { redirectUrl }) => void log.push(redirectUrl) },
      }),
      giveUpTopUp: fromPromise(async ({ input: asked }) => noted(asked, undefined)),
      bookTopUp: fromPromise(async ({ input: asked }) => noted(asked, BOOKED)),
    },
    actions: {
      rememberBooked: (_, payment) => void log.push(['remember', payment?.paymentId]),
      rememberUnderWay: (_, underWay) => void log.push(underWay),
      forgetReturn: () => void log.push('forget'),
      tellChanged: () => void log.push('changed'),
    },
  });
  return { log, actor: createActor(machine, { input }).start() };
};

test('with gateways in place nothing is called before “Pay”; then the top-up begins, its place is kept, and the browser leaves [S1.15][A-172]', async () => {
  const { log, actor } = recorded(inputs[0]!);
  actor.send({ ...open('50'), target: { type: 'wallet', wallet: { ...WALLET } }, place: null });
  expect([log, actor.getSnapshot().value]).toEqual([[], 'offered']);
  actor.send({ type: 'pay' });
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  await waitFor(actor, (snapshot) => snapshot.matches({ paying: 'away' }));
  const request = {
    orderNo: 'T1',
    amount: '50.00',
    currency: 'EUR',
    method: 'C04',
    email: PAYER.email,
    mobileNo: null,
  };
  const underWay = {
    type: 'topupWallet',
    provider: 'lyra',
    orderNo: 'T1',
    itemCode: null,
    card: null,
    paymentLogId: 'log-1',
    chosenMeans: null,
    entry: '50.00',
  };
  expect(log).toEqual([
    { cardNumber: null, amount: eur('50') },
    { csrfToken: 'csrf', request },
    SESSION.redirectUrl,
    underWay,
  ]);
  actor.send({ type: 'cameBack' });
  expect(log.at(-1)).toBe('changed');
});

test('one that was left is paid and given up by its own number [A-172]', async () => {
  const going = recorded(inputs[0]!);
  going.actor.send(resume);
  await waitFor(going.actor, (snapshot) => snapshot.matches({ paying: 'away' }));
  expect(going.log[0]).toMatchObject({ request: { orderNo: 'T0', amount: '21.00' } });
  expect(going.log.at(-1)).toMatchObject({ type: 'topup', orderNo: 'T0', ...PLACE, entry: '20.00' });
  const leaving = recorded(inputs[0]!);
  leaving.actor.send(giveUp);
  await waitFor(leaving.actor, (snapshot) => snapshot.matches('ready'));
  expect(leaving.log).toEqual([LEFT, 'changed']);
});

test('a paid return is booked once, remembered, and leaves the address; a failed one leaves the address [S4.48][A-87]', async () => {
  const { log, actor } = recorded(inputs[2]!);
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  await waitFor(actor, selectIsTopUp);
  expect(log).toEqual([{ paymentId: 'p-1', cardToken: 'tok' }, ['remember', 'p-1'], 'changed', 'forget']);
  expect(recorded(inputs[1]!).log).toEqual(['forget']);
});
