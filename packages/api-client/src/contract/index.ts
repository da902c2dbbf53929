/** The contract: every call of the shop as one value, used by server and client alike. */
import {
  additionalProducts,
  categories,
  getCustomerDiscounts,
  getProductsDiscount,
  letterTypes,
  productDetail,
  products,
  templateCategories,
  templates,
} from './catalogue.ts';
import { brochures } from './brochure.ts';
import { businessRegistrationCalls } from './business-registration.ts';
import { companyDocumentCalls } from './company-document.ts';
import { companyPeopleCalls } from './company-people.ts';
import { captcha } from './captcha.ts';
import { cardCalls } from './card.ts';
import { deleteDraft, getDrafts, readDraft, resetDraft, saveDraft } from './draft.ts';
import { creditNote, invoice, sampleFile, uploadFile } from './file.ts';
import { kybCalls } from './kyb.ts';
import { getMemberInbox } from './inbox.ts';
import { confirmEmailCode, confirmPhoneCode, sendEmailCode, sendPhoneCode } from './one-time-code.ts';
import { codeList } from './code-list.ts';
import { orderDecisionCalls } from './order-decision.ts';
import { cancelOrder, confirmOrder, createOrder, orderDetail } from './order.ts';
import { confirmOrderCode, sendOrderCode } from './order-code.ts';
import { cardFiles, renewFileLink, sendFileCode } from './card-file.ts';
import { countryCodes, init, timestamp, unitParameters } from './others.ts';
import { membershipCalls } from './membership.ts';
import { passwordResetCalls } from './password-reset.ts';
import { getMemberPreviousFile, readPreviousFile } from './previous-file.ts';
import { createPaymentSession, csrfToken, paymentLogResult, paymentResult, redirectInfo } from './payment.ts';
import { queryAddressInfo, stores } from './place.ts';
import { profileCalls } from './profile.ts';
import {
  disableQuotationOrder,
  getQuotationDetail,
  getQuotationOrders,
  quotationDocument,
  requestQuotation,
} from './quotation.ts';
import { uploadPaymentReceipt } from './receipt.ts';
import { registrationCalls } from './registration.ts';
import { uploadResource } from './resource.ts';
import { getCustomerList, getCustomerSheet } from './salesman.ts';
import { sessionCalls, validateToken } from './session.ts';
import { bookTopUp, openTopUp, topUpsToPay } from './top-up.ts';
import { getMemberHistory, getMemberWallet } from './wallet.ts';
import { unlockOrder } from './unlock.ts';

export { ERROR_CODES, ErrorBody, readAnswer } from './answer.ts';
export type { WireError } from './answer.ts';
export { DEFAULT_VERSION, pathFields, TIME_LIMITS_MS, versionedPath } from './call.ts';
export type { AnyCall, Call, CallAuth, Method, Patience, RequestOf, ResponseOf, WireSchema } from './call.ts';
export { creditNote, invoice, sampleFile } from './file.ts';
export { HEADERS } from './headers.ts';

/** All calls by name. They are matched in this order: `init`, `captcha`, `codeList` and `validateToken` precede the catch-all `timestamp`. */
export const calls = {
  init,
  captcha,
  unitParameters,
  countryCodes,
  codeList,
  validateToken,
  timestamp,
  categories,
  products,
  productDetail,
  templateCategories,
  templates,
  additionalProducts,
  letterTypes,
  stores,
  queryAddressInfo,
  uploadResource,
  ...sessionCalls,
  sendPhoneCode,
  confirmPhoneCode,
  sendEmailCode,
  confirmEmailCode,
  ...registrationCalls,
  ...businessRegistrationCalls,
  ...kybCalls,
  ...companyPeopleCalls,
  ...companyDocumentCalls,
  brochures,
  ...passwordResetCalls,
  ...profileCalls,
  ...cardCalls,
  unlockOrder,
  createOrder,
  csrfToken,
  createPaymentSession,
  redirectInfo,
  paymentResult,
  paymentLogResult,
  confirmOrder,
  cancelOrder,
  orderDetail,
  ...orderDecisionCalls,
  sendOrderCode,
  confirmOrderCode,
  cardFiles,
  sendFileCode,
  renewFileLink,
  uploadPaymentReceipt,
  openTopUp,
  topUpsToPay,
  bookTopUp,
  getMemberWallet,
  getMemberHistory,
  getMemberInbox,
  ...membershipCalls,
  getProductsDiscount,
  getCustomerDiscounts,
  getCustomerList,
  getCustomerSheet,
  saveDraft,
  resetDraft,
  getDrafts,
  readDraft,
  deleteDraft,
  uploadFile,
  getMemberPreviousFile,
  readPreviousFile,
  sampleFile,
  invoice,
  creditNote,
  requestQuotation,
  getQuotationOrders,
  getQuotationDetail,
  quotationDocument,
  disableQuotationOrder,
} as const;

export type Calls = typeof calls;
export type CallName = keyof Calls;
export { readPageData, readPageTiles, writePageData, writePageTiles } from './page-answer.ts';
export type {
  ContactPage,
  ContentPage,
  FaqPage,
  FoundCards,
  HomePage,
  PageData,
  PageKind,
  PageTile,
  ProductPage,
  SitemapPage,
} from './page-answer.ts';
export type {
  Boot,
  PageAssets,
  PageCartRules,
  PageLanguage,
  PageLink,
  PageUnit,
  RenderedDocument,
} from './page-data.ts';
