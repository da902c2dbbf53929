import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { done, failed, walk } from '../gateway/testing.ts';
import { encodeAmount, money } from '../money/index.ts';
import { euro } from '../money/testing.ts';
import type { Coupon, CouponAnswer, CouponPurpose } from '../coupon/index.ts';
import { storedCoupons } from './coupons-standing.ts';
import type { CouponAnswers } from './coupons-state.ts';
import { couponsMachine, selectCoupons } from './coupons.machine.ts';
import type { CouponsEvent, CouponsSnapshot } from './coupons.machine.ts';

const eur = (amount: string) => money(amount, euro);
const card = (over: Partial<Coupon> = {}): Coupon => ({
  cardNumber: '6001',
  balance: eur('40'),
  isPartialRedeemAllowed: true,
  brands: [],
  suitedItemCodes: ['GC1'],
  isThirdParty: false,
  isVerified: false,
  ...over,
});
const purpose = (quantity = 1): CouponPurpose => ({
  currency: euro,
  lines: [{ itemCode: 'GC1', parentItemCode: null, amount: eur('50'), quantity, due: eur(String(50 * quantity)) }],
});
const EMPTIED: CouponPurpose = { currency: euro, lines: [] };
const found = (over: Partial<Coupon> = {}): CouponAnswer => ({ _tag: 'CouponFound', coupon: card(over) });
const whole = { cardNumber: '6002', balance: eur('90'), isPartialRedeemAllowed: false };
const answers = (answer: CouponAnswer): CouponAnswers => [['6001', answer]];
const same = answers(found());
const less = answers(found({ balance: eur('10') }));
const gone = answers({ _tag: 'CouponRemoved' });

/** Prefixes of the unit's numbers without PIN. */
const PINS = { prefixesWithoutPin: ['92'] };
const own: readonly CouponsEvent[] = [
  { type: 'add', entry: { cardNumber: ' 60 02 ', pin: ' 12 ' }, pins: PINS },
  { type: 'add', entry: { cardNumber: ' ', pin: '' }, pins: PINS },
  { type: 'acceptLoss' },
  { type: 'declineLoss' },
  { type: 'remove', cardNumber: '6001' },
  { type: 'reset' },
  { type: 'askAgain' },
  { type: 'verify' },
  { type: 'cartChanged', purpose: EMPTIED },
];
const walked = walk(
  couponsMachine,
  [
    ...own.map((event) => ({ ...event })),
    done('queryCoupon', found({ cardNumber: '6002' })),
    done('queryCoupon', found(whole)),
    done('queryCoupon', { _tag: 'CouponRemoved' }),
    failed('queryCoupon', new Error('away')),
    ...[same, less, gone].map((given) => done('queryCoupons', given)),
    failed('queryCoupons', new Error('away')),
  ],
  [
    { coupons: [card()], purpose: purpose() },
    { coupons: [], purpose: purpose() },
  ],
);
const stepsBy = (type: string) => walked.steps.filter(({ event }) => event.type === type);
const phaseOf = (snapshot: CouponsSnapshot) => selectCoupons(snapshot).phase;

/** A typed coupon is queried once those of the list are. */
const afterAnswers = (before: CouponsSnapshot) => (selectCoupons(before).isAdding ? 'adding' : 'resting');

/** The states that accept each event; all others refuse it. */
const TAKEN: Readonly<Record<CouponsEvent['type'], readonly string[]>> = {
  add: ['resting', 'asking'],
  acceptLoss: ['warning'],
  declineLoss: ['warning'],
  remove: ['resting', 'asking'],
  reset: ['resting', 'asking'],
  askAgain: ['resting'],
  verify: ['resting'],
  cartChanged: ['resting', 'adding', 'warning', 'asking', 'verifying'],
};

