/** Catalogue cards as a list of links, and its skeleton. */
import { useLingui } from '@lingui/react/macro';
import type { PageTile } from '@offrande/api-client/contract';
import { ProductTile, ProductTileSkeleton } from '@offrande/ui-kit/ProductTile';
import { Spinner } from '@offrande/ui-kit/Spinner';
import type { Ref } from 'react';
import { CardArt } from './card-art.tsx';

/** Tiles that may be on the first screen; the rest are loaded lazily. */
const EAGER_TILES = 4;
const WAITING_TILES = 12;

const waiting = Array.from({ length: WAITING_TILES }, (_, at) => `waiting-${at}`);

function Tile({ tile, isLazy }: { readonly tile: PageTile; readonly isLazy: boolean }) {
  const { t } = useLingui();
  const { itemCode, name, low, high, usableAt, place, offer, imageUrl } = tile;
  const usual = { both: t`Online and in store`, online: t`Online`, store: t`In store` };
  return (
    <ProductTile
      href={`/product/${itemCode}`}
      name={name}
      range={t`${low} to ${high}`}
      where={place ?? usual[usableAt]}
      whereIcon={usableAt === 'store' ? 'store' : 'globe'}
      offer={offer ?? undefined}
    >
      <CardArt url={imageUrl} isLazy={isLazy} />
    </ProductTile>
  );
}

export function TileGrid({ tiles, ref }: { readonly tiles: readonly PageTile[]; readonly ref: Ref<HTMLUListElement> }) {
  return (
    <ul className="tile-grid" ref={ref}>
      {tiles.map((tile, at) => (
        <li key={tile.itemCode}>
          <Tile tile={tile} isLazy={at >= EAGER_TILES} />
        </li>
      ))}
    </ul>
  );
}

export function TileGridWaiting() {
  const { t } = useLingui();
  return (
    <>
      <Spinner label={t`Loading`} />
      <div className="tile-grid">
        {waiting.map((key) => (
          <ProductTileSkeleton key={key} />
        ))}
      </div>
    </>
  );
}
