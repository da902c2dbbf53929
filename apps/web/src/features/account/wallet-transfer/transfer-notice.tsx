/** What became of asking for a transfer, or of giving it up. Source. */
import { Trans, useLingui } from '@lingui/react/macro';
import { selectGivenUpTransfer, selectTransferFailure } from '@offrande/domain/top-up';
import { Notice } from '@offrande/ui-kit/Notice';
import { serverRefusalText } from '../../../messages/server-refusal-text.ts';
import { useFormats } from '../../../shop/formats.ts';
import type { WalletTransfer } from './use-wallet-transfer.ts';

export function TransferNotice({ transfer: { snapshot, waiting } }: { readonly transfer: WalletTransfer }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const failed = selectTransferFailure(snapshot);
  const givenUp = selectGivenUpTransfer(snapshot);
  if (failed?.stopped === 'givingUp') {
    return (
      <Notice tone="danger" isLive title={t`The top-up could not be given up.`}>
        <Trans>Its money may have arrived a moment ago; the balance says so. Otherwise try again.</Trans>
      </Notice>
    );
  }
  // Asked for elsewhere meanwhile: that one is shown.
  if (failed !== null && waiting === null) {
    return (
      <Notice tone="danger" isLive title={t`The top-up was not asked for. Try again.`}>
        {t(serverRefusalText(failed.failure.code))}
      </Notice>
    );
  }
  if (givenUp === null) return null;
  const amount = money(givenUp);
  return (
    <Notice tone="info" isLive title={t`The top-up of ${amount} was given up.`}>
      <Trans>Do not send its money any more.</Trans>
    </Notice>
  );
}
