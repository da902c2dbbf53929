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

type Write = (amount: Money) => string;

/** All amounts of the panel: they have decimals together, or none. */
const amountsOf = (standings: readonly TierStanding[], reward: RewardStanding | null): readonly Money[] => [
  ...standings.flatMap(({ reached, next }) => [
    ...(reached === null ? [] : [reached.from]),
    ...(next === null ? [] : [next.missing, next.tier.from]),
  ]),
  ...(reward === null
    ? []
    : [reward.given, reward.asMember, ...reward.choices].flatMap((one) => (one === null ? [] : [one.amount]))),
  ...(reward?.next == null ? [] : [reward.next.missing, reward.next.from, reward.next.reward.amount]),
];

interface BonusPanelProps {
  readonly standings: readonly TierStanding[];
  /** The face amount of the cards. */
  readonly face: Money;
}

export function BonusPanel({ standings, face }: BonusPanelProps) {
  const { t } = useLingui();
  const { together } = useFormats();
  const reward = useCartReward(face);
  const earning = standings.filter(({ reached, next }) => reached !== null || next !== null);
  const isRewarded = reward !== null && hasParts(reward);
  if (earning.length === 0 && !isRewarded) return null;
  const amounts = amountsOf(earning, isRewarded ? reward : null);
  const write: Write = (amount) => together(amount, ...amounts)[0]!;
  return (
    <Panel title={t`Bonus`} className="cart-panel">
      <ul className="cart-panel-parts">
        {isRewarded && <Earned reward={reward} write={write} />}
        {earning.map((standing) => (
          <li key={standing.code} className="cart-panel-part">
            <Tier standing={standing} write={write} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const hasParts = ({ given, choices, next, asMember }: RewardStanding): boolean =>
  choices.length > 0 || [given, next, asMember].some((part) => part !== null);

interface EarnedProps {
  readonly reward: RewardStanding;
  readonly write: Write;
}

function Earned({ reward: { given, choices, next, asMember }, write }: EarnedProps) {
  const name = useRewardName();
  return (
    <>
      {given !== null && (
        <li className="cart-panel-part">
          <RewardNote reward={given} amount={write(given.amount)} />
        </li>
      )}
      {choices.length > 0 && (
        <li className="cart-panel-part">
          <Suspense fallback={<Skeleton shape="text" />}>
            <RewardChoices choices={choices} write={write} />
          </Suspense>
        </li>
      )}
      {asMember !== null && (
        <li className="cart-panel-part">
          <p className="cart-note">
            <Trans>
              <Link href="/auth/login?nextStep=checkout">Sign in</Link> and this order earns you{' '}
              {name(asMember, write(asMember.amount))}.
            </Trans>
          </p>
        </li>
      )}
      {next !== null && (
        <li className="cart-panel-part">
          <NextReward next={next} write={write} />
        </li>
      )}
    </>
  );
}

interface NextRewardProps {
  readonly next: NonNullable<RewardStanding['next']>;
  readonly write: Write;
}

function NextReward({ next, write }: NextRewardProps) {
  const { t } = useLingui();
  const name = useRewardName();
  const [missing, amount] = [write(next.missing), write(next.reward.amount)];
  return (
    <Meter
      label={t`${missing} more for ${name(next.reward, amount)}`}
      valueText={write(next.from)}
      share={wayToReward(next)}
    />
  );
}

interface TierProps {
  readonly standing: TierStanding;
  readonly write: Write;
}

function Tier({ standing: { productName, reached, next }, write }: TierProps) {
  return (
    <>
      <p className="cart-panel-name">
        <bdi>{productName}</bdi>
      </p>
      {reached !== null && <ReachedTier tier={reached} write={write} />}
      <NextTier next={next} write={write} />
    </>
  );
}

interface ReachedTierProps {
  readonly tier: NonNullable<TierStanding['reached']>;
  readonly write: Write;
}

function ReachedTier({ tier, write }: ReachedTierProps) {
  const { t } = useLingui();
  const { percent } = useFormats();
  return (
    <p className="cart-panel-reached">
      <Icon name="check-circle" size="sm" />
      <span>{t`${percent(tier.rate.percent)} off every card, from ${write(tier.from)} in one order`}</span>
    </p>
  );
}

function NextTier({ next, write }: Pick<TierStanding, 'next'> & { readonly write: Write }) {
  const { t } = useLingui();
  const { percent } = useFormats();
  if (next === null) return <p className="cart-note">{t`That is the best rate there is.`}</p>;
  const missing = write(next.missing);
  return (
    <Meter
      label={t`${missing} more for ${percent(next.tier.rate.percent)} off every card`}
      valueText={write(next.tier.from)}
      share={wayToNextTier(next)}
    />
  );
}
