/** The state of a checkout after a press of the button, and how it follows the machines of coupons and order. */
import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { couponPurpose } from '../pricing/index.ts';
import { emptyCart, newLine } from '../cart/index.ts';
import { openPolicy } from '../cart/testing.ts';
import type { Coupon } from '../coupon/index.ts';
import { money } from '../money/index.ts';
import { euro } from '../money/testing.ts';
import { orderMachine } from '../order/index.ts';
import type { OrderBeingPaid } from '../order/index.ts';
import * as state from './checkout-state.ts';
import type { CheckoutContext } from './checkout-state.ts';
import { storedCoupons } from './coupons-standing.ts';
import type { CouponsStanding } from './coupons-standing.ts';
import { couponsMachine } from './coupons.machine.ts';
import type { CheckoutFacts } from './index.ts';

const NO_REWARDS = { guest: [], individual: [], business: [], salesman: [] } as const;

const LEFT: OrderBeingPaid = {
  notConfirmYetOrderNo: 'FR0',
  paymentLogId: 'log-0',
  chosenMeans: 'debitCard',
  lines: [{ lineId: 'L0', quantity: 2 }],
};
const line = { ...newLine('A', 'GC1', euro), amount: money(50, euro), validMonths: 6 };
const POLICY = {
  isGuestOnly: false,
  isGuestModeOn: true,
  isSingleSignOnOnly: false,
  means: { guest: ['creditCard'], individual: ['creditCard'], business: ['creditCard'], salesman: [] },
  provider: 'lyra',
  pins: { prefixesWithoutPin: ['92'] },
  rewards: NO_REWARDS,
} as const;
const FACTS: CheckoutFacts = {
  unitId: 'FR',
  kind: 'business',
  opening: { isCartEmpty: false, isLoggedIn: true, isGuestChosen: false },
  policy: POLICY,
  cartPolicy: openPolicy(euro),
  priced: { cart: { ...emptyCart(euro), lines: [line] }, discounts: [] },
  details: {
    buyer: { custId: 'C1', name: 'Inès Marchand', email: 'i@example.org', phone: null, document: null },
    refusals: {},
  },
  wantedMeans: null,
  wantedReward: null,
  invoicing: null,
  areTermsAccepted: true,
  orderedFor: null,
  draftId: null,
};
const COUPON: Coupon = {
  cardNumber: '6001',
  balance: money(40, euro),
  isPartialRedeemAllowed: true,
  brands: [],
  suitedItemCodes: ['GC1'],
  isThirdParty: false,
  isVerified: true,
};
const RESTING: CouponsStanding = { ...storedCoupons([]), phase: 'resting' };
const started = state.startedCheckout({ facts: FACTS, coupons: [], left: null });
const at = (facts: Partial<CheckoutFacts>, over: Partial<CheckoutContext> = {}): CheckoutContext => ({
  ...started,
  coupons: RESTING,
  ...over,
  facts: { ...FACTS, ...facts },
});
const pressed = (over: Partial<CheckoutContext> = {}): CheckoutContext => {
  const context = at({}, over);
  return { ...context, ...state.placingOf(context) };
};

const FAILURE = { _tag: 'GatewayFailure', reason: 'refused', code: '20002', message: '', isRetryable: false } as const;
const orderIn = (purchase: string, context = {}) => {
  const actor = createActor(orderMachine, { input: { unconfirmedOrderNo: null, paymentLogId: null } });
  const value = { purchase, unlocking: 'locked' };
  return orderMachine.resolveState({ value, context: { ...actor.getSnapshot().context, ...context } });
};
const OPEN = { orderNo: 'FR1', unconfirmedOrderNo: 'FR1' };
const couponsIn = (value: string, context = {}) => {
  const input = { coupons: [], purpose: couponPurpose(FACTS.priced) };
  const actor = createActor(couponsMachine, { input });
  return couponsMachine.resolveState({ value, context: { ...actor.getSnapshot().context, ...context } });
};

