/** The signed-in user of a session. Source: spec section 3 (S3.92 to S3.94, S3.157). Tokens are opaque. */
import type { ContractLevel, SignedInKind } from '../customer/index.ts';

/** The customer id that a failed profile leaves behind (S4.54): nobody's. */
export const ERROR_CUSTOMER_ID = 'error';

/**
 * `paymentType` and `companyType` are the server's values, null if it sends none. `isAdminSalesman` has no meaning for
 * other kinds. `identityNo` is the number of an identity document. `contractLevel` is that of a company, null for
 * everybody else and if it is not known yet.
 */
export interface AuthUser {
  readonly accessToken: string;
  readonly refreshToken: string | null;
  readonly customerId: string;
  readonly customerName: string;
  readonly kind: SignedInKind;
  readonly paymentType: string | null;
  readonly companyType: string | null;
  readonly isAdminSalesman: boolean;
  readonly identityNo: string | null;
  readonly contractLevel: ContractLevel | null;
}

/** The browser's copy of a user: five strings. The rest is loaded with the first session check. */
export type StoredUser = Pick<AuthUser, 'accessToken' | 'refreshToken' | 'kind' | 'customerId' | 'customerName'>;

/** A stored user until the session is checked, without unknown permissions. */
export const userFromStored = (stored: StoredUser): AuthUser => ({
  ...stored,
  paymentType: null,
  companyType: null,
  isAdminSalesman: false,
  identityNo: null,
  contractLevel: null,
});

/** True if the user's profile could not be fetched, or the user has no id. */
export const hasErrorId = ({ customerId }: Pick<AuthUser, 'customerId'>): boolean => customerId === ERROR_CUSTOMER_ID;
