import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { emptyCart, newLine } from '../cart/index.ts';
import type { PricedCart } from '../pricing/index.ts';
import { openPolicy } from '../cart/testing.ts';
import { couponsMachine } from './coupons.machine.ts';
import type { Coupon, CouponAnswer } from '../coupon/index.ts';
import type { CouponAnswers } from './coupons-state.ts';
import { done, failed, walk } from '../gateway/testing.ts';
import type { WalkEvent } from '../gateway/testing.ts';
import { money } from '../money/index.ts';
import { euro } from '../money/testing.ts';
import { NOT_FOUND_CODE, ORDER_NOT_CANCELLABLE_CODE, orderMachine } from '../order/index.ts';
import type { OrderBeingPaid } from '../order/index.ts';
import { paymentRedirectMachine } from '../payment/index.ts';
import type { PaymentMeans } from '../payment/index.ts';
import {
  selectAttempt,
  selectCheckoutCoupons,
  selectCheckoutFailure,
  selectPlacedOrderNo,
} from './checkout-selectors.ts';
import { checkoutMachine } from './index.ts';
import { leaveGuardMachine } from '../leave-guard/index.ts';
import type { CheckoutEvent, CheckoutFacts, CheckoutInput, CheckoutSnapshot } from './index.ts';

const NO_REWARDS = { guest: [], individual: [], business: [], salesman: [] } as const;

const REFUSED = { reason: 'refused', code: '20002', message: 'no', isRetryable: false };
const LEFT: OrderBeingPaid = {
  notConfirmYetOrderNo: 'FR0',
  paymentLogId: null,
  chosenMeans: 'debitCard',
  lines: [{ lineId: 'L0', quantity: 2 }],
};

const priced = (quantity = 1): PricedCart => ({
  cart: {
    ...emptyCart(euro),
    lines: [
      { ...newLine('A', 'GC1', euro), amount: money(50, euro), quantity, redeemablePlace: { type: 'allExceptFood' } },
    ],
  },
  discounts: [],
});
const [PRICED, MORE] = [priced(), priced(2)];
const ofEveryKind = (means: readonly PaymentMeans[]) => ({
  guest: means,
  individual: means,
  business: means,
  salesman: means,
});
const POLICY = {
  isGuestOnly: false,
  isGuestModeOn: true,
  isSingleSignOnOnly: false,
  means: ofEveryKind(['creditCard', 'bankTransfer']),
  provider: 'lyra',
  pins: { prefixesWithoutPin: ['92'] },
  rewards: NO_REWARDS,
} as const;
const BUYER = { custId: 'C1', name: 'Inès Marchand', email: 'i@example.org', phone: null, document: null };
const facts: CheckoutFacts = {
  unitId: 'FR',
  kind: 'individual',
  opening: { isCartEmpty: false, isLoggedIn: false, isGuestChosen: true },
  policy: POLICY,
  cartPolicy: openPolicy(euro),
  priced: PRICED,
  details: { buyer: BUYER, refusals: {} },
  wantedMeans: null,
  wantedReward: null,
  invoicing: null,
  areTermsAccepted: true,
  orderedFor: null,
  draftId: null,
};
const coupon: Coupon = {
  cardNumber: '6001',
  balance: money(40, euro),
  isPartialRedeemAllowed: true,
  brands: [],
  suitedItemCodes: ['GC1'],
  isThirdParty: false,
  isVerified: false,
};

/** Snapshots of the invoked machines. */
const orderInputs = { unconfirmedOrderNo: null, paymentLogId: null };
const orderIn = (purchase: string, context = {}) => {
  const actor = createActor(orderMachine, { input: orderInputs });
  const value = { purchase, unlocking: 'locked' };
  return orderMachine.resolveState({ value, context: { ...actor.getSnapshot().context, ...context } });
};
const failure = { _tag: 'GatewayFailure', ...REFUSED };
const open = { orderNo: 'FR1', unconfirmedOrderNo: 'FR1' };
const couponsIn = (value: string, context = {}) => {
  const actor = createActor(couponsMachine, { input: { coupons: [coupon], purpose: { lines: [], currency: euro } } });
  const verified = { coupons: [{ ...coupon, isVerified: true }] };
  return couponsMachine.resolveState({ value, context: { ...actor.getSnapshot().context, ...verified, ...context } });
};
const redirectIn = (value: string, context = {}) => {
  const actor = createActor(paymentRedirectMachine);
  return paymentRedirectMachine.resolveState({ value, context: { ...actor.getSnapshot().context, ...context } });
};
const said = (id: 'order' | 'coupons' | 'redirect', snapshot: unknown): WalkEvent => ({
  type: `xstate.snapshot.${id}`,
  snapshot,
});
const session = { redirectUrl: 'https://pay.example/1', paymentLogId: 'log-1' };

