/**
 * Carts of hundreds of lines, edited in any order from any of their earlier states, compared with plain arrays of names
 * and quantities. Short carts are in `cart.model.test.ts`.
 */
import { Result } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rate } from '../money/index.ts';
import { euro } from '../money/testing.ts';
import {
  addLine,
  cartQuantity,
  changeQuantity,
  checkCompatibility,
  checkCart,
  deleteLine,
  editLine,
  emptyCart,
  newLine,
  restoreLine,
  setCartDiscount,
} from './index.ts';
import type { Cart, CartLine, CartPolicy, CartRefusal } from './index.ts';
import { openPolicy } from './testing.ts';

const policy = openPolicy(euro);
const single: CartPolicy = { ...policy, allowsMultipleProducts: false };
const line = (name: string, over: Partial<CartLine> = {}): CartLine => ({
  ...newLine(name, 'GC1', euro),
  kind: 'digital',
  ...over,
});
const longCart = (lines: number, over: Partial<CartLine> = {}): Cart => ({
  ...emptyCart(euro),
  lines: Array.from({ length: lines }, (_, at) => line(`L${at}`, over)),
});
const ok = <Value>(result: Result.Result<Value, CartRefusal>): Value => Result.getOrThrow(result);

type Entry = readonly [name: string, quantity: number];
interface State {
  readonly cart: Cart;
  readonly model: readonly Entry[];
}
type Edit = (state: State) => State;

const entries = (cart: Cart): readonly Entry[] => cart.lines.map(({ lineId, quantity }) => [lineId, quantity]);
const namedAt = ({ model }: State, at: number): number => at % model.length;

const add = fc.tuple(fc.nat(20), fc.integer({ min: 1, max: 9 })).map(([fresh, quantity]): Edit => ({ cart, model }) => {
  const name = `fresh${fresh}`;
  const at = model.findIndex(([one]) => one === name);
  return {
    cart: ok(addLine(cart, line(name, { quantity }), 'other', policy)),
    model: at < 0 ? [...model, [name, quantity]] : model.with(at, [name, quantity]),
  };
});

const change = fc.tuple(fc.nat(), fc.integer({ min: 1, max: 9 })).map(([pick, quantity]): Edit => (state) => {
  if (state.model.length === 0) return state;
  const at = namedAt(state, pick);
  const [name] = state.model[at]!;
  return {
    cart: ok(changeQuantity(state.cart, name, quantity, policy)),
    model: state.model.with(at, [name, quantity]),
  };
});

const remove = fc.tuple(fc.nat(), fc.integer({ min: 1, max: 90 })).map(([pick, times]): Edit => (state) => {
  let { cart, model } = state;
  for (let time = 0; time < times && model.length > 0; time += 1) {
    const at = (pick + time * 7) % model.length;
    const gone = ok(deleteLine(cart, model[at]![0]));
    expect([gone.deleted.line.lineId, gone.deleted.at]).toEqual([model[at]![0], at]);
    [cart, model] = [gone.cart, model.toSpliced(at, 1)];
  }
  return { cart, model };
});

const putBack = fc.nat().map((pick): Edit => (state) => {
  if (state.model.length === 0) return state;
  const { cart, deleted } = ok(deleteLine(state.cart, state.model[namedAt(state, pick)]![0]));
  return { cart: ok(restoreLine(cart, deleted, policy)), model: state.model };
});

const discount = fc.constant<Edit>(({ cart, model }) => ({
  cart: Result.getOrThrow(setCartDiscount(cart, { type: 'percent', rate: rate(5) }, policy)),
  model,
}));

const edit = fc.oneof({ weight: 3, arbitrary: add }, change, remove, putBack, discount);

const tagged = (checked: Result.Result<unknown, CartRefusal>) =>
  Result.match(checked, {
    onSuccess: () => 'fine',
    onFailure: (refusal) => refusal._tag + (refusal._tag === 'SecondProduct' ? refusal.itemCode : ''),
  });

