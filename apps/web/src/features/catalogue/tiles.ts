/** All tiles of the unit, fetched when a visitor searches, filters or shows all. */
import type { PageTile } from '@offrande/api-client/contract';
import { useEffect, useState } from 'react';
import { useBoot } from '../../page/boot.tsx';
import { useQueriesPlace } from '../../page/queries-place.ts';
import { dataAddress } from '../../shop/data-address.ts';
import { fetchPageTiles } from '../../shop/page-answers.ts';

export interface AllTiles {
  /** Null while loading. */
  readonly tiles: readonly PageTile[] | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Starts fetching when `isWanted` first becomes true. */
export const useAllTiles = (isWanted: boolean): AllTiles => {
  const address = dataAddress(useBoot(), '/tiles');
  const place = useQueriesPlace();
  const [tiles, setTiles] = useState<AllTiles['tiles']>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isWanted || hasFailed || tiles !== null) return;
    fetchPageTiles(place, address).then(setTiles, () => setFailed(true));
  }, [isWanted, hasFailed, tiles, place, address]);
  return { tiles, hasFailed, retry: () => setFailed(false) };
};
