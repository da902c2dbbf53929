/** Random quotations and requests, for tests and stories. */
export { quotationNumbers, quotationRequests, quotations, spoilQuotationRequest } from './quotation.arbitraries.ts';