describe('a long cart', () => {
  test('edited in any order, from any earlier state, equals an array with the same edits, and the earlier states stay [S4.28][S4.29][S4.32][S4.33]', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 320 }),
        fc.array(fc.tuple(fc.nat(), edit), { minLength: 1, maxLength: 25 }),
        (lines, edits) => {
          const states: State[] = [{ cart: longCart(lines), model: entries(longCart(lines)) }];
          for (const [pick, apply] of edits) states.push(apply(states[pick % states.length]!));
          for (const { cart, model } of states) {
            expect(entries(cart)).toEqual(model);
            expect(cartQuantity(cart)).toBe(model.reduce((cards, [, quantity]) => cards + quantity, 0));
          }
        },
      ),
    );
  });

  test('finds every line after lines were added one by one [S4.33]', () => {
    let cart = emptyCart(euro);
    for (let at = 0; at < 250; at += 1) cart = ok(addLine(cart, line(`L${at}`), 'x', policy));
    for (const at of [0, 99, 100, 199, 200, 249]) expect(ok(deleteLine(cart, `L${at}`)).deleted.at).toBe(at);
  });

  test('respects its cap exactly after any number of edits [S5.32][A-24]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 250 }), fc.array(edit, { maxLength: 12 }), (lines, edits) => {
        let state: State = { cart: longCart(lines), model: entries(longCart(lines)) };
        for (const apply of edits) state = apply(state);
        const capped = { ...policy, maxQuantity: cartQuantity(state.cart) + 1 };
        expect(Result.isSuccess(addLine(state.cart, line('last'), 'x', capped))).toBe(true);
        expect(addLine(state.cart, line('last', { quantity: 2 }), 'x', capped)).toEqual(
          Result.fail({ _tag: 'MaxQuantityExceeded', max: capped.maxQuantity }),
        );
      }),
    );
  });

  test('refuses a line until the last conflicting line is deleted [S5.58][S1.63][S4.36]', () => {
    const physical = { kind: 'physical', delivery: { type: 'physical', date: null } } as const;
    const cases = [
      [physical, { _tag: 'MixedKinds' }, policy],
      [{ itemCode: 'GC2' }, { _tag: 'SecondProduct', itemCode: 'GC1' }, single],
      [{ delivery: { type: 'sms', date: null } }, { _tag: 'DeliveryTypeDiffers', current: 'pdf' }, policy],
    ] as const;
    for (const [over, refusal, rules] of cases) {
      let cart = longCart(120);
      for (let at = 0; at < 120; at += 1) {
        expect(addLine(cart, line('new', over), 'x', rules)).toEqual(Result.fail(refusal));
        cart = ok(deleteLine(cart, `L${at}`)).cart;
      }
      expect(ok(addLine(cart, line('new', over), 'x', rules)).lines).toHaveLength(1);
    }
  });

  test('with incompatible lines, as an older one may have, refuses what a comparison with every line would refuse [S5.58][S1.63][S4.36]', () => {
    const mixed = fc.record({
      itemCode: fc.constantFrom('GC1', 'GC2', 'GC3'),
      kind: fc.constantFrom('digital' as const, 'digital' as const, 'physical' as const, null),
      delivery: fc.constantFrom(
        { type: 'pdf' as const, date: null },
        { type: 'sms' as const, date: null },
        { type: 'physical' as const, date: null },
      ),
    });
    fc.assert(
      fc.property(
        fc.constantFrom(policy, single),
        fc.array(mixed, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 1, max: 210 }),
        fc.array(fc.nat(), { maxLength: 6 }),
        fc.tuple(mixed, fc.nat()),
        (rules, kinds, length, deletions, [over, pick]) => {
          const lines = Array.from({ length }, (_, at) => line(`L${at}`, kinds[at % kinds.length]));
          let cart: Cart = { ...emptyCart(euro), lines };
          for (const at of deletions) {
            if (cart.lines.length > 1) cart = ok(deleteLine(cart, cart.lines[at % cart.lines.length]!.lineId)).cart;
          }
          const added = line('new', over);
          expect(tagged(addLine(cart, added, 'x', rules))).toBe(tagged(checkCompatibility(added, cart.lines, rules)));
          const at = pick % cart.lines.length;
          const edited = { ...line('', over), lineId: cart.lines[at]!.lineId };
          expect(tagged(editLine(cart, edited, rules))).toBe(
            tagged(checkCompatibility(edited, cart.lines.toSpliced(at, 1), rules)),
          );
        },
      ),
    );
  });

  test('detects every other product in it, however it was built [S1.63][S9.27][A-23]', () => {
    const step = fc.tuple(fc.constantFrom('add', 'edit', 'delete'), fc.nat(), fc.constantFrom('GC1', 'GC2', 'GC3'));
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 120 }),
        fc.array(step, { maxLength: 12 }),
        fc.constantFrom('GC1', 'GC2', 'GC3'),
        (length, steps, itemCode) => {
          let cart = longCart(length);
          for (const [index, [what, pick, product]] of steps.entries()) {
            const { lineId } = cart.lines[pick % cart.lines.length]!;
            const changed = line(what === 'add' ? `new${index}` : lineId, { itemCode: product });
            if (what !== 'delete') cart = ok(addLine(cart, changed, 'x', policy));
            else if (cart.lines.length > 1) cart = ok(deleteLine(cart, lineId)).cart;
          }
          const added = line('last', { itemCode });
          expect(tagged(addLine(cart, added, 'x', single))).toBe(tagged(checkCompatibility(added, cart.lines, single)));
        },
      ),
    );
  });

  test('accepts another kind of line instead of its only line, and checks further lines against it [S5.58][A-108]', () => {
    const sms = line('L0', { delivery: { type: 'sms', date: null } });
    const changed = ok(editLine(longCart(1), sms, policy));
    expect(Result.isSuccess(addLine(changed, { ...sms, lineId: 'L1' }, 'x', policy))).toBe(true);
    expect(addLine(changed, line('L1'), 'x', policy)).toEqual(
      Result.fail({ _tag: 'DeliveryTypeDiffers', current: 'sms' }),
    );
  });

  test('keeps its set discount and the level of its customer through every change [S3.51][A-10]', () => {
    const kept = {
      salesmanSetDiscount: { type: 'percent', rate: rate(5) },
      customerContractLevel: 'enCompte',
    } as const;
    const begun: Cart = { ...longCart(3), ...kept };
    const changed = [
      ok(addLine(begun, line('new'), 'x', policy)),
      ok(changeQuantity(begun, 'L1', 4, policy)),
      ok(deleteLine(begun, 'L1')).cart,
      ok(restoreLine(begun, { line: line('back'), at: 1 }, policy)),
    ];
    for (const cart of changed) expect(cart).toEqual({ ...cart, ...kept });
  });

  test('is a plain value that can be spread, compared, checked and encoded [S3.51]', () => {
    const cart = ok(deleteLine(longCart(3), 'L1')).cart;
    const plain = { ...longCart(3), lines: [line('L0'), line('L2')] };
    expect(cart).toEqual(plain);
    expect({ ...cart }).toEqual(plain);
    expect(Object.keys(cart).toSorted()).toEqual(Object.keys(plain).toSorted());
    expect(JSON.stringify(cart.lines)).toBe(JSON.stringify(plain.lines));
    expect(cart.lines).toBe(cart.lines);
    expect(Result.isSuccess(checkCart(cart, policy))).toBe(true);
  });

  test('an id that another cart of the same origin has in another slot is found in both [S4.29][A-21]', () => {
    const begun = longCart(150);
    const one = ok(addLine(begun, line('a', { quantity: 2 }), 'x', policy));
    const other = ok(addLine(ok(addLine(begun, line('b'), 'x', policy)), line('a', { quantity: 3 }), 'x', policy));
    expect(ok(changeQuantity(one, 'a', 4, policy)).lines.at(-1)).toMatchObject({ lineId: 'a', quantity: 4 });
    expect(ok(changeQuantity(other, 'a', 5, policy)).lines.slice(-2)).toMatchObject([
      { lineId: 'b', quantity: 1 },
      { lineId: 'a', quantity: 5 },
    ]);
    expect(changeQuantity(one, 'b', 4, policy)).toEqual(Result.fail({ _tag: 'LineNotFound' }));
    expect(changeQuantity(begun, 'a', 4, policy)).toEqual(Result.fail({ _tag: 'LineNotFound' }));
  });
});