const own: readonly CheckoutEvent[] = [
  { type: 'pay' },
  { type: 'cameBack' },
  { type: 'leave', target: '/faq' },
  { type: 'back' },
  { type: 'confirm' },
  { type: 'stay' },
  { type: 'add', entry: { cardNumber: '6002', pin: '' } },
  { type: 'acceptLoss' },
  { type: 'declineLoss' },
  { type: 'remove', cardNumber: '6001' },
  { type: 'reset' },
  { type: 'askAgain' },
  { type: 'change', facts: { policy: POLICY } },
  { type: 'change', facts: { policy: { ...POLICY, isGuestModeOn: false } } },
  { type: 'change', facts: { areTermsAccepted: false } },
  { type: 'keep' },
  { type: 'change', facts: { priced: MORE } },
];
const [EMPTY, AT_REST] = [orderIn('empty'), couponsIn('resting')];
const followed = [
  said('order', EMPTY),
  said('order', orderIn('empty', { failure })),
  said('order', orderIn('created', open)),
  said('order', orderIn('paying', open)),
  said('order', orderIn('canceled')),
  said('order', orderIn('unconfirmed', { ...open, failure })),
  said('order', orderIn('confirmed', { orderNo: 'FR1' })),
  said('order', orderIn('awaitingMoney', { orderNo: 'FR1' })),
  said('coupons', couponsIn('asking')),
  said('coupons', couponsIn('verifying')),
  said('coupons', AT_REST),
  said('coupons', couponsIn('resting', { hasChanged: true })),
  said('redirect', redirectIn('ready')),
  said('redirect', redirectIn('ready', { failure })),
  said('redirect', redirectIn('redirecting', { session })),
];
const inputs: readonly CheckoutInput[] = [
  { facts, coupons: [coupon], left: null },
  { facts: { ...facts, policy: null }, coupons: [], left: LEFT },
  { facts: { ...facts, policy: null, opening: { ...facts.opening, isGuestChosen: false } }, coupons: [], left: null },
];
const answers = [done('saveDraft', { draftId: 'D1' }), failed('saveDraft', REFUSED), done('leaveGuard')];
const inFilling = (snapshot: CheckoutSnapshot) => snapshot.matches({ selling: 'filling' });
const leavable = (snapshot: CheckoutSnapshot) => inFilling(snapshot) || snapshot.matches({ selling: 'verifying' });
const isGivingUp = (snapshot: CheckoutSnapshot) =>
  snapshot.matches('clearing') ||
  snapshot.matches({ selling: 'givingUp' }) ||
  snapshot.matches({ selling: 'cancelling' });
const isFresh = (snapshot: CheckoutSnapshot) =>
  snapshot.matches({ selling: { filling: 'resting' } }) && selectAttempt(snapshot) === 0;

const isPressed = (snapshot: CheckoutSnapshot) => snapshot.matches({ selling: { filling: 'pressed' } });
const isVerifying = (snapshot: CheckoutSnapshot) => snapshot.matches({ selling: 'verifying' });

/**
 * Each machine emits snapshots where the checkout follows it. One press, and another while the first waits; other
 * actions are tried only where no press is running, because they are the same everywhere.
 */
const tries = (snapshot: CheckoutSnapshot, { type, facts: changed, snapshot: follows }: WalkEvent): boolean => {
  const isIdle = isFresh(snapshot) && !snapshot.context.facts.areTermsAccepted;
  if (type === 'xstate.snapshot.order')
    return isGivingUp(snapshot) || snapshot.matches({ selling: 'ordering' }) || (isIdle && follows === EMPTY);
  if (type === 'xstate.snapshot.coupons')
    return isPressed(snapshot) || isVerifying(snapshot) || (isFresh(snapshot) && follows === AT_REST);
  if (type === 'pay') return isFresh(snapshot) || (isPressed(snapshot) && selectAttempt(snapshot) === 1);
  if (type === 'change' && 'priced' in (changed as object)) return isIdle || isVerifying(snapshot);
  if (type === 'change') return snapshot.matches('gate') || isFresh(snapshot);
  return type.startsWith('xstate.') || !leavable(snapshot) || isIdle || isVerifying(snapshot);
};
const walked = walk(checkoutMachine, [...own.map((event) => ({ ...event })), ...followed, ...answers], inputs, tries);

