/** The gateways in memory, for stories and tests only. */
export { createCallScript } from './call-script.ts';
export type { CallScript, Misfortune } from './call-script.ts';
export { createMemoryGateways, MEMORY_PAYMENT_PAGE } from './memory-gateways.ts';
export type { MemoryCall, MemoryGateways } from './memory-gateways.ts';
export type { MemoryMoney } from './memory-money.ts';
export type { MemoryCard } from './memory-cards.ts';
export type { OrderDetail } from './memory-orders.ts';
export {
  createMemoryBusinessRegistration,
  MEMORY_COMPANIES,
  MEMORY_COMPANY_TOKEN,
} from './memory-business-registration.ts';
export type { MemoryBusinessRegistration } from './memory-business-registration.ts';
export { createMemoryCardGateways } from './memory-card-gateways.ts';
export type { MemoryCardCall, MemoryCardGateways, MemoryCardOptions } from './memory-card-gateways.ts';
export { createMemoryCardFiles } from './memory-card-files.ts';
export type { MemoryCardFiles } from './memory-card-files.ts';
export { createMemoryBrochures } from './memory-brochures.ts';
export type { MemoryBrochures } from './memory-brochures.ts';
export { createMemoryBulk } from './memory-bulk.ts';
export type { MemoryBulk, MemoryBulkOptions } from './memory-bulk.ts';
export { createMemoryPreviousFiles } from './memory-previous-files.ts';
export type { MemoryPreviousFile, MemoryPreviousFiles } from './memory-previous-files.ts';
export { createMemoryCompanyDocuments } from './memory-company-documents.ts';
export { createMemoryOrderDecisions } from './memory-order-decisions.ts';
export { createMemoryCompanyPeople, MEMORY_ADMINISTRATOR, MEMORY_INVITATION_TOKEN } from './memory-company-people.ts';
export type { MemoryCompanyPeople, MemoryCompanyPeopleOptions } from './memory-company-people.ts';
export { createMemoryIdentity, MEMORY_CODE, MEMORY_LINKS, MEMORY_VERIFY_TOKEN } from './memory-identity.ts';
export type { MemoryIdentity, MemoryIdentityCall, MemoryIdentityOptions } from './memory-identity.ts';
export { createMemoryInbox } from './memory-inbox.ts';
export type { MemoryInbox } from './memory-inbox.ts';
export { createMemoryKyb, MEMORY_KYB_ACCESS, MEMORY_KYB_COMPANY, memoryRecordOf } from './memory-kyb.ts';
export type { MemoryKyb } from './memory-kyb.ts';
export { createMemoryLookups } from './memory-lookups.ts';
export type { MemoryLookups } from './memory-lookups.ts';
export { createMemoryMembership, MEMORY_EMPLOYER } from './memory-membership.ts';
export type { MemoryMembership } from './memory-membership.ts';
export { createMemorySalesman } from './memory-salesman.ts';
export type { MemoryCustomer } from './memory-salesman.ts';
export { MEMORY_PROVIDER } from './memory-provider.ts';
export { KNOWN_MEMBER } from './memory-members.ts';
export type { MemoryMember } from './memory-members.ts';
