/**
 * Fetches the data of pages. The code that parses and caches it is loaded with the first request, so that the first
 * page of a visit does not carry it.
 */
import type { PageData, PageTile } from '@offrande/api-client/contract';
import { fetchInTime, inTime } from '../page/in-time.ts';
import type { QueriesPlace } from '../page/queries-place.ts';

/** Before anything is cached, the request is sent in parallel with loading its parser. */
const open = (place: QueriesPlace, address: string) =>
  Promise.all([import('./page-reading.ts'), place.client === null ? fetchInTime(address) : undefined]);

const readPageData = async (place: QueriesPlace, address: string): Promise<PageData | null> => {
  const [reading, answer] = await open(place, address);
  return reading.readPageData(place, address, answer);
};

const readPageTiles = async (place: QueriesPlace, address: string): Promise<readonly PageTile[]> => {
  const [reading, answer] = await open(place, address);
  return reading.readPageTiles(place, address, answer);
};

/**
 * The data of a page; null if the address has no page. Rejects if the server fails to answer, or in time, or the answer is invalid.
 */
export const fetchPageData = (place: QueriesPlace, address: string): Promise<PageData | null> =>
  inTime(readPageData(place, address));

/** Every tile of the unit. */
export const fetchPageTiles = (place: QueriesPlace, address: string): Promise<readonly PageTile[]> =>
  inTime(readPageTiles(place, address));
