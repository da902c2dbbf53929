/**
 * Changes of a cart (spec section 4, A-21, A-22, A-24, A-108). Each returns a new cart or a refusal; fresh line ids
 * come from the caller. Prices follow from `cartTotal` after every change.
 */
import { Result } from 'effect';
import { checkSetDiscount } from '../discount/index.ts';
import type { SetDiscount, SetDiscountRefusal } from '../discount/index.ts';
import { min } from '../money/index.ts';
import type { Money } from '../money/index.ts';
import { checkCompatibility, checkCap, checkFile, checkQuantity } from './compatibility.ts';
import type { CartRefusal } from './compatibility.ts';
import { emptyCart } from './cart.ts';
import type { Cart, CartLine, CartPolicy } from './cart.ts';
import {
  appended,
  lineAt,
  othersBeside,
  placeOf,
  removed,
  replaced,
  slotOf,
  tableOf,
  withTable,
} from './line-table.ts';
import type { LineTable } from './line-table.ts';

/** A line to put into the cart; `lineId` null where it has none yet. */
export type LineToAdd = Omit<CartLine, 'lineId'> & { readonly lineId: string | null };

type Changed = Result.Result<Cart, CartRefusal>;

const withinCap = (cart: Cart, table: LineTable, { maxQuantity }: CartPolicy): Changed =>
  maxQuantity !== null && table.cards > maxQuantity
    ? Result.fail({ _tag: 'MaxQuantityExceeded', max: maxQuantity })
    : Result.succeed(withTable(cart, table));

/** Two lines with one id could not be distinguished, so an id that is not fresh is a defect. */
const append = (cart: Cart, line: CartLine, policy: CartPolicy): Changed =>
  Result.gen(function* () {
    const table = tableOf(cart);
    if (slotOf(table, line.lineId) !== null) throw new RangeError(`Not a fresh line id: ${line.lineId}`);
    yield* checkQuantity(line);
    yield* checkCompatibility(line, othersBeside(table, line, policy), policy);
    yield* checkFile(line, cart.lines);
    return yield* withinCap(cart, appended(table, line), policy);
  });

const replaceIn = (cart: Cart, slot: number, line: CartLine, policy: CartPolicy): Changed =>
  Result.gen(function* () {
    const table = tableOf(cart);
    yield* checkQuantity(line);
    yield* checkCompatibility(line, othersBeside(table, line, policy, lineAt(table, slot)), policy);
    yield* checkFile(line, cart.lines);
    return yield* withinCap(cart, replaced(table, slot, line), policy);
  });

/**
 * Adds a line. An existing line with the same `lineId` is replaced in its place; quantities are not added. A
 * ticketing line is always appended, under `freshId` if its own is taken, and so is a line without an id.
 */
export const addLine = (cart: Cart, line: LineToAdd, freshId: string, policy: CartPolicy): Changed => {
  const { lineId } = line;
  const slot = lineId === null ? null : slotOf(tableOf(cart), lineId);
  if (lineId === null || slot === null) return append(cart, { ...line, lineId: lineId ?? freshId }, policy);
  return line.sort === 'ticketing'
    ? append(cart, { ...line, lineId: freshId }, policy)
    : replaceIn(cart, slot, { ...line, lineId }, policy);
};

/** Replaces the line with the same `lineId` by an edited one, ticketing or not. It still comes from the same quotation. */
export const editLine = (cart: Cart, line: CartLine, policy: CartPolicy): Changed => {
  const table = tableOf(cart);
  const slot = slotOf(table, line.lineId);
  if (slot === null) return Result.fail({ _tag: 'LineNotFound' });
  const { quotationNo } = lineAt(table, slot);
  return replaceIn(cart, slot, { ...line, quotationNo }, policy);
};

