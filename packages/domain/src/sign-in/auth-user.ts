/**
 * The signed-in user as the session holds it. Source: spec section 3 (S3.92 to S3.94, S3.157). Tokens are opaque.
 */
import type { ContractLevel, SignedInKind } from '../customer/index.ts';

/** The customer id that a failed profile leaves behind (S4.54): nobody's. */
export const ERROR_CUSTOMER_ID = 'error';

/**
 * `paymentType` and `companyType` are the server's words, null where it gives none. `isAdminSalesman` means nothing for
 * other kinds. `identityNo` is the number of an identity document. `contractLevel` is that of a company, null for everybody else
 * and where it is not known yet.
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

/** What a browser keeps of a user: five texts. The rest comes with the first session check. */
export type StoredUser = Pick<AuthUser, 'accessToken' | 'refreshToken' | 'kind' | 'customerId' | 'customerName'>;

/** A stored user until the session is checked: granted nothing that is not known. */
export const userFromStored = (stored: StoredUser): AuthUser => ({
  ...stored,
  paymentType: null,
  companyType: null,
  isAdminSalesman: false,
  identityNo: null,
  contractLevel: null,
});

/** True where a profile could not be fetched for this user, or nobody is named. */
export const hasErrorId = ({ customerId }: Pick<AuthUser, 'customerId'>): boolean => customerId === ERROR_CUSTOMER_ID;
