/**
 * How calls answer a customer of the owner's unit who is of another kind than the owner: as they answer a neighbour, unless they are for
 * some kinds of customers alone. Source.
 */
import type { CallName } from '@offrande/api-client/contract';
import type { Expected, Row } from './matrix.ts';
import type { MemberKind } from './person.ts';

type Answers = Readonly<Partial<Record<MemberKind, Expected>>>;

const ONLY_COMPANIES: Answers = { individual: 'notAuthorized', salesman: 'notAuthorized' };
const ONLY_SALESMEN: Answers = { individual: 'notAuthorized', business: 'notAuthorized' };
const NOT_INDIVIDUALS: Answers = { individual: 'notAuthorized' };
const OTHER_PROFILE: Answers = { individual: 'profileRefused', business: 'profileRefused', salesman: 'profileRefused' };
/** A salesman orders for a company of their own list, and for nobody else. */
const FOR_THE_LISTED: Answers = { salesman: 'orderRefused' };

const OTHERS: Readonly<Partial<Record<CallName, Answers>>> = {
  companyList: ONLY_COMPANIES,
  companyPeople: ONLY_COMPANIES,
  invitePerson: ONLY_COMPANIES,
  withdrawInvitation: ONLY_COMPANIES,
  changePerson: ONLY_COMPANIES,
  removePerson: ONLY_COMPANIES,
  companyDocuments: ONLY_COMPANIES,
  readCompanyDocument: ONLY_COMPANIES,
  brochures: ONLY_COMPANIES,

  updateMemberProfile: OTHER_PROFILE,
  updateBusinessProfile: OTHER_PROFILE,
  changeMemberEmail: OTHER_PROFILE,

  getProductsDiscount: FOR_THE_LISTED,
  getCustomerDiscounts: FOR_THE_LISTED,
  getCustomerList: ONLY_SALESMEN,
  getCustomerSheet: ONLY_SALESMEN,
  createOrder: FOR_THE_LISTED,
  saveDraft: FOR_THE_LISTED,
  resetDraft: FOR_THE_LISTED,
  readDraft: FOR_THE_LISTED,
  deleteDraft: FOR_THE_LISTED,
  uploadFile: { ...NOT_INDIVIDUALS, ...FOR_THE_LISTED },
  getMemberPreviousFile: { ...NOT_INDIVIDUALS, salesman: 'empty' },
  readPreviousFile: NOT_INDIVIDUALS,
  sampleFile: NOT_INDIVIDUALS,
  requestQuotation: { individual: 'quotationRefused', ...FOR_THE_LISTED },

  // They have none themselves.
  getQuotationOrders: { individual: 'empty', salesman: 'empty' },
  getMemberWallet: { salesman: 'empty' },
  // Those of the unit's salesmen wait for an admin among them, never a company's own.
  waitingOrders: { individual: 'notAuthorized', salesman: 'empty' },
};

export const expectedOfOutsider = (name: CallName, kind: MemberKind, row: Row): Expected =>
  OTHERS[name]?.[kind] ?? row.neighbour;

/** What a salesman may read of a listed customer; of any other, nobody is told whether it exists. */
const VIEWED: ReadonlySet<CallName> = new Set([
  'getMemberProfile',
  'getMemberAddressBook',
  'getMemberHistory',
  'getQuotationOrders',
  'getCustomerSheet',
]);

/** An outsider names the owner instead of themselves. */
export const expectedInName = (name: CallName, kind: MemberKind): Expected => {
  if (kind === 'salesman' && VIEWED.has(name)) return 'notFound';
  return OTHERS[name] !== undefined && OTHERS[name][kind] === FOR_THE_LISTED.salesman
    ? 'orderRefused'
    : 'notAuthorized';
};

const ADVISERS: Readonly<Partial<Record<CallName, Expected>>> = {
  getProductsDiscount: 'served',
  getCustomerDiscounts: 'served',
  uploadFile: 'served',
  requestQuotation: 'served',
  // The drafts of a salesman are not the company's own.
  saveDraft: 'notFound',
  resetDraft: 'notFound',
  readDraft: 'notFound',
  deleteDraft: 'served',
};

/** By these calls a salesman changes what is kept about the company. */
export const ADVISERS_CHANGE: ReadonlySet<CallName> = new Set(['requestQuotation']);

/** A salesman who has the owner on their list names the owner. */
export const expectedOfAdviser = (name: CallName): Expected =>
  ADVISERS[name] ?? (VIEWED.has(name) ? 'shown' : 'notAuthorized');
