/** The list of payment means; those that are off say why. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { Money } from '@offrande/domain/money';
import type { OfferedMeans, PaymentMeans } from '@offrande/domain/payment';
import { RadioList } from '@offrande/ui-kit/RadioList';
import { useFormats } from '../../shop/formats.ts';
import { MEANS, OBSTACLES } from '../../messages/payment-means-texts.ts';
import { useWallet } from './use-wallet.ts';

interface MeansChoiceProps {
  /** Of a member; null for a guest. */
  readonly custId: string | null;
  readonly due: Money;
  readonly offered: readonly OfferedMeans[];
  readonly chosen: PaymentMeans | null;
  readonly onChoose: (means: PaymentMeans) => void;
  readonly isDisabled: boolean;
}

export function MeansChoice({ custId, due, offered, chosen, onChoose, isDisabled }: MeansChoiceProps) {
  const { t } = useLingui();
  const { money } = useFormats();
  const wallet = useWallet(
    custId,
    due,
    offered.map(({ means }) => means),
  );
  const held = wallet && money(wallet.balance);
  const noteOf = ({ means, obstacle }: OfferedMeans): string | null => {
    if (obstacle !== null) return t(OBSTACLES[obstacle]);
    if (means !== 'wallet' || held === null) return null;
    return wallet?.missing === null ? t`Balance ${held}` : t`Balance ${held}, less than this order costs`;
  };
  const isShut = ({ means, obstacle }: OfferedMeans): boolean =>
    obstacle !== null || (means === 'wallet' && wallet?.missing !== null);
  return (
    <>
      <RadioList
        label={t`Payment means`}
        isLabelHidden
        value={chosen}
        onChange={onChoose}
        isDisabled={isDisabled}
        options={offered.map((offer) => {
          const { title, icon } = MEANS[offer.means];
          const note = noteOf(offer);
          return {
            value: offer.means,
            title: t(title),
            icon,
            isDisabled: isShut(offer),
            ...(note === null ? {} : { price: note }),
          };
        })}
      />
      <p className="checkout-hint">
        <Trans>You pay on the secure page of the bank and come back here.</Trans>
      </p>
    </>
  );
}
