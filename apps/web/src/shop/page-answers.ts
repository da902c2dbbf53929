/**
 * What the server answers at the data addresses of pages. What reads and remembers it comes with the first answer that is
 * asked for, so that the first page of a visit does not load it.
 */
import type { PageData, PageTile } from '@offrande/api-client/contract';
import type { QueriesPlace } from '../page/queries-place.ts';

/** Where nothing is remembered yet, the question is on its way together with what reads its answer. */
const open = (place: QueriesPlace, address: string) =>
  Promise.all([import('./page-reading.ts'), place.client === null ? fetch(address) : undefined]);

/** The data of a page; null where the address names none. Rejects where the server does not answer, or answers nonsense. */
export const fetchPageData = async (place: QueriesPlace, address: string): Promise<PageData | null> => {
  const [reading, answer] = await open(place, address);
  return reading.readPageData(place, address, answer);
};

/** Every tile of the unit. */
export const fetchPageTiles = async (place: QueriesPlace, address: string): Promise<readonly PageTile[]> => {
  const [reading, answer] = await open(place, address);
  return reading.readPageTiles(place, address, answer);
};
