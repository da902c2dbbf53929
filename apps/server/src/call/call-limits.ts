/**
 * How often a call that stores or sends may be made: by one buyer (the signed-in customer, else the browser) and
 * from one address, which many people may share. Every call of the contract is listed here, so that a new one cannot be
 * forgotten. Calls are counted before they are processed; a replay does not count.
 * Source: reliability rows 20, 24 and 25.
 */
import type { AnyCall, CallName } from '@offrande/api-client/contract';

const MINUTE_MS = 60_000;
const TEN_MINUTES = 10 * MINUTE_MS;
const HOUR = 60 * MINUTE_MS;
const DAY = 24 * HOUR;

export interface CallerLimit {
  readonly windowMs: number;
  /** Absent for a public call, which has no buyer. */
  readonly perBuyer?: number;
  readonly perAddress: number;
}

/** `reads`: nothing is stored or sent. `itself`: the call is counted where its captcha or password is checked. */
export type CallLimit = CallerLimit | 'reads' | 'itself';

/** Calls that change existing data of their owner and store nothing new. */
const CHANGE = { windowMs: TEN_MINUTES, perBuyer: 300, perAddress: 3_000 } as const;
/** Calls that poll a payment provider while a buyer waits. */
const LOOK = { windowMs: TEN_MINUTES, perBuyer: 600, perAddress: 6_000 } as const;
const PAYMENT = { windowMs: TEN_MINUTES, perBuyer: 60, perAddress: 600 } as const;

