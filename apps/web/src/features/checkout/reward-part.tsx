/**
 * The choice of what comes with the order, for those who have it: nothing more than the discount, or one of the rewards
 * that the order reaches. Source: S2.68, S6.13, A-20, A-107.
 */
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Reward, RewardForm } from '@offrande/domain/discount';
import { CASHBACK_HOURS } from '@offrande/domain/wallet';
import { RadioList, type RadioListOption } from '@offrande/ui-kit/RadioList';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { useFormats } from '../../shop/formats.ts';
import { useAddedTexts } from '../../shop/use-added-texts.ts';
import { LoadFailed } from '../connection/load-failed.tsx';
import type { Checkout } from './use-checkout.ts';

interface RewardPartProps {
  readonly checkout: Checkout;
}

export function RewardPart({ checkout }: RewardPartProps) {
  const { answer, hasFailed, retry } = useAddedTexts('discounts');
  if (answer !== null) return <RewardChoice checkout={checkout} />;
  return (
    <section className="checkout-part">
      {hasFailed ? <LoadFailed onRetry={retry} /> : <Skeleton shape="block" />}
    </section>
  );
}

function RewardChoice({ checkout: { reward, rewards, choose, isBusy } }: RewardPartProps) {
  const { t } = useLingui();
  const { together } = useFormats();
  const optionOf = useOption();
  const amounts = together(...rewards.map(({ amount }) => amount));
  return (
    <section className="checkout-part" aria-labelledby="checkout-reward">
      <h2 id="checkout-reward">
        <Trans>With this order</Trans>
      </h2>
      <RadioList<RewardForm>
        label={t`What comes with this order`}
        isLabelHidden
        value={reward?.form ?? 'discount'}
        onChange={(wantedReward) => choose({ wantedReward })}
        isDisabled={isBusy}
        options={[
          { value: 'discount', title: t`Nothing more`, icon: 'check-circle' },
          ...rewards.map((one, at) => optionOf(one, amounts[at]!)),
        ]}
      />
      <p className="checkout-hint">
        <Trans>Your prices stay the same, whichever you choose.</Trans>
      </p>
    </section>
  );
}

const useOption = (): ((reward: Reward, amount: string) => RadioListOption<RewardForm>) => {
  const { t } = useLingui();
  const hours = CASHBACK_HOURS;
  return (reward, amount) => {
    if (reward.form === 'bonus')
      return {
        value: 'bonus',
        icon: 'wallet',
        title: t`${amount} cashback`,
        description: t`In your wallet within ${hours} hours of payment.`,
      };
    return {
      value: 'freeGiftCard',
      icon: 'gift',
      title: t`${plural(reward.quantity, { one: `One gift card of ${amount}`, other: `# gift cards of ${amount}` })}`,
      description: t`For you, by email with the receipt.`,
    };
  };
};
