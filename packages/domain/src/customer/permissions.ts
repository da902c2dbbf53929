/**
 * Permissions as one table that menus, tabs, forms, means of payment and the server's calls use. What only some units
 * offer (wallet, means) depends on the unit. Anything that is not granted is refused. Source: spec section 6, A-26,
 *
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

/** The kind of customer that determines prices, pages and delivery types of a role. */
export const kindOfRole = (role: Role): CustomerKind => KINDS[role];

/** The known facts about a user. `memberType` is null for a guest. */
export interface RoleFacts {
  readonly memberType: MemberType | null;
  readonly isAdminSalesman: boolean;
  readonly isEmployee: boolean;
}

/** The role of a user; flags that do not belong to the type are ignored. */
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

/** Each permission, and the roles that have it. */
export const PERMISSIONS = {
  buy: ROLES,
  queryCard: ROLES,
  haveWallet: CUSTOMERS,
  haveAccountPages: CUSTOMERS,
  haveCorporateAccount: INDIVIDUALS,
  loadCompany: ['business'],
  fillWalletByTransfer: ['business'],
  fillInDossier: ['business'],
  useBulkFile: TRADE,
  setCustomerId: TRADE,
  chooseDiscount: TRADE,
  chooseValidity: TRADE,
  requestQuotation: TRADE,
  orderForCustomer: SALESMEN,
  viewCustomerProfile: SALESMEN,
  viewCustomerAddressBook: SALESMEN,
  viewCustomerOrders: SALESMEN,
  setExtraDiscount: SALESMEN,
  setShippingFee: SALESMEN,
  setProductFee: SALESMEN,
  setCardMadeFee: SALESMEN,
  setCommission: SALESMEN,
  setLetterDiscount: SALESMEN,
  seeAllCustomers: ['adminSalesman'],
} as const satisfies Readonly<Record<string, readonly Role[]>>;

export type Permission = keyof typeof PERMISSIONS;

/** True if the role has the permission. */
export const may = (role: Role, act: Permission): boolean => PERMISSIONS[act].some((granted) => granted === role);

/** The levels of the company that have a business permission; the others apply at every level. */
const AT_LEVELS: Readonly<Partial<Record<Permission, readonly ContractLevel[]>>> = {
  buy: ['registered'],
  requestQuotation: ['registered'],
  fillInDossier: ['light', 'enCompte'],
};

/**
 * True if the role has the permission at this level. `level` is the company's own, or that of the customer a salesman
 * works for; null (unknown) counts as the lowest. Guests and individuals have no level.
 */
export const mayAtLevel = (role: Role, act: Permission, level: ContractLevel | null): boolean => {
  const levels = TRADE.some((one) => one === role) ? AT_LEVELS[act] : undefined;
  return may(role, act) && (levels === undefined || levels.includes(level ?? DEFAULT_CONTRACT_LEVEL));
};
