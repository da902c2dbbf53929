/** The quotations that the company has yet to decide on. Source: S4.60, S7.15, A-185. */
import { type EndingQuotation, endingQuotations, hasOpenQuotation, type Quotation } from '@offrande/domain/quotation';
import { nextPage, type Page, receivePage } from '@offrande/domain/paging';
import { companyQuotations } from '../../shop/company-quotation-calls.ts';
import { useShop } from '../../shop/shop-context.tsx';
import type { Shop } from '../../shop/shop.ts';
import { useCustomer } from '../account/use-customer.ts';
import { type PageRead, usePageRead } from '../../shop/use-page-read.ts';

/** All pages up to the first without an open one: the soonest to end are the last of the list. */
const readOpen = async (shop: Shop, custId: string): Promise<readonly EndingQuotation[]> => {
  const { readQuotations } = companyQuotations(shop);
  const now = shop.now();
  let held: Page<Quotation> | null = null;
  for (let next = nextPage(held); next !== null; next = nextPage(held)) {
    const page: Page<Quotation> = await readQuotations(custId, next);
    held = receivePage(held, page);
    if (!hasOpenQuotation(page.items, now)) break;
  }
  return endingQuotations(held?.items ?? [], now, shop.timeZone);
};

export const useOpenQuotations = (): PageRead<readonly EndingQuotation[]> => {
  const shop = useShop();
  const { customerId } = useCustomer();
  return usePageRead(['openQuotations', customerId], () => readOpen(shop, customerId));
};
