/** Plans to put a quotation into the cart, and puts it. Source. */
import { Result } from 'effect';
import { addLine, cartQuantity, clearCart, isConflict } from '../cart/index.ts';
import type { Cart, CartPolicy, CartRefusal, LineToAdd } from '../cart/index.ts';
import { equals } from '../money/index.ts';
import { cartTotal } from '../pricing/index.ts';
import type { PricingFacts } from '../pricing/index.ts';
import type { Quotation } from './quotation.ts';
import type { QuotationTaking } from './quotation-taking.ts';
import type { QuotedCart } from './quoted-cart.ts';

type Ids = () => string;

/** The cart with all lines, each under a fresh id; or the first refusal. */
export const takeQuoted = (
  cart: Cart,
  lines: readonly LineToAdd[],
  policy: CartPolicy,
  newId: Ids,
): Result.Result<Cart, CartRefusal> =>
  lines.reduce<Result.Result<Cart, CartRefusal>>(
    (taken, line) => Result.flatMap(taken, (now) => addLine(now, line, newId(), policy)),
    Result.succeed(cart),
  );

/** The cart that the lines join: emptied after a conflict. */
export const joinedCart = (cart: Cart, { startsOver }: Pick<QuotationTaking, 'startsOver'>): Cart =>
  startsOver ? clearCart(cart) : cart;

/** Compares the quotation with today's lines, without coupons as it was quoted. */
export const planTaking = (
  { total: quotedTotal }: Pick<Quotation, 'total'>,
  quoted: QuotedCart,
  cart: Cart,
  pricing: Omit<PricingFacts, 'coupons' | 'policy'> & { readonly policy: CartPolicy },
  newId: Ids,
): QuotationTaking => {
  const alone = { ...clearCart(cart), lines: quoted.lines.map((line) => ({ ...line, lineId: newId() })) };
  const { total } = cartTotal(alone, { ...pricing, coupons: [] });
  const joined = takeQuoted(cart, quoted.lines, pricing.policy, newId);
  return {
    quoted,
    quotedTotal,
    newTotal: equals(total, quotedTotal) ? null : total,
    besides: cartQuantity(cart),
    refusal: Result.isFailure(joined) ? joined.failure : null,
    startsOver: Result.isFailure(joined) && isConflict(joined.failure),
  };
};
