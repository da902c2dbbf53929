/** The calls about files that a company uploaded before, loaded with the first of them. */
import type { PreviousFileGateway } from '@offrande/api-client/company';
import { lazyGateway } from './lazy-gateways.ts';
import type { Shop } from './shop.ts';

export const companyPreviousFiles = (shop: Shop): PreviousFileGateway =>
  shop.company?.previousFiles ??
  lazyGateway(async () => (await import('./company-calls.ts')).companyGateways(shop).previousFiles);
