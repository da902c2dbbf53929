/** The caller: the session of a browser, and the customer signed in there. */
import { type CustomerKind, kindOfMember, type MemberType } from '@offrande/domain/customer';

/** `accountId`: whose password signed in; for a company the person who acts for it, else the customer's own id. */
export interface Customer {
  readonly id: string;
  readonly memberType: MemberType;
  readonly accountId: string;
}

/** `customer` is null for a guest. */
export interface Buyer {
  readonly sessionId: string;
  readonly customer: Customer | null;
}

/** The kind of customer whose prices, limits and payment means apply. */
export const kindOf = ({ customer }: Pick<Buyer, 'customer'>): CustomerKind =>
  customer === null ? 'guest' : kindOfMember(customer.memberType);
