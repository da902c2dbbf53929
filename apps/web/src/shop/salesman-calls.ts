/** The calls of salesmen, loaded with the first of them: the page can be read meanwhile. */
import type { SalesmanGateway } from '@offrande/api-client/company';
import type { DraftGateway } from '@offrande/api-client/gateways';
import { lazyGateway } from './lazy-gateways.ts';
import type { Shop } from './shop.ts';

export const salesmanCalls = (shop: Shop): SalesmanGateway =>
  shop.company?.salesman ??
  lazyGateway(async () => (await import('./company-calls.ts')).companyGateways(shop).salesman);

export const draftCalls = (shop: Shop): DraftGateway =>
  shop.company?.drafts ?? lazyGateway(async () => (await import('./company-calls.ts')).companyGateways(shop).drafts);
