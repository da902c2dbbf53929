/** The list of payment means; those that are off say why. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { PaymentMeans } from '@offrande/domain/payment';
import { RadioList } from '@offrande/ui-kit/RadioList';
import { MEANS, OBSTACLES } from './checkout-texts.ts';
import type { OfferedMeans } from './means.ts';

interface MeansChoiceProps {
  readonly offered: readonly OfferedMeans[];
  readonly chosen: PaymentMeans | null;
  readonly onChoose: (means: PaymentMeans) => void;
  readonly isDisabled: boolean;
}

export function MeansChoice({ offered, chosen, onChoose, isDisabled }: MeansChoiceProps) {
  const { t } = useLingui();
  return (
    <>
      <RadioList
        label={t`Payment means`}
        isLabelHidden
        value={chosen}
        onChange={(value) => onChoose(value as PaymentMeans)}
        isDisabled={isDisabled}
        options={offered.map(({ means, obstacle }) => ({
          value: means,
          title: t(MEANS[means].title),
          icon: MEANS[means].icon,
          isDisabled: obstacle !== null,
          ...(obstacle === null ? {} : { price: t(OBSTACLES[obstacle]) }),
        }))}
      />
      <p className="checkout-hint">
        <Trans>You pay on the secure page of the bank and come back here.</Trans>
      </p>
    </>
  );
}
