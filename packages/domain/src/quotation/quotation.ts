/**
 * A quotation: what an order would cost, sent to an email and kept for the customer. It books nothing, pays nothing and
 * holds no coupon. It can be read again and disabled; turning it into an order is not offered. Source: spec sections 3
 * and 7 (S3.101), A-06, A-40.
 */
import type { TaxRow } from '../pricing/index.ts';
import type { Money } from '../money/index.ts';
import type { OrderPayloadLine } from '../order-payload/schema.ts';
import type { Instant } from '../time/index.ts';

/** `disabled` is hidden from its owner and comes back by no act of his. */
export const QUOTATION_STATES = ['open', 'disabled'] as const;
export type QuotationState = (typeof QUOTATION_STATES)[number];

/** What may be done with an open quotation. */
export const QUOTATION_ACTIONS = ['read', 'disable'] as const;
export type QuotationAction = (typeof QUOTATION_ACTIONS)[number];

/** The acts that a state offers; none once it is disabled. */
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

/** A quotation read whole: its lines as they were asked for, and the tax that the total contains. */
export interface QuotationDetail extends Quotation {
  readonly lines: readonly OrderPayloadLine[];
  readonly tax: readonly TaxRow[];
}
