/** What putting a quotation into the cart would change, and whether that is asked about first. Source. */
import type { CartRefusal } from '../cart/index.ts';
import type { Money } from '../money/index.ts';
import type { QuotedCart } from './quoted-cart.ts';

/**
 * `newTotal` is null where the quoted cards cost what they did. `besides` counts the cards that are in the cart already. `refusal` is
 * why the cards cannot join them; with `startsOver` they can once the cart is emptied.
 */
export interface QuotationTaking {
  readonly quoted: QuotedCart;
  readonly quotedTotal: Money;
  readonly newTotal: Money | null;
  readonly besides: number;
  readonly refusal: CartRefusal | null;
  readonly startsOver: boolean;
}

/** True if there is something to say before the cart changes. */
export const asksFirst = ({ quoted, newTotal, besides, refusal }: QuotationTaking): boolean =>
  newTotal !== null || besides > 0 || refusal !== null || quoted.left.length > 0 || quoted.undated.length > 0;

/** True for a quotation that was made before its cart lines were stored. */
export const hasNoLines = ({ quoted }: QuotationTaking): boolean =>
  quoted.lines.length === 0 && quoted.left.length === 0;

/** True if at least one line can be put into the cart. */
export const canTake = ({ quoted, refusal, startsOver }: QuotationTaking): boolean =>
  quoted.lines.length > 0 && (refusal === null || startsOver);
