/** The cards that a product's page goes on with, as a carousel. Source: S9.34, S9.43, A-99. */
import { useLingui } from '@lingui/react/macro';
import type { PageTile } from '@offrande/api-client/contract';
import { carouselItems, swipeOf } from '@offrande/domain/access';
import { Carousel } from '@offrande/ui-kit/Carousel';
import { Tile } from '../catalogue/tile-grid.tsx';
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
      items={tiles.map((tile) => ({ id: tile.itemCode, content: <Tile tile={tile} isLazy /> }))}
      itemsAt={carouselItems}
      swipeOf={swipeOf}
    />
  );
}
