/** What buying from a file calls, loaded with the first call, and the sheet of the chosen file. */
import type { BulkGateway } from '@offrande/api-client/company';
import { lazyGateway } from './lazy-gateways.ts';
import { openSheetDesk, type SheetDesk } from './sheet-desk.ts';
import type { Shop } from './shop.ts';

export interface CompanyBulk {
  readonly files: BulkGateway;
  readonly openSheetDesk: () => SheetDesk;
}

export const companyBulk = (shop: Shop): CompanyBulk => {
  const given = shop.company;
  if (given !== undefined) return { files: given.bulk, openSheetDesk: given.openSheetDesk };
  const files = lazyGateway(async () => (await import('./company-calls.ts')).companyGateways(shop).bulk);
  return { files, openSheetDesk };
};
