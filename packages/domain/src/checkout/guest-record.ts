/** Of a guest no record is kept (S6.1): his order names no customer, and what he typed lives as long as his session. */
import type { CustomerKind } from '../customer/index.ts';

/**
 * The customer that an order, a draft or a coupon query is kept under. Null for a guest, also where an id is left over
 * from an earlier sign-in.
 */
export const recordOwner = (kind: CustomerKind, customerId: string | null): string | null =>
  kind === 'guest' ? null : customerId;
