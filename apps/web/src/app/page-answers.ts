/**
 * What the server answers at the data addresses of pages. What reads it, by the contract's schemas, comes with the first
 * answer that is asked for, so that the first page of a visit does not load it.
 */
import type { PageData, PageTile } from '@offrande/api-client/contract';

const ask = (address: string) => Promise.all([import('./page-reading.ts'), fetch(address)]);

/** The data of a page; null where the address names none. Rejects where the server does not answer, or answers nonsense. */
export const fetchPageData = async (address: string): Promise<PageData | null> => {
  const [reading, answer] = await ask(address);
  return reading.pageDataOf(answer);
};

/** Every tile of the unit. */
export const fetchPageTiles = async (address: string): Promise<readonly PageTile[]> => {
  const [reading, answer] = await ask(address);
  return reading.pageTilesOf(answer);
};
