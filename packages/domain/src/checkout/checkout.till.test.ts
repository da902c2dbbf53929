/** A till sells with only the domain: no page, no browser, no server, and gateways that are plain functions. */
import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { emptyCart, newLine } from '../cart/index.ts';
import { openPolicy } from '../cart/testing.ts';
import type { Coupon, CouponAnswer } from '../coupon/index.ts';
import { money } from '../money/index.ts';
import { euro } from '../money/testing.ts';
import { ORDER_NOT_CANCELLABLE_CODE, orderMachine } from '../order/index.ts';
import type { OrderBeingPaid } from '../order/index.ts';
import { paymentRedirectMachine } from '../payment/index.ts';
import { numberingPlan } from '../phone/index.ts';
import { checkoutMachine, checkoutView, couponsMachine, detailsOf } from './index.ts';
import { NO_DOCUMENT } from '../customer/index.ts';
import { leaveGuardMachine } from '../leave-guard/index.ts';
import type { CheckoutEvent, CheckoutFacts, CheckoutView, GuestEntry } from './index.ts';

const NO_REWARDS = { guest: [], individual: [], business: [], salesman: [] } as const;

const entry: GuestEntry = {
  name: 'Camille Roux',
  email: 'camille@exemple.fr',
  confirmEmail: 'camille@exemple.fr',
  phone: { areaCode: '+33', number: '612345678' },
  ...NO_DOCUMENT,
};
const details = detailsOf('guest', { entry, account: null, plan: numberingPlan, isDocumentNeeded: false });
const policy = {
  isGuestOnly: false,
  isGuestModeOn: true,
  isSingleSignOnOnly: false,
  means: { guest: ['creditCard'], individual: [], business: [], salesman: [] },
  provider: 'lyra',
  pins: { prefixesWithoutPin: [] },
  rewards: NO_REWARDS,
} as const;
const cartOf = (quantity: number): CheckoutFacts['priced'] => ({
  cart: { ...emptyCart(euro), lines: [{ ...newLine('A', 'GC1', euro), amount: money(50, euro), quantity }] },
  discounts: [],
});
/** A guest has chosen one card of 50; the unit's rules and the guest's details are still missing. */
const counter: CheckoutFacts = {
  unitId: 'FR',
  kind: 'guest',
  opening: { isCartEmpty: false, isLoggedIn: false, isGuestChosen: true },
  policy: null,
  cartPolicy: openPolicy(euro),
  priced: cartOf(1),
  details: null,
  wantedMeans: null,
  wantedReward: null,
  invoicing: null,
  areTermsAccepted: false,
  orderedFor: null,
  draftId: null,
};
const SESSION = { redirectUrl: 'https://pay.example/1', paymentLogId: 'log-1' };
/** The rest of 50 after a gift card of 30 has paid. */
const PAID = money(20, euro);
const READY: Partial<CheckoutFacts> = { policy, details, areTermsAccepted: true };
const giftCard = (over: Partial<Coupon> = {}): CouponAnswer => ({
  _tag: 'CouponFound',
  coupon: {
    cardNumber: '6001',
    balance: money(30, euro),
    isPartialRedeemAllowed: true,
    brands: [],
    suitedItemCodes: ['GC1'],
    isThirdParty: false,
    isVerified: true,
    ...over,
  },
});
const refusal = (code: string) => ({ reason: 'refused', code, message: 'no', isRetryable: false });

/** What a till stores between pages: its open order, the numbers of its gift cards. */
interface Known {
  order: OrderBeingPaid | null;
  cards: readonly string[];
}

