/** Cards sent to friends or received from them, as table rows. Source: S3.143, A-93. */
import { useLingui } from '@lingui/react/macro';
import type { TransactionRecord } from '@offrande/domain/wallet';
import { Table } from '@offrande/ui-kit/Table';
import { useFormats } from '../../../shop/formats.ts';

type TransferRow = Extract<TransactionRecord, { readonly kind: 'transfer' | 'receive' }>;

export function TransferTable({ records }: { readonly records: readonly TransactionRecord[] }) {
  const { t } = useLingui();
  const { day, money, minus } = useFormats();
  const transfers = records.filter(
    (record): record is TransferRow => record.kind === 'transfer' || record.kind === 'receive',
  );
  const isSent = transfers[0]?.kind === 'transfer';
  return (
    <Table
      caption={isSent ? t`Cards sent` : t`Cards received`}
      columns={[
        { id: 'date', label: t`Date` },
        { id: 'card', label: t`Card` },
        { id: 'friend', label: isSent ? t`Sent to` : t`Received from` },
        { id: 'amount', label: t`Amount`, align: 'end' },
      ]}
      rows={transfers.map(({ reference, at, productName, friendName, kind, amount }) => ({
        id: reference,
        cells: {
          date: day(at),
          card: productName,
          friend: <bdi>{friendName}</bdi>,
          amount: <strong>{kind === 'transfer' ? minus(amount) : `+${money(amount)}`}</strong>,
        },
      }))}
    />
  );
}
