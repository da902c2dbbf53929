/** The handlers of all calls, gathered from their folders. A call without one does not compile. */
import type { UnitCatalogue } from '../catalogue/unit-catalogue.ts';
import { catalogueHandlers } from '../product/catalogue-handlers.ts';
import { sampleFile } from '../bulk-order/sample-file.ts';
import { sampleFileCall } from '../bulk-order/sample-file-call.ts';
import { previousFileHandlers } from '../bulk-order/previous-files.ts';
import { uploadFile } from '../bulk-order/upload-file.ts';
import { getCustomerList } from '../customer/get-customer-list.ts';
import { getCustomerSheet } from '../customer/get-customer-sheet.ts';
import { draftHandlers } from '../draft/draft-handlers.ts';
import { captcha } from '../captcha/captcha.ts';
import { b2bConfirmRegister, b2bConfirmToken } from '../company-registration/confirm-company.ts';
import { b2bCorrectEmail, b2bResendToken } from '../company-registration/send-link.ts';
import { companyRegisterHandlers } from '../company-registration/query-company.ts';
import { b2bRegister } from '../company-registration/register-company.ts';
import { applyCard } from '../import/apply-card.ts';
import { importCard } from '../import/import-card.ts';
import { cardTransfer } from '../transfer/card-transfer.ts';
import { cardPin } from '../card/card-pin.ts';
import { cardFiles, renewFileLink, sendFileCode } from '../card-file/card-file-links.ts';
import { cardPrint } from '../card-copy/card-print.ts';
import { cardPass } from '../wallet-pass/card-pass.ts';
import { cardStatement } from '../statement/card-statement.ts';
import { cardReminder } from '../reminder/card-reminder.ts';
import { cardResend } from '../card-copy/card-resend.ts';
import { sentCards } from '../card-copy/sent-cards.ts';
import { cardTransactions } from '../card/card-transactions.ts';
import { cardValidation } from '../card/card-validation.ts';
import { memberCards } from '../card/member-cards.ts';
import { memberProducts } from '../card/member-products.ts';
import { queryCard } from '../coupon/query-card.ts';
import { updateCard } from '../card/update-card.ts';
import { getOauthLoginInfo } from '../identity/oauth-login-info.ts';
import { singleSignOn } from '../login/partner-sign-on.ts';
import { getMemberInbox } from '../inbox/get-member-inbox.ts';
import { createInvoice } from '../invoice/create-invoice.ts';
import { creditNoteCall } from '../invoice/credit-note-call.ts';
import { createProforma } from '../invoice/create-proforma.ts';
import { membershipHandlers } from '../membership/membership-handlers.ts';
import { cancelOrder } from '../payment/cancel-order.ts';
import { confirmOrder } from '../payment/confirm-order.ts';
import { createOrder } from '../order/create-order.ts';
import { invoiceCall } from '../order/invoice-call.ts';
import { confirmOrderCode, sendOrderCode } from '../order/order-code.ts';
import { orderDetail } from '../order/order-detail.ts';
import { uploadPaymentReceipt } from '../order/upload-payment-receipt.ts';
import { createPaymentSession } from '../payment/create-payment-session.ts';
import { csrfToken } from '../payment/csrf-token.ts';
import { paymentLogResult, paymentResult, redirectInfo } from '../payment/payment-result.ts';
import { uploadDocument } from '../company-registration/upload-document.ts';
import { brochures } from '../brochure/brochures.ts';
import { companyDocumentHandlers } from '../company-document/company-document.ts';
import { peopleHandlers } from '../company-people/people-handlers.ts';
import { decideOrder } from '../order-decision/decide-order.ts';
import { waitingOrders } from '../order-decision/waiting-orders.ts';
import { kybHandlers } from '../kyb/kyb-handlers.ts';
import { placeHandlers } from '../reference/place-handlers.ts';
import { profileHandlers } from '../profile/profile-handlers.ts';
import { quotationHandlers } from '../quotation/quotation-handlers.ts';
import { requestQuotation } from '../quotation/request-quotation.ts';
import { resourceHandlers } from '../resource/resource-handlers.ts';
import { codeHandlers } from '../password/code-calls.ts';
import { passwordResetHandlers } from '../password/reset-password.ts';
import { registrationHandlers } from '../registration/register.ts';
import { init } from '../session/init.ts';
import { getCustomerDiscounts, getProductsDiscount } from '../company-discount/products-discount.ts';
import { sessionHandlers } from '../login/login.ts';
import { bookTopUp } from '../top-up/book-top-up.ts';
import { openTopUp } from '../top-up/open-top-up.ts';
import { topUpsToPay } from '../top-up/top-ups-to-pay.ts';
import { codeList } from '../reference/code-list.ts';
import { countryCodes } from '../reference/countries.ts';
import { timestamp } from '../reference/timestamp.ts';
import { unitParameters } from '../reference/unit-parameters.ts';
import { getMemberHistory } from '../wallet/get-member-history.ts';
import { getMemberWallet } from '../wallet/get-member-wallet.ts';
import { unlockOrder } from '../unlock/unlock-order.ts';
import type { Handlers } from '../call/handler.ts';

export const createHandlers = (catalogues: ReadonlyMap<string, UnitCatalogue>): Handlers => ({
  init,
  unitParameters,
  countryCodes,
  codeList,
  timestamp,
  captcha,
  unlockOrder,
  createOrder,
  confirmOrder,
  cancelOrder,
  orderDetail,
  cardFiles,
  sendFileCode,
  renewFileLink,
  sendOrderCode,
  confirmOrderCode,
  csrfToken,
  createPaymentSession,
  redirectInfo,
  paymentResult,
  paymentLogResult,
  ...catalogueHandlers(catalogues),
  ...placeHandlers,
  ...resourceHandlers,
  uploadPaymentReceipt,
  openTopUp,
  topUpsToPay,
  bookTopUp,
  getMemberWallet,
  getMemberHistory,
  getMemberInbox,
  ...membershipHandlers,
  getProductsDiscount,
  getCustomerDiscounts,
  getCustomerList,
  getCustomerSheet,
  ...draftHandlers,
  uploadFile,
  ...previousFileHandlers,
  sampleFile: sampleFileCall(async (rules, extension, language) => sampleFile(rules, extension, language)),
  invoice: invoiceCall({ invoice: createInvoice, proforma: createProforma }),
  creditNote: creditNoteCall,
  requestQuotation,
  ...quotationHandlers,
  applyCard,
  importCard,
  cardTransfer,
  cardPin,
  cardPrint,
  cardPass,
  cardStatement,
  cardReminder,
  cardResend,
  sentCards,
  cardTransactions,
  cardValidation,
  memberCards,
  memberProducts,
  queryCard,
  updateCard,
  ...sessionHandlers,
  getOauthLoginInfo,
  singleSignOn,
  ...codeHandlers,
  ...registrationHandlers,
  ...companyRegisterHandlers,
  uploadDocument,
  b2bRegister,
  b2bConfirmToken,
  b2bConfirmRegister,
  b2bResendToken,
  b2bCorrectEmail,
  ...kybHandlers,
  ...peopleHandlers,
  ...companyDocumentHandlers,
  waitingOrders,
  decideOrder,
  brochures,
  ...passwordResetHandlers,
  ...profileHandlers,
});
