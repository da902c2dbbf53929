/**
 * The cart of a checkout payload, checked by every rule that needs no price: the unit's own products, the named draft, the
 * company it is for. Orders and quotations start with it. Source.
 */
import { type IdentityDocument, may } from '@offrande/domain/customer';
import { type DiscountEntry, discountsFor } from '@offrande/domain/discount';
import { type Cart, checkCart } from '@offrande/domain/cart';
import { checkAgainstDraft } from '@offrande/domain/order-payload';
import type { CheckoutPayload } from '@offrande/domain/order-payload/schema';
import { cartFor, type ListedCustomer } from '@offrande/domain/salesman';
import { Result } from 'effect';
import { type RawBuilder, sql } from 'kysely';
import { companyDiscounts, type DiscountRows, discountRows } from '../company-discount/company-discounts.ts';
import { type CompanyRows, type readCompany, companyRows, tradeCustomer } from '../customer/ordered-for.ts';
import { type Draft, type DraftRows, draftFrom, draftRows } from '../draft/load-draft.ts';
import { CallRefused } from '../call/call-refused.ts';
import type { CallContext } from '../call/handler.ts';
import { kindOf } from '../call/buyer.ts';
import { cartOfPayload } from './cart-of-payload.ts';
import type { Unit } from '../unit/unit.ts';
import type { PayloadContext } from './field-refused.ts';
import { guestDocument } from './guest-document.ts';
import { isUuid } from '../random.ts';
import { type SeatRow, seatSql } from './order-approval.ts';
import { ownPhoto } from './own-photo.ts';

const checkPayload = (payload: CheckoutPayload, { unit, buyer, publicOrigin }: PayloadContext): void => {
  if (buyer === 'guest' && !unit.allowsGuests) throw new CallRefused('notAuthorized');
  if (ownPhoto(payload.orderImageUrl ?? null, unit.id, publicOrigin) === undefined) {
    throw new CallRefused('orderRefused', { field: 'orderImageUrl', reason: 'NotOwnAddress' });
  }
};

/**
 * The draft and company that an order is based on; an individual has a draft only, a guest neither. `discounts` are the
 * company's, or those for everybody.
 */
export interface Trade {
  readonly company: ListedCustomer | null;
  readonly discounts: readonly DiscountEntry[];
  /** The company's stored profile, encrypted; null if it has none. */
  readonly profile: string | null;
  /** The email of a salesman's customer; null for other buyers. */
  readonly email: string | null;
  readonly draft: Draft | null;
  /** The limits of the person who orders for a company; null if there is none. */
  readonly seat: SeatRow | null;
}

/** A stored company, its discounts and draft; null if the order has none. */
export interface TradeRows {
  readonly company: CompanyRows;
  readonly discounts: DiscountRows | null;
  readonly profile: string | null;
  readonly email: string | null;
  readonly draft: DraftRows | null;
  readonly seat: SeatRow | null;
}

/** An SQL expression: the draft and company that a customer orders with. */
export const tradeRows = (
  { custId, tempId }: CheckoutPayload,
  { unit, buyer }: Pick<CallContext, 'unit' | 'buyer'>,
): RawBuilder<TradeRows | null> => {
  const { customer } = buyer;
  const isTrading = tradeCustomer(buyer) !== null;
  if (customer === null || (!isTrading && tempId === undefined)) return sql`null::jsonb`;
  const customerId = may(kindOf(buyer), 'orderForCustomer') ? (custId ?? '') : customer.id;
  const draft = tempId === undefined ? sql`null` : draftRows(unit, { ownerId: customer.id, customerId, tempId });
  const company = isTrading ? companyRows(unit, customer, custId) : sql`'[]'::jsonb`;
  const discounts = isTrading ? discountRows(unit, customerId) : sql`null`;
  const profile = isTrading
    ? sql`(select profile_encrypted from company where company.customer_id = ${isUuid(customerId) ? customerId : null}::uuid)`
    : sql`null`;
  const seat = isTrading ? seatSql(unit, customer) : sql`null`;
  const email = may(kindOf(buyer), 'orderForCustomer')
    ? sql`(select email from customer where id = ${isUuid(customerId) ? customerId : null}::uuid and bu_id = ${unit.id})`
    : sql`null`;
  return sql`jsonb_build_object('company', ${company}, 'discounts', ${discounts}, 'profile', ${profile}, 'email', ${email},
    'draft', ${draft}, 'seat', ${seat})`;
};

const generalDiscounts = ({ catalogue }: Unit): readonly DiscountEntry[] => discountsFor(catalogue.discounts, null);

const tradeFrom = (
  rows: TradeRows | null,
  { custId, tempId }: CheckoutPayload,
  { unit, buyer }: CallContext,
  whom: typeof readCompany,
): Trade => {
  if (rows === null) {
    if (tempId !== undefined) throw new CallRefused('orderRefused', { field: 'tempId', reason: 'NotOffered' });
    return { company: null, discounts: generalDiscounts(unit), profile: null, email: null, draft: null, seat: null };
  }
  const company = whom(rows.company, buyer, custId);
  const discounts =
    company === null || rows.discounts === null
      ? generalDiscounts(unit)
      : companyDiscounts(unit, company.customerId, rows.discounts);
  return {
    company,
    discounts,
    profile: rows.profile,
    email: rows.email,
    draft: tempId === undefined ? null : draftFrom(rows.draft, unit),
    seat: rows.seat,
  };
};

/** Checks that the payload's lines match the draft's in every shared field. */
const checkDraft = ({ lines }: CheckoutPayload, { draft }: Trade): void => {
  if (draft === null) return;
  const drafted = draft.lines.map(({ line }) => line);
  const agreed = checkAgainstDraft(lines, drafted);
  if (Result.isFailure(agreed))
    throw new CallRefused('orderRefused', { field: `lines.${agreed.failure.at}`, reason: agreed.failure._tag });
};

/** The cart to price: a salesman's cart has the level and name of the customer. */
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

/** `whom` decides whether the company may order; `quoted` are the lines of quotations whose prices hold. */
export const checkedOrder = (
  payload: CheckoutPayload,
  context: CallContext,
  rows: TradeRows | null,
  whom: typeof readCompany,
  quoted: PayloadContext['quoted'] = [],
): { readonly cart: Cart; readonly trade: Trade; readonly document: IdentityDocument | null } => {
  const { shop, unit, buyer, language } = context;
  const payloadContext = {
    unit,
    buyer: kindOf(buyer),
    language,
    now: shop.clock(),
    publicOrigin: shop.publicOrigin,
    quoted,
  };
  checkPayload(payload, payloadContext);
  const document = guestDocument(payload, payloadContext);
  const trade = tradeFrom(rows, payload, context, whom);
  return { cart: checkedCart(payload, payloadContext, trade), trade, document };
};
