/**
 * Puts a validated line into the cart: added, or replacing the line it was edited from; after a conflict the buyer may
 * start over with it, which removes the coupons too. Source.
 */
import { addLine, editLine, startOver } from '@offrande/domain/cart';
import type { Cart, CartLine, CartRefusal } from '@offrande/domain/cart';
import { discountCode } from '@offrande/domain/discount';
import { Result } from 'effect';
import type { WireDiscounts } from '../../shop/discount-store.ts';
import { claimLeftOrder } from '../../shop/left-order.ts';
import type { Buying } from './buying.ts';

export interface CartEntry {
  readonly line: CartLine;
  readonly isEdit: boolean;
  /** Null while they are unknown: the cart asks for them. */
  readonly discounts: WireDiscounts | null;
}

/** The sender's name and email prefill checkout. */
const rememberSender = ({ visit }: Buying['shop'], { name, email }: CartLine['sender']): void => {
  const guest = visit.readGuest();
  visit.saveGuest({ ...guest, name, email, confirmEmail: guest.email === email ? guest.confirmEmail : '' });
};

const saveCart = (buying: Buying, cart: Cart, { line, discounts }: CartEntry): void => {
  buying.shop.cart.set(cart);
  rememberSender(buying.shop, line.sender);
  if (discounts !== null) buying.shop.discounts.save(discountCode(line), discounts);
};

/** A line edited here but removed elsewhere in the meantime is added again. */
const changed = ({ shop }: Buying, { line, isEdit }: CartEntry): Result.Result<Cart, CartRefusal> => {
  const cart = shop.cart.get();
  const isThere = cart.lines.some(({ lineId }) => lineId === line.lineId);
  return isEdit && isThere ? editLine(cart, line, shop.cartPolicy) : addLine(cart, line, shop.newId(), shop.cartPolicy);
};

/**
 * The refusal, in which case the cart is unchanged, or null. Cards that have been bought meanwhile leave the cart first: they must not take this
 * one along.
 */
export const putIntoCart = async (buying: Buying, entry: CartEntry): Promise<CartRefusal | null> => {
  await claimLeftOrder(buying.shop);
  const cart = changed(buying, entry);
  if (Result.isFailure(cart)) return cart.failure;
  saveCart(buying, cart.success, entry);
  return null;
};

/** Empties the cart first, including coupons. */
export const startOverWith = (buying: Buying, entry: CartEntry): CartRefusal | null => {
  const { shop } = buying;
  const cart = startOver(shop.cart.get(), entry.line, shop.newId(), shop.cartPolicy);
  if (Result.isFailure(cart)) return cart.failure;
  shop.visit.saveCoupons([]);
  saveCart(buying, cart.success, entry);
  return null;
};
