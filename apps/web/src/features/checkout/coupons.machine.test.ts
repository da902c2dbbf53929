import { changeQuantity } from '@offrande/domain/cart';
import type { CouponAnswer } from '@offrande/domain/coupon';
import { encodeAmount, money } from '@offrande/domain/money';
import { Result } from 'effect';
import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { openPolicy } from '@offrande/domain/cart/testing';
import { CARDS, EURO, POSTED_CART } from '../../shop/testing/sample.ts';
import { couponsMachine } from './coupons.machine.ts';

const { pin, ...forty } = CARDS.forty;
const found = (balance: number): CouponAnswer => ({
  _tag: 'CouponFound',
  coupon: { ...forty, balance: money(balance, EURO), isVerified: false },
});
const priced = { cart: POSTED_CART, discounts: [] };

/** A machine whose queries wait until the test answers them, oldest first. */
const withOpenQueries = () => {
  const queries: ((answers: ReadonlyMap<string, CouponAnswer>) => void)[] = [];
  const pins: string[][] = [];
  const actor = createActor(
    couponsMachine.provide({
      actors: {
        queryCoupons: fromPromise(({ input }) => {
          pins.push(input.cards.map((card) => card.pin));
          return new Promise((resolve) => queries.push(resolve));
        }),
        queryCoupon: fromPromise(() => Promise.resolve(found(40))),
      },
    }),
    { input: { coupons: [], priced } },
  );
  actor.start();
  const answer = (at: number, balance: number) => queries[at]!(new Map([[forty.cardNumber, found(balance)]]));
  const isAt = (state: 'resting' | 'asking') => waitFor(actor, (snapshot) => snapshot.matches(state));
  return { actor, answer, isAt, pins };
};

describe('asking again', () => {
  test('an answer to an older cart is not taken for the newer one [A-19]', async () => {
    const { actor, answer, isAt } = withOpenQueries();
    actor.send({ type: 'add', entry: { cardNumber: forty.cardNumber, pin } });
    await waitFor(actor, ({ context }) => context.coupons.length === 1);
    actor.send({ type: 'cartChanged', priced });
    const three = Result.getOrThrow(changeQuantity(POSTED_CART, 'A', 3, openPolicy(EURO)));
    actor.send({ type: 'cartChanged', priced: { ...priced, cart: three } });
    answer(0, 5);
    answer(1, 30);
    await isAt('resting');
    expect(actor.getSnapshot().context.coupons.map(({ balance }) => encodeAmount(balance))).toEqual(['30.00']);
  });

  test('carries the PIN that was given with the card, which is kept nowhere else [A-100]', async () => {
    const { actor, pins } = withOpenQueries();
    actor.send({ type: 'add', entry: { cardNumber: forty.cardNumber, pin } });
    await waitFor(actor, ({ context }) => context.coupons.length === 1);
    actor.send({ type: 'cartChanged', priced });
    expect(pins).toEqual([[pin]]);
    expect(actor.getSnapshot().context.entry).toEqual({ cardNumber: '', pin: '' });
  });

  test('without any coupon there is nothing to ask, and payment is cleared at once [A-19]', () => {
    const { actor, pins } = withOpenQueries();
    let cleared = 0;
    actor.on('cleared', () => {
      cleared += 1;
    });
    actor.send({ type: 'verify' });
    expect([cleared, pins.length, actor.getSnapshot().matches('resting')]).toEqual([1, 0, true]);
  });
});