describe('every path of the coupons', () => {
  test('reaches every state and takes every transition [S4.42]', () => {
    expect(walked.notReached).toEqual([]);
    expect(walked.notTaken).toEqual([]);
  });

  test('accepts each event exactly in the states of the table', () => {
    for (const snapshot of walked.snapshots)
      for (const event of own) {
        const where = phaseOf(snapshot);
        expect(snapshot.can(event), `${event.type} in ${where}`).toBe(TAKEN[event.type].includes(where));
      }
  });

  test('is asking exactly while a call runs', () => {
    for (const snapshot of walked.snapshots)
      expect(Object.keys(snapshot.children).length > 0).toBe(
        ['adding', 'asking', 'verifying'].includes(phaseOf(snapshot)),
      );
  });

  test('an entry is refused before any call, or queried without its spaces [A-17]', () => {
    for (const { from, event, to } of stepsBy('add')) {
      if (!TAKEN.add.includes(phaseOf(from))) continue;
      const isBlank = (event['entry'] as { cardNumber: string }).cardNumber === ' ';
      const isKnown = from.context.coupons.some(({ cardNumber }) => cardNumber === '6002');
      expect(selectCoupons(to).isAdding).toBe(!isBlank && !isKnown);
      if (phaseOf(from) === 'resting') expect(phaseOf(to)).toBe(isBlank || isKnown ? 'resting' : 'adding');
      expect(to.context.removed).toEqual([]);
      if (isBlank) expect(selectCoupons(to).refusal).toEqual({ _tag: 'Required' });
      else if (isKnown) expect(selectCoupons(to).refusal).toEqual({ _tag: 'CouponInvalid' });
      else expect(to.context).toMatchObject({ entry: { cardNumber: '6002', pin: '12' }, refusal: null });
    }
  });

  test('a coupon that loses nothing is added, one that would lose its rest waits for confirmation, another is refused [A-16]', () => {
    for (const { from, event, to } of stepsBy('xstate.done.actor.queryCoupon')) {
      const answer = event['output'] as CouponAnswer;
      if (answer._tag !== 'CouponFound') {
        expect(selectCoupons(to)).toMatchObject({ phase: 'resting', refusal: { _tag: 'CouponInvalid' } });
        expect(to.context.coupons).toEqual(from.context.coupons);
      } else if (phaseOf(to) === 'warning') {
        expect(encodeAmount(selectCoupons(to).pending!.lost!.lost)).toMatch(/^\d+\.\d\d$/u);
        expect(to.context.coupons).toEqual(from.context.coupons);
      } else if (to.context.coupons !== from.context.coupons) {
        expect(answer.coupon.isPartialRedeemAllowed).toBe(true);
        expect(to.context.coupons.at(-1)).toMatchObject({ cardNumber: '6002', isVerified: true });
        expect(to.context.entry).toEqual({ cardNumber: '', pin: '' });
        expect(to.context.pins['6002']).toBe('12');
      }
    }
    for (const { to } of stepsBy('xstate.error.actor.queryCoupon'))
      expect(selectCoupons(to)).toMatchObject({ phase: 'resting', refusal: { _tag: 'CouponImportFailed' } });
  });

  test('confirming adds the waiting coupon, declining forgets it [A-16]', () => {
    for (const { from, to } of stepsBy('acceptLoss').filter((step) => phaseOf(step.from) === 'warning')) {
      expect(to.context.coupons).toEqual(from.context.pending!.coupons);
      expect(selectCoupons(to)).toMatchObject({ phase: 'resting', pending: null });
    }
    for (const { from, to } of stepsBy('declineLoss').filter((step) => phaseOf(step.from) === 'warning')) {
      expect(to.context.coupons).toEqual(from.context.coupons);
      expect(selectCoupons(to)).toMatchObject({ phase: 'resting', pending: null });
    }
  });

  test('the answers of a query are applied: a removed coupon is named, an unanswered one stays unverified [A-19][S4.43]', () => {
    for (const { from, event, to } of stepsBy('xstate.done.actor.queryCoupons')) {
      const had = from.context.coupons.some(({ cardNumber }) => cardNumber === '6001');
      if (event['output'] === gone)
        expect(to.context.removed).toEqual(had ? [{ cardNumber: '6001', reason: 'noLongerValid' }] : []);
      else if (had) expect(to.context.coupons[0]!.isVerified).toBe(true);
    }
    for (const { from, to } of stepsBy('xstate.error.actor.queryCoupons')) {
      expect(to.context.coupons.every(({ isVerified }) => !isVerified)).toBe(true);
      const hasChanged = phaseOf(from) === 'verifying' || from.context.hasChanged;
      expect(selectCoupons(to)).toMatchObject({ phase: afterAnswers(from), hasChanged });
    }
  });

  test('before payment nothing has changed exactly if every coupon still pays the same [A-19]', () => {
    const verified = stepsBy('xstate.done.actor.queryCoupons').filter(({ from }) => phaseOf(from) === 'verifying');
    expect(verified.length).toBeGreaterThan(0);
    for (const { from, event, to } of verified) {
      const only = from.context.coupons.every(({ cardNumber }) => cardNumber === '6001');
      const balance = encodeAmount(from.context.coupons[0]!.balance);
      const isSame =
        (event['output'] === same && balance === '40.00') || (event['output'] === less && balance === '10.00');
      expect(selectCoupons(to).hasChanged).toBe(!(only && isSame));
    }
    for (const { from, to } of stepsBy('verify'))
      if (phaseOf(from) === 'resting')
        expect(to.context).toMatchObject({ removed: [], hasChanged: false, refusal: null });
  });

  test('an emptied cart has no coupons; another change queries each again [A-19][A-106]', () => {
    for (const { to } of stepsBy('cartChanged')) {
      expect(selectCoupons(to)).toMatchObject({ coupons: [], phase: 'resting', pending: null });
    }
  });

  test('a coupon is being added from a good entry until it is admitted or refused, or there is nothing to pay for any more', () => {
    for (const { from, event, to } of walked.steps) {
      const [before, after] = [selectCoupons(from), selectCoupons(to)];
      if (after.phase === 'adding') expect(after.isAdding).toBe(true);
      if (after.phase === 'resting') expect(after.isAdding).toBe(false);
      if (before.isAdding && !after.isAdding)
        expect(['xstate.done.actor.queryCoupon', 'xstate.error.actor.queryCoupon', 'cartChanged', 'add']).toContain(
          event.type,
        );
    }
  });

  test('removing drops one coupon and the notice about the last entry', () => {
    for (const { from, to } of stepsBy('remove')) {
      if (!TAKEN.remove.includes(phaseOf(from))) continue;
      expect(to.context.coupons.map(({ cardNumber }) => cardNumber)).not.toContain('6001');
      expect(to.context).toMatchObject({ removed: [], refusal: null, hasChanged: false });
    }
  });

  test('a reset leaves none, asks about none any more, and clears the notices [S4.41]', () => {
    for (const { from, to } of stepsBy('reset')) {
      if (!TAKEN.reset.includes(phaseOf(from))) continue;
      expect(selectCoupons(to)).toMatchObject({ coupons: [], removed: [], refusal: null, phase: afterAnswers(from) });
    }
  });
});

