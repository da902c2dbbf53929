/** How the rest is paid: the means of the unit, those that are off with the reason. The provider's own page takes the card. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { PaymentMeans } from '@offrande/domain/payment';
import { Notice } from '@offrande/ui-kit/Notice';
import { RadioList } from '@offrande/ui-kit/RadioList';
import { MEANS, OBSTACLES } from './checkout-texts.ts';
import type { OfferedMeans } from './means.ts';
import { FIELD_IDS } from './problems.ts';

interface CheckoutMeansProps {
  readonly offered: readonly OfferedMeans[];
  readonly chosen: PaymentMeans | null;
  readonly onChoose: (means: PaymentMeans) => void;
  /** Coupons cover everything: no payment follows. */
  readonly isNothingDue: boolean;
  readonly isDisabled: boolean;
}

export function CheckoutMeans({ offered, chosen, onChoose, isNothingDue, isDisabled }: CheckoutMeansProps) {
  const { t } = useLingui();
  return (
    <section className="checkout-part" aria-labelledby="checkout-payment" id={FIELD_IDS.means}>
      <h2 id="checkout-payment">
        <Trans>Payment</Trans>
      </h2>
      {isNothingDue ? (
        <Notice tone="success">
          <Trans>Nothing is left to pay. The order is confirmed at once.</Trans>
        </Notice>
      ) : (
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
      )}
    </section>
  );
}
