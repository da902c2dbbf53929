/** Who a buying page's card is for, and a link to the other buying page. Source: S2.33, S2.34, A-43. */
import { useLingui } from '@lingui/react/macro';
import { Link } from '@offrande/ui-kit/Link';
import { useBoot } from '../../page/boot.tsx';
import type { DeliverTo } from '@offrande/domain/delivery';

interface SettledProps {
  readonly receiving: DeliverTo;
  readonly itemCode: string;
}

export function SettledReceiving({ receiving, itemCode }: SettledProps) {
  const { t } = useLingui();
  const { hidesDeliverToMe } = useBoot().unit;
  const other = `?card=${encodeURIComponent(itemCode)}`;
  return (
    <p className="product-settled">
      <span>{receiving === 'friend' ? t`A card for someone else` : t`A card for yourself`}</span>
      {receiving === 'self' && <Link href={`/buying-friend${other}`}>{t`It is for someone else`}</Link>}
      {receiving === 'friend' && !hidesDeliverToMe && <Link href={`/buying-self${other}`}>{t`It is for me`}</Link>}
    </p>
  );
}