describe('a checkout', () => {
  test('starts without a press, with coupons to verify, and with the abandoned order [A-19][A-34]', () => {
    expect(state.startedCheckout({ facts: FACTS, coupons: [COUPON], left: LEFT })).toEqual({
      facts: FACTS,
      coupons: storedCoupons([COUPON]),
      attempt: 0,
      placing: null,
      savedDraft: null,
      left: LEFT,
      beingPaid: LEFT,
      orderNo: null,
      failure: null,
      leaveTarget: null,
    });
  });

  test.each([
    ['all is there', {}, RESTING, [false, true]],
    ['the rules are on their way', { policy: null }, RESTING, [false, false]],
    ['the details are on their way', { details: null }, RESTING, [false, false]],
    ['the terms are not accepted', { areTermsAccepted: false }, RESTING, [true, false]],
    ['a coupon is asked about', {}, storedCoupons([COUPON]), [false, false]],
    ['a coupon is unverified', {}, { ...RESTING, coupons: [{ ...COUPON, isVerified: false }] }, [true, false]],
  ] as const)('with %s has the right problems and readiness [A-19][A-37]', (_, facts, coupons, known) => {
    const context = at(facts, { coupons });
    expect([state.isWrong(context), state.isReady(context)]).toEqual(known);
  });

  test.each([
    ['signed in', {}, [true, false]],
    ['signed in, the rules on their way', { policy: null }, [true, false]],
    ['a guest by choice', { opening: { ...FACTS.opening, isLoggedIn: false, isGuestChosen: true } }, [true, false]],
    ['nobody yet', { opening: { ...FACTS.opening, isLoggedIn: false } }, [false, true]],
    [
      'nobody yet, the rules on their way',
      { policy: null, opening: { ...FACTS.opening, isLoggedIn: false } },
      [false, false],
    ],
    ['with an empty cart', { opening: { ...FACTS.opening, isCartEmpty: true } }, [false, true]],
  ] as const)('admits or refuses a visitor who is %s, and waits while unknown [S4.86][A-121]', (_, facts, known) => {
    expect([state.isLetIn(at(facts)), state.isTurnedAway(at(facts))]).toEqual(known);
  });

  test('may proceed with idle coupons that pay the shown amount, as long as there is no other problem [A-19]', () => {
    expect(state.isCleared(at({}), couponsIn('resting'))).toBe(true);
    expect(state.isCleared(at({}), couponsIn('verifying'))).toBe(false);
    expect(state.isCleared(at({}), couponsIn('resting', { hasChanged: true }))).toBe(false);
    expect(state.isCleared(at({ details: null }), couponsIn('resting'))).toBe(false);
    expect(state.isCleared(at({}), couponsIn('resting', { coupons: [{ ...COUPON, isVerified: false }] }))).toBe(false);
  });
});

describe('a press', () => {
  test('orders the current content, and nothing if something is missing', () => {
    expect(pressed().placing).toMatchObject({ session: { amount: '50.00' }, draft: { customerId: 'C1' } });
    expect(pressed({ coupons: { ...RESTING, coupons: [COUPON] } }).placing?.session.amount).toBe('10.00');
    expect(state.placingOf(at({ policy: null }))).toEqual({ placing: null });
  });

  test('saves its draft once, and names it in the order [A-34][A-101]', () => {
    const first = pressed();
    expect(state.needsSaving(first)).toBe(true);
    expect(state.payloadOf(first)).toEqual(first.placing!.payload);
    expect(state.draftToSave(first)).toEqual({
      customerId: 'C1',
      lines: first.placing!.draft!.lines,
      invoicingAddress: null,
      purchaseOrder: '',
    });
    const saved = { ...first, ...state.withDraft(first, 'D1') };
    expect(state.needsSaving(saved)).toBe(false);
    expect(state.payloadOf(saved)).toEqual({ ...first.placing!.payload, tempId: 'D1' });
  });

  test('saves no draft if the payload is complete, and none before there is an order [A-101]', () => {
    const plain = { ...FACTS.priced, cart: { ...FACTS.priced.cart, lines: [{ ...line, validMonths: 12 }] } };
    const context = at({ priced: plain });
    const placing = { ...context, ...state.placingOf(context) };
    expect(placing.placing).not.toBeNull();
    for (const undrafted of [placing, context]) {
      expect(state.needsSaving(undrafted)).toBe(false);
      expect(state.withDraft(undrafted, 'D1')).toEqual({ savedDraft: null });
    }
    expect(state.draftToSave(placing)).toBeNull();
  });

  test('opens the payment of its order', () => {
    const { session } = pressed().placing!;
    expect(state.sessionRequest(pressed({ orderNo: 'FR1' }))).toEqual({ ...session, orderNo: 'FR1' });
  });

  test('without an order has nothing to send, save or pay', () => {
    for (const read of [state.payloadOf, state.draftToSave, state.sessionRequest])
      expect(() => read(at({}))).toThrow(TypeError);
  });

  test('keeps its first failure [A-37]', () => {
    expect(state.firstFailure(at({}), FAILURE)).toEqual({ failure: FAILURE });
    expect(state.firstFailure(at({}, { failure: FAILURE }), { reason: 'unreachable' })).toEqual({ failure: FAILURE });
  });
});

