/**
 * Orders as table rows: date, content, status, amount, and links to the order page and the invoice. Source: S3.50,
 * S4.1, S7.84, S8.47.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { type TransactionRecord } from '@offrande/domain/wallet';
import { Link } from '@offrande/ui-kit/Link';
import { Notice } from '@offrande/ui-kit/Notice';
import { Table } from '@offrande/ui-kit/Table';
import { GENERIC_FAILURE } from '../../../messages/generic-failure.ts';
import { useFormats } from '../../../shop/formats.ts';
import { OrderStatusTag } from './order-status-tag.tsx';
import { useCustomer } from '../use-customer.ts';
import { useInvoice } from './use-invoice.ts';

type OrderRow = Extract<TransactionRecord, { readonly kind: 'order' }>;

export function OrderTable({ records }: { readonly records: readonly TransactionRecord[] }) {
  const { t } = useLingui();
  const { day, money } = useFormats();
  const invoice = useInvoice(useCustomer().customerId);
  const orders = records.filter((record): record is OrderRow => record.kind === 'order');
  return (
    <>
      {invoice.failure !== null && (
        <Notice tone={invoice.failure === 'notReady' ? 'info' : 'danger'} isLive>
          {invoice.failure === 'notReady'
            ? t`Invoice not ready. It is made once the order is paid.`
            : t(GENERIC_FAILURE)}
        </Notice>
      )}
      <Table
        caption={t`Orders`}
        columns={[
          { id: 'date', label: t`Date` },
          { id: 'order', label: t`Order` },
          { id: 'status', label: t`Status` },
          { id: 'amount', label: t`Total`, align: 'end' },
          { id: 'invoice', label: t`Invoice`, align: 'end' },
        ]}
        rows={orders.map(({ reference, at, productName, status, amount, purchaseOrder }) => ({
          id: reference,
          cells: {
            date: day(at),
            order: (
              <span className="order-reference">
                <Link href={`/order/${encodeURIComponent(reference)}`}>
                  <span className="o-ltr">{reference}</span>
                </Link>
                <span>{productName}</span>
                {purchaseOrder !== null && (
                  <span>
                    <Trans>
                      Your number: <bdi>{purchaseOrder}</bdi>
                    </Trans>
                  </span>
                )}
              </span>
            ),
            status: <OrderStatusTag status={status} />,
            amount: <strong>{money(amount)}</strong>,
            invoice: (
              <Link
                icon="download"
                aria-label={invoice.asked === reference ? t`Loading` : t`Invoice of order ${reference}`}
                onPress={() => invoice.asked === null && invoice.ask(reference)}
              >
                {invoice.asked === reference ? t`Loading` : t`Invoice`}
              </Link>
            ),
          },
        }))}
      />
    </>
  );
}
