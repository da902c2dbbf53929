/** The last orders of a customer. Source: S3.102, S7.18, A-83. */
import { Trans, useLingui } from '@lingui/react/macro';
import { historyRequest, type TransactionRecord, wholeHistory } from '@offrande/domain/wallet';
import { EmptyState } from '@offrande/ui-kit/EmptyState';
import { Table } from '@offrande/ui-kit/Table';
import { useFormats } from '../../shop/formats.ts';
import { useShop } from '../../shop/shop-context.tsx';
import { useAddedTexts } from '../../shop/use-added-texts.ts';
import { OrderStatusTag } from '../account/orders/order-status-tag.tsx';
import { PagedList } from '../account/paged-list.tsx';
import { usePages } from '../account/use-pages.ts';
import { ReadPart } from '../connection/read-part.tsx';

interface SheetOrdersProps {
  readonly customerId: string;
}

/** What the states of orders are called is said on pages of orders too. */
export function SheetOrders({ customerId }: SheetOrdersProps) {
  const { answer, hasFailed, retry } = useAddedTexts('hero');
  return (
    <ReadPart read={answer} hasFailed={hasFailed} retry={retry}>
      {() => <Orders customerId={customerId} />}
    </ReadPart>
  );
}

function Orders({ customerId }: SheetOrdersProps) {
  const { t } = useLingui();
  const { account } = useShop();
  const pages = usePages(['sheetOrders', customerId], (page) =>
    account.wallet.readHistory(historyRequest(customerId, wholeHistory('order'), page)),
  );
  return (
    <PagedList
      pages={pages}
      empty={
        <EmptyState level={3} title={t`No order yet`}>
          <Trans>Its orders appear here, with their state.</Trans>
        </EmptyState>
      }
    >
      {(records) => <OrderTable records={records} />}
    </PagedList>
  );
}

function OrderTable({ records }: { readonly records: readonly TransactionRecord[] }) {
  const { t } = useLingui();
  const { day, money } = useFormats();
  return (
    <Table
      caption={t`Orders`}
      columns={[
        { id: 'order', label: t`Order` },
        { id: 'date', label: t`Date` },
        { id: 'status', label: t`Status` },
        { id: 'amount', label: t`Total`, align: 'end' },
      ]}
      rows={records
        .filter((record) => record.kind === 'order')
        .map(({ reference, at, status, amount }) => ({
          id: reference,
          cells: {
            order: <span className="o-ltr">{reference}</span>,
            date: day(at),
            status: <OrderStatusTag status={status} />,
            amount: <strong>{money(amount)}</strong>,
          },
        }))}
    />
  );
}
