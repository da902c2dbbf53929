/**
 * The access matrix (reliability rows 15 and 16, goal 7): one row per call states how it answers each caller who asks for the
 * owner's data. A call without a row does not compile. `shown`: the answer contains data that only the owner may see; `served`: it
 * does not; `empty`: it is served but contains nothing; any other value is the refusal.
 */
import type { CallName } from '@offrande/api-client/contract';
import type { RefusalName } from '../../../server/src/call/call-refused.ts';
import type { Caller } from './person.ts';

export type Expected = 'shown' | 'served' | 'empty' | RefusalName;
export type Row = Readonly<Record<Caller, Expected>>;

/** A call that needs no credentials. */
const everybody = (answer: Expected, owner = answer): Row => ({
  anonymous: answer,
  guest: answer,
  intruder: answer,
  stranger: answer,
  neighbour: answer,
  owner,
});

/** A call that needs an init token of this unit: guests are served too. */
const guests = (others: Expected, owner = others): Row => ({
  ...everybody(others, owner),
  anonymous: 'notAuthorized',
  intruder: 'notAuthorized',
});

/** A call for customers of this unit. */
const members = (others: Expected, owner = others): Row => ({ ...guests(others, owner), guest: 'notAuthorized' });

export const MATRIX = {
  // Public data.
  init: everybody('served'),
  unitParameters: everybody('served'),
  countryCodes: everybody('served'),
  timestamp: everybody('served'),
  categories: everybody('served'),
  products: everybody('served'),
  productDetail: everybody('served'),
  templateCategories: everybody('served'),
  templates: everybody('served'),
  additionalProducts: everybody('served'),
  letterTypes: everybody('served'),
  codeList: everybody('served'),
  stores: everybody('served'),
  queryAddressInfo: everybody('served'),
  uploadResource: guests('served'),
  captcha: guests('served'),

  // Sign-in: with the owner's account and a wrong password; in another unit with the correct one.
  login: guests('loginRefused', 'shown'),
  twoFactorLogin: guests('loginRefused', 'served'),
  confirmTwoFactorLogin: guests('codeWrong', 'shown'),
  resendTwoFactorCode: guests('codeWrong', 'served'),
  validateToken: members('served', 'shown'),
  logout: everybody('empty', 'served'),
  getOauthLoginInfo: guests('served'),
  singleSignOn: guests('loginRefused'),

  // Codes, registration, passwords: with the owner's codes, proofs and links.
  sendPhoneCode: guests('served'),
  confirmPhoneCode: guests('empty', 'served'),
  sendEmailCode: guests('served'),
  confirmEmailCode: guests('empty', 'served'),
  register: guests('empty', 'served'),
  confirmRegistration: guests('linkOver', 'served'),
  resetPassword: guests('empty'),
  confirmToken: guests('served', 'shown'),
  confirmReset: guests('empty', 'served'),

  // Companies that register: with the owner's documents, links and tempIds. A company's account: as the logins above.
  queryCompany: guests('served'),
  sNameFetcher: guests('served'),
  uploadDocument: guests('served'),
  b2bRegister: guests('badRequest', 'empty'),
  b2bConfirmToken: guests('linkOver', 'served'),
  b2bConfirmRegister: guests('linkOver', 'served'),
  b2bResendToken: guests('empty'),
  b2bCorrectEmail: guests('linkOver', 'empty'),
  b2bLogin: guests('loginRefused', 'shown'),
  salesmanLogin: guests('loginRefused', 'shown'),

  // A company's verification: with the company's id and the caller's own token.
  kybLogin: guests('loginRefused', 'served'),
  sendVerificationEmail: guests('served'),
  confirmEmailVerification: guests('empty', 'served'),
  kybRegisterAccount: guests('proofMissing', 'served'),
  getKybUserInfo: everybody('notAuthorized', 'shown'),
  updateKybUser: everybody('notAuthorized', 'served'),
  getBankInfo: everybody('notAuthorized', 'served'),
  kybSubmit: everybody('notAuthorized', 'empty'),
  uploadKybDocument: everybody('notAuthorized', 'shown'),
  readKybDocument: everybody('notAuthorized', 'shown'),

  // The people of a company: its administrators' to see and change. Invitations: with the owner's links.
  companyList: members('served'),
  chooseCompany: members('notAuthorized', 'shown'),
  companyPeople: members('served', 'shown'),
  invitePerson: members('empty'),
  withdrawInvitation: members('empty'),
  changePerson: members('peopleRefused', 'empty'),
  removePerson: members('peopleRefused', 'empty'),
  waitingOrders: members('empty', 'shown'),
  decideOrder: members('notFound', 'served'),
  companyInvitation: guests('linkOver', 'shown'),
  b2bRegisterAccount: guests('linkOver', 'shown'),
  handOverDossier: everybody('notAuthorized', 'empty'),

  // The documents that it gave: its administrators'.
  companyDocuments: members('served', 'shown'),
  readCompanyDocument: members('notFound', 'shown'),

  // What every company of the unit may take with it.
  brochures: members('served'),

  // A member's own data.
  getMemberProfile: members('served', 'shown'),
  updateMemberProfile: members('served'),
  updateBusinessProfile: members('served'),
  changeMemberEmail: members('proofMissing', 'served'),
  getMemberAddressBook: members('empty', 'shown'),
  updateMemberAddressBook: members('empty', 'shown'),
  closingFacts: members('empty', 'served'),
  deleteAccount: members('profileRefused', 'empty'),
  exportMemberData: members('served', 'shown'),
  getCorporateAccount: members('served', 'shown'),
  updateCorporateAccount: members('served', 'shown'),
  activateAccountValidate: guests('linkOver', 'empty'),

  // Cards: by the number of the owner's card; the PIN is known only to the stranger in another unit.
  queryCard: guests('cardUnknown', 'shown'),
  memberProducts: members('empty', 'served'),
  memberCards: members('notFound', 'shown'),
  cardPin: members('notFound', 'shown'),
  updateCard: members('notFound', 'shown'),
  cardTransactions: guests('notFound', 'shown'),
  cardTransfer: members('notFound', 'shown'),
  cardPrint: members('notFound', 'served'),
  cardPass: members('notFound', 'served'),
  cardStatement: members('notFound', 'served'),
  cardReminder: members('notFound', 'served'),
  cardResend: guests('notFound', 'shown'),
  sentCards: guests('notFound', 'shown'),
  cardValidation: guests('served'),
  importCard: members('cardUnknown', 'served'),
  applyCard: members('cardUnknown', 'shown'),

  // Orders and payments: with the owner's numbers, references and tokens.
  unlockOrder: guests('orderStillLocked', 'served'),
  createOrder: guests('couponInvalid', 'served'),
  csrfToken: guests('served'),
  createPaymentSession: guests('notFound', 'served'),
  redirectInfo: guests('notFound', 'served'),
  paymentResult: guests('notFound', 'served'),
  paymentLogResult: guests('notFound', 'served'),
  confirmOrder: guests('notFound', 'shown'),
  cancelOrder: guests('notFound', 'served'),
  orderDetail: guests('notFound', 'shown'),
  sendOrderCode: guests('served'),
  confirmOrderCode: guests('empty', 'served'),
  cardFiles: guests('notFound', 'served'),
  sendFileCode: guests('notFound', 'served'),
  renewFileLink: guests('notFound', 'served'),
  uploadPaymentReceipt: guests('notFound', 'served'),
  invoice: members('notFound', 'served'),
  creditNote: members('notFound', 'served'),

  // A member's money.
  openTopUp: members('notFound', 'served'),
  topUpsToPay: members('empty', 'shown'),
  bookTopUp: members('notFound', 'served'),
  getMemberWallet: members('served', 'shown'),
  getMemberHistory: members('served', 'shown'),
  getMemberInbox: members('empty', 'shown'),

  // Companies and salesmen.
  getProductsDiscount: members('served'),
  getCustomerDiscounts: members('served'),
  getCustomerList: members('empty', 'shown'),
  getCustomerSheet: members('notFound', 'shown'),
  saveDraft: members('notFound', 'served'),
  resetDraft: members('notFound', 'served'),
  getDrafts: members('empty', 'shown'),
  readDraft: members('notFound', 'shown'),
  deleteDraft: members('served'),
  uploadFile: members('served'),
  getMemberPreviousFile: members('served', 'shown'),
  readPreviousFile: members('notFound', 'shown'),
  sampleFile: members('served'),
  requestQuotation: members('served'),
  getQuotationOrders: members('served', 'shown'),
  getQuotationDetail: members('notFound', 'shown'),
  quotationDocument: members('notFound', 'served'),
  disableQuotationOrder: members('notFound', 'served'),
} as const satisfies Readonly<Record<CallName, Row>>;
