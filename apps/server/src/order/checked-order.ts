/**
 * The cart that a checkout payload stands for, checked by every rule that needs no price: the unit's own products, the draft
 * that the payload names, the company that it is for. Orders and quotations begin with it. Source.
 */
import { type Cart, checkCart } from '@offrande/domain/cart';
import { isTrade } from '@offrande/domain/customer';
import { checkAgainstDraft } from '@offrande/domain/order';
import type { CheckoutPayload } from '@offrande/domain/order/schema';
import { cartFor, type ListedCustomer } from '@offrande/domain/salesman';
import { Result } from 'effect';
import type { companyOf } from '../customer/ordered-for.ts';
import { inUnit } from '../database/in-unit.ts';
import { type Draft, loadDraft } from '../draft/load-draft.ts';
import { CallRefused } from '../http/call-refused.ts';
import type { CallContext } from '../http/handler.ts';
import { kindOf } from '../session/buyer.ts';
import { cartOfPayload } from './cart-of-payload.ts';
import type { PayloadContext } from './field-refused.ts';
import { ownPhoto } from './own-photo.ts';

const notOffered = ['freeItem', 'freeItemQty', 'rewardType'] as const satisfies (keyof CheckoutPayload)[];

const checkPayload = (payload: CheckoutPayload, { unit, buyer, publicOrigin }: PayloadContext): void => {
  const field = notOffered.find((name) => payload[name] !== undefined);
  if (field !== undefined) throw new CallRefused('orderRefused', { field, reason: 'NotOffered' });
  if (buyer === 'guest' && !unit.allowsGuests) throw new CallRefused('notAuthorized');
  if (ownPhoto(payload.orderImageUrl ?? null, unit.id, publicOrigin) === undefined) {
    throw new CallRefused('orderRefused', { field: 'orderImageUrl', reason: 'NotOwnAddress' });
  }
};

/** What a company or a salesman orders from, and for whom; nobody else is asked for it, and nobody else has a draft. */
export interface Trade {
  readonly company: ListedCustomer | null;
  readonly draft: Draft | null;
}

const NO_TRADE: Trade = { company: null, draft: null };

const tradeOf = async (
  { custId, tempId }: CheckoutPayload,
  { shop, unit, buyer }: CallContext,
  whom: typeof companyOf,
): Promise<Trade> => {
  if (!isTrade(kindOf(buyer)) || buyer.customer === null) {
    if (tempId !== undefined) throw new CallRefused('orderRefused', { field: 'tempId', reason: 'NotOffered' });
    return NO_TRADE;
  }
  const ownerId = buyer.customer.id;
  return inUnit(shop.connection, unit.id, async (transaction) => {
    const company = await whom(transaction, unit, buyer, custId);
    if (company === null || tempId === undefined) return { company, draft: null };
    return { company, draft: await loadDraft(transaction, unit, { ownerId, customerId: company.customerId, tempId }) };
  });
};

/** The payload's lines are the draft's, in every field that both have. */
const checkDraft = ({ lines }: CheckoutPayload, { draft }: Trade): void => {
  if (draft === null) return;
  const drafted = draft.lines.map(({ line }) => line);
  const agreed = checkAgainstDraft(lines, drafted);
  if (Result.isFailure(agreed))
    throw new CallRefused('orderRefused', { field: `lines.${agreed.failure.at}`, reason: agreed.failure._tag });
};

/** The cart that is priced: a salesman's is his customer's, whose level and name it carries. */
const checkedCart = (payload: CheckoutPayload, context: PayloadContext, trade: Trade): Cart => {
  checkDraft(payload, trade);
  const cart = cartOfPayload(payload.lines, context, trade.draft?.lines ?? null);
  if (Result.isFailure(cart))
    throw new CallRefused('orderRefused', { field: cart.failure.field, reason: cart.failure.reason });
  const checked = checkCart(cart.success, context.unit.cartPolicyFor(context.buyer));
  if (Result.isFailure(checked))
    throw new CallRefused('orderRefused', { field: 'lines', reason: checked.failure._tag });
  return context.buyer === 'salesman' && trade.company !== null
    ? cartFor(checked.success, trade.company)
    : checked.success;
};

/** `whom` finds the company, and says whether it may. */
export const checkedOrder = async (
  payload: CheckoutPayload,
  context: CallContext,
  whom: typeof companyOf,
): Promise<{ readonly cart: Cart; readonly trade: Trade }> => {
  const { shop, unit, buyer, language } = context;
  const payloadContext = { unit, buyer: kindOf(buyer), language, now: shop.clock(), publicOrigin: shop.publicOrigin };
  checkPayload(payload, payloadContext);
  const trade = await tradeOf(payload, context, whom);
  return { cart: checkedCart(payload, payloadContext, trade), trade };
};
