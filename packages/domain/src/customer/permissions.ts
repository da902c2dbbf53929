/**
 * Who may do what, as one table that menus, tabs, forms, means of payment and the server's calls ask. What only some units
 * offer (wallet, means) is the unit's. What is not granted is refused.
 * Source: spec section 6, A-26, A-28, A-40, A-77, A-83, A-88, A-182.
 */
import { CUSTOMER_KINDS, DEFAULT_CONTRACT_LEVEL } from './customer.ts';
import type { ContractLevel, CustomerKind } from './customer.ts';
import type { MemberType } from './member-type.ts';

/** Kinds of customer and the roles within them. An employee and a B2B2C member are individuals, an admin salesman a salesman. */
export const ROLES = [...CUSTOMER_KINDS, 'corporateEmployee', 'b2b2cMember', 'adminSalesman'] as const;
export type Role = (typeof ROLES)[number];

const KINDS: Readonly<Record<Role, CustomerKind>> = {
  guest: 'guest',
  individual: 'individual',
  corporateEmployee: 'individual',
  b2b2cMember: 'individual',
  business: 'business',
  salesman: 'salesman',
  adminSalesman: 'salesman',
};

/** The kind that prices, pages and delivery types of a role go by. */
export const kindOfRole = (role: Role): CustomerKind => KINDS[role];

/** What is known of a user. `memberType` is null for a guest. */
export interface RoleFacts {
  readonly memberType: MemberType | null;
  readonly isAdminSalesman: boolean;
  readonly isEmployee: boolean;
}

/** The role of a user; marks that do not belong to the type are ignored. */
export const roleOf = ({ memberType, isAdminSalesman, isEmployee }: RoleFacts): Role => {
  if (memberType === null) return 'guest';
  if (memberType === 'b2b2c') return 'b2b2cMember';
  if (memberType === 'salesman' && isAdminSalesman) return 'adminSalesman';
  return memberType === 'individual' && isEmployee ? 'corporateEmployee' : memberType;
};

const INDIVIDUALS = ['individual', 'corporateEmployee', 'b2b2cMember'] as const;
const SALESMEN = ['salesman', 'adminSalesman'] as const;
const CUSTOMERS = [...INDIVIDUALS, 'business'] as const;
const TRADE = ['business', ...SALESMEN] as const;

/** Each act, and the roles that it is granted to. */
export const PERMISSIONS = {
  buy: ROLES,
  queryCard: ROLES,
  haveWallet: CUSTOMERS,
  haveAccountPages: CUSTOMERS,
  haveCorporateAccount: INDIVIDUALS,
  loadCompany: ['business'],
  useBulkFile: TRADE,
  setCustomerId: TRADE,
  chooseDiscount: TRADE,
  chooseValidity: TRADE,
  requestQuotation: TRADE,
  orderForCustomer: SALESMEN,
  viewCustomerProfile: SALESMEN,
  viewCustomerAddressBook: SALESMEN,
  setExtraDiscount: SALESMEN,
  setShippingFee: SALESMEN,
  setProductFee: SALESMEN,
  setCardMadeFee: SALESMEN,
  setCommission: SALESMEN,
  setLetterDiscount: SALESMEN,
  seeAllCustomers: ['adminSalesman'],
} as const satisfies Readonly<Record<string, readonly Role[]>>;

export type Permission = keyof typeof PERMISSIONS;

/** True where the role is granted the act. */
export const may = (role: Role, act: Permission): boolean => PERMISSIONS[act].some((granted) => granted === role);

/** The least level of the company that an act of trade is done for; the others are open at every level. */
const LEAST_LEVEL: Readonly<Partial<Record<Permission, ContractLevel>>> = {
  buy: 'registered',
  requestQuotation: 'registered',
};

/**
 * True where the role is granted the act at this level. `level` is the company's own, or that of the customer a salesman
 * works for; null, none known, is the lowest. Guests and individuals have no level.
 */
export const mayAtLevel = (role: Role, act: Permission, level: ContractLevel | null): boolean => {
  const least = TRADE.some((one) => one === role) ? LEAST_LEVEL[act] : undefined;
  return may(role, act) && (least === undefined || least === (level ?? DEFAULT_CONTRACT_LEVEL));
};
