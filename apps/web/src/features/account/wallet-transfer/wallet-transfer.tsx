/**
 * A company's wallet filled by bank transfer: the way to ask for one, the form, and the one that waits. Loaded for companies
 * only, with its texts. Source: A-184.
 */
import { Trans } from '@lingui/react/macro';
import type { TopUpToPay } from '@offrande/domain/top-up';
import type { Wallet } from '@offrande/domain/wallet';
import { Button } from '@offrande/ui-kit/Button';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { useKeptFocus } from '../../../page/kept-focus.ts';
import { useAddedTexts } from '../../../shop/use-added-texts.ts';
import { LoadFailed } from '../../connection/load-failed.tsx';
import { TransferForm } from './transfer-form.tsx';
import { TransferNotice } from './transfer-notice.tsx';
import { useTransferTerms, useWalletTransfer } from './use-wallet-transfer.ts';
import { WaitingTransferPart } from './waiting-transfer-part.tsx';
import './wallet-transfer.css';

/** Nothing while it is not known whether the unit offers it, and where it does not. */
export function TransferButton({ onPress }: { readonly onPress: () => void }) {
  const { answer } = useAddedTexts('wallet-transfer');
  const terms = useTransferTerms();
  if (answer === null || terms === null || terms === undefined) return null;
  return (
    <Button icon="bank" variant="line" onPress={onPress}>
      <Trans>Top up by bank transfer</Trans>
    </Button>
  );
}

/** Its own texts, and those of the order's part that it shows. */
const useTransferTexts = () => {
  const [own, shared] = [useAddedTexts('wallet-transfer'), useAddedTexts('order')];
  return {
    areRead: own.answer !== null && shared.answer !== null,
    hasFailed: own.hasFailed || shared.hasFailed,
    retry: own.hasFailed ? own.retry : shared.retry,
  };
};

interface WalletTransferPartProps {
  readonly wallet: Wallet;
  readonly toPay: readonly TopUpToPay[];
  /** The form is shown, unless a transfer waits. */
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function WalletTransferPart({ wallet, toPay, isOpen, onClose }: WalletTransferPartProps) {
  const { areRead, hasFailed, retry } = useTransferTexts();
  const terms = useTransferTerms();
  const transfer = useWalletTransfer(toPay);
  const { waiting } = transfer;
  const isForm = isOpen && waiting === null;
  useKeptFocus(waiting?.transactionNo ?? isForm);
  if (hasFailed) return <LoadFailed onRetry={retry} />;
  if (!areRead) return isOpen || waiting !== null ? <Skeleton shape="block" /> : null;
  return (
    <>
      <TransferNotice transfer={transfer} />
      {waiting !== null && <WaitingTransferPart waiting={waiting} transfer={transfer} />}
      {isForm && terms && <TransferForm wallet={wallet} terms={terms} transfer={transfer} onClose={onClose} />}
    </>
  );
}
