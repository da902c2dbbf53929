/**
 * What an order takes out of the cart that it was made from. The cart may have changed since, in another tab or after
 * the buyer left to pay: what was added remains. Source: S3.49, A-34, A-160.
 */
import { clearCart } from './changes.ts';
import type { Cart, CartLine } from './cart.ts';
import { lineAt, removed, replaced, slotOf, tableOf, withTable } from './line-table.ts';

/** A line as it was ordered: its id in the cart, and its quantity. */
export type OrderedLine = Pick<CartLine, 'lineId' | 'quantity'>;

/** The lines of a cart that is ordered now. */
export const orderedLines = ({ lines }: Cart): readonly OrderedLine[] =>
  lines.map(({ lineId, quantity }) => ({ lineId, quantity }));

/**
 * The cart once `ordered` is paid: its lines are gone, one whose quantity was raised since remains with what was added,
 * and lines that are unknown change nothing. A cart that becomes empty is cleared like any other.
 */
export const withoutOrdered = (cart: Cart, ordered: readonly OrderedLine[]): Cart => {
  const table = ordered.reduce((rest, { lineId, quantity }) => {
    const slot = slotOf(rest, lineId);
    if (slot === null) return rest;
    const line = lineAt(rest, slot);
    const added = line.file === null ? line.quantity - quantity : 0;
    return added > 0 ? replaced(rest, slot, { ...line, quantity: added }) : removed(rest, slot);
  }, tableOf(cart));
  return table.lineCount === 0 ? clearCart(cart) : withTable(cart, table);
};
