/** What an order earns besides what it buys, in words: cashback in the wallet, or gift cards. Source: A-20, A-107, S9.23. */
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Reward } from '@offrande/domain/discount';
import { CASHBACK_HOURS } from '@offrande/domain/wallet';
import { Icon } from '@offrande/ui-kit/Icon';

/** The reward as a short noun: "4,17 € cashback", "a gift card of 10 €". Its amount is written like those beside it. */
export const useRewardName = (): ((reward: Reward, amount: string) => string) => {
  const { t } = useLingui();
  return (reward, amount) =>
    reward.form === 'bonus'
      ? t`${amount} cashback`
      : t`${plural(reward.quantity, { one: `a gift card of ${amount}`, other: `# gift cards of ${amount}` })}`;
};

interface RewardNoteProps {
  readonly reward: Reward;
  /** Its amount, written like those beside it. */
  readonly amount: string;
}

export function RewardNote({ reward, amount }: RewardNoteProps) {
  const { t } = useLingui();
  const name = useRewardName();
  const hours = CASHBACK_HOURS;
  return (
    <div className="cart-panel-part">
      <p className="cart-panel-reached">
        <Icon name="gift" size="sm" />
        <span>{t`With this order: ${name(reward, amount)}`}</span>
      </p>
      <p className="cart-note">
        {reward.form === 'bonus'
          ? t`In your wallet within ${hours} hours of payment.`
          : t`For you, by email with the receipt.`}
      </p>
    </div>
  );
}