/** A machine whose queries wait until the test answers them, oldest first. */
const withOpenQueries = (coupons: readonly Coupon[] = []) => {
  const open: ((answers: CouponAnswers) => void)[] = [];
  const asked: unknown[] = [];
  const actor = createActor(
    couponsMachine.provide({
      actors: {
        queryCoupons: fromPromise(({ input }) => {
          asked.push(input);
          return new Promise((resolve) => open.push(resolve));
        }),
        queryCoupon: fromPromise(async ({ input }) => {
          asked.push(input);
          return found();
        }),
      },
    }),
    { input: { coupons, purpose: purpose() } },
  ).start();
  const answer = (at: number, balance: string) => open[at]!(answers(found({ balance: eur(balance) })));
  const add = async () => {
    actor.send({ type: 'add', entry: { cardNumber: '6001', pin: '123456' }, pins: PINS });
    await waitFor(actor, ({ context }) => context.coupons.length === 1);
  };
  return { actor, answer, add, asked };
};

/** The queries for cards of an earlier page. */
const questionOf = (...numbers: readonly string[]) => ({
  entries: numbers.map((cardNumber) => ({ cardNumber, pin: '' })),
  lines: purpose().lines,
});

/** A machine whose calls all wait; each is answered by number, in the order in which they were made. */
const waiting = (coupons: readonly Coupon[]) => {
  const calls: { readonly asked: unknown; readonly answer: (answer: never) => void }[] = [];
  const call = <Answer>(asked: unknown) => new Promise<Answer>((answer) => void calls.push({ asked, answer }));
  const actor = createActor(
    couponsMachine.provide({
      actors: {
        queryCoupon: fromPromise(({ input }) => call<CouponAnswer>(input)),
        queryCoupons: fromPromise(({ input }) => call<CouponAnswers>(input)),
      },
    }),
    { input: { coupons, purpose: purpose() } },
  ).start();
  const answer = (at: number, given: CouponAnswer | CouponAnswers) => calls[at]!.answer(given as never);
  return { actor, calls, answer, standing: () => selectCoupons(actor.getSnapshot()) };
};

