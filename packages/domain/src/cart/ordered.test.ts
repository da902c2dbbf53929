import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currency } from '../money/index.ts';
import { cart, cartLine } from './cart.arbitraries.ts';
import { clearCart, orderedLines, withoutOrdered } from './index.ts';
import type { Cart, CartLine } from './index.ts';

const euro = currency('EUR', 2);
const carts = cart(euro, { minLines: 1 });
const later = cartLine(euro, 'later');

describe('the cart of an order that is paid', () => {
  test('is cleared where it has not changed since [S3.49][A-34]', () =>
    fc.assert(
      fc.property(carts, (ordered) => {
        expect(withoutOrdered(ordered, orderedLines(ordered))).toEqual(clearCart(ordered));
      }),
    ));

  test('keeps the lines that were added since, in their order [A-34]', () =>
    fc.assert(
      fc.property(carts, later, fc.nat(6), (ordered, line, at) => {
        const changed: Cart = { ...ordered, lines: ordered.lines.toSpliced(at, 0, line) };
        expect(withoutOrdered(changed, orderedLines(ordered)).lines).toEqual([line]);
      }),
    ));

  test('keeps of a line what was added to its quantity since, and of a file nothing [A-34]', () =>
    fc.assert(
      fc.property(carts, fc.integer({ min: -2, max: 5 }), (ordered, more) => {
        const raised = (line: CartLine): CartLine => ({ ...line, quantity: Math.max(1, line.quantity + more) });
        const rest = withoutOrdered({ ...ordered, lines: ordered.lines.map(raised) }, orderedLines(ordered));
        const isLeft = (line: CartLine): boolean => more > 0 && line.file === null;
        expect(rest.lines).toEqual(ordered.lines.filter(isLeft).map((line) => ({ ...line, quantity: more })));
      }),
    ));

  test('loses nothing to lines that it does not have', () =>
    fc.assert(
      fc.property(carts, (own) => {
        expect(withoutOrdered(own, [{ lineId: 'foreign', quantity: 1 }]).lines).toEqual(own.lines);
      }),
    ));
});
