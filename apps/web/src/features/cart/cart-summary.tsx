/** What the cart costs, what the next tier takes, and the way to checkout. Source: S5.77, A-11, A-41. */
import { useLingui } from '@lingui/react/macro';
import { formatMoney, formatPercent } from '@offrande/domain/locale';
import { Button } from '@offrande/ui-kit/Button';
import { Notice } from '@offrande/ui-kit/Notice';
import { OrderSummary } from '@offrande/ui-kit/OrderSummary';
import { StickyBar } from '@offrande/ui-kit/StickyBar';
import { useNumberStyle } from '../../app/number-style.ts';
import { GuestWarning } from './guest-warning.tsx';
import type { TierStanding } from './tier-standing.ts';
import { useCheckoutDoor, type CheckoutDoor } from './use-checkout-door.ts';
import { useCostLines } from './use-cost-lines.ts';
import type { useCartCosts } from './use-cart-costs.ts';

export function CartSummary({ priced }: { readonly priced: ReturnType<typeof useCartCosts> }) {
  const { t } = useLingui();
  const style = useNumberStyle();
  const linesOf = useCostLines();
  const door = useCheckoutDoor();
  const amount = formatMoney(priced.total.total, style);
  return (
    <aside className="cart-side">
      <OrderSummary
        title={t`Order summary`}
        lines={linesOf(priced.costs)}
        total={{ term: t`Total, tax included`, amount }}
        announcement={t`Total ${amount}`}
      >
        {priced.standings.map((standing) => (
          <Tier key={standing.code} standing={standing} />
        ))}
        <DoorFailure door={door} />
      </OrderSummary>
      <StickyBar className="cart-bar">
        <Button size="lg" isWide isLoading={door.state === 'opening'} onPress={() => void door.knock()}>
          {t`Go to checkout`}
        </Button>
      </StickyBar>
      <GuestWarning door={door} />
    </aside>
  );
}

/** The discount that is reached, why, and what a better one takes. */
function Tier({ standing: { productName, reached, next } }: { readonly standing: TierStanding }) {
  const { t } = useLingui();
  const style = useNumberStyle();
  const rateOf = (tier: NonNullable<TierStanding['reached']>): string => formatPercent(tier.rate.toFixed(), style);
  return (
    <>
      {reached !== null && (
        <p className="cart-note">
          {t`${productName}: ${rateOf(reached)} off, for ${formatMoney(reached.from, style)} and more in one order.`}
        </p>
      )}
      {next !== null && (
        <p className="cart-note">
          {t`${productName}: ${formatMoney(next.missing, style)} more and every card is ${rateOf(next.tier)} off.`}
        </p>
      )}
    </>
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