const stateOf = (snapshot: CheckoutSnapshot): string => JSON.stringify(snapshot.value);

/** States in which each event of the buyer is accepted; it is refused in all others. */
const asked = (snapshot: CheckoutSnapshot) => snapshot.matches({ selling: { leaving: 'asked' } });
const TAKEN: Readonly<Record<CheckoutEvent['type'], (snapshot: CheckoutSnapshot) => boolean>> = {
  change: () => true,
  add: inFilling,
  acceptLoss: inFilling,
  declineLoss: inFilling,
  remove: inFilling,
  reset: inFilling,
  askAgain: inFilling,
  pay: inFilling,
  cameBack: (snapshot) => snapshot.matches({ selling: { paying: 'away' } }),
  leave: leavable,
  back: leavable,
  confirm: asked,
  keep: asked,
  stay: asked,
};

describe('every path of a checkout', () => {
  test('reaches every state and takes every transition [S4.3][S4.103][S2.98]', () => {
    expect(walked.notReached).toEqual([]);
    expect(walked.notTaken).toEqual([]);
  });

  test('accepts each event exactly in the states of the table [A-37]', () => {
    for (const snapshot of walked.snapshots)
      for (const event of own)
        expect(snapshot.can(event), `${event.type} in ${stateOf(snapshot)}`).toBe(TAKEN[event.type](snapshot));
  });

  test('is admitted only by the gate, and refused by it whatever was filled in [S4.86][S4.87][A-121]', () => {
    for (const snapshot of walked.snapshots) {
      const { policy, opening } = snapshot.context.facts;
      const isShut = policy !== null && !(policy.isGuestModeOn && opening.isGuestChosen);
      if (inFilling(snapshot)) expect(isShut).toBe(false);
      if (snapshot.matches('gate')) expect([policy, opening.isGuestChosen]).toEqual([null, false]);
    }
    const entered = walked.steps.filter(({ from, to }) => !from.matches('turnedAway') && to.matches('turnedAway'));
    expect(entered.length).toBeGreaterThan(0);
    for (const { to } of entered) {
      const { policy, opening } = to.context.facts;
      expect(policy?.isGuestModeOn && opening.isGuestChosen).toBe(false);
    }
  });

  test('creates an order only with rules, details and verified coupons, and never while another is open [A-19][A-34][A-47]', () => {
    const made = walked.steps.filter(
      ({ from, to }) => !from.matches({ selling: 'ordering' }) && to.matches({ selling: 'ordering' }),
    );
    expect(made.length).toBeGreaterThan(0);
    for (const { to } of made) {
      expect(to.context.placing?.session.amount).toBeDefined();
      expect(to.context.beingPaid).toBeNull();
      expect(to.context.facts.policy).not.toBeNull();
      expect(selectCheckoutCoupons(to)).toMatchObject({ phase: 'resting', hasChanged: false });
    }
  });

  test('is busy from verifying to the end of the press, and shows no failure meanwhile [A-37]', () => {
    for (const snapshot of walked.snapshots) {
      if (snapshot.hasTag('busy')) expect(selectCheckoutFailure(snapshot)).toBeNull();
      expect(snapshot.hasTag('busy') && snapshot.can({ type: 'pay' })).toBe(false);
      expect(snapshot.hasTag('asking')).toBe(asked(snapshot));
      expect(snapshot.hasTag('leavable')).toBe(leavable(snapshot) || snapshot.matches({ selling: 'leaving' }));
    }
  });

  test('shows the placed order, and none before [S4.4][S4.5]', () => {
    for (const snapshot of walked.snapshots)
      expect(selectPlacedOrderNo(snapshot)).toBe(snapshot.matches('placed') ? 'FR1' : null);
  });
});

interface World {
  readonly made: string[];
  readonly befall: Record<string, unknown>;
  readonly remembered: (string | null)[];
  readonly steps: string[];
}

