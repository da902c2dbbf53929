/** A member's filtered history of one kind, paged. Source: S3.102, S4.60, S7.18, A-93. */
import { type HistoryFilter, historyRequest, type TransactionRecord } from '@offrande/domain/wallet';
import { useShop } from '../../shop/shop-context.tsx';
import { useCustomer } from './use-customer.ts';
import { type Pages, usePages } from './use-pages.ts';

export const useHistory = (filter: HistoryFilter): Pages<TransactionRecord> => {
  const { account } = useShop();
  const { customerId } = useCustomer();
  return usePages(['history', customerId, filter], (page) =>
    account.wallet.readHistory(historyRequest(customerId, filter, page)),
  );
};
