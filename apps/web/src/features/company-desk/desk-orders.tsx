/** The last orders of a company, each with its own number where it gave one. Source: S3.102, S4.1, S7.18. */
import { Trans, useLingui } from '@lingui/react/macro';
import { historyRequest, type TransactionRecord, wholeHistory } from '@offrande/domain/wallet';
import { EmptyState } from '@offrande/ui-kit/EmptyState';
import { Link } from '@offrande/ui-kit/Link';
import { LinkButton } from '@offrande/ui-kit/LinkButton';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { Table } from '@offrande/ui-kit/Table';
import { useFormats } from '../../shop/formats.ts';
import { useShop } from '../../shop/shop-context.tsx';
import { useAddedTexts } from '../../shop/use-added-texts.ts';
import { OrderStatusTag } from '../account/orders/order-status-tag.tsx';
import { useCustomer } from '../account/use-customer.ts';
import { LoadFailed } from '../connection/load-failed.tsx';
import { DeskPart } from './desk-part.tsx';
import { usePageRead } from '../../shop/use-page-read.ts';

type OrderRecord = Extract<TransactionRecord, { readonly kind: 'order' }>;

const ORDERS_SHOWN = 3;

const useLastOrders = () => {
  const { account } = useShop();
  const { customerId } = useCustomer();
  return usePageRead(['lastOrders', customerId], async (): Promise<readonly OrderRecord[]> => {
    const { items } = await account.wallet.readHistory(historyRequest(customerId, wholeHistory('order')));
    return items.filter((record) => record.kind === 'order').slice(0, ORDERS_SHOWN);
  });
};

export function DeskOrders() {
  const { t } = useLingui();
  return (
    <DeskPart
      title={t`Last orders`}
      all={{ href: '/account/orders', text: t`All orders` }}
      className="desk-orders"
      {...useLastOrders()}
    >
      {(orders) => (orders.length === 0 ? <NoOrders /> : <OrdersWithStates orders={orders} />)}
    </DeskPart>
  );
}

function NoOrders() {
  const { t } = useLingui();
  return (
    <EmptyState
      level={3}
      title={t`No order yet`}
      actions={
        <LinkButton href="/b2b/buying" variant="line" size="sm">
          <Trans>Choose a card</Trans>
        </LinkButton>
      }
    >
      <Trans>Your orders appear here, with their state.</Trans>
    </EmptyState>
  );
}

interface OrdersProps {
  readonly orders: readonly OrderRecord[];
}

/** What the states of orders are called is said on pages of orders too. */
function OrdersWithStates({ orders }: OrdersProps) {
  const { answer, hasFailed, retry } = useAddedTexts('hero');
  if (hasFailed) return <LoadFailed onRetry={retry} />;
  return answer === null ? <Skeleton shape="block" /> : <Orders orders={orders} />;
}

function Orders({ orders }: OrdersProps) {
  const { t } = useLingui();
  const { day, money } = useFormats();
  return (
    <Table
      caption={t`Last orders`}
      columns={[
        { id: 'order', label: t`Order` },
        { id: 'own', label: t`Your order number` },
        { id: 'date', label: t`Date` },
        { id: 'status', label: t`Status` },
        { id: 'amount', label: t`Total`, align: 'end' },
      ]}
      rows={orders.map(({ reference, at, status, amount, purchaseOrder }) => ({
        id: reference,
        cells: {
          order: (
            <Link href={`/order/${encodeURIComponent(reference)}`}>
              <span className="o-ltr">{reference}</span>
            </Link>
          ),
          own: <bdi>{purchaseOrder ?? '–'}</bdi>,
          date: day(at),
          status: <OrderStatusTag status={status} />,
          amount: <strong>{money(amount)}</strong>,
        },
      }))}
    />
  );
}
