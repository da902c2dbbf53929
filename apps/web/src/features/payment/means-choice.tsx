/** The list of payment methods; unavailable ones state the reason. */
import { useLingui } from '@lingui/react/macro';
import { meansRows } from '@offrande/domain/checkout';
import type { Money } from '@offrande/domain/money';
import type { OfferedMeans, PaymentMeans } from '@offrande/domain/payment';
import { RadioList } from '@offrande/ui-kit/RadioList';
import { MEANS, meansNoteText } from '../../messages/payment-means-texts.ts';
import { useFormats } from '../../shop/formats.ts';
import { useCartWallet } from '../cart/use-cart-wallet.ts';

export interface MeansChoiceProps {
  readonly due: Money;
  readonly offered: readonly OfferedMeans[];
  readonly chosen: PaymentMeans | null;
  readonly onChoose: (means: PaymentMeans) => void;
  readonly isDisabled: boolean;
}

export function MeansChoice({ due, offered, chosen, onChoose, isDisabled }: MeansChoiceProps) {
  const { t } = useLingui();
  const { money } = useFormats();
  const hasWallet = offered.some(({ means }) => means === 'wallet');
  const wallet = useCartWallet(due, hasWallet);
  const options = meansRows(offered, wallet.is === 'held' ? wallet : null).map(({ means, isOpen, note }) => {
    const { title, icon } = MEANS[means];
    const price = note === null ? {} : { price: t(meansNoteText(note, money)) };
    return { value: means, title: t(title), icon, isDisabled: !isOpen, ...price };
  });
  return (
    <RadioList
      label={t`Payment means`}
      isLabelHidden
      value={chosen}
      onChange={onChoose}
      isDisabled={isDisabled}
      options={options}
    />
  );
}
