/** How quotation is stored and sent: decoding and encoding, apart from the rules so that these carry no schema. */
export {
  decodeQuotationRequest,
  encodeQuotationRequest,
  QuotationAnswer,
  quotationDetailAnswer,
  quotationListAnswer,
  QuotationListRequest,
  quotationPage,
  QuotationReference,
  QuotationRequest,
} from './quotation.schema.ts';
