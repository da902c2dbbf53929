/** The transfer that the wallet waits for: what the bank needs, the receipt, and giving it up. Source. */
import { Trans, useLingui } from '@lingui/react/macro';
import { unpaidUntil } from '@offrande/domain/payment';
import { WALLET_TRANSFER, type WaitingTransfer } from '@offrande/domain/top-up';
import { Button } from '@offrande/ui-kit/Button';
import { Notice } from '@offrande/ui-kit/Notice';
import { useFormats } from '../../../shop/formats.ts';
import { ReceiptPart, type ReceiptWords } from '../../bank-transfer/receipt-part.tsx';
import { TransferDetails } from '../../bank-transfer/transfer-details.tsx';
import type { WalletTransfer } from './use-wallet-transfer.ts';

const OF_TOP_UP: ReceiptWords = {
  sent: (name, when) => (
    <Trans>
      <bdi>{name}</bdi>, sent on {when}. The wallet still waits for your money.
    </Trans>
  ),
  thanks: <Trans>The amount is in the wallet as soon as the money arrives.</Trans>,
};

interface WaitingTransferPartProps {
  readonly waiting: WaitingTransfer;
  readonly transfer: WalletTransfer;
}

export function WaitingTransferPart({ waiting, transfer }: WaitingTransferPartProps) {
  const { t } = useLingui();
  const { money, day } = useFormats();
  const { snapshot, send, lookAgain } = transfer;
  const { transactionNo, due } = waiting;
  const { account, createdAt, receipt } = waiting.transfer;
  const amount = money(due);
  const end = day(unpaidUntil(WALLET_TRANSFER, createdAt));
  return (
    <div className="wallet-transfer">
      <Notice
        tone="warning"
        title={t`The wallet waits for your transfer of ${amount}.`}
        actions={
          <Button
            variant="line"
            size="sm"
            isLoading={snapshot.matches('givingUp')}
            onPress={() => send({ type: 'giveUp', waiting })}
          >
            <Trans>Give it up</Trans>
          </Button>
        }
      >
        <Trans>Give it up only if you have not sent the money.</Trans>
      </Notice>
      <TransferDetails account={account} total={due} reference={transactionNo} createdAt={createdAt}>
        <Trans>
          Write the reference exactly as it stands here, and nothing else: it is how we find your money. A transfer that
          is under way is not lost: we wait for it until {end}.
        </Trans>
      </TransferDetails>
      <ReceiptPart order={{ orderNo: transactionNo, receipt }} onSent={lookAgain} words={OF_TOP_UP} />
    </div>
  );
}