/** A till; `said` lists its calls and messages in order; calls in `refused` fail. */
const openTill = (over: Partial<CheckoutFacts> = READY) => {
  const said: unknown[] = [];
  const known: Known = { order: null, cards: [] };
  const refused: Record<string, unknown> = {};
  const world = { giftCard: giftCard() };
  const ask = <T>(name: string, asked: unknown, answer: T): Promise<T> => {
    said.push([name, asked]);
    return name in refused ? Promise.reject(refused[name]) : Promise.resolve(answer);
  };
  const coupons = couponsMachine.provide({
    actors: {
      queryCoupon: fromPromise(({ input: { entry: typed } }) => ask('card', typed, world.giftCard)),
      queryCoupons: fromPromise(({ input: { entries, lines } }) => {
        const answers = entries.map(({ cardNumber }) => [cardNumber, world.giftCard] as const);
        return ask('cards', [entries, lines.map(({ quantity }) => quantity)], answers);
      }),
    },
  });
  const order = orderMachine.provide({
    actors: {
      createOrder: fromPromise(({ input }) => ask('create', input, { orderNo: 'FR1' })),
      confirmOrder: fromPromise(({ input }) => ask('confirm', input.orderNo, { orderNo: 'FR1', total: PAID })),
      cancelOrder: fromPromise(({ input }) => ask('cancel', input.orderNo, null)),
    },
  });
  const redirect = paymentRedirectMachine.provide({
    actors: {
      fetchCsrfToken: fromPromise(() => ask('csrf', null, 'csrf-1')),
      createPaymentSession: fromPromise(({ input: { csrfToken, request } }) =>
        ask(`session by ${csrfToken}`, request, SESSION),
      ),
    },
    actions: { redirect: (_, { redirectUrl }) => void said.push(['redirect', redirectUrl]) },
  });
  const leaveGuard = leaveGuardMachine.provide({
    actors: { takeStep: fromPromise(({ input }) => ask('step', input, null)) },
  });
  const machine = checkoutMachine.provide({
    actors: { coupons, order, redirect, leaveGuard },
    actions: {
      rememberOrder: (_, being) => void (known.order = being),
      rememberCoupons: (_, kept) => void (known.cards = kept.map(({ cardNumber }) => cardNumber)),
      settlePurchase: () => void said.push('bought'),
    },
  });
  const actor = createActor(machine, { input: { facts: { ...counter, ...over }, coupons: [], left: null } }).start();
  const seen = (snapshot = actor.getSnapshot()) => checkoutView(snapshot.context.facts, [], snapshot);
  const when = (holds: (view: CheckoutView) => boolean) => waitFor(actor, (snapshot) => holds(seen(snapshot)));
  const act = (...events: readonly CheckoutEvent[]) => events.forEach((event) => actor.send(event));
  const addCard = async () => {
    act({ type: 'add', entry: { cardNumber: ' 60 01 ', pin: ' 12 ' } });
    await when(({ coupons: { phase } }) => phase !== 'adding');
  };
  /** Presses the button, and waits until the buyer is redirected or sees a failure. */
  const press = async () => {
    act({ type: 'pay' });
    await waitFor(
      actor,
      (now) => now.status === 'done' || now.matches({ selling: { paying: 'away' } }) || !now.hasTag('busy'),
    );
  };
  const namesOf = () => said.map((one) => (Array.isArray(one) ? (one[0] as string) : one));
  return { actor, said, known, refused, world, seen, when, act, addCard, press, namesOf };
};

const TYPED = { cardNumber: '6001', pin: '12' };
/** What a guest orders and who pays, as it is sent. */
const PAYLOAD = {
  aggregatorBuId: 'FR',
  lines: [
    {
      itemCode: 'GC1',
      amount: '50.00',
      qty: 1,
      deliverType: 'pdf',
      senderName: 'Camille Roux',
      senderEmail: 'camille@exemple.fr',
    },
  ],
  paymentMean: 'creditCard',
  couponList: [{ cardNumber: '6001', appliedAmount: '30.00', code: 'giftCard' }],
  orderAmtTot: '20.00',
};
const BUYER = { email: 'camille@exemple.fr', mobileNo: '+33612345678' };
const SENT_AWAY = ['create', 'csrf', 'session by csrf-1', 'redirect'];

