/** Adapters between the domain's types and the calls that companies make. */
export { createBrochureGateway, type BrochureGateway, type Brochures } from './brochure-gateway.ts';
export { createBulkGateway, type BulkGateway, type BulkUploadAnswer } from './bulk-gateway.ts';
export {
  createBusinessRegistrationGateway,
  type BusinessRegistrationGateway,
} from './business-registration-gateway.ts';
export {
  createCompanyDiscountGateway,
  type CompanyDiscountGateway,
  type NamedDiscount,
} from './company-discount-gateway.ts';
export { createCompanyDocumentGateway, type CompanyDocumentGateway } from './company-document-gateway.ts';
export { createCompanyPeopleGateway, type CompanyPeopleGateway } from './company-people-gateway.ts';
export { createOrderDecisionGateway, type OrderDecisionGateway } from './order-decision-gateway.ts';
export { createKybGateway, type KybGateway } from './kyb-gateway.ts';
export { createPreviousFileGateway, type PreviousFileGateway, type PreviousFileRows } from './previous-file-gateway.ts';
export { createQuotationGateway, type QuotationGateway } from './quotation-gateway.ts';
export { createSalesmanGateway, type CustomerSearch, type SalesmanGateway } from './salesman-gateway.ts';
export type { Upload } from '../client/upload.ts';
