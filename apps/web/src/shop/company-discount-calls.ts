/** The call about a company's discounts, loaded when it is made: the page can be read meanwhile. */
import type { CompanyDiscountGateway } from '@offrande/api-client/company';
import { lazyGateway } from './lazy-gateways.ts';
import type { Shop } from './shop.ts';

export const companyDiscounts = (shop: Shop): CompanyDiscountGateway =>
  shop.company?.discounts ??
  lazyGateway(async () => (await import('./company-calls.ts')).companyGateways(shop).discounts);
