/**
 * What can be done to a cart (spec section 4, A-21, A-22, A-24, A-108). Each change gives a new cart or the refusal
 * that keeps the old one; fresh line ids come from the caller. Prices follow from `cartTotal` after every change.
 */
import { Result } from 'effect';
import { checkSetDiscount } from '../discount/index.ts';
import type { SetDiscount, SetDiscountRefusal } from '../discount/index.ts';
import { checkBeside, checkCap, checkQuantity } from './compatibility.ts';
import type { CartRefusal } from './compatibility.ts';
import { emptyCart } from './cart.ts';
import type { Cart, CartLine, CartPolicy } from './cart.ts';

/** A line to put into the cart; `lineId` null where it has none yet. */
export type LineToAdd = Omit<CartLine, 'lineId'> & { readonly lineId: string | null };

type Changed = Result.Result<Cart, CartRefusal>;

const withLines = (cart: Cart, lines: readonly CartLine[]): Cart => ({ ...cart, lines });

const indexOf = (cart: Cart, lineId: string): number => cart.lines.findIndex((line) => line.lineId === lineId);

/** Two lines under one id could never be told apart again, so an id that is not fresh is a defect. */
const append = (cart: Cart, line: CartLine, policy: CartPolicy): Changed =>
  Result.gen(function* () {
    if (indexOf(cart, line.lineId) >= 0) throw new RangeError(`Not a fresh line id: ${line.lineId}`);
    yield* checkQuantity(line);
    yield* checkBeside(line, cart.lines, policy);
    return yield* checkCap(withLines(cart, [...cart.lines, line]), policy);
  });

const replaceAt = (cart: Cart, at: number, line: CartLine, policy: CartPolicy): Changed =>
  Result.gen(function* () {
    yield* checkQuantity(line);
    yield* checkBeside(line, cart.lines.toSpliced(at, 1), policy);
    return yield* checkCap(withLines(cart, cart.lines.with(at, line)), policy);
  });

/**
 * Adds a line. One that is in the cart already by its `lineId` is replaced at its place, quantities are not added
 * . A ticketing line is always appended, under `freshId` if its own is taken, and so is a line without an id.
 */
export const addLine = (cart: Cart, line: LineToAdd, freshId: string, policy: CartPolicy): Changed => {
  const at = line.lineId === null ? -1 : indexOf(cart, line.lineId);
  if (at < 0) return append(cart, { ...line, lineId: line.lineId ?? freshId }, policy);
  return line.sort === 'ticketing'
    ? append(cart, { ...line, lineId: freshId }, policy)
    : replaceAt(cart, at, { ...line, lineId: line.lineId ?? freshId }, policy);
};

/** Puts an edited line, ticketing or not, in the place of the one with its `lineId`. */
export const editLine = (cart: Cart, line: CartLine, policy: CartPolicy): Changed => {
  const at = indexOf(cart, line.lineId);
  return at < 0 ? Result.fail({ _tag: 'LineNotFound' }) : replaceAt(cart, at, line, policy);
};

/** Appends a copy of a line under a fresh id. */
export const duplicateLine = (cart: Cart, lineId: string, freshId: string, policy: CartPolicy): Changed => {
  const line = cart.lines[indexOf(cart, lineId)];
  return line === undefined
    ? Result.fail({ _tag: 'LineNotFound' })
    : append(cart, { ...line, lineId: freshId }, policy);
};

/** Sets how many cards a line sells, 1 or more. A file line's number is its file's. */
export const changeQuantity = (cart: Cart, lineId: string, quantity: number, policy: CartPolicy): Changed => {
  const at = indexOf(cart, lineId);
  const line = cart.lines[at];
  if (line === undefined) return Result.fail({ _tag: 'LineNotFound' });
  if (line.file !== null) return Result.fail({ _tag: 'FileLine' });
  const changed = { ...line, quantity };
  return Result.flatMap(checkQuantity(changed), () => checkCap(withLines(cart, cart.lines.with(at, changed)), policy));
};

/** A line that was deleted and the place it had, to be put back. */
export interface DeletedLine {
  readonly line: CartLine;
  readonly at: number;
}

/** Deletes a line; `deleted` undoes it through `restoreLine`. */
export const deleteLine = (
  cart: Cart,
  lineId: string,
): Result.Result<{ readonly cart: Cart; readonly deleted: DeletedLine }, CartRefusal> => {
  const at = indexOf(cart, lineId);
  const line = cart.lines[at];
  if (line === undefined) return Result.fail({ _tag: 'LineNotFound' });
  return Result.succeed({ cart: withLines(cart, cart.lines.toSpliced(at, 1)), deleted: { line, at } });
};

/** Puts a deleted line back at its place, or at the end of a cart that has become shorter. Twice is the same as once. */
export const restoreLine = (cart: Cart, { line, at }: DeletedLine, policy: CartPolicy): Changed => {
  if (indexOf(cart, line.lineId) >= 0) return Result.succeed(cart);
  return Result.flatMap(checkBeside(line, cart.lines, policy), () =>
    checkCap(withLines(cart, cart.lines.toSpliced(at, 0, line)), policy),
  );
};

/** Sets the discount of every line that has none of its own; null takes it back. */
export const setCartDiscount = (
  cart: Cart,
  discount: SetDiscount | null,
  policy: Pick<CartPolicy, 'discountType'>,
): Result.Result<Cart, SetDiscountRefusal> =>
  discount === null
    ? Result.succeed({ ...cart, salesmanSetDiscount: null })
    : Result.map(checkSetDiscount(discount, policy.discountType), (salesmanSetDiscount) => ({
        ...cart,
        salesmanSetDiscount,
      }));

/** Empties the cart; the chosen customer's level stays, a set discount goes. */
export const clearCart = (cart: Cart): Cart => ({
  ...emptyCart(cart.currency),
  customerContractLevel: cart.customerContractLevel,
});

/** Empties the cart and starts again with one line: what a buyer accepts after a conflict. */
export const startOver = (cart: Cart, line: LineToAdd, freshId: string, policy: CartPolicy): Changed =>
  addLine(clearCart(cart), line, freshId, policy);
