import { Result } from 'effect';
import { describe, expect, test } from 'vitest';
import { equals, money, rate } from '../money/index.ts';
import { euro } from '../money/testing.ts';
import {
  addLine,
  cartQuantity,
  changeQuantity,
  checkCompatibility,
  checkCart,
  clearCart,
  deleteLine,
  duplicateLine,
  editLine,
  emptyCart,
  isConflict,
  maxQuantityFor,
  newLine,
  restoreLine,
  setCartDiscount,
  startOver,
} from './index.ts';
import { cartTotal } from '../pricing/index.ts';
import type { Cart, CartLine, CartPolicy, CartRefusal } from './index.ts';
import { openPolicy } from './testing.ts';

const eur = (amount: string) => money(amount, euro);
const open = openPolicy(euro);
const capped: CartPolicy = { ...open, maxQuantity: 5 };
const single: CartPolicy = { ...open, allowsMultipleProducts: false };
const line = (lineId: string, over: Partial<CartLine> = {}): CartLine => ({
  ...newLine(lineId, 'GC1', euro),
  kind: 'digital',
  amount: money(50, euro),
  ...over,
});
const physical = { kind: 'physical', delivery: { type: 'physical', date: null } } as const;
const cartOf = (...lines: CartLine[]): Cart => ({ ...emptyCart(euro), lines });
const file = (cards: number) => ({ cards, type: 'csv', name: 'cards.csv', uploads: [] });
const ids = (changed: Result.Result<Cart, CartRefusal>) => Result.getOrThrow(changed).lines.map((one) => one.lineId);
const refused = (refusal: CartRefusal) => Result.fail(refusal);

describe('adding', () => {
  test('a new line comes last; one without an id gets the fresh one [S4.28][A-21]', () => {
    expect(ids(addLine(cartOf(line('a')), line('b'), 'x', open))).toEqual(['a', 'b']);
    expect(ids(addLine(cartOf(line('a')), { ...line('b'), lineId: null }, 'x', open))).toEqual(['a', 'x']);
  });

  test('an existing line is replaced in its place, quantities are not added [S4.29][S3.15][A-21][A-108]', () => {
    const merged = Result.getOrThrow(
      addLine(cartOf(line('a', { quantity: 2 }), line('b')), line('a', { quantity: 3 }), 'x', open),
    );
    expect(merged.lines.map((one) => [one.lineId, one.quantity])).toEqual([
      ['a', 3],
      ['b', 1],
    ]);
  });

  test('a ticketing line is always appended, never merged [S4.30][S3.44][A-21]', () => {
    const ticket = line('a', { sort: 'ticketing' });
    expect(ids(addLine(cartOf(ticket, line('b')), ticket, 'x', open))).toEqual(['a', 'b', 'x']);
  });

  test('an edited line keeps its place, ticketing or not [S4.29][A-108]', () => {
    const edited = line('a', { sort: 'ticketing', message: 'Joyeux Noël' });
    expect(ids(editLine(cartOf(line('a', { sort: 'ticketing' }), line('b')), edited, open))).toEqual(['a', 'b']);
    expect(editLine(cartOf(), edited, open)).toEqual(refused({ _tag: 'LineNotFound' }));
  });

  test('a duplicate is equal except for its fresh id and comes last [S4.31][A-108]', () => {
    const copied = Result.getOrThrow(duplicateLine(cartOf(line('a', { quantity: 2 }), line('b')), 'a', 'x', open));
    expect(copied.lines[2]).toEqual({ ...copied.lines[0], lineId: 'x' });
    expect(duplicateLine(cartOf(), 'a', 'x', open)).toEqual(refused({ _tag: 'LineNotFound' }));
  });

  test('a file is in a cart once, however it comes there: added, edited, restored or stored [A-141][A-194]', () => {
    const ofFile = (lineId: string, uploads: readonly string[]) =>
      line(lineId, { file: { ...file(3), uploads }, quantity: 3 });
    const cart = cartOf(ofFile('a', ['U1', 'U2']), ofFile('b', ['U3']));
    const inCart = refused({ _tag: 'FileInCart' });
    expect(addLine(cart, ofFile('c', ['U4', 'U2']), 'x', open)).toEqual(inCart);
    expect(editLine(cart, ofFile('b', ['U1']), open)).toEqual(inCart);
    expect(restoreLine(cart, { line: ofFile('c', ['U3']), at: 0 }, open)).toEqual(inCart);
    expect(checkCart(cartOf(ofFile('a', ['U1']), ofFile('b', ['U1'])), open)).toEqual(inCart);
    expect(Result.isSuccess(addLine(cart, ofFile('c', ['U4']), 'x', open))).toBe(true);
    expect(Result.isSuccess(editLine(cart, ofFile('a', ['U2']), open))).toBe(true);
    expect(Result.isSuccess(addLine(cart, line('c', {}), 'x', open))).toBe(true);
  });

  test('the line of a file is not copied: the same rows would be ordered twice [S3.14][A-141]', () => {
    const ofFile = line('a', { file: file(3), quantity: 3 });
    expect(duplicateLine(cartOf(ofFile), 'a', 'x', open)).toEqual(refused({ _tag: 'FileLine' }));
  });

  test('an id that is not fresh is a defect [A-21]', () => {
    expect(() => duplicateLine(cartOf(line('a')), 'a', 'a', open)).toThrow(RangeError);
  });
});