export const CALL_LIMITS = {
  /** Stores a session for 30 days and a token for an hour. */
  init: { windowMs: TEN_MINUTES, perAddress: 2_000 },
  captcha: 'reads',
  unitParameters: 'reads',
  countryCodes: 'reads',
  codeList: 'reads',
  validateToken: 'reads',
  timestamp: 'reads',
  categories: 'reads',
  products: 'reads',
  productDetail: 'reads',
  templateCategories: 'reads',
  templates: 'reads',
  additionalProducts: 'reads',
  letterTypes: 'reads',
  stores: 'reads',
  queryAddressInfo: 'reads',
  /** Up to 300 kB each. */
  uploadResource: { windowMs: DAY, perBuyer: 200, perAddress: 1_000 },
  login: 'itself',
  twoFactorLogin: 'itself',
  b2bLogin: 'itself',
  salesmanLogin: 'itself',
  confirmTwoFactorLogin: 'itself',
  resendTwoFactorCode: 'itself',
  logout: 'reads',
  getOauthLoginInfo: 'itself',
  singleSignOn: 'itself',
  sendPhoneCode: 'itself',
  confirmPhoneCode: 'itself',
  sendEmailCode: 'itself',
  confirmEmailCode: 'itself',
  register: 'itself',
  confirmRegistration: 'itself',
  /** 2 MiB each, stored for 30 days, and a few hundred milliseconds of CPU time. */
  uploadDocument: { windowMs: HOUR, perBuyer: 40, perAddress: 400 },
  b2bRegister: 'itself',
  b2bConfirmToken: 'itself',
  b2bConfirmRegister: 'itself',
  b2bResendToken: 'itself',
  b2bCorrectEmail: 'itself',
  kybLogin: 'itself',
  sendVerificationEmail: 'itself',
  confirmEmailVerification: 'itself',
  kybRegisterAccount: 'itself',
  getKybUserInfo: 'reads',
  updateKybUser: CHANGE,
  getBankInfo: 'reads',
  kybSubmit: CHANGE,
  /** 4.5 MiB each, and a few hundred milliseconds of CPU time. */
  uploadKybDocument: { windowMs: HOUR, perBuyer: 120, perAddress: 600 },
  readKybDocument: { windowMs: HOUR, perBuyer: 400, perAddress: 2_000 },
  companyList: 'reads',
  /** A sign-in each. */
  chooseCompany: { windowMs: TEN_MINUTES, perBuyer: 60, perAddress: 600 },
  companyPeople: 'reads',
  waitingOrders: 'reads',
  decideOrder: CHANGE,
  invitePerson: 'itself',
  withdrawInvitation: CHANGE,
  changePerson: CHANGE,
  removePerson: CHANGE,
  companyInvitation: 'itself',
  b2bRegisterAccount: 'itself',
  handOverDossier: 'itself',
  brochures: 'reads',
  companyDocuments: 'reads',
  readCompanyDocument: { windowMs: HOUR, perBuyer: 400, perAddress: 2_000 },
  queryCompany: 'itself',
  sNameFetcher: 'itself',
  resetPassword: 'itself',
  confirmToken: 'itself',
  confirmReset: 'itself',
  getMemberProfile: 'reads',
  updateMemberProfile: CHANGE,
  updateBusinessProfile: CHANGE,
  changeMemberEmail: 'itself',
  getMemberAddressBook: 'reads',
  updateMemberAddressBook: CHANGE,
  closingFacts: 'reads',
  deleteAccount: CHANGE,
  /** Reads a member's whole history. */
  exportMemberData: { windowMs: HOUR, perBuyer: 20, perAddress: 200 },
  queryCard: 'itself',
  memberProducts: 'reads',
  memberCards: 'reads',
  cardPin: 'itself',
  updateCard: CHANGE,
  cardTransactions: 'itself',
  cardTransfer: 'itself',
  cardPrint: 'itself',
  /** Draws and signs pictures, or renders pages. */
  cardPass: 'itself',
  cardStatement: 'itself',
  cardReminder: CHANGE,
  cardResend: 'itself',
  sentCards: 'reads',
  cardValidation: 'itself',
  importCard: 'itself',
  applyCard: 'itself',
  unlockOrder: 'itself',
  createOrder: { windowMs: TEN_MINUTES, perBuyer: 60, perAddress: 600 },
  csrfToken: 'reads',
  createPaymentSession: PAYMENT,
  redirectInfo: LOOK,
  paymentResult: LOOK,
  paymentLogResult: LOOK,
  confirmOrder: LOOK,
  cancelOrder: CHANGE,
  orderDetail: 'reads',
  sendOrderCode: 'itself',
  confirmOrderCode: 'itself',
  cardFiles: 'reads',
  sendFileCode: 'itself',
  renewFileLink: 'itself',
  /** Five per order, 4.5 MiB each. */
  uploadPaymentReceipt: { windowMs: HOUR, perBuyer: 40, perAddress: 200 },
  openTopUp: PAYMENT,
  topUpsToPay: 'reads',
  bookTopUp: LOOK,
  getMemberWallet: 'reads',
  getMemberHistory: 'reads',
  getMemberInbox: 'reads',
  activateAccountValidate: 'itself',
  getCorporateAccount: 'reads',
  updateCorporateAccount: 'itself',
  getProductsDiscount: 'reads',
  getCustomerDiscounts: 'reads',
  getCustomerList: 'reads',
  getCustomerSheet: 'reads',
  /** 200 drafts per owner, 1 MiB each; a salesman's page saves every change of a draft within a second. */
  saveDraft: { windowMs: TEN_MINUTES, perBuyer: 600, perAddress: 3_000 },
  resetDraft: CHANGE,
  getDrafts: 'reads',
  readDraft: 'reads',
  deleteDraft: CHANGE,
  /** 5,000 rows each, and a few hundred milliseconds of CPU time. */
  uploadFile: { windowMs: HOUR, perBuyer: 120, perAddress: 600 },
  getMemberPreviousFile: 'reads',
  readPreviousFile: { windowMs: HOUR, perBuyer: 400, perAddress: 2_000 },
  sampleFile: CHANGE,
  /** The first call for an order assigns an invoice number. */
  invoice: CHANGE,
  /** The first call for a return assigns a number too. */
  creditNote: CHANGE,
  requestQuotation: { windowMs: DAY, perBuyer: 200, perAddress: 1_000 },
  getQuotationOrders: 'reads',
  getQuotationDetail: 'reads',
  quotationDocument: 'itself',
  disableQuotationOrder: CHANGE,
} as const satisfies Readonly<Record<CallName, CallLimit>>;

/** Quotations for one email address per day, whoever requests them. */
export const QUOTATIONS_PER_RECIPIENT = { windowMs: DAY, times: 20 } as const;

const limits: Readonly<Record<string, CallLimit>> = CALL_LIMITS;

/** The limit that is applied before a call is processed, `factor` times the usual; null if it has none. */
export const findCallerLimit = ({ name }: Pick<AnyCall, 'name'>, factor = 1): CallerLimit | null => {
  const limit = limits[name];
  if (limit === undefined || typeof limit === 'string') return null;
  const { windowMs, perBuyer = null, perAddress } = limit;
  return { windowMs, perAddress: perAddress * factor, ...(perBuyer === null ? {} : { perBuyer: perBuyer * factor }) };
};
