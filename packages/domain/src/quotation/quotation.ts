/**
 * A quotation: the price of a potential order, sent to an email and stored for the customer. It books nothing, pays
 * nothing and reserves no coupon. It can be read again and disabled, but not turned into an order. Source: spec
 * sections 3 and 7 (S3.101), A-06, A-40.
 */
import type { TaxRow } from '../pricing/index.ts';
import type { Money } from '../money/index.ts';
import type { OrderPayloadLine } from '../order-payload/schema.ts';
import type { Instant } from '../time/index.ts';

/** `disabled` is hidden from its owner and cannot be undone. */
export const QUOTATION_STATES = ['open', 'disabled'] as const;
export type QuotationState = (typeof QUOTATION_STATES)[number];

/** The possible actions on an open quotation. */
export const QUOTATION_ACTIONS = ['read', 'disable'] as const;
export type QuotationAction = (typeof QUOTATION_ACTIONS)[number];

/** The actions of a state; none once it is disabled. */
export const quotationActions = (state: QuotationState): readonly QuotationAction[] =>
  state === 'open' ? QUOTATION_ACTIONS : [];

/** An entry of the list. `cards` counts one by one; `total` is what the cards would cost without coupons. */
export interface Quotation {
  readonly orderNo: string;
  readonly createdAt: Instant;
  readonly email: string;
  readonly cards: number;
  readonly total: Money;
  readonly state: QuotationState;
}

/** A complete quotation: its lines as requested, and the tax that the total contains. */
export interface QuotationDetail extends Quotation {
  readonly lines: readonly OrderPayloadLine[];
  readonly tax: readonly TaxRow[];
}
