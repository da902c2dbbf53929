/** The calls about the people of companies, loaded with the first of them: the page can be read meanwhile. */
import type { CompanyPeopleGateway } from '@offrande/api-client/company';
import { lazyGateway } from './lazy-gateways.ts';
import type { Shop } from './shop.ts';

export const companyPeople = (shop: Shop): CompanyPeopleGateway =>
  shop.company?.people ?? lazyGateway(async () => (await import('./company-calls.ts')).companyGateways(shop).people);