/** A till: the machine with gateways in memory, no page and no browser. */
const till = (over: Partial<CheckoutInput> = {}, world: Partial<World> = {}) => {
  const { made, befall, remembered, steps }: World = { made: [], befall: {}, remembered: [], steps: [], ...world };
  const call = <T>(name: string, answer: T) => {
    made.push(name);
    return name in befall ? Promise.reject(befall[name]) : Promise.resolve(answer);
  };
  const found: CouponAnswer = { _tag: 'CouponFound', coupon };
  const machine = checkoutMachine.provide({
    actors: {
      coupons: couponsMachine.provide({
        actors: {
          queryCoupon: fromPromise(() => call<CouponAnswer>('queryCoupon', found)),
          queryCoupons: fromPromise(() => call<CouponAnswers>('queryCoupons', [['6001', found]])),
        },
      }),
      order: orderMachine.provide({
        actors: {
          createOrder: fromPromise(({ input }) =>
            call(`create ${input?.paymentMean} ${input?.tempId ?? '-'}`, { orderNo: 'FR1' }),
          ),
          confirmOrder: fromPromise(({ input }) =>
            call(`confirm ${input.orderNo}`, { orderNo: input.orderNo!, total: money(50, euro) }),
          ),
          cancelOrder: fromPromise(({ input }) => call(`cancel ${input.orderNo}`, null)),
        },
      }),
      redirect: paymentRedirectMachine.provide({
        actors: {
          fetchCsrfToken: fromPromise(() => call('csrf', 'csrf-1')),
          createPaymentSession: fromPromise(({ input }) =>
            call(`session ${input.request?.orderNo} ${input.request?.amount} ${input.request?.method}`, session),
          ),
        },
        actions: { redirect: (_, { redirectUrl }) => void steps.push(redirectUrl) },
      }),
      leaveGuard: leaveGuardMachine.provide({
        actors: {
          takeStep: fromPromise(
            async ({ input }) => void steps.push(input?.step === 'goTo' ? input.target : (input?.step ?? '')),
          ),
        },
      }),
      saveDraft: fromPromise(({ input }) => call(`draft of ${input?.customerId}`, { draftId: 'D1' })),
    },
    actions: {
      rememberOrder: (_, order) => {
        const orderNo = order?.notConfirmYetOrderNo ?? null;
        if (remembered.at(-1) !== orderNo) remembered.push(orderNo);
      },
      settlePurchase: (_, lines) =>
        void steps.push(`bought ${lines.map((one) => `${one.quantity} ${one.lineId}`).join()}`),
    },
  });
  const actor = createActor(machine, { input: { facts, coupons: [], left: null, ...over } });
  actor.start();
  const isAt = (value: Parameters<CheckoutSnapshot['matches']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(value));
  const press = () => actor.send({ type: 'pay' });
  return { actor, made, befall, remembered, steps, isAt, press };
};
const PAID_FOR = ['draft of C1', 'create creditCard D1', 'csrf', 'session FR1 50.00 C04'];
const WITHOUT_DRAFT: CheckoutFacts = {
  ...facts,
  kind: 'guest',
  details: { buyer: { ...BUYER, custId: null }, refusals: {} },
};

