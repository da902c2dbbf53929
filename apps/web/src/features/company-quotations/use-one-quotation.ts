/** A quotation whole, and the one that the page's address names. Source: S3.101, S7.17. */
import type { QuotationDetail } from '@offrande/domain/quotation';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import { companyQuotations } from '../../shop/company-quotation-calls.ts';
import { usePageQueries } from '../../shop/queries.ts';
import { QUOTATION_PARAMETER } from '../../shop/quotation-link.ts';
import { useShop } from '../../shop/shop-context.tsx';
import { useCustomer } from '../account/use-customer.ts';

/** Nothing is asked for while `orderNo` is null. */
export const useOneQuotation = (orderNo: string | null) => {
  const shop = useShop();
  const { customerId: custId } = useCustomer();
  return useQuery(
    {
      queryKey: ['quotation', custId, orderNo],
      queryFn: () => companyQuotations(shop).readQuotation({ custId, orderNo: orderNo ?? '' }),
      enabled: orderNo !== null,
    },
    usePageQueries(),
  );
};

export interface NamedQuotation {
  /** Null if the address names none. */
  readonly orderNo: string | null;
  /** Null while it is read, and where it cannot be shown. */
  readonly quotation: QuotationDetail | null;
  /** It is none of this company's, was disabled, or could not be read. */
  readonly isMissing: boolean;
}

export const useNamedQuotation = (): NamedQuotation => {
  const orderNo = new URLSearchParams(useSearch()).get(QUOTATION_PARAMETER);
  const { data, isError } = useOneQuotation(orderNo);
  const quotation = data?.isDisabled === false ? data : null;
  return { orderNo, quotation, isMissing: isError || data?.isDisabled === true };
};
