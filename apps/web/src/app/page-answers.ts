/**
 * What the server answers at the data addresses of pages, read by the contract's schemas. They come with the first page
 * that asks for data, so that the first page of a visit does not load them.
 */
import type { PageData, PageTile } from '@offrande/api-client/contract';

const ask = async (address: string) => {
  const [answer, reading] = await Promise.all([fetch(address), import('./page-reading.ts')]);
  if (!answer.ok && answer.status !== 404) throw new Error(`${address}: ${answer.status}`);
  return { reading, data: answer.ok ? ((await answer.json()) as unknown) : null };
};

/** The data of a page; null where the address names none. Rejects where the server does not answer, or answers nonsense. */
export const fetchPageData = async (address: string): Promise<PageData | null> => {
  const { reading, data } = await ask(address);
  return data === null ? null : reading.readPageData(data);
};

/** Every tile of the unit. */
export const fetchPageTiles = async (address: string): Promise<readonly PageTile[]> => {
  const { reading, data } = await ask(address);
  return reading.readPageTiles(data).tiles;
};