describe('quantity', () => {
  test('it can be changed to a whole number from 1; 0 is not a deletion [S4.32][A-108]', () => {
    const change = (quantity: number) => changeQuantity(cartOf(line('a')), 'a', quantity, open);
    expect(Result.getOrThrow(change(7)).lines[0]!.quantity).toBe(7);
    expect(change(0)).toEqual(refused({ _tag: 'QuantityBelowMinimum', min: 1 }));
    expect(change(-3)).toEqual(refused({ _tag: 'QuantityBelowMinimum', min: 1 }));
    expect(change(1.5)).toEqual(refused({ _tag: 'NotAWholeNumber' }));
    expect(changeQuantity(cartOf(), 'a', 1, open)).toEqual(refused({ _tag: 'LineNotFound' }));
  });

  test("a file line's quantity is its file's [S4.32][A-24]", () => {
    expect(changeQuantity(cartOf(line('a', { file: file(3), quantity: 3 })), 'a', 4, open)).toEqual(
      refused({ _tag: 'FileLine' }),
    );
  });

  test('it may not fall below the number of new beneficiaries [S3.42][A-105]', () => {
    const cart = cartOf(line('a', { quantity: 3, newBeneficiaryQuantity: 2 }));
    expect(Result.isSuccess(changeQuantity(cart, 'a', 2, open))).toBe(true);
    expect(changeQuantity(cart, 'a', 1, open)).toEqual(refused({ _tag: 'NewBeneficiariesOutOfRange', min: 0, max: 1 }));
  });

  test('every change respects the inclusive cap of the whole order [S5.32][A-24]', () => {
    const full = cartOf(line('a', { quantity: 3 }), line('b', { quantity: 1 }));
    const exceeded = refused({ _tag: 'MaxQuantityExceeded', max: 5 });
    expect(Result.isSuccess(addLine(full, line('c'), 'x', capped))).toBe(true);
    expect(addLine(full, line('c', { quantity: 2 }), 'x', capped)).toEqual(exceeded);
    expect(Result.isSuccess(changeQuantity(full, 'a', 4, capped))).toBe(true);
    expect(changeQuantity(full, 'a', 5, capped)).toEqual(exceeded);
    expect(duplicateLine(full, 'a', 'x', capped)).toEqual(exceeded);
    expect(editLine(full, line('b', { quantity: 3 }), capped)).toEqual(exceeded);
    expect(restoreLine(full, { line: line('c', { quantity: 2 }), at: 0 }, capped)).toEqual(exceeded);
    expect(checkCart(cartOf(line('a', { quantity: 6 })), capped)).toEqual(exceeded);
    expect(Result.isSuccess(restoreLine(full, { line: line('c'), at: 0 }, capped))).toBe(true);
    expect(Result.isSuccess(checkCart(cartOf(line('a', { quantity: 5 })), capped))).toBe(true);
  });

  test('cards in a file count one by one, extra products do not count [S5.32][A-24][A-20]', () => {
    const extra = { itemCode: 'BOX', name: 'Box', imageUrl: null, amount: money(2, euro), discount: null };
    const uploaded = line('a', { file: file(5), quantity: 5, extra });
    expect(cartQuantity(cartOf(uploaded))).toBe(5);
    expect(Result.isSuccess(addLine(cartOf(), uploaded, 'x', capped))).toBe(true);
    expect(addLine(cartOf(), { ...uploaded, file: file(6) }, 'x', capped)).toEqual(
      refused({ _tag: 'MaxQuantityExceeded', max: 5 }),
    );
  });

  test('business and salesmen have b2bMaxQty, guests and individuals b2cMaxQty; 0 or absent is no cap [S1.64][S1.65][S5.32][A-24]', () => {
    const caps = { business: 500, individual: 20 };
    const kinds = ['business', 'salesman', 'individual', 'guest'] as const;
    expect(kinds.map((kind) => maxQuantityFor(kind, caps))).toEqual([500, 500, 20, 20]);
    expect(kinds.map((kind) => maxQuantityFor(kind, { business: 0, individual: null }))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('compatible lines', () => {
  test('physical and digital are refused in one order, whichever comes first [S5.58][S3.131][S3.37][A-23]', () => {
    const digital = line('d', { delivery: physical.delivery });
    for (const kind of ['physical', 'customizedPhysical'] as const) {
      const posted = line('p', { ...physical, kind });
      expect(addLine(cartOf(digital), posted, 'x', open)).toEqual(refused({ _tag: 'MixedKinds' }));
      expect(addLine(cartOf(posted), digital, 'x', open)).toEqual(refused({ _tag: 'MixedKinds' }));
    }
    expect(
      Result.isSuccess(
        addLine(cartOf(line('a', physical)), line('b', { ...physical, kind: 'customizedPhysical' }), 'x', open),
      ),
    ).toBe(true);
  });

  test('if the kind is missing the delivery type decides [S5.58][A-23]', () => {
    const unknown = line('u', { kind: null, delivery: physical.delivery });
    expect(Result.isSuccess(addLine(cartOf(line('p', physical)), unknown, 'x', open))).toBe(true);
    expect(addLine(cartOf(line('d')), unknown, 'x', open)).toEqual(refused({ _tag: 'MixedKinds' }));
  });

  test('a second product is refused if the unit sells one per order; several lines of one product are accepted [S1.63][S9.27][A-23]', () => {
    expect(addLine(cartOf(line('a')), line('b', { itemCode: 'GC2' }), 'x', single)).toEqual(
      refused({ _tag: 'SecondProduct', itemCode: 'GC1' }),
    );
    expect(Result.isSuccess(addLine(cartOf(line('a')), line('b'), 'x', single))).toBe(true);
    expect(Result.isSuccess(addLine(cartOf(line('a')), line('b', { itemCode: 'GC2' }), 'x', open))).toBe(true);
  });

  test('an older cart with two products accepts no further line of either if the unit sells one per order [S1.63][A-23]', () => {
    const older = cartOf(line('a'), line('b', { itemCode: 'GC2' }));
    for (const [itemCode, other] of [
      ['GC1', 'GC2'],
      ['GC2', 'GC1'],
    ] as const) {
      expect(addLine(older, line('c', { itemCode }), 'x', single)).toEqual(
        refused({ _tag: 'SecondProduct', itemCode: other }),
      );
    }
  });

  test('a delivery type other than that of the cart needs confirmation [S4.36][A-22]', () => {
    const sms = line('b', { delivery: { type: 'sms', date: null } });
    expect(addLine(cartOf(line('a')), sms, 'x', open)).toEqual(
      refused({ _tag: 'DeliveryTypeDiffers', current: 'pdf' }),
    );
    expect(checkCompatibility(sms, [], single)).toEqual(Result.void);
  });

  test('agreeing to start over clears the cart and its set discount; declining keeps both [S4.36][A-22][A-23]', () => {
    const cart = { ...cartOf(line('a')), salesmanSetDiscount: { type: 'percent', rate: rate(5) } as const };
    const started = Result.getOrThrow(startOver(cart, line('b', { delivery: { type: 'sms', date: null } }), 'x', open));
    expect([started.lines.map((one) => one.lineId), started.salesmanSetDiscount]).toEqual([['b'], null]);
    expect(cart.lines).toHaveLength(1);
  });

  test('starting over is offered for conflicts, not for what an empty cart would refuse too [S5.58][A-23]', () => {
    expect(
      [
        { _tag: 'MixedKinds' },
        { _tag: 'SecondProduct', itemCode: 'a' },
        { _tag: 'DeliveryTypeDiffers', current: 'pdf' },
      ].every((one) => isConflict(one as CartRefusal)),
    ).toBe(true);
    expect(isConflict({ _tag: 'MaxQuantityExceeded', max: 5 })).toBe(false);
  });

  test('the only line may change its delivery type and product without asking, one of several may not [S4.36][A-108]', () => {
    const changed = line('a', { itemCode: 'GC2', delivery: { type: 'sms', date: null } });
    expect(Result.isSuccess(editLine(cartOf(line('a')), changed, single))).toBe(true);
    expect(editLine(cartOf(line('a'), line('b')), changed, open)).toEqual(
      refused({ _tag: 'DeliveryTypeDiffers', current: 'pdf' }),
    );
  });

  test('checkout checks a cart that was put together under other rules [S5.58][S1.63][A-24]', () => {
    expect(checkCart(cartOf(line('a'), line('b', physical)), open)).toEqual(refused({ _tag: 'MixedKinds' }));
    expect(checkCart(cartOf(line('a'), line('b', { itemCode: 'GC2' })), single)).toEqual(
      refused({ _tag: 'SecondProduct', itemCode: 'GC1' }),
    );
    expect(checkCart(cartOf(line('a', { quantity: 0 })), open)).toEqual(
      refused({ _tag: 'QuantityBelowMinimum', min: 1 }),
    );
    expect(Result.isSuccess(checkCart(cartOf(line('a'), line('b')), single))).toBe(true);
  });
});

describe('deleting and clearing', () => {
  test('a deleted line is gone and can be put back at its place [S4.33]', () => {
    const { cart, deleted } = Result.getOrThrow(deleteLine(cartOf(line('a'), line('b'), line('c')), 'b'));
    expect(cart.lines.map((one) => one.lineId)).toEqual(['a', 'c']);
    expect(ids(restoreLine(cart, deleted, open))).toEqual(['a', 'b', 'c']);
    expect(deleteLine(cart, 'b')).toEqual(refused({ _tag: 'LineNotFound' }));
  });

  test('a deleted line is not restored if it conflicts with newer lines [S4.33][A-23]', () => {
    const { cart, deleted } = Result.getOrThrow(deleteLine(cartOf(line('a')), 'a'));
    const other = Result.getOrThrow(addLine(cart, line('p', physical), 'x', open));
    expect(restoreLine(other, deleted, open)).toEqual(refused({ _tag: 'MixedKinds' }));
  });

  test("clearing removes the lines and the set discount and keeps the customer's level [S4.35][S3.51]", () => {
    const full: Cart = {
      ...cartOf(line('a')),
      salesmanSetDiscount: { type: 'percent', rate: rate(5) },
      customerContractLevel: 'registered',
    };
    expect(clearCart(full)).toEqual({ ...emptyCart(euro), customerContractLevel: 'registered' });
  });

  test('deleting a line removes the tier if the others no longer reach it together [S4.34][A-12]', () => {
    const tiers = {
      customerId: null,
      itemCode: 'GC1',
      accumulated: money(0, euro),
      isAccumulating: false,
      tiers: [{ from: money(100, euro), to: null, rate: rate(10) }],
    };
    const facts = { policy: open, discounts: [tiers], coupons: [] };
    const two = cartOf(line('a'), line('b'));
    const { cart } = Result.getOrThrow(deleteLine(two, 'b'));
    expect(equals(cartTotal(two, facts).total, money(90, euro))).toBe(true);
    expect(equals(cartTotal(cart, facts).total, money(50, euro))).toBe(true);
  });
});

const percent = (value: number) => ({ type: 'percent', rate: rate(value) }) as const;

test("a salesman sets the cart's discount in the unit's type, within its limits, and removes it [S3.51][A-10]", () => {
  const set = Result.getOrThrow(setCartDiscount(cartOf(line('a')), percent(10), open));
  expect(set.salesmanSetDiscount).toEqual(percent(10));
  expect(Result.getOrThrow(setCartDiscount(set, null, open)).salesmanSetDiscount).toBeNull();
  expect(Result.isFailure(setCartDiscount(set, percent(101), open))).toBe(true);
  expect(Result.isFailure(setCartDiscount(set, percent(10), { discountType: 'value' }))).toBe(true);
});

test("a cart's discount by value is at most the price of its cheapest line without a discount of its own [A-194]", () => {
  const off = (amount: string, cart: Cart) =>
    Result.isSuccess(setCartDiscount(cart, { type: 'value', amount: eur(amount) }, { discountType: 'value' }));
  const cart = cartOf(line('a', { amount: eur('50') }), line('b', { amount: eur('20') }));
  expect([off('20', cart), off('20.01', cart), off('99', cartOf())]).toEqual([true, false, true]);
  const own = cartOf(cart.lines[0]!, { ...cart.lines[1]!, salesmanSetDiscount: percent(10) });
  expect([off('50', own), off('50.01', own)]).toEqual([true, false]);
});
