/**
 * Parses page data and caches it while the page is open, since it is the same for all visitors. In a file of its own,
 * loaded with the first data that a visit requests.
 */
import { readPageData as pageData, readPageTiles as pageTiles } from '@offrande/api-client/contract';
import type { PageData, PageTile } from '@offrande/api-client/contract';
import { fetchInTime } from '../page/in-time.ts';
import type { QueriesPlace } from '../page/queries-place.ts';
import { getQueryClient } from './queries.ts';

const readBody = async (answer: Response): Promise<unknown> => {
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  return answer.json();
};

/** `answer` if the request has been sent already. Without network it fails at once. */
const remembered =
  <T>(read: (answer: Response) => Promise<T>) =>
  (place: QueriesPlace, address: string, answer?: Response): Promise<T> =>
    getQueryClient(place).fetchQuery({
      queryKey: ['page', address],
      queryFn: async () => read(answer ?? (await fetchInTime(address))),
      staleTime: Infinity,
      gcTime: Infinity,
      networkMode: 'always',
    });

/** Null if the address has no page. */
export const readPageData = remembered<PageData | null>(async (answer) =>
  answer.status === 404 ? null : pageData(await readBody(answer)),
);

export const readPageTiles = remembered<readonly PageTile[]>(async (answer) => pageTiles(await readBody(answer)).tiles);
