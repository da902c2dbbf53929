/**
 * A quotation: the price of a potential order, sent to an email and stored for the customer. It books nothing, pays
 * nothing and reserves no coupon. It can be read again, disabled, and put into the cart. Source: spec sections 3 and 7
 * (S3.101), A-06, A-40, A-174.
 */
import type { CartLine } from '../cart/index.ts';
import type { TaxRow } from '../pricing/index.ts';
import type { Money } from '../money/index.ts';
import type { OrderPayloadLine } from '../order-payload/schema.ts';
import { isPast } from '../time/index.ts';
import type { Instant } from '../time/index.ts';

/**
 * `expired`: its days are over, and it is still shown. `disabled` is hidden from its owner, cannot be undone and wins over `expired`
 * (A-185).
 */
export const QUOTATION_STATES = ['open', 'expired', 'disabled'] as const;
export type QuotationState = (typeof QUOTATION_STATES)[number];

/** An entry of the list. `cards` counts one by one; `total` is what the cards would cost without coupons. */
export interface Quotation {
  readonly orderNo: string;
  readonly createdAt: Instant;
  readonly email: string;
  readonly cards: number;
  readonly total: Money;
  /** Its last instant. */
  readonly validUntil: Instant;
  readonly isDisabled: boolean;
  /** The numbers of the orders made from it that stand, the first first: one that ended unpaid is none of them. */
  readonly orders: readonly string[];
}

/** The state at an instant. */
export const quotationState = (
  { isDisabled, validUntil }: Pick<Quotation, 'isDisabled' | 'validUntil'>,
  now: Instant,
): QuotationState => {
  if (isDisabled) return 'disabled';
  return isPast(validUntil, now) ? 'expired' : 'open';
};

/** True once an order made from it stands: nobody has to be reminded of it. */
export const isOrdered = ({ orders }: Pick<Quotation, 'orders'>): boolean => orders.length > 0;

/** The price of a line, part by part: `face` is its cards before the discount, `gross` what all parts come to. */
export interface QuotedPrice {
  readonly face: Money;
  readonly discount: Money;
  readonly extra: Money;
  readonly cardMade: Money;
  readonly letter: Money;
  readonly gross: Money;
}

/**
 * A complete quotation: its lines as requested, and the tax that the total contains. `cartLines` are the lines as they were in the
 * cart, to be put there again, and `prices` theirs; both are null for a quotation that was made before they were stored.
 */
export interface QuotationDetail extends Quotation {
  readonly lines: readonly OrderPayloadLine[];
  readonly cartLines: readonly CartLine[] | null;
  readonly prices: readonly QuotedPrice[] | null;
  readonly tax: readonly TaxRow[];
}
