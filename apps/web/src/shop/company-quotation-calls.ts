/** The calls about quotations, loaded with the first of them: the page can be read meanwhile. */
import type { QuotationGateway } from '@offrande/api-client/company';
import { lazyGateway } from './lazy-gateways.ts';
import type { Shop } from './shop.ts';

export const companyQuotations = (shop: Shop): QuotationGateway =>
  shop.company?.quotations ??
  lazyGateway(async () => (await import('./company-calls.ts')).companyGateways(shop).quotations);
