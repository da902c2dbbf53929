/**
 * What an order that waits for a transfer needs: what the bank asks for, and the receipt. Source: S4.13, S4.14, S4.16, A-36,
 *
 */
import { Trans } from '@lingui/react/macro';
import type { PlacedOrder } from '@offrande/api-client/gateways';
import { unpaidUntil } from '@offrande/domain/payment';
import { useFormats } from '../../shop/formats.ts';
import { ReceiptPart } from '../bank-transfer/receipt-part.tsx';
import { TransferDetails } from '../bank-transfer/transfer-details.tsx';

interface TransferPartProps {
  readonly order: PlacedOrder;
  readonly lookAgain: () => void;
}

export function TransferPart({ order, lookAgain }: TransferPartProps) {
  const { day } = useFormats();
  const { bankAccount, orderNo, costs, createdAt } = order;
  const end = day(unpaidUntil(order.means ?? 'bankTransfer', createdAt));
  return (
    <>
      {bankAccount !== null && (
        <TransferDetails account={bankAccount} total={costs.total} reference={orderNo} createdAt={createdAt}>
          <Trans>
            Write the reference exactly as it stands here, and nothing else: it is how we find your money. A transfer
            that is under way is not lost: we keep the order until {end}.
          </Trans>
        </TransferDetails>
      )}
      <ReceiptPart order={order} onSent={lookAgain} />
    </>
  );
}
