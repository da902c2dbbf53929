/** How the rest is paid: the means of the unit, those that are off with the reason. The provider's own page takes the card. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { PaymentMeans } from '@offrande/domain/payment';
import { Button } from '@offrande/ui-kit/Button';
import { Notice } from '@offrande/ui-kit/Notice';
import { RadioList } from '@offrande/ui-kit/RadioList';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { GENERIC_FAILURE, MEANS, OBSTACLES } from './checkout-texts.ts';
import type { OfferedMeans } from './means.ts';
import { FIELD_IDS } from './problems.ts';

interface CheckoutMeansProps {
  /** Null while they are on their way. */
  readonly offered: readonly OfferedMeans[] | null;
  /** They could not be had; asks for them again. */
  readonly onRetry: (() => void) | null;
  readonly chosen: PaymentMeans | null;
  readonly onChoose: (means: PaymentMeans) => void;
  /** Coupons cover everything: no payment follows. */
  readonly isNothingDue: boolean;
  readonly isDisabled: boolean;
}

export function CheckoutMeans(props: CheckoutMeansProps) {
  return (
    <section className="checkout-part" aria-labelledby="checkout-payment" id={FIELD_IDS.means}>
      <h2 id="checkout-payment">
        <Trans>Payment</Trans>
      </h2>
      <Means {...props} />
    </section>
  );
}

function Means({ offered, onRetry, isNothingDue, ...choice }: CheckoutMeansProps) {
  const { t } = useLingui();
  if (isNothingDue) {
    return (
      <Notice tone="success">
        <Trans>Nothing is left to pay. The order is confirmed at once.</Trans>
      </Notice>
    );
  }
  if (onRetry !== null) {
    return (
      <Notice tone="danger" isLive actions={<Button variant="line" size="sm" onPress={onRetry}>{t`Try again`}</Button>}>
        {t(GENERIC_FAILURE)}
      </Notice>
    );
  }
  return offered === null ? <Skeleton shape="block" className="checkout-means-waiting" /> : <Choice offered={offered} {...choice} />;
}

function Choice({ offered, chosen, onChoose, isDisabled }: Pick<CheckoutMeansProps, 'chosen' | 'onChoose' | 'isDisabled'> & { readonly offered: readonly OfferedMeans[] }) {
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
