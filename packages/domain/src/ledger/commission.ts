/**
 * What an order earns the salesman who placed it: contained in the price, a cost of the shop, owed to him from the moment
 * that the order is confirmed. Cards that are returned take their share of it with them. Source, decision 068.
 * Amounts are whole minor units.
 */
import type { Sale } from '../sale/index.ts';
import { commissionAccount, unitAccount } from './account.ts';
import { journal } from './journal.ts';
import type { Entry, LedgerChange } from './journal.ts';
import type { Settlement } from './postings.ts';

/** The entries by which the commission of a sale is owed to a salesman; none if no salesman placed the order. */
export const commissionEntries = (
  { commission, currency }: Pick<Sale, 'commission' | 'currency'>,
  salesmanId: string | null,
): readonly Entry[] =>
  salesmanId === null
    ? []
    : [
        { account: unitAccount('commissionCost', currency), amountMinor: -commission },
        { account: commissionAccount(salesmanId, currency), amountMinor: commission },
      ];

/** What a confirmed order earns its salesman: one change, posted once, or none. */
export const earnCommission = ({
  orderNo,
  sale,
  salesmanId,
}: Pick<Settlement, 'orderNo' | 'sale' | 'salesmanId'>): readonly LedgerChange[] =>
  salesmanId === null || sale.commission === 0n
    ? []
    : [
        {
          journal: journal('earnCommission', { type: 'order', id: orderNo }, commissionEntries(sale, salesmanId)),
          holds: [],
        },
      ];
