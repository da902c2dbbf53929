/** The call about brochures, loaded when it is made: the page can be read meanwhile. */
import type { BrochureGateway } from '@offrande/api-client/company';
import { lazyGateway } from './lazy-gateways.ts';
import type { Shop } from './shop.ts';

export const companyBrochures = (shop: Shop): BrochureGateway =>
  shop.company?.brochures ??
  lazyGateway(async () => (await import('./company-calls.ts')).companyGateways(shop).brochures);
