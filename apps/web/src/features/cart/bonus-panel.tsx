/**
 * The bonus of the cart: what the unit gives with the order, the tier of each card that has tiers, how it was reached, and
 * how far the next reward and the next tier are. Source: S2.64, A-11, A-12, A-20.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { Icon } from '@offrande/ui-kit/Icon';
import { Link } from '@offrande/ui-kit/Link';
import { Meter } from '@offrande/ui-kit/Meter';
import { Panel } from '@offrande/ui-kit/Panel';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { lazy, Suspense } from 'react';
import { useFormats } from '../../shop/formats.ts';
import type { TierStanding } from '@offrande/domain/pricing';
import { type RewardStanding, wayToNextTier, wayToReward } from '@offrande/domain/discount';
import type { Money } from '@offrande/domain/money';
import { RewardNote, useRewardName } from './reward-note.tsx';
import { useCartReward } from './use-cart-reward.ts';

const RewardChoices = lazy(() => import('./reward-choices.tsx').then((module) => ({ default: module.RewardChoices })));

interface BonusPanelProps {
  readonly standings: readonly TierStanding[];
  /** The face amount of the cards. */
  readonly face: Money;
}

export function BonusPanel({ standings, face }: BonusPanelProps) {
  const { t } = useLingui();
  const reward = useCartReward(face);
  const earning = standings.filter(({ reached, next }) => reached !== null || next !== null);
  const isRewarded = reward !== null && hasParts(reward);
  if (earning.length === 0 && !isRewarded) return null;
  return (
    <Panel title={t`Bonus`} className="cart-panel">
      <ul className="cart-panel-parts">
        {isRewarded && <Earned reward={reward} />}
        {earning.map((standing) => (
          <li key={standing.code} className="cart-panel-part">
            <Tier standing={standing} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const hasParts = ({ given, choices, next, asMember }: RewardStanding): boolean =>
  choices.length > 0 || [given, next, asMember].some((part) => part !== null);

function Earned({ reward: { given, choices, next, asMember } }: { readonly reward: RewardStanding }) {
  const { money } = useFormats();
  const name = useRewardName();
  return (
    <>
      {given !== null && (
        <li className="cart-panel-part">
          <RewardNote reward={given} />
        </li>
      )}
      {choices.length > 0 && (
        <li className="cart-panel-part">
          <Suspense fallback={<Skeleton shape="text" />}>
            <RewardChoices choices={choices} />
          </Suspense>
        </li>
      )}
      {asMember !== null && (
        <li className="cart-panel-part">
          <p className="cart-note">
            <Trans>
              <Link href="/auth/login?nextStep=checkout">Sign in</Link> and this order earns you{' '}
              {name(asMember, money(asMember.amount))}.
            </Trans>
          </p>
        </li>
      )}
      {next !== null && (
        <li className="cart-panel-part">
          <NextReward next={next} />
        </li>
      )}
    </>
  );
}

function NextReward({ next }: { readonly next: NonNullable<RewardStanding['next']> }) {
  const { t } = useLingui();
  const { together } = useFormats();
  const name = useRewardName();
  const [missing = '', from = '', amount = ''] = together(next.missing, next.from, next.reward.amount);
  return (
    <Meter label={t`${missing} more for ${name(next.reward, amount)}`} valueText={from} share={wayToReward(next)} />
  );
}

function Tier({ standing: { productName, reached, next } }: { readonly standing: TierStanding }) {
  return (
    <>
      <p className="cart-panel-name">
        <bdi>{productName}</bdi>
      </p>
      {reached !== null && <ReachedTier tier={reached} />}
      <NextTier next={next} />
    </>
  );
}

function ReachedTier({ tier }: { readonly tier: NonNullable<TierStanding['reached']> }) {
  const { t } = useLingui();
  const { short, percent } = useFormats();
  return (
    <p className="cart-panel-reached">
      <Icon name="check-circle" size="sm" />
      <span>{t`${percent(tier.rate.percent)} off every card, from ${short(tier.from)} in one order`}</span>
    </p>
  );
}

function NextTier({ next }: Pick<TierStanding, 'next'>) {
  const { t } = useLingui();
  const { together, percent } = useFormats();
  if (next === null) return <p className="cart-note">{t`That is the best rate there is.`}</p>;
  const [missing = '', from = ''] = together(next.missing, next.tier.from);
  return (
    <Meter
      label={t`${missing} more for ${percent(next.tier.rate.percent)} off every card`}
      valueText={from}
      share={wayToNextTier(next)}
    />
  );
}
