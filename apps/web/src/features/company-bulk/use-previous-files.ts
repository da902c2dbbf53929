/** The files that the company uploaded before, page by page. Source: S7.21. */
import type { PreviousFile } from '@offrande/domain/previous-file';
import { companyPreviousFiles } from '../../shop/company-previous-file-calls.ts';
import { useShop } from '../../shop/shop-context.tsx';
import { type Pages, usePages } from '../account/use-pages.ts';

export const usePreviousFiles = (): Pages<PreviousFile> => {
  const shop = useShop();
  const custId = shop.signedIn()?.custId ?? '';
  return usePages(['previous-files', custId], (page) => companyPreviousFiles(shop).fetchPreviousFiles(custId, page));
};