/** Appends a copy of a line under a fresh id. A copy of a file's line would order the same rows twice. */
export const duplicateLine = (cart: Cart, lineId: string, freshId: string, policy: CartPolicy): Changed => {
  const table = tableOf(cart);
  const slot = slotOf(table, lineId);
  if (slot === null) return Result.fail({ _tag: 'LineNotFound' });
  const line = lineAt(table, slot);
  return line.file === null ? append(cart, { ...line, lineId: freshId }, policy) : Result.fail({ _tag: 'FileLine' });
};

/** Sets the quantity of a line, 1 or more. A file line's quantity cannot be changed. */
export const changeQuantity = (cart: Cart, lineId: string, quantity: number, policy: CartPolicy): Changed => {
  const table = tableOf(cart);
  const slot = slotOf(table, lineId);
  if (slot === null) return Result.fail({ _tag: 'LineNotFound' });
  const line = lineAt(table, slot);
  if (line.file !== null) return Result.fail({ _tag: 'FileLine' });
  const changed = { ...line, quantity };
  return Result.flatMap(checkQuantity(changed), () => withinCap(cart, replaced(table, slot, changed), policy));
};

/** A deleted line and its position, for `restoreLine`. */
export interface DeletedLine {
  readonly line: CartLine;
  readonly at: number;
}

/** Deletes a line; `deleted` undoes it through `restoreLine`. */
export const deleteLine = (
  cart: Cart,
  lineId: string,
): Result.Result<{ readonly cart: Cart; readonly deleted: DeletedLine }, CartRefusal> => {
  const table = tableOf(cart);
  const slot = slotOf(table, lineId);
  if (slot === null) return Result.fail({ _tag: 'LineNotFound' });
  const deleted = { line: lineAt(table, slot), at: placeOf(table, slot) };
  return Result.succeed({ cart: withTable(cart, removed(table, slot)), deleted });
};

/**
 * Puts a deleted line back at its place, or at the end of a cart that has become shorter. Restoring twice has no
 * further effect. The lines behind it move, so unlike the other changes this one takes time that grows with the cart.
 */
export const restoreLine = (cart: Cart, { line, at }: DeletedLine, policy: CartPolicy): Changed => {
  const table = tableOf(cart);
  if (slotOf(table, line.lineId) !== null) return Result.succeed(cart);
  return Result.gen(function* () {
    yield* checkCompatibility(line, othersBeside(table, line, policy), policy);
    yield* checkFile(line, cart.lines);
    return yield* checkCap({ ...cart, lines: cart.lines.toSpliced(at, 0, line) }, policy);
  });
};

/** The price of the cheapest line without a discount of its own; null if there is none. */
const leastPrice = ({ lines }: Cart): Money | null =>
  lines
    .filter(({ salesmanSetDiscount }) => salesmanSetDiscount === null)
    .reduce<Money | null>((least, { amount }) => (least === null ? amount : min(least, amount)), null);

/**
 * Sets the discount of all lines without one of their own, at most the price of the cheapest; null removes it (A-10,
 *
 */
export const setCartDiscount = (
  cart: Cart,
  discount: SetDiscount | null,
  policy: Pick<CartPolicy, 'discountType'>,
): Result.Result<Cart, SetDiscountRefusal> =>
  discount === null
    ? Result.succeed({ ...cart, salesmanSetDiscount: null })
    : Result.map(checkSetDiscount(discount, policy.discountType, leastPrice(cart)), (salesmanSetDiscount) => ({
        ...cart,
        salesmanSetDiscount,
      }));

/** Empties the cart; keeps the chosen customer's level and removes a set discount. */
export const clearCart = (cart: Cart): Cart => ({
  ...emptyCart(cart.currency),
  customerContractLevel: cart.customerContractLevel,
});

/** Empties the cart and starts again with one line: what a buyer accepts after a conflict. */
export const startOver = (cart: Cart, line: LineToAdd, freshId: string, policy: CartPolicy): Changed =>
  addLine(clearCart(cart), line, freshId, policy);
