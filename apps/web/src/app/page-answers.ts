/**
 * What the server answers at the data addresses of pages, read by the contract's schemas. They come with the first page
 * that asks for data, so that the first page of a visit does not load them.
 */
import type { PageData, PageTile } from '@offrande/api-client/contract';

const reading = () => import('./page-reading.ts');

/** The data of a page; null where the address names none. Rejects where the server does not answer, or answers nonsense. */
export const fetchPageData = async (address: string): Promise<PageData | null> => {
  const [answer, { readPageData }] = await Promise.all([fetch(address), reading()]);
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`Page data of ${address}: ${answer.status}`);
  return readPageData(await answer.json());
};

/** Every tile of the unit. */
export const fetchPageTiles = async (address: string): Promise<readonly PageTile[]> => {
  const [answer, { readPageTiles }] = await Promise.all([fetch(address), reading()]);
  if (!answer.ok) throw new Error(`Tiles: ${answer.status}`);
  return readPageTiles(await answer.json()).tiles;
};
