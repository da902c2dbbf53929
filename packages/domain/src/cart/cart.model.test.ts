/**
 * Random sequences of buyers' actions, run on the cart and on a naive model of it: a list of names, quantities and
 * flags. Both must agree on every line, every refusal and the order, after every step.
 */
import { Result } from 'effect';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { money } from '../money/index.ts';
import { euro } from '../money/testing.ts';
import {
  addLine,
  changeQuantity,
  clearCart,
  deleteLine,
  duplicateLine,
  emptyCart,
  newLine,
  restoreLine,
} from './index.ts';
import type { Cart, CartLine, CartPolicy, CartRefusal, DeletedLine } from './index.ts';
import { openPolicy } from './testing.ts';

const maxQuantity = 12;
const policy: CartPolicy = { ...openPolicy(euro), maxQuantity };

interface Entry {
  readonly name: string;
  readonly quantity: number;
  readonly isTicket: boolean;
  readonly isPhysical: boolean;
}
interface Model {
  entries: Entry[];
  deleted: { entry: Entry; at: number } | null;
}
interface Real {
  cart: Cart;
  deleted: DeletedLine | null;
  fresh: number;
}
type Step = fc.Command<Model, Real>;

const entryOf = (line: CartLine): Entry => ({
  name: line.lineId,
  quantity: line.quantity,
  isTicket: line.sort === 'ticketing',
  isPhysical: line.kind === 'physical',
});
const lineOf = ({ name, quantity, isTicket, isPhysical }: Entry): CartLine => ({
  ...newLine(name, 'GC1', euro),
  amount: money(10, euro),
  quantity,
  sort: isTicket ? 'ticketing' : null,
  kind: isPhysical ? 'physical' : 'digital',
  delivery: { type: isPhysical ? 'physical' : 'pdf', date: null },
});

/** All rules of the model: a proposal is accepted if it is not mixed, not empty and within the cap. */
const verdict = (entries: readonly Entry[]): string => {
  if (entries.some((entry) => entry.quantity < 1)) return 'QuantityBelowMinimum';
  if (new Set(entries.map((entry) => entry.isPhysical)).size > 1) return 'MixedKinds';
  return entries.reduce((cards, entry) => cards + entry.quantity, 0) > maxQuantity ? 'MaxQuantityExceeded' : 'fine';
};
const settle = (model: Model, real: Real, proposal: Entry[], changed: Result.Result<Cart, CartRefusal>): void => {
  const outcome = Result.match(changed, { onSuccess: () => 'fine', onFailure: ({ _tag }) => _tag });
  expect(outcome).toBe(verdict(proposal));
  if (outcome === 'fine') {
    model.entries = proposal;
    real.cart = Result.getOrThrow(changed);
  }
  expect(real.cart.lines.map(entryOf)).toEqual(model.entries);
};
const step = (
  name: string,
  run: (model: Model, real: Real) => void,
  check: (model: Readonly<Model>) => boolean = () => true,
): Step => ({
  check,
  run,
  toString: () => name,
});
const nameAt = (model: Readonly<Model>, at: number): string => model.entries[at % model.entries.length]!.name;
const hasEntries = (model: Readonly<Model>): boolean => model.entries.length > 0;

const adding = fc.record({
  name: fc.constantFrom('a', 'b', 'c', 'd'),
  quantity: fc.integer({ min: 0, max: 5 }),
  isTicket: fc.boolean(),
  isPhysical: fc.nat(5).map((n) => n === 0),
});

/** Adding an existing name replaces its entry, unless the line is a ticket. */
const add = adding.map((entry) =>
  step(`add ${JSON.stringify(entry)}`, (model, real) => {
    const fresh = `fresh${real.fresh++}`;
    const isThere = model.entries.some((one) => one.name === entry.name);
    const proposal =
      isThere && !entry.isTicket
        ? model.entries.map((one) => (one.name === entry.name ? entry : one))
        : [...model.entries, isThere ? { ...entry, name: fresh } : entry];
    settle(model, real, proposal, addLine(real.cart, lineOf(entry), fresh, policy));
  }),
);

const duplicate = fc.nat(9).map((at) =>
  step(
    `duplicate ${at}`,
    (model, real) => {
      const [name, fresh] = [nameAt(model, at), `fresh${real.fresh++}`];
      const copy = { ...model.entries.find((one) => one.name === name)!, name: fresh };
      settle(model, real, [...model.entries, copy], duplicateLine(real.cart, name, fresh, policy));
    },
    hasEntries,
  ),
);

const change = fc.tuple(fc.nat(9), fc.integer({ min: 0, max: 9 })).map(([at, quantity]) =>
  step(
    `change ${at} to ${quantity}`,
    (model, real) => {
      const name = nameAt(model, at);
      const proposal = model.entries.map((one) => (one.name === name ? { ...one, quantity } : one));
      settle(model, real, proposal, changeQuantity(real.cart, name, quantity, policy));
    },
    hasEntries,
  ),
);

const remove = fc.nat(9).map((at) =>
  step(
    `delete ${at}`,
    (model, real) => {
      const name = nameAt(model, at);
      const gone = Result.getOrThrow(deleteLine(real.cart, name));
      const place = model.entries.findIndex((one) => one.name === name);
      model.deleted = { entry: model.entries[place]!, at: place };
      real.deleted = gone.deleted;
      settle(
        model,
        real,
        model.entries.filter((one) => one.name !== name),
        Result.succeed(gone.cart),
      );
    },
    hasEntries,
  ),
);

const restore = fc.constant(
  step(
    'restore',
    (model, real) => {
      const { entry, at } = model.deleted!;
      const isBack = model.entries.some((one) => one.name === entry.name);
      const proposal = isBack ? model.entries : [...model.entries.slice(0, at), entry, ...model.entries.slice(at)];
      settle(model, real, proposal, restoreLine(real.cart, real.deleted!, policy));
    },
    (model) => model.deleted !== null,
  ),
);

const clear = fc.constant(
  step('clear', (model, real) => settle(model, real, [], Result.succeed(clearCart(real.cart)))),
);

test('after any sequence of actions a cart contains the same as a list of names and quantities [S4.28][S4.29][S4.30][S4.31][S4.32][S4.33][S4.35][S5.32][S5.58][A-21][A-108]', () => {
  fc.assert(
    fc.property(fc.commands([add, add, duplicate, change, remove, restore, clear], { maxCommands: 40 }), (steps) => {
      fc.modelRun(
        () => ({ model: { entries: [], deleted: null }, real: { cart: emptyCart(euro), deleted: null, fresh: 0 } }),
        steps,
      );
    }),
  );
});
