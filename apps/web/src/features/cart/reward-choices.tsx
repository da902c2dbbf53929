/** What there is to choose from with this cart, and where. Source: S2.68, S6.13. */
import { useLingui } from '@lingui/react/macro';
import type { Reward } from '@offrande/domain/discount';
import type { Money } from '@offrande/domain/money';
import { Icon } from '@offrande/ui-kit/Icon';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { useShop } from '../../shop/shop-context.tsx';
import { useAddedTexts } from '../../shop/use-added-texts.ts';
import { LoadFailed } from '../connection/load-failed.tsx';
import { useRewardName } from './reward-note.tsx';

interface RewardChoicesProps {
  readonly choices: readonly Reward[];
  readonly write: (amount: Money) => string;
}

export function RewardChoices(props: RewardChoicesProps) {
  const { answer, hasFailed, retry } = useAddedTexts('discounts');
  if (hasFailed) return <LoadFailed onRetry={retry} />;
  return answer === null ? <Skeleton shape="text" /> : <Choices {...props} />;
}

function Choices({ choices, write }: RewardChoicesProps) {
  const { t } = useLingui();
  const { numbers } = useShop();
  const name = useRewardName();
  const names = new Intl.ListFormat(numbers.languageTag, { type: 'disjunction' }).format(
    choices.map((choice) => name(choice, write(choice.amount))),
  );
  return (
    <div className="cart-panel-part">
      <p className="cart-panel-reached">
        <Icon name="gift" size="sm" />
        <span>{t`With this order: ${names}`}</span>
      </p>
      <p className="cart-note">{t`You choose at checkout.`}</p>
    </div>
  );
}
