/**
 * Every tile of the unit, fetched when a visitor searches, filters or asks for all of them, and kept for the page's life
 * so that the way back shows them at once.
 */
import type { PageTile } from '@offrande/api-client/contract';
import { useEffect, useState } from 'react';
import { useBoot } from '../../app/boot.tsx';
import { fetchPageTiles } from '../../app/page-answers.ts';

const kept = new Map<string, readonly PageTile[]>();

/** As a new page load would: what was fetched is forgotten. */
export const forgetTiles = (): void => kept.clear();

const fetchTiles = async (address: string): Promise<readonly PageTile[]> => {
  const tiles = await fetchPageTiles(address);
  kept.set(address, tiles);
  return tiles;
};

export interface AllTiles {
  /** Null until they are there. */
  readonly tiles: readonly PageTile[] | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Fetches when `isWanted` first turns true. */
export const useAllTiles = (isWanted: boolean): AllTiles => {
  const { unit, language } = useBoot();
  const address = `/_data/${unit.id}/${language.code}/tiles`;
  const [tiles, setTiles] = useState(kept.get(address) ?? null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isWanted || hasFailed || tiles !== null) return;
    fetchTiles(address).then(setTiles, () => setFailed(true));
  }, [isWanted, hasFailed, tiles, address]);
  return { tiles, hasFailed, retry: () => setFailed(false) };
};
