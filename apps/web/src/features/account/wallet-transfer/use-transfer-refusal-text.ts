/** What refuses a transfer to the wallet; what refuses any amount says the same as everywhere. Source. */
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { WalletTransferRefusal } from '@offrande/domain/top-up';
import { useRefusalText } from '../../../messages/use-refusal-text.ts';
import { useFormats } from '../../../shop/formats.ts';

export const useTransferRefusalText = (): ((refusal: WalletTransferRefusal) => string) => {
  const { i18n } = useLingui();
  const { money } = useFormats();
  const refusalText = useRefusalText();
  return (refusal) => {
    switch (refusal._tag) {
      case 'WalletMaxPassed': {
        const [most, room] = [money(refusal.walletMax), money(refusal.room)];
        return i18n._(msg`The wallet takes ${most} at most, with what is in progress. You can add up to ${room}.`);
      }
      case 'WalletTransferWaits':
        return i18n._(msg`A transfer to this wallet is awaited already.`);
      default:
        return refusalText(refusal);
    }
  };
};
