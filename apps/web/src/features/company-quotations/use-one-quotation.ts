/** A quotation whole, and the one that the page's address names. Source: S3.101, S7.17. */
import { isRefusal, readFailure } from '@offrande/domain/gateway';
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
  /** It is none of this company's, or was disabled. */
  readonly isGone: boolean;
  /** It could not be read this time. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

export const useNamedQuotation = (): NamedQuotation => {
  const orderNo = new URLSearchParams(useSearch()).get(QUOTATION_PARAMETER);
  const { data, error, refetch } = useOneQuotation(orderNo);
  // What was read before is shown no longer once it is refused.
  const isGone = error !== null && isRefusal(readFailure(error));
  return {
    orderNo,
    quotation: isGone ? null : (data ?? null),
    isGone,
    hasFailed: error !== null && !isGone && data === undefined,
    retry: () => void refetch(),
  };
};
