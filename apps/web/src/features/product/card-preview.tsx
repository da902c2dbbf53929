/**
 * A preview of the card: art of the chosen face, photo, two lines, amount. Its text alternative has the same content.
 */
import { useLingui } from '@lingui/react/macro';
import { formatMoneyShort } from '@offrande/domain/locale';
import { printedLines } from '@offrande/domain/personalisation';
import { GiftCard } from '@offrande/ui-kit/GiftCard';
import type { GiftCardProps } from '@offrande/ui-kit/GiftCard';
import { useNumberStyle } from '../../page/number-style.ts';
import { CardArt } from '../catalogue/card-art.tsx';
import type { ProductFacts } from '../../shop/product-facts.ts';
import { amountOf, faceOf, type CardForm } from '@offrande/domain/line-entry';

interface CardPreviewProps {
  readonly form: CardForm;
  readonly facts: ProductFacts;
  readonly emphasis?: GiftCardProps['emphasis'];
  /** Whether a text next to it has the same content. */
  readonly isDecorative?: boolean;
}

export function CardPreview({ form, facts, emphasis, isDecorative = false }: CardPreviewProps) {
  const { t } = useLingui();
  const style = useNumberStyle();
  const { name } = facts.product;
  const amount = amountOf(form, facts);
  const written = amount === null ? '' : formatMoneyShort(amount, style);
  const lines = printedLines(form, facts.product);
  const words = lines.filter((line) => line.trim() !== '').join(', ');
  const card = [name, written].filter((part) => part !== '').join(', ');
  const label = words === '' ? t`Your card: ${card}` : t`Your card: ${card}. It reads: ${words}`;
  return (
    <GiftCard
      lines={lines}
      amount={written}
      photoSrc={form.photo?.src ?? undefined}
      emphasis={emphasis}
      {...(isDecorative ? {} : { label })}
    >
      <CardArt url={faceOf(form, facts)?.imageUrl ?? facts.product.images[0] ?? ''} isFirst={!isDecorative} />
    </GiftCard>
  );
}
