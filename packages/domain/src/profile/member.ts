/** A member of the shop, for the account pages. Source: S3.85 to S3.89, S7.117, A-83. */
import type { AddressBookEntry, Civility, PhoneEntry, Receiver } from '../address/index.ts';
import type { ContractLevel, MemberType } from '../customer/index.ts';
import type { CompanyInfo } from './company-info.ts';

/** The names of a member. For a company this is its contact. */
export interface Person {
  readonly civility: Civility | null;
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * `company` is null except for business members; `delivery` and `invoicing` are null if none is stored. `allowsUpdate`:
 * a business member may change its own data, otherwise only the business service may. `addressBook` has its default
 * entry first.
 */
export interface Member extends Person {
  readonly custId: string;
  readonly memberType: MemberType;
  readonly email: string;
  readonly phone: PhoneEntry;
  readonly contractLevel: ContractLevel;
  readonly isActivated: boolean;
  readonly allowsUpdate: boolean;
  readonly isSubscribed: boolean;
  readonly company: CompanyInfo | null;
  readonly delivery: Receiver | null;
  readonly invoicing: Receiver | null;
  readonly addressBook: readonly AddressBookEntry[];
}

/** The custId after a profile could not be fetched; the session signs such a user out (S4.53). */
export const FAILED_CUST_ID = 'error';
