/** Downloads the PDF of a quotation. Source: S8.49. */
import { useState } from 'react';
import { companyQuotations } from '../../shop/company-quotation-calls.ts';
import { decodeBase64 } from '../../shop/save-file.ts';
import { useShop } from '../../shop/shop-context.tsx';
import { useCustomer } from '../account/use-customer.ts';

export interface QuotationDocument {
  readonly isAsked: boolean;
  readonly hasFailed: boolean;
  readonly ask: () => void;
}

export const useQuotationDocument = (orderNo: string): QuotationDocument => {
  const shop = useShop();
  const { customerId: custId } = useCustomer();
  const [isAsked, setAsked] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const ask = async (): Promise<void> => {
    setAsked(true);
    setFailed(false);
    try {
      const file = await companyQuotations(shop).readDocument({ custId, orderNo });
      shop.saveFile({ ...file, content: decodeBase64(file.content) });
    } catch {
      setFailed(true);
    }
    setAsked(false);
  };
  return { isAsked, hasFailed, ask: () => void ask() };
};