describe('the order of a checkout', () => {
  test('is stored as long as it is open, with its means [A-34]', () => {
    expect(state.followedOrder(at({}), orderIn('paying', OPEN))).toEqual({
      beingPaid: { notConfirmYetOrderNo: 'FR1', paymentLogId: null, chosenMeans: null, lines: [] },
      orderNo: 'FR1',
    });
    expect(state.followedOrder(at({}, { left: LEFT }), orderIn('paying', OPEN)).beingPaid?.chosenMeans).toBe(
      'debitCard',
    );
    const confirmed = orderIn('confirmed', { orderNo: 'FR1' });
    expect(state.followedOrder(at({}), confirmed)).toEqual({ beingPaid: null, orderNo: 'FR1' });
  });

  test('remembers the lines that it was made from, and takes them out of the cart once it is placed [A-34]', () => {
    const lines = [{ lineId: line.lineId, quantity: line.quantity }];
    expect(state.followedOrder(pressed({ left: LEFT }), orderIn('paying', OPEN)).beingPaid?.lines).toEqual(lines);
    expect(state.placedLines(pressed({ left: LEFT, orderNo: 'FR1' }))).toEqual(lines);
    expect(state.placedLines(pressed({ left: LEFT, orderNo: 'FR0' }))).toEqual(LEFT.lines);
    expect(state.placedLines(at({}))).toEqual([]);
  });

  test.each([
    ['none', orderIn('empty'), [true, false]],
    ['cancelled', orderIn('canceled'), [true, false]],
    ['open', orderIn('paying', OPEN), [false, false]],
    ['being made', orderIn('creating'), [false, false]],
    ['not made', orderIn('empty', { failure: FAILURE }), [false, true]],
    ['not cancelled', orderIn('unconfirmed', { ...OPEN, failure: FAILURE }), [false, true]],
  ])('that is %s is settled, has failed, or neither [A-34][A-47]', (_, order, known) => {
    expect([state.isFree(order), state.hasFailed(order)]).toEqual(known);
  });

  test('that was left open is resumed as it was stored [A-34]', () => {
    expect(state.orderInput(at({}, { left: LEFT }))).toEqual({ unconfirmedOrderNo: 'FR0', paymentLogId: 'log-0' });
    expect(state.orderInput(at({}))).toEqual({ unconfirmedOrderNo: null, paymentLogId: null });
  });

  test('is cancelled when the buyer leaves a checkout page without a form or a draft [A-47]', () => {
    const nothing = { page: 'checkout', unconfirmedOrderNo: null, isPaymentFormOpen: false, draftId: null };
    expect(state.leaveFacts(at({}))).toEqual(nothing);
    expect(state.leaveFacts(at({}, { beingPaid: LEFT }))).toEqual({ ...nothing, unconfirmedOrderNo: 'FR0' });
  });
});

describe('the coupons of a checkout', () => {
  test('pay for its cart [A-19]', () => {
    expect(state.couponsInput(at({}, { coupons: storedCoupons([COUPON]) }))).toEqual({
      coupons: [COUPON],
      purpose: couponPurpose(FACTS.priced),
    });
  });

  test('are added by the unit’s rule on PINs, and without one while it is loading [A-89]', () => {
    const add = { type: 'add', entry: { cardNumber: '6001', pin: '' } } as const;
    expect(state.couponsEvent(at({}), add)).toEqual({ ...add, pins: POLICY.pins });
    expect(state.couponsEvent(at({ policy: null }), add)).toEqual({ ...add, pins: { prefixesWithoutPin: [] } });
    const remove = { type: 'remove', cardNumber: '6001' } as const;
    expect(state.couponsEvent(at({}), remove)).toEqual(remove);
  });
});