describe('one press', () => {
  test('saves a draft if needed, creates one order however often it is repeated, and leads to the provider [A-34][A-101]', async () => {
    const { isAt, press, made, steps, remembered } = till();
    for (let at = 0; at < 4; at += 1) press();
    await isAt({ selling: { paying: 'away' } });
    press();
    expect(made).toEqual(PAID_FOR);
    expect(steps).toEqual(['https://pay.example/1']);
    expect(remembered).toEqual([null, 'FR1']);
  });

  test('waits for rules and details, and continues once they are loaded [A-37]', async () => {
    const { actor, isAt, press, made } = till({ facts: { ...WITHOUT_DRAFT, policy: null, details: null } });
    press();
    press();
    actor.send({ type: 'change', facts: { policy: POLICY } });
    expect(made).toEqual([]);
    actor.send({ type: 'change', facts: { details: WITHOUT_DRAFT.details } });
    await isAt({ selling: { paying: 'away' } });
    expect(made.filter((call) => call.startsWith('create'))).toEqual(['create creditCard -']);
    expect(selectAttempt(actor.getSnapshot())).toBe(2);
  });

  test('with problems has no effect, also after they are fixed [A-37]', async () => {
    const { actor, press, made } = till({ facts: { ...facts, areTermsAccepted: false } });
    press();
    actor.send({ type: 'change', facts: { areTermsAccepted: true } });
    expect(actor.getSnapshot().matches({ selling: { filling: 'resting' } })).toBe(true);
    expect([made, selectAttempt(actor.getSnapshot())]).toEqual([[], 1]);
  });

  test('verifies the coupons before it orders, and again if the cart changes meanwhile [A-19]', async () => {
    const { actor, isAt, press, made } = till({ facts: WITHOUT_DRAFT, coupons: [coupon] });
    await waitFor(actor, (snapshot) => selectCheckoutCoupons(snapshot).phase === 'resting');
    press();
    actor.send({ type: 'change', facts: { priced: MORE } });
    await isAt({ selling: { paying: 'away' } });
    expect(made).toEqual([
      ...Array<string>(4).fill('queryCoupons'),
      'create creditCard -',
      'csrf',
      'session FR1 60.00 C04',
    ]);
  });

  test('with nothing due, or a later payment, places the order and calls no provider [A-18][A-36]', async () => {
    const later = till({ facts: { ...WITHOUT_DRAFT, wantedMeans: 'bankTransfer' } });
    later.press();
    await later.isAt('placed');
    expect([later.made, later.steps]).toEqual([['create bankTransfer -'], ['bought 1 A']]);
    const free = till({
      facts: { ...WITHOUT_DRAFT, policy: { ...POLICY, means: ofEveryKind([]) } },
      coupons: [{ ...coupon, balance: money(60, euro) }],
    });
    await waitFor(free.actor, (snapshot) => selectCheckoutCoupons(snapshot).phase === 'resting');
    free.press();
    await waitFor(free.actor, (snapshot) => snapshot.matches({ selling: { filling: 'resting' } }));
    expect(free.made).toEqual(['queryCoupons']);
  });

  test('whose order or draft is refused shows the reason, and the next press repeats it with the same draft [S4.4][A-34]', async () => {
    const { actor, befall, isAt, press, made } = till();
    befall['create creditCard D1'] = REFUSED;
    press();
    await waitFor(actor, (snapshot) => selectCheckoutFailure(snapshot) !== null);
    expect(selectCheckoutFailure(actor.getSnapshot())?.code).toBe('20002');
    delete befall['create creditCard D1'];
    press();
    await isAt({ selling: { paying: 'away' } });
    expect(made.filter((call) => call.startsWith('draft'))).toEqual(['draft of C1']);

    const undrafted = till({}, { befall: { 'draft of C1': REFUSED } });
    undrafted.press();
    await waitFor(undrafted.actor, (snapshot) => selectCheckoutFailure(snapshot)?.code === '20002');
    expect(undrafted.made).toEqual(['draft of C1']);
  });

  test('whose payment cannot be opened cancels its order, shows the first failure, and may be repeated [S8.60][A-34][A-37]', async () => {
    const { actor, befall, isAt, press, made, remembered } = till(
      { facts: WITHOUT_DRAFT },
      { befall: { csrf: { ...REFUSED, code: '30001' } } },
    );
    press();
    await waitFor(actor, (snapshot) => selectCheckoutFailure(snapshot)?.code === '30001');
    expect(made).toEqual(['create creditCard -', 'csrf', 'cancel FR1']);
    expect(remembered).toEqual([null, 'FR1', null]);
    delete befall['csrf'];
    press();
    await isAt({ selling: { paying: 'away' } });
  });
});

