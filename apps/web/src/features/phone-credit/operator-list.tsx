/** The operators, each with its offers and a link to its page. Source: A-91. */
import { useLingui } from '@lingui/react/macro';
import type { PageTile } from '@offrande/api-client/contract';
import { ProductTile } from '@offrande/ui-kit/ProductTile';
import { CardArt } from '../catalogue/card-art.tsx';

export function OperatorList({ tiles }: { readonly tiles: readonly PageTile[] }) {
  const { t } = useLingui();
  return (
    <ul className="phone-credit-operators">
      {tiles.map(({ itemCode, name, low, high, place, offer, imageUrl }) => (
        <li key={itemCode}>
          <ProductTile
            href={`/product/${itemCode}`}
            name={name}
            range={t`${low} to ${high}`}
            where={place ?? t`By text message`}
            whereIcon="mobile"
            offer={offer ?? undefined}
          >
            <CardArt url={imageUrl} isLazy />
          </ProductTile>
        </li>
      ))}
    </ul>
  );
}
