/**
 * The bonus of the cart: the tier of each card that has tiers, how it was reached, and how far the next one is. The
 * other forms, a wallet bonus and free cards, are for companies only. Source: S2.64, A-11, A-12, A-20.
 */
import { useLingui } from '@lingui/react/macro';
import { Icon } from '@offrande/ui-kit/Icon';
import { Meter } from '@offrande/ui-kit/Meter';
import { Panel } from '@offrande/ui-kit/Panel';
import { useFormats } from '../../shop/formats.ts';
import type { TierStanding } from '@offrande/domain/pricing';
import { wayToNextTier } from '@offrande/domain/discount';

export function BonusPanel({ standings }: { readonly standings: readonly TierStanding[] }) {
  const { t } = useLingui();
  const earning = standings.filter(({ reached, next }) => reached !== null || next !== null);
  if (earning.length === 0) return null;
  return (
    <Panel title={t`Bonus`} className="cart-panel">
      <ul className="cart-panel-parts">
        {earning.map((standing) => (
          <li key={standing.code} className="cart-panel-part">
            <Tier standing={standing} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Tier({ standing }: { readonly standing: TierStanding }) {
  const { t } = useLingui();
  const { money, short, percent } = useFormats();
  const { productName, reached, next } = standing;
  const rateOf = (tier: NonNullable<TierStanding['reached']>): string => percent(tier.rate.percent);
  return (
    <>
      <p className="cart-panel-name">
        <bdi>{productName}</bdi>
      </p>
      {reached !== null && (
        <p className="cart-panel-reached">
          <Icon name="check-circle" size="sm" />
          <span>{t`${rateOf(reached)} off every card, from ${short(reached.from)} in one order`}</span>
        </p>
      )}
      {next === null ? (
        <p className="cart-note">{t`That is the best rate there is.`}</p>
      ) : (
        <Meter
          label={t`${money(next.missing)} more for ${rateOf(next.tier)} off every card`}
          valueText={short(next.tier.from)}
          share={wayToNextTier(next)}
        />
      )}
    </>
  );
}
