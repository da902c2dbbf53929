/** The calls about orders that wait for a decision, loaded with the first of them: the page can be read meanwhile. */
import type { OrderDecisionGateway } from '@offrande/api-client/company';
import { lazyGateway } from './lazy-gateways.ts';
import type { Shop } from './shop.ts';

export const orderDecisions = (shop: Shop): OrderDecisionGateway =>
  shop.company?.decisions ??
  lazyGateway(async () => (await import('./company-calls.ts')).companyGateways(shop).decisions);