describe('an order that was left open', () => {
  const left = { facts: WITHOUT_DRAFT, coupons: [coupon], left: LEFT };

  test('is cancelled before its coupons are queried [A-19][A-47]', async () => {
    const { actor, made, remembered } = till(left);
    await waitFor(actor, (snapshot) => selectCheckoutCoupons(snapshot).phase === 'resting');
    expect(made).toEqual(['cancel FR0', 'queryCoupons']);
    expect(remembered).toEqual(['FR0', null]);
  });

  test('that was paid meanwhile is confirmed instead: the cart is bought [S4.5][A-34]', async () => {
    const paid = { ...REFUSED, code: ORDER_NOT_CANCELLABLE_CODE };
    const { actor, made, steps, isAt } = till(left, { befall: { 'cancel FR0': paid } });
    await isAt('placed');
    expect([made, steps]).toEqual([['cancel FR0', 'confirm FR0'], ['bought 2 L0']]);
    expect(selectPlacedOrderNo(actor.getSnapshot())).toBe('FR0');
  });

  test('that is unknown to the server is forgotten and does not prevent another', async () => {
    const unknown = { ...REFUSED, code: NOT_FOUND_CODE };
    const { actor, remembered, isAt } = till(left, { befall: { 'cancel FR0': unknown } });
    await isAt('selling');
    expect([selectCheckoutFailure(actor.getSnapshot()), remembered.at(-1)]).toEqual([null, null]);
  });

  test('that cannot be cancelled now is reported, and cancelled with the next press before another is created [A-47][A-160]', async () => {
    const away = { reason: 'unreachable', isRetryable: true };
    const { actor, befall, made, isAt, press } = till({ ...left, coupons: [] }, { befall: { 'cancel FR0': away } });
    await waitFor(actor, (snapshot) => selectCheckoutFailure(snapshot)?.reason === 'unreachable');
    delete befall['cancel FR0'];
    press();
    await isAt({ selling: { paying: 'away' } });
    expect(made).toEqual(['cancel FR0', 'cancel FR0', 'create creditCard -', 'csrf', 'session FR1 50.00 C04']);
  });

  test('when the browser shows the page again from its history is cancelled, and another may be paid [A-37][A-47]', async () => {
    const { actor, made, isAt, press, remembered } = till({ facts: WITHOUT_DRAFT });
    press();
    await isAt({ selling: { paying: 'away' } });
    actor.send({ type: 'cameBack' });
    await isAt({ selling: { filling: 'resting' } });
    expect(remembered.at(-1)).toBeNull();
    press();
    await isAt({ selling: { paying: 'away' } });
    expect(made.filter((call) => call.startsWith('create'))).toHaveLength(2);
  });
});

describe('leaving', () => {
  test('asks for confirmation; staying changes nothing [S2.98][S2.99]', () => {
    const { actor, steps } = till();
    actor.send({ type: 'leave', target: '/faq' });
    expect(actor.getSnapshot().hasTag('asking')).toBe(true);
    actor.send({ type: 'stay' });
    expect(actor.getSnapshot().matches({ selling: { filling: 'resting' } })).toBe(true);
    expect(steps).toEqual([]);
  });

  test.each([
    [{ type: 'leave', target: '/faq' }, '/faq'],
    [{ type: 'back' }, '/b2b'],
  ] as const)(
    'by %o, once confirmed, runs every step and ends at %s [S2.100][S2.103][S2.105]',
    async (event, target) => {
      const away = { reason: 'unreachable', isRetryable: true };
      const { actor, steps, isAt } = till(
        { facts: { ...facts, kind: 'business' }, left: LEFT },
        { befall: { 'cancel FR0': away } },
      );
      await isAt('selling');
      actor.send(event);
      actor.send({ type: 'confirm' });
      await isAt('left');
      expect(steps).toEqual(['clearCheckoutCart', 'cancelPayment', 'cancelOrder', target]);
    },
  );
});

test.each([
  [POLICY, 'nothing', '', null],
  [POLICY, 'a PIN', '12_4', null],
  [null, 'a PIN', '12_4', { _tag: 'NotACode' }],
] as const)(
  'with policy %j a card of a range without PINs is added with %s typed as PIN [A-89]',
  (policy, _, pin, refusal) => {
    const silent = couponsMachine.provide({
      actors: { queryCoupon: fromPromise(() => new Promise<CouponAnswer>(() => {})) },
    });
    const machine = checkoutMachine.provide({ actors: { coupons: silent } });
    const actor = createActor(machine, { input: { facts: { ...facts, policy }, coupons: [], left: null } }).start();
    actor.send({ type: 'add', entry: { cardNumber: '9250', pin } });
    expect(selectCheckoutCoupons(actor.getSnapshot()).refusal).toEqual(refusal);
    expect(selectCheckoutCoupons(actor.getSnapshot()).phase).toBe(refusal === null ? 'adding' : 'resting');
    actor.stop();
  },
);
