import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addLine } from '../cart/index.ts';
import { decodeCart, encodeCart } from '../cart/schema.ts';
import { cart as anyCart, cartLine, openPolicy } from '../cart/testing.ts';
import { euro } from '../money/testing.ts';
import { afterLeaving, leaveSteps, needsConfirmation } from './index.ts';
import { anyLeaveFacts } from './testing.ts';

const unfinished = cartLine(euro, 'NEW');
const stored = (cart: Parameters<typeof encodeCart>[0]) =>
  Result.getOrThrow(decodeCart(JSON.parse(JSON.stringify(encodeCart(cart))), euro));
const ids = ({ lines }: Parameters<typeof encodeCart>[0]) => lines.map(({ lineId }) => lineId);

describe('an item that was not added', () => {
  test('is lost when its page is left: the cart is unchanged, or empty after checkout [S4.37][S2.100][A-30]', () => {
    fc.assert(
      fc.property(anyCart(euro), unfinished, anyLeaveFacts, (cart, item, facts) => {
        const left = afterLeaving({ cart, unfinished: item }, facts);
        expect(left.unfinished).toBeNull();
        expect(ids(left.cart)).toEqual(facts.page === 'checkout' ? [] : ids(cart));
        expect(ids(stored(left.cart))).not.toContain('NEW');
        if (facts.page === 'buying') expect(left.cart).toBe(cart);
      }),
    );
  });

  test('is kept once it is added [S4.37][A-30]', () => {
    fc.assert(
      fc.property(anyCart(euro), unfinished, (cart, item) => {
        const added = addLine(cart, item, 'fresh', openPolicy(euro));
        if (Result.isFailure(added)) return;
        const left = afterLeaving({ cart: added.success, unfinished: null }, { page: 'buying' });
        expect(ids(stored(left.cart))).toEqual([...ids(cart), 'NEW']);
      }),
    );
  });

  test('no step of leaving saves it, and a salesman’s draft of it is deleted [S4.37][A-84]', () => {
    fc.assert(
      fc.property(anyLeaveFacts, (facts) => {
        const steps = leaveSteps({ ...facts, page: 'buying' }, '/').map(({ step }) => step);
        const losing = ['cancelPayment', 'cancelOrder', 'deleteDraft', 'goTo'];
        expect(steps.filter((step) => !losing.includes(step))).toEqual([]);
        expect(steps.includes('deleteDraft')).toBe(facts.draftId !== null);
      }),
    );
  });

  test.each(['/buying-self', '/buying-friend', '/b2b/buying', '/salesman/buying-self'])(
    'is asked about before %s is left, so that nobody loses it by accident [S4.37][S2.98]',
    (path) => {
      expect(needsConfirmation(path, '/')).toBe(true);
    },
  );
});
