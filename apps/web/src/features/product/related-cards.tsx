/** The cards that a product's page goes on with, as a carousel. Source: S9.43, A-99. */
import { useLingui } from '@lingui/react/macro';
import type { PageTile } from '@offrande/api-client/contract';
import { carouselItems } from '@offrande/domain/access';
import { Carousel } from '@offrande/ui-kit/Carousel';
import { ProductTile } from '@offrande/ui-kit/ProductTile';
import { CardArt } from '../catalogue/card-art.tsx';
import './related-cards.css';

export function RelatedCards({ tiles }: { readonly tiles: readonly PageTile[] }) {
  const { t } = useLingui();
  return (
    <Carousel
      className="related-cards"
      label={t`More gift cards`}
      labelId="related-cards-title"
      previousLabel={t`Previous cards`}
      nextLabel={t`Next cards`}
      shownLabel={(first, last, all) => t`Cards ${first} to ${last} of ${all}`}
      items={tiles.map(({ itemCode, name, low, high, place, imageUrl }) => ({
        id: itemCode,
        content: (
          <ProductTile
            href={`/product/${itemCode}`}
            name={name}
            range={t`${low} to ${high}`}
            where={place ?? undefined}
          >
            <CardArt url={imageUrl} isLazy />
          </ProductTile>
        ),
      }))}
      itemsAt={carouselItems}
    />
  );
}
