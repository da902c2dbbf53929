/**
 * A member's wallet: available balance, pending amounts, top-up, history. Source: S1.28, S2.47, S3.95, S3.144, A-88, A-184.
 */
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { may } from '@offrande/domain/customer';
import { checkTopUpTarget, selectRefusedEntry, waitingTransferOf } from '@offrande/domain/top-up';
import { totalBalance, type Wallet } from '@offrande/domain/wallet';
import { Button } from '@offrande/ui-kit/Button';
import { DefinitionList } from '@offrande/ui-kit/DefinitionList';
import { EmptyState } from '@offrande/ui-kit/EmptyState';
import { PageHeading } from '@offrande/ui-kit/PageHeading';
import { Panel } from '@offrande/ui-kit/Panel';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { Result } from 'effect';
import { lazy, Suspense, useState } from 'react';
import { useFormats } from '../../../shop/formats.ts';
import { AccountPage } from '../account-frame.tsx';
import { LoadFailed } from '../../connection/load-failed.tsx';
import { TopUpNotice } from '../top-up/top-up-notice.tsx';
import type { TopUp } from '../top-up/use-top-up.ts';
import { useCustomer } from '../use-customer.ts';
import { useWallet } from './use-wallet.ts';
import { WalletHistory } from './wallet-history.tsx';
import './wallet.css';

const TopUpToPayNotice = lazy(() =>
  import('../top-up/top-up-to-pay-notice.tsx').then((module) => ({ default: module.TopUpToPayNotice })),
);
const TopUpWallet = lazy(() => import('./top-up-wallet.tsx').then((module) => ({ default: module.TopUpWallet })));

const transferScreen = () => import('../wallet-transfer/wallet-transfer.tsx');
const TransferButton = lazy(() => transferScreen().then((module) => ({ default: module.TransferButton })));
const WalletTransferPart = lazy(() => transferScreen().then((module) => ({ default: module.WalletTransferPart })));

export const title = msg`Wallet`;

export function Screen() {
  return (
    <AccountPage>
      <WalletPage />
    </AccountPage>
  );
}

export function WalletPage() {
  const { t } = useLingui();
  const { wallet, hasFailed, retry, topUp } = useWallet();
  return (
    <>
      <PageHeading lead={<Trans>It pays for your orders.</Trans>}>
        <Trans>Wallet</Trans>
      </PageHeading>
      <TopUpNotice topUp={topUp} />
      {hasFailed && <LoadFailed onRetry={retry} />}
      {wallet === undefined && !hasFailed && <Skeleton shape="block" />}
      {wallet === null && (
        <EmptyState icon="wallet" title={t`You have no wallet yet.`}>
          <Trans>It opens with your first top-up or imported balance.</Trans>
        </EmptyState>
      )}
      {wallet && (
        <>
          <Suspense>
            <TopUpToPayNotice topUp={topUp} cardNumber={null} place={null} />
          </Suspense>
          <Balances wallet={wallet} topUp={topUp} />
          <WalletHistory />
        </>
      )}
    </>
  );
}

function Balances({ wallet, topUp }: { readonly wallet: Wallet; readonly topUp: TopUp }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const [open, setOpen] = useState<'provider' | 'transfer' | null>(() =>
    selectRefusedEntry(topUp.snapshot) === null ? null : 'provider',
  );
  const close = (): void => setOpen(null);
  const canBeToppedUp = Result.isSuccess(checkTopUpTarget({ type: 'wallet', wallet }));
  const takesTransfers = may(useCustomer().kind, 'fillWalletByTransfer');
  const isAwaiting = waitingTransferOf(topUp.toPay) !== null;
  return (
    <>
      <Panel className="wallet">
        <div>
          <p className="wallet-label" id="wallet-balance">
            <Trans>You can spend</Trans>
          </p>
          <output className="wallet-balance" aria-labelledby="wallet-balance">
            {money(wallet.balance)}
          </output>
        </div>
        <DefinitionList
          definitions={[
            { id: 'progress', term: t`In progress`, value: money(wallet.inProgress) },
            { id: 'total', term: t`Together`, value: money(totalBalance(wallet)) },
            { id: 'orders', term: t`Orders paid with it`, value: wallet.orderCount },
          ]}
        />
        <div className="form-acts">
          {canBeToppedUp && open !== 'provider' && (
            <Button icon="plus" onPress={() => setOpen('provider')}>
              <Trans>Top up</Trans>
            </Button>
          )}
          {takesTransfers && !isAwaiting && open !== 'transfer' && (
            <Suspense>
              <TransferButton onPress={() => setOpen('transfer')} />
            </Suspense>
          )}
        </div>
      </Panel>
      {takesTransfers && (
        <Suspense>
          <WalletTransferPart wallet={wallet} toPay={topUp.toPay} isOpen={open === 'transfer'} onClose={close} />
        </Suspense>
      )}
      {open === 'provider' && (
        <Suspense fallback={<Skeleton shape="block" />}>
          <TopUpWallet wallet={wallet} topUp={topUp} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
