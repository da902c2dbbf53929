/**
 * A member's wallet next to the cart: its balance, and whether it can pay for this order. Source: S2.64, S6.15, S6.27,
 *
 */
import { Trans, useLingui } from '@lingui/react/macro';
import type { Money } from '@offrande/domain/money';
import { Button } from '@offrande/ui-kit/Button';
import { Link } from '@offrande/ui-kit/Link';
import { Panel } from '@offrande/ui-kit/Panel';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { useFormats } from '../../shop/formats.ts';
import { type CartWallet, useCartWallet } from './use-cart-wallet.ts';

/** `due` is the amount left to pay. */
export function WalletPanel({ due }: { readonly due: Money }) {
  const { t } = useLingui();
  const state = useCartWallet(due);
  return (
    <Panel title={t`Wallet`} className="cart-panel" actions={<Link href="/account/wallet">{t`Open the wallet`}</Link>}>
      <State state={state} />
    </Panel>
  );
}

function State({ state }: { readonly state: CartWallet }) {
  const { t } = useLingui();
  const { money } = useFormats();
  switch (state.is) {
    case 'waiting':
      return <Skeleton shape="text" />;
    case 'away':
      return (
        <div className="cart-panel-part" role="alert">
          <p className="cart-note">{t`The balance could not be read.`}</p>
          <Button variant="line" size="sm" onPress={state.retry}>{t`Try again`}</Button>
        </div>
      );
    case 'none':
      return (
        <p className="cart-note">
          <Trans>You have no wallet yet. It opens with your first top-up.</Trans>
        </p>
      );
    case 'held': {
      const { balance, missing } = state;
      return (
        <div className="cart-panel-part">
          <p className="cart-panel-balance">{money(balance)}</p>
          {missing === 'notOffered' && <p className="cart-note">{t`Orders cannot be paid by wallet here.`}</p>}
          {missing === null && <p className="cart-note">{t`It can pay for this order. Choose it at checkout.`}</p>}
          {missing !== null && missing !== 'notOffered' && (
            <p className="cart-note">{t`${money(missing)} more and it can pay for this order.`}</p>
          )}
        </div>
      );
    }
  }
}
