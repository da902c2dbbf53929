/** What companies' and salesmen's screens call. Its calls are in a file of their own, which no other page carries. */
import type {
  BrochureGateway,
  BulkGateway,
  BusinessRegistrationGateway,
  CompanyDiscountGateway,
  CompanyDocumentGateway,
  CompanyPeopleGateway,
  OrderDecisionGateway,
  PreviousFileGateway,
  QuotationGateway,
  SalesmanGateway,
} from '@offrande/api-client/company';
import type { DraftGateway } from '@offrande/api-client/gateways';
import type { ProfilePolicy } from '@offrande/domain/profile';
import type { SheetDesk } from './sheet-desk.ts';

export interface CompanyGateways {
  readonly registration: BusinessRegistrationGateway;
  readonly people: CompanyPeopleGateway;
  readonly decisions: OrderDecisionGateway;
  readonly discounts: CompanyDiscountGateway;
  readonly documents: CompanyDocumentGateway;
  readonly brochures: BrochureGateway;
  readonly quotations: QuotationGateway;
  readonly bulk: BulkGateway;
  readonly previousFiles: PreviousFileGateway;
  readonly salesman: SalesmanGateway;
  readonly drafts: DraftGateway;
  /** Opens a place for the sheet of a chosen file. */
  readonly openSheetDesk: () => SheetDesk;
  /** What the unit asks of a company. */
  readonly readPolicy: () => Promise<ProfilePolicy>;
}
