/** What companies' screens call. Its calls are in a file of their own, which no other page carries. */
import type {
  BusinessRegistrationGateway,
  CompanyDocumentGateway,
  CompanyPeopleGateway,
} from '@offrande/api-client/gateways';
import type { ProfilePolicy } from '@offrande/domain/profile';

export interface CompanyGateways {
  readonly registration: BusinessRegistrationGateway;
  readonly people: CompanyPeopleGateway;
  readonly documents: CompanyDocumentGateway;
  /** What the unit asks of a company. */
  readonly readPolicy: () => Promise<ProfilePolicy>;
}
