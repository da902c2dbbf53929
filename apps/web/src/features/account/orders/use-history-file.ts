/**
 * Exports the filtered history for spreadsheet programs: all its pages, not only those shown. Source: S1.19, S3.102,
 *
 */
import { useLingui } from '@lingui/react/macro';
import { may } from '@offrande/domain/customer';
import { formatAmountForField } from '@offrande/domain/locale';
import { nextPage, type Page, receivePage } from '@offrande/domain/paging';
import { csvSeparatorBeside, csvText } from '@offrande/domain/text';
import { type HistoryFilter, historyRequest, type TransactionRecord } from '@offrande/domain/wallet';
import { useState } from 'react';
import { useFormats } from '../../../shop/formats.ts';
import { useShop } from '../../../shop/shop-context.tsx';
import type { Shop } from '../../../shop/shop.ts';
import { useNotify } from '../../notification/use-notify.ts';
import { useCustomer } from '../use-customer.ts';
import { useOrderStatusNames } from './order-status-tag.tsx';

export interface HistoryFile {
  readonly state: 'idle' | 'busy' | 'failed';
  readonly save: (filter: HistoryFilter) => void;
}

const wholeList = async (
  { account }: Shop,
  custId: string,
  filter: HistoryFilter,
): Promise<readonly TransactionRecord[]> => {
  let held: Page<TransactionRecord> | null = null;
  for (let page = nextPage(held); page !== null; page = nextPage(held))
    held = receivePage(held, await account.wallet.readHistory(historyRequest(custId, filter, page)));
  return held?.items ?? [];
};

export const useHistoryFile = (): HistoryFile => {
  const { t } = useLingui();
  const shop = useShop();
  const formats = useFormats();
  const { customerId, kind: buyer } = useCustomer();
  const statuses = useOrderStatusNames();
  const notify = useNotify();
  const [state, setState] = useState<HistoryFile['state']>('idle');
  const hasOwnNumbers = may(buyer, 'loadCompany');
  /** Amounts as the unit writes them, for a spreadsheet program reads no others as numbers there. */
  const rowOf = (record: TransactionRecord): readonly string[] => {
    const { at, reference, productName, amount } = record;
    const sum = formatAmountForField(amount, shop.numbers.decimalSeparator);
    return [formats.minute(at), reference, productName, sum, amount.currency.code, ...lastCells(record)];
  };
  /** What a company calls its order comes last, so that the other columns are everybody's. */
  const lastCells = (record: TransactionRecord): readonly string[] => {
    if (record.kind === 'wallet') return [''];
    if (record.kind !== 'order') return [record.friendName];
    return [statuses[record.status], ...(hasOwnNumbers ? [record.purchaseOrder ?? ''] : [])];
  };
  const make = async (filter: HistoryFilter): Promise<void> => {
    const records = await wholeList(shop, customerId, filter);
    const ownNumber = hasOwnNumbers ? [t`Your order number`] : [];
    const last = filter.kind === 'order' ? [t`Status`, ...ownNumber] : [t`Friend`];
    const head = [t`Date`, t`Number`, t`Card`, t`Amount`, t`Currency`, ...last];
    const content = csvText([head, ...records.map(rowOf)], csvSeparatorBeside(shop.numbers.decimalSeparator));
    shop.saveFile({ fileName: `history-${filter.kind}.csv`, contentType: 'text/csv;charset=utf-8', content });
  };
  const save = async (filter: HistoryFilter): Promise<void> => {
    setState('busy');
    try {
      await make(filter);
      setState('idle');
      notify('success', t`The file is in your downloads.`);
    } catch {
      setState('failed');
      notify('error');
    }
  };
  return { state, save: (filter) => void save(filter) };
};
