/** What companies' screens call. Its calls are in a file of their own, which no other page carries. */
import type {
  BrochureGateway,
  BusinessRegistrationGateway,
  CompanyDocumentGateway,
  CompanyPeopleGateway,
  QuotationGateway,
} from '@offrande/api-client/company';
import type { ProfilePolicy } from '@offrande/domain/profile';

export interface CompanyGateways {
  readonly registration: BusinessRegistrationGateway;
  readonly people: CompanyPeopleGateway;
  readonly documents: CompanyDocumentGateway;
  readonly brochures: BrochureGateway;
  readonly quotations: QuotationGateway;
  /** What the unit asks of a company. */
  readonly readPolicy: () => Promise<ProfilePolicy>;
}