describe('a till', () => {
  test('sells to a guest: details, a gift card, the order, the payment at the provider and the return [S4.4][S4.103][A-19][A-34]', async () => {
    const { said, known, refused, seen, when, act, addCard, press } = openTill({});
    await press();
    expect([seen().attempt, seen().problems, said]).toEqual([1, [], []]);
    act({ type: 'change', facts: { policy } }, { type: 'change', facts: { details } });
    expect(seen().problems).toEqual([{ at: 'terms', refusal: null }]);
    act({ type: 'change', facts: { areTermsAccepted: true } });
    await addCard();
    expect([seen().total.total, known.cards]).toEqual([PAID, ['6001']]);
    await press();
    expect(said).toEqual([
      ['card', TYPED],
      ['cards', [[TYPED], [1]]],
      ['create', PAYLOAD],
      ['csrf', null],
      ['session by csrf-1', { ...BUYER, orderNo: 'FR1', amount: '20.00', currency: 'EUR', method: 'C04' }],
      ['redirect', 'https://pay.example/1'],
    ]);
    expect(known.order).toEqual({
      notConfirmYetOrderNo: 'FR1',
      paymentLogId: 'log-1',
      chosenMeans: 'creditCard',
      lines: [{ lineId: 'A', quantity: 1 }],
    });

    refused['cancel'] = refusal(ORDER_NOT_CANCELLABLE_CODE);
    act({ type: 'cameBack' });
    await when(({ placedOrderNo }) => placedOrderNo === 'FR1');
    expect(said.slice(6)).toEqual([['cancel', 'FR1'], ['confirm', 'FR1'], 'bought']);
    expect(known.order).toBeNull();
  });

  test('asks before the rest of a gift card is lost, and needs no provider if the card pays everything [A-16][A-18]', async () => {
    const { known, world, seen, when, act, addCard, namesOf } = openTill();
    world.giftCard = giftCard({ balance: money(90, euro), isPartialRedeemAllowed: false });
    await addCard();
    expect(seen().coupons).toMatchObject({
      phase: 'warning',
      coupons: [],
      pending: { lost: { lost: money(40, euro) } },
    });
    act({ type: 'declineLoss' });
    expect([seen().coupons.phase, seen().total.total]).toEqual(['resting', money(50, euro)]);
    await addCard();
    act({ type: 'acceptLoss' });
    expect([seen().isNothingDue, known.cards]).toEqual([true, ['6001']]);
    act({ type: 'pay' });
    await when(() => known.order?.notConfirmYetOrderNo === 'FR1');
    await when(({ placedOrderNo }) => placedOrderNo === 'FR1');
    expect(known.order).toBeNull();
    expect(namesOf()).toEqual(['card', 'card', 'cards', 'create', 'confirm', 'bought']);
  });

  test('orders only the amount that was shown: a gift card that pays less now is shown first [A-19]', async () => {
    const { world, seen, addCard, press, namesOf, said } = openTill();
    await addCard();
    world.giftCard = giftCard({ balance: money(10, euro) });
    await press();
    expect([seen().stop, seen().total.total]).toEqual([{ _tag: 'AmountChanged' }, money(40, euro)]);
    expect(namesOf()).toEqual(['card', 'cards']);
    await press();
    expect(seen().stop).toBeNull();
    expect(said.at(-2)).toMatchObject(['session by csrf-1', { amount: '40.00' }]);
  });

  test('queries its gift cards only when the cart changes or when asked to [A-19][A-106]', async () => {
    const { known, seen, when, act, addCard, said } = openTill();
    const priced = cartOf(2);
    await addCard();
    act({ type: 'change', facts: { priced } });
    expect(seen().isRecounting).toBe(true);
    await when(({ isRecounting }) => !isRecounting);
    act({ type: 'change', facts: { priced, wantedMeans: 'creditCard' } }, { type: 'change', facts: { details } });
    expect(seen().isRecounting).toBe(false);
    act({ type: 'askAgain' });
    await when(({ isRecounting }) => !isRecounting);
    const asked = ['cards', [[TYPED], [2]]];
    expect(said).toEqual([['card', TYPED], asked, asked]);
    act({ type: 'remove', cardNumber: '6001' });
    expect([seen().coupons.coupons, known.cards]).toEqual([[], []]);
  });

  test('shows the refusal that stopped it, cancels its order, and sells at the next press [A-34][A-37]', async () => {
    const { refused, known, seen, press, namesOf } = openTill();
    Object.assign(refused, { create: refusal('20002'), csrf: refusal('30001'), cancel: refusal('50000') });
    await press();
    expect([seen().stop, known.order]).toEqual([{ _tag: 'OrderFailed', code: '20002' }, null]);
    delete refused['create'];
    await press();
    expect([seen().stop, known.order?.notConfirmYetOrderNo]).toEqual([{ _tag: 'OrderFailed', code: '30001' }, 'FR1']);
    delete refused['csrf'];
    delete refused['cancel'];
    await press();
    expect(seen().stop).toBeNull();
    expect(namesOf()).toEqual(['create', 'create', 'csrf', 'cancel', 'cancel', ...SENT_AWAY]);
  });

  test('handles a buyer who returns from the provider: the order is cancelled, and another may be paid [A-37][A-47]', async () => {
    const { known, seen, when, act, press, namesOf } = openTill();
    await press();
    act({ type: 'cameBack' });
    await when(({ isBusy }) => !isBusy);
    expect([known.order, seen().stop]).toEqual([null, null]);
    await press();
    expect(namesOf()).toEqual([...SENT_AWAY, 'cancel', ...SENT_AWAY]);
  });

  test('asks before it is left, and forgets the destination if the buyer stays [S2.98][S2.100][S2.105]', async () => {
    const { actor, seen, act, said } = openTill();
    act({ type: 'leave', target: '/faq' });
    expect(seen()).toMatchObject({ isAsking: true, isLeavable: true });
    act({ type: 'stay' });
    expect(seen()).toMatchObject({ isAsking: false, isLeavable: true });
    act({ type: 'back' }, { type: 'confirm' });
    await waitFor(actor, ({ status }) => status === 'done');
    expect(said).toEqual([
      ['step', { step: 'clearCheckoutCart' }],
      ['step', { step: 'cancelPayment' }],
      ['step', { step: 'goTo', target: '/', isFullLoad: false }],
    ]);
  });

  test('sells nothing to a guest who is not admitted by the unit’s rules [A-121]', () => {
    const { actor, said, act } = openTill({ ...READY, policy: null });
    act({ type: 'change', facts: { policy: { ...policy, isGuestModeOn: false } } });
    expect([actor.getSnapshot().value, actor.getSnapshot().status, said]).toEqual(['turnedAway', 'done', []]);
  });

  test('sells nothing to such a guest who pressed before the rules were loaded [S4.86][S4.87][A-121]', () => {
    const { actor, said, act } = openTill({ ...READY, policy: null });
    act({ type: 'pay' });
    act({ type: 'change', facts: { policy: { ...policy, isGuestModeOn: false } } });
    expect([actor.getSnapshot().value, actor.getSnapshot().status, said]).toEqual(['turnedAway', 'done', []]);
  });
});
