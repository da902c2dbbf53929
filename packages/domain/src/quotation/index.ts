/** Quotations of companies: requesting, listing, disabling (spec sections 3, 4, 7 and 8, A-40). */
export { QUOTATION_ACTIONS, QUOTATION_STATES, quotationActions } from './quotation.ts';
export type { Quotation, QuotationAction, QuotationDetail, QuotationState } from './quotation.ts';
export { checkMayQuote, mayQuote } from './may-quote.ts';
export type { QuotationNotOffered } from './may-quote.ts';
export { prepareQuotation, quotationFailed, quotationNotice } from './quotation-request.ts';
export type { PreparedQuotation, QuotationEntry, QuotationNotice, QuotationRefusal } from './quotation-request.ts';
export { newQuotation } from './quotation-detail.ts';
export { quotationRequestMachine, selectQuotationNotice } from './quotation-request.machine.ts';
export type { QuotationRequestEvent, QuotationRequestSnapshot } from './quotation-request.machine.ts';
export { disableQuotation, EMPTY_QUOTATIONS, receiveQuotations, shownQuotations } from './quotation-list.ts';
export type { QuotationList } from './quotation-list.ts';
export { disableQuotationMachine, selectDisabled, selectDisableFailure } from './disable-quotation.machine.ts';
export type { DisableQuotationEvent, DisableQuotationSnapshot } from './disable-quotation.machine.ts';
