/** Downloads the PDF of a quotation. Source: S8.49. */
import { companyQuotations } from '../../shop/company-quotation-calls.ts';
import { useShop } from '../../shop/shop-context.tsx';
import { type FileDownload, useFileDownload } from '../../shop/use-file-download.ts';
import { useCustomer } from '../account/use-customer.ts';

export const useQuotationDocument = (orderNo: string): FileDownload<[]> => {
  const shop = useShop();
  const { customerId: custId } = useCustomer();
  return useFileDownload(() => companyQuotations(shop).readDocument({ custId, orderNo }));
};
