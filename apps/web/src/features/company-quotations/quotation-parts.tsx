/** A quotation’s lines, and the tax that its total contains. Source: S3.101, S7.17, A-06. */
import { useLingui } from '@lingui/react/macro';
import { money as moneyOf } from '@offrande/domain/money';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { Table } from '@offrande/ui-kit/Table';
import { useFormats } from '../../shop/formats.ts';
import { useShop } from '../../shop/shop-context.tsx';
import { LoadFailed } from '../connection/load-failed.tsx';
import { TaxRows } from '../tax/tax-rows.tsx';
import { useOneQuotation } from './use-one-quotation.ts';

export function QuotationParts({ orderNo }: { readonly orderNo: string }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const shop = useShop();
  const { data, isError, refetch } = useOneQuotation(orderNo);
  if (isError) return <LoadFailed onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton shape="block" />;
  return (
    <>
      <Table
        caption={t`Lines of quotation ${orderNo}`}
        columns={[
          { id: 'card', label: t`Card` },
          { id: 'receiver', label: t`Recipient` },
          { id: 'quantity', label: t`Quantity`, align: 'end' },
          { id: 'amount', label: t`Amount`, align: 'end' },
        ]}
        rows={data.lines.map((line, at) => ({
          id: String(at),
          cells: {
            card: <bdi>{data.cartLines?.[at]?.productName || line.itemCode}</bdi>,
            receiver: <bdi>{line.receiverName ?? line.receiverEmail ?? ''}</bdi>,
            quantity: String(line.qty),
            amount: money(data.prices?.[at]?.gross ?? moneyOf(line.amount, shop.currency)),
          },
        }))}
      />
      <TaxRows rows={data.tax} />
    </>
  );
}
