import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { cartTotal } from '../pricing/index.ts';
import { emptyCart, newLine } from '../cart/index.ts';
import { openPolicy } from '../cart/testing.ts';
import type { Coupon } from '../coupon/index.ts';
import { money } from '../money/index.ts';
import { euro } from '../money/testing.ts';
import { couponsNotices } from './coupon-notices.ts';
import { storedCoupons } from './coupons-standing.ts';
import type { CouponsStanding } from './coupons-standing.ts';
import type { RewardOffer } from '../discount/index.ts';
import { checkoutMachine, checkoutView, meansRows } from './index.ts';
import type { CheckoutFacts, CheckoutSnapshot } from './index.ts';

const NO_REWARDS = { guest: [], individual: [], business: [], salesman: [] } as const;

const line = newLine('A', 'GC1', euro);
const facts: CheckoutFacts = {
  unitId: 'FR',
  kind: 'individual',
  opening: { isCartEmpty: false, isLoggedIn: true, isGuestChosen: false },
  policy: null,
  cartPolicy: openPolicy(euro),
  priced: { cart: { ...emptyCart(euro), lines: [{ ...line, amount: money(50, euro) }] }, discounts: [] },
  details: { buyer: null, refusals: { name: { _tag: 'Required' } } },
  wantedMeans: null,
  wantedReward: null,
  invoicing: null,
  areTermsAccepted: false,
  orderedFor: null,
  draftId: null,
};
const POLICY = {
  isGuestOnly: false,
  isGuestModeOn: true,
  isSingleSignOnOnly: false,
  means: { guest: [], individual: ['creditCard'], business: [], salesman: [] },
  provider: 'lyra',
  pins: { prefixesWithoutPin: [] },
  rewards: NO_REWARDS,
} as const;
const card = (over: Partial<Coupon> = {}): Coupon => ({
  cardNumber: '6001',
  balance: money(40, euro),
  isPartialRedeemAllowed: true,
  brands: [],
  suitedItemCodes: ['GC1'],
  isThirdParty: false,
  isVerified: true,
  ...over,
});
const failure = { _tag: 'GatewayFailure', reason: 'refused', code: '20002', message: '', isRetryable: false } as const;
const standing = (over: Partial<CouponsStanding>): CouponsStanding => ({
  ...storedCoupons([]),
  phase: 'resting',
  ...over,
});
const at = (value: CheckoutSnapshot['value'], context = {}): CheckoutSnapshot => {
  const actor = createActor(checkoutMachine, { input: { facts, coupons: [], left: null } });
  return checkoutMachine.resolveState({ value, context: { ...actor.getSnapshot().context, ...context } });
};
const RESTING = { selling: { filling: 'resting' } } as const;

const isPosted = (lines: CheckoutFacts['priced']['cart']['lines']) =>
  checkoutView({ ...facts, priced: { ...facts.priced, cart: { ...facts.priced.cart, lines } } }, [], null).isPosted;

const problemsAt = (attempt: number, policy: CheckoutFacts['policy']) =>
  checkoutView({ ...facts, policy }, [], at(RESTING, { attempt })).problems.map((problem) => problem.at);

const stopOf = (context: object) => checkoutView(facts, [], at(RESTING, context)).stop;

describe('a page of a checkout', () => {
  test('shows total, costs and stored coupons, and no problems, before the machine runs [A-37]', () => {
    const view = checkoutView({ ...facts, policy: POLICY }, [card({ isVerified: false })], null);
    expect(view.total).toEqual(
      cartTotal(facts.priced.cart, { policy: facts.cartPolicy, discounts: [], coupons: view.coupons.coupons }),
    );
    expect(view.costs.total).toEqual(money(10, euro));
    expect(view).toMatchObject({ attempt: 0, problems: [], stop: null, placedOrderNo: null, isRecounting: true });
    expect([view.isBusy, view.isLeavable, view.isAsking]).toEqual([false, false, false]);
    expect(view.couponNotices).toEqual([]);
  });

  test('shows problems from the first press on, as soon as they are known [S5.16][A-37]', () => {
    expect(problemsAt(0, POLICY)).toEqual([]);
    expect(problemsAt(1, null)).toEqual([]);
    expect(problemsAt(1, POLICY)).toEqual(expect.arrayContaining(['name', 'terms']));
  });

  test('shows why a press did not order: a failed call before a changed amount [S8.60][A-19][A-37]', () => {
    const changed = standing({ hasChanged: true });
    expect(stopOf({})).toBeNull();
    expect(stopOf({ coupons: changed })).toEqual({ _tag: 'AmountChanged' });
    expect(stopOf({ coupons: changed, failure })).toEqual({ _tag: 'OrderFailed', code: '20002' });
  });

  test.each([
    [RESTING, [false, true, false, null]],
    ['clearing', [true, false, false, null]],
    [{ selling: 'givingUp' }, [true, false, false, null]],
    [{ selling: 'verifying' }, [true, true, false, null]],
    [{ selling: { savingDraft: 'saving' } }, [true, false, false, null]],
    [{ selling: 'ordering' }, [true, false, false, null]],
    [{ selling: { paying: 'away' } }, [true, false, false, null]],
    [{ selling: 'cancelling' }, [true, false, false, null]],
    [{ selling: { leaving: 'asked' } }, [false, true, true, null]],
    ['placed', [true, false, false, 'FR1']],
  ] as const)('in %j has the right busy, leavable and asking flags and placed order [S2.98][A-37]', (value, known) => {
    const { isBusy, isLeavable, isAsking, placedOrderNo } = checkoutView(facts, [], at(value, { orderNo: 'FR1' }));
    expect([isBusy, isLeavable, isAsking, placedOrderNo]).toEqual(known);
  });

  test('is recalculating only while coupons are queried, and shows those of the machine [A-19]', () => {
    const recounts = (over: Partial<CouponsStanding>) =>
      checkoutView(facts, [card()], at(RESTING, { coupons: standing(over) })).isRecounting;
    expect(recounts({ phase: 'asking', coupons: [card()] })).toBe(true);
    expect(recounts({ phase: 'asking' })).toBe(false);
    expect(recounts({ coupons: [card()] })).toBe(false);
  });

  test('shows whether cards are posted [S4.18]', () => {
    const posted = { ...line, lineId: 'B', delivery: { type: 'physical', date: null } } as const;
    expect(isPosted([line])).toBe(false);
    expect(isPosted([line, posted])).toBe(true);
  });
});

