/** The cart's costs, the link to checkout, the bonus and the wallet. Source: S2.64, S5.77, A-11, A-41. */
import { useLingui } from '@lingui/react/macro';
import { may } from '@offrande/domain/customer';
import type { Money } from '@offrande/domain/money';
import { Button } from '@offrande/ui-kit/Button';
import { LinkButton } from '@offrande/ui-kit/LinkButton';
import { Notice } from '@offrande/ui-kit/Notice';
import { OrderSummary } from '@offrande/ui-kit/OrderSummary';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { StickyBar } from '@offrande/ui-kit/StickyBar';
import { lazy, Suspense } from 'react';
import { useBoot } from '../../page/boot.tsx';
import { currentBuyerKind } from '../../shop/opening.ts';
import { useShop } from '../../shop/shop-context.tsx';
import { TaxOfTrade } from '../tax/tax-of-trade.tsx';
import { BonusPanel } from './bonus-panel.tsx';
import { GuestWarning } from './guest-warning.tsx';
import { useCheckoutDoor, type CheckoutDoor } from './use-checkout-door.ts';
import { useCostSummary } from './use-cost-lines.ts';
import type { useCartCosts } from './use-cart-costs.ts';

const DiscountsFailed = lazy(() =>
  import('./discounts-failed.tsx').then((module) => ({ default: module.DiscountsFailed })),
);
const WalletPanel = lazy(() => import('./wallet-panel.tsx').then((module) => ({ default: module.WalletPanel })));

export function CartSummary({ priced }: { readonly priced: ReturnType<typeof useCartCosts> }) {
  const { t } = useLingui();
  const shop = useShop();
  const door = useCheckoutDoor();
  return (
    <aside className="cart-side">
      <OrderSummary {...useCostSummary(priced.costs)}>
        <TaxOfTrade kind={currentBuyerKind(shop)} cart={priced.cart} total={priced.total} policy={shop.cartPolicy} />
        <DoorFailure door={door} />
        {priced.hasFailed && (
          <Suspense>
            <DiscountsFailed onRetry={priced.retry} />
          </Suspense>
        )}
      </OrderSummary>
      <StickyBar className="cart-bar">
        <Button size="lg" isWide isLoading={door.state === 'opening'} onPress={() => void door.knock()}>
          {t`Go to checkout`}
        </Button>
      </StickyBar>
      <WayToQuotation />
      <BonusPanel standings={priced.standings} face={priced.costs.face} />
      <MemberWallet due={priced.total.total} />
      <GuestWarning door={door} />
    </aside>
  );
}

/** A quotation is asked for on its page, with the cart beside the quotations that there are. Source: S6.14. */
function WayToQuotation() {
  const { t } = useLingui();
  const kind = currentBuyerKind(useShop());
  if (!may(kind, 'requestQuotation') || !may(kind, 'haveAccountPages')) return null;
  return (
    <LinkButton href="/account/quotations" variant="line" isWide>
      {t`Ask for a quotation`}
    </LinkButton>
  );
}

/** A wallet belongs to a customer’s account, in a unit that has wallets; a salesman has none. Source: S6.27. */
function MemberWallet({ due }: { readonly due: Money }) {
  const kind = currentBuyerKind(useShop());
  const { accessPolicy } = useBoot().unit;
  if (!may(kind, 'haveWallet') || !accessPolicy.features.wallet) return null;
  return (
    <Suspense fallback={<Skeleton shape="block" />}>
      <WalletPanel due={due} />
    </Suspense>
  );
}

function DoorFailure({ door }: { readonly door: CheckoutDoor }) {
  const { t } = useLingui();
  if (door.state === 'loginNeeded') return <Notice tone="warning" isLive>{t`Login needed to proceed`}</Notice>;
  if (door.state !== 'failed') return null;
  return (
    <Notice tone="danger" isLive>
      {t`Oops! Seems there are something went wrong. Please try again or contact us.`}
    </Notice>
  );
}