describe('a card that is typed', () => {
  const entry = { cardNumber: '6002', pin: '123456' };

  test('is queried for the new cart when the cart changes meanwhile, after those of the list, and is never forgotten [A-17][A-19]', async () => {
    const { actor, calls, answer, standing } = waiting([card()]);
    answer(0, same);
    await waitFor(actor, (snapshot) => snapshot.matches('resting'));
    actor.send({ type: 'add', entry, pins: PINS });
    actor.send({ type: 'cartChanged', purpose: purpose(2) });
    expect(standing()).toMatchObject({ phase: 'asking', isAdding: true });
    answer(1, { _tag: 'CouponRemoved' });
    answer(2, same);
    await waitFor(actor, (snapshot) => snapshot.matches('adding'));
    expect(calls.map(({ asked }) => asked)).toEqual([
      questionOf('6001'),
      { entry, lines: purpose().lines },
      { ...questionOf('6001'), lines: purpose(2).lines },
      { entry, lines: purpose(2).lines },
    ]);
    answer(3, { _tag: 'CouponRemoved' });
    await waitFor(actor, (snapshot) => snapshot.matches('resting'));
    expect(standing()).toMatchObject({ isAdding: false, refusal: { _tag: 'CouponInvalid' } });
  });

  test('while those of the list are queried waits for them, whatever they are answered', async () => {
    for (const given of [same, gone, null]) {
      const { actor, answer, standing } = waiting([card()]);
      actor.send({ type: 'add', entry, pins: PINS });
      expect(standing()).toMatchObject({ phase: 'asking', isAdding: true });
      if (given === null) actor.send({ type: 'reset' });
      else answer(0, given);
      await waitFor(actor, (snapshot) => snapshot.matches('adding'));
      answer(1, found({ cardNumber: '6002' }));
      await waitFor(actor, (snapshot) => snapshot.matches('resting'));
      expect(standing().coupons.map(({ cardNumber }) => cardNumber)).toContain('6002');
    }
  });

  test('and would lose its rest is asked about again, for the cart that has changed under the question [A-16]', async () => {
    const { actor, answer, standing } = waiting([]);
    actor.send({ type: 'add', entry, pins: PINS });
    answer(0, found(whole));
    await waitFor(actor, (snapshot) => snapshot.matches('warning'));
    actor.send({ type: 'cartChanged', purpose: purpose(2) });
    expect(standing()).toMatchObject({ pending: null, isAdding: true });
    answer(1, found(whole));
    await waitFor(actor, (snapshot) => snapshot.matches('resting'));
    expect(standing().coupons.map(({ cardNumber }) => cardNumber)).toEqual(['6002']);
  });
});

describe('a repeated query', () => {
  test('ignores an answer to an older cart [A-19]', async () => {
    const { actor, answer, add } = withOpenQueries();
    await add();
    actor.send({ type: 'cartChanged', purpose: purpose(2) });
    actor.send({ type: 'cartChanged', purpose: purpose(3) });
    answer(0, '5');
    answer(1, '30');
    await waitFor(actor, (snapshot) => snapshot.matches('resting'));
    expect(actor.getSnapshot().context.coupons.map(({ balance }) => encodeAmount(balance))).toEqual(['30.00']);
  });

  test('continues without a coupon that is removed meanwhile, without waiting for the answer for both [A-19]', async () => {
    const { actor, answer, asked } = withOpenQueries([card(), card({ cardNumber: '6002' })]);
    actor.send({ type: 'remove', cardNumber: '6002' });
    expect(asked).toEqual([questionOf('6001', '6002'), questionOf('6001')]);
    answer(0, '5');
    answer(1, '30');
    await waitFor(actor, (snapshot) => snapshot.matches('resting'));
    expect(actor.getSnapshot().context.coupons.map(({ balance }) => encodeAmount(balance))).toEqual(['30.00']);
  });

  test('sends the lines of the cart and the PIN that was entered with the card, which is stored nowhere else [A-100]', async () => {
    const { actor, add, asked } = withOpenQueries();
    await add();
    actor.send({ type: 'cartChanged', purpose: purpose(2) });
    const entry = { cardNumber: '6001', pin: '123456' };
    expect(asked).toEqual([
      { entry, lines: purpose().lines },
      { entries: [entry], lines: purpose(2).lines },
    ]);
    expect(actor.getSnapshot().context.coupons.map(({ isVerified }) => isVerified)).toEqual([false]);
  });

  test.each([
    ['9250', '12_4', { cardNumber: '9250', pin: '' }],
    ['8250', ' 12 34 ', { cardNumber: '8250', pin: '1234' }],
    ['8250', '', { cardNumber: '8250', pin: '' }],
    ['8250', '12_4', null],
  ])(
    'the card %s with the PIN %j is queried as %j, by the unit’s rule on numbers without PIN [A-89][A-165]',
    (cardNumber, pin, asked) => {
      const machine = couponsMachine.provide({
        actors: { queryCoupon: fromPromise(() => new Promise<CouponAnswer>(() => {})) },
      });
      const actor = createActor(machine, { input: { coupons: [], purpose: purpose() } }).start();
      actor.send({ type: 'add', entry: { cardNumber, pin }, pins: PINS });
      const { entry, refusal } = actor.getSnapshot().context;
      expect(phaseOf(actor.getSnapshot())).toBe(asked === null ? 'resting' : 'adding');
      expect([entry, refusal]).toEqual(asked === null ? [{ cardNumber, pin }, { _tag: 'NotACode' }] : [asked, null]);
      actor.stop();
    },
  );

  test('a coupon of an earlier page is queried immediately without a PIN [A-19]', () => {
    const actor = createActor(couponsMachine, { input: { coupons: [card()], purpose: purpose() } });
    actor.start();
    expect(selectCoupons(actor.getSnapshot())).toEqual(storedCoupons([card()]));
    expect(actor.getSnapshot().context.pins).toEqual({});
    actor.stop();
  });
});