describe('the choice of a reward', () => {
  const GIFT: RewardOffer = {
    form: 'freeGiftCard',
    from: money(50, euro),
    itemCode: 'GC1',
    amount: money(5, euro),
    quantity: 1,
  };
  const BONUS: RewardOffer = {
    form: 'bonus',
    from: money(20, euro),
    value: { type: 'value', amount: money(2, euro) },
  };
  const offers = [GIFT, BONUS];
  const rewarding = { ...POLICY, rewards: { guest: [GIFT], individual: offers, business: offers, salesman: [GIFT] } };
  const shown = (over: Partial<CheckoutFacts>, amount = 50) => {
    const { cart } = facts.priced;
    const priced = { ...facts.priced, cart: { ...cart, lines: [{ ...line, amount: money(amount, euro) }] } };
    const { reward, rewards, total } = checkoutView(
      { ...facts, policy: rewarding, kind: 'business', ...over, priced },
      [],
      null,
    );
    return { reward: reward?.form ?? null, rewards: rewards.map(({ form }) => form), total: total.total };
  };

  test('is a company’s, which has the discount alone until it chooses; the total is the same with each [S2.68][S6.13][A-20][A-107]', () => {
    const rewards = ['freeGiftCard', 'bonus'];
    const total = money(50, euro);
    expect(shown({})).toEqual({ reward: null, rewards, total });
    for (const wantedReward of ['bonus', 'freeGiftCard'] as const)
      expect(shown({ wantedReward })).toEqual({ reward: wantedReward, rewards, total });
    expect(shown({ wantedReward: 'discount' })).toEqual({ reward: null, rewards, total });
  });

  test('ends with what the cart no longer reaches, and leaves nothing in its place [S6.13][A-20]', () => {
    expect(shown({ wantedReward: 'freeGiftCard' }, 49)).toMatchObject({ reward: null, rewards: ['bonus'] });
    expect(shown({ wantedReward: 'bonus' }, 19)).toMatchObject({ reward: null, rewards: [] });
    expect(shown({ wantedReward: 'bonus', policy: null })).toMatchObject({ reward: null, rewards: [] });
  });

  test('is not an individual’s nor a guest’s, who have the first one that the cart reaches [S6.13][A-20]', () => {
    const given = { reward: 'freeGiftCard', rewards: [] };
    expect(shown({ kind: 'individual', wantedReward: 'bonus' })).toMatchObject(given);
    expect(shown({ kind: 'guest', wantedReward: 'discount' })).toMatchObject(given);
  });
});

describe('notices about coupons', () => {
  const removed = [{ cardNumber: '6003', reason: 'noBalance' }] as const;
  const unverified = [card({ cardNumber: '6002', isVerified: false }), card()];
  const applied = [
    { coupon: card({ isPartialRedeemAllowed: false }), applied: money(30, euro), remaining: money(0, euro) },
  ];

  test('are removed coupons, failed queries and lost balances, in this order [S8.26][S8.27][A-16][A-19]', () => {
    expect(couponsNotices(standing({ removed, coupons: unverified }), applied)).toEqual([
      { _tag: 'CouponLeft', cardNumber: '6003', reason: 'noBalance' },
      { _tag: 'CouponsUnverified', cardNumbers: ['6002'] },
      { _tag: 'CouponRestLost', cardNumber: '6001', lost: money(10, euro) },
    ]);
    expect(couponsNotices(standing({ coupons: [card()] }), [])).toEqual([]);
  });

  test.each([
    ['asking', 0],
    ['verifying', 0],
    ['resting', 1],
    ['adding', 1],
    ['warning', 1],
  ] as const)('while %s, failed queries are reported %i times [A-19]', (phase, times) => {
    expect(couponsNotices(standing({ coupons: unverified, phase }), [])).toHaveLength(times);
  });
});

test('means are available except those that need an account, and a wallet is available if its balance is enough [S6.27][S6.29][A-88]', () => {
  const offered = [
    { means: 'creditCard', obstacle: null },
    { means: 'wallet', obstacle: null },
    { means: 'bankTransfer', obstacle: 'needsAccount' },
  ] as const;
  const balance = money(40, euro);
  const creditCard = { means: 'creditCard', isOpen: true, note: null };
  const shut = { means: 'bankTransfer', isOpen: false, note: { _tag: 'MeansOff', obstacle: 'needsAccount' } };
  const held = (isShort: boolean) => ({ _tag: 'WalletHolds', balance, isShort });
  expect(meansRows(offered, null)).toEqual([creditCard, { means: 'wallet', isOpen: false, note: null }, shut]);
  expect(meansRows(offered, { balance, missing: null })[1]).toEqual({
    means: 'wallet',
    isOpen: true,
    note: held(false),
  });
  for (const missing of [money(1, euro), 'notOffered'] as const)
    expect(meansRows(offered, { balance, missing })[1]).toEqual({ means: 'wallet', isOpen: false, note: held(true) });
});
