/** Tops up the wallet. Source: S1.15, A-87. */
import { useLingui } from '@lingui/react/macro';
import type { Wallet } from '@offrande/domain/wallet';
import { IconButton } from '@offrande/ui-kit/IconButton';
import { Panel } from '@offrande/ui-kit/Panel';
import { useShop } from '../../../shop/shop-context.tsx';
import { TopUpForm } from '../top-up/top-up-form.tsx';
import type { TopUp } from '../top-up/use-top-up.ts';
import { useCustomer } from '../use-customer.ts';

interface TopUpWalletProps {
  readonly wallet: Wallet;
  readonly topUp: TopUp;
  readonly onClose: () => void;
}

export function TopUpWallet({ wallet, topUp, onClose }: TopUpWalletProps) {
  const { t } = useLingui();
  const { account } = useShop();
  const { customerId } = useCustomer();
  return (
    <Panel title={t`Top up the wallet`} actions={<IconButton icon="close" label={t`Close`} onPress={onClose} />}>
      <TopUpForm
        target={{ type: 'wallet', wallet }}
        topUp={topUp}
        place={null}
        limitsKey={['walletLimits', customerId]}
        readLimits={() => account.wallet.readTopUpLimits(customerId)}
      />
    </Panel>
  );
}
