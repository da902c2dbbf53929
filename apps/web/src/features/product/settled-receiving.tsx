/** Who a buying page's card is for, and a link to the other buying page. Source: S2.33, S2.34, A-43. */
import { useLingui } from '@lingui/react/macro';
import { buyingPath } from '@offrande/domain/guest-gate';
import { Link } from '@offrande/ui-kit/Link';
import { useBoot } from '../../page/boot.tsx';
import { useSignedIn } from '../../shop/use-signed-in.ts';
import type { DeliverTo } from '@offrande/domain/delivery';

interface SettledProps {
  readonly receiving: DeliverTo;
  readonly itemCode: string;
}

export function SettledReceiving({ receiving, itemCode }: SettledProps) {
  const { t } = useLingui();
  const { id, hidesDeliverToMe } = useBoot().unit;
  const kind = useSignedIn(id)?.kind ?? 'guest';
  const pageFor = (other: DeliverTo) => `${buyingPath(kind, other)}?card=${encodeURIComponent(itemCode)}`;
  return (
    <p className="product-settled">
      <span>{receiving === 'friend' ? t`A card for someone else` : t`A card for yourself`}</span>
      {receiving === 'self' && <Link href={pageFor('friend')}>{t`It is for someone else`}</Link>}
      {receiving === 'friend' && !hidesDeliverToMe && <Link href={pageFor('self')}>{t`It is for me`}</Link>}
      {kind === 'business' && (
        <Link href={`/b2b/buying/file?card=${encodeURIComponent(itemCode)}`}>{t`Many cards from a file`}</Link>
      )}
    </p>
  );
}
