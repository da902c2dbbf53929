/**
 * Exports the filtered history for spreadsheet programs: all its pages, not only those shown. Source: S1.19, S3.102,
 *
 */
import { useLingui } from '@lingui/react/macro';
import { encodeAmount } from '@offrande/domain/money';
import { nextPage, type Page, receivePage } from '@offrande/domain/paging';
import { csvText } from '@offrande/domain/text';
import { type HistoryFilter, historyRequest, type TransactionRecord } from '@offrande/domain/wallet';
import { useState } from 'react';
import { type Formats, useFormats } from '../../../shop/formats.ts';
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

/** The last cell of a row: an order's status, or the other person. */
type LastCell = (record: TransactionRecord) => string;

const rowOf =
  (formats: Formats, lastCell: LastCell) =>
  (record: TransactionRecord): readonly string[] => {
    const { at, reference, productName, amount } = record;
    return [formats.minute(at), reference, productName, encodeAmount(amount), amount.currency.code, lastCell(record)];
  };

export const useHistoryFile = (): HistoryFile => {
  const { t } = useLingui();
  const shop = useShop();
  const formats = useFormats();
  const { customerId } = useCustomer();
  const statuses = useOrderStatusNames();
  const notify = useNotify();
  const [state, setState] = useState<HistoryFile['state']>('idle');
  const lastCell: LastCell = (record) => {
    if (record.kind === 'order') return statuses[record.status];
    return record.kind === 'wallet' ? '' : record.friendName;
  };
  const make = async (filter: HistoryFilter): Promise<void> => {
    const records = await wholeList(shop, customerId, filter);
    const last = filter.kind === 'order' ? t`Status` : t`Friend`;
    const head = [t`Date`, t`Number`, t`Card`, t`Amount`, t`Currency`, last];
    const content = csvText([head, ...records.map(rowOf(formats, lastCell))]);
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
