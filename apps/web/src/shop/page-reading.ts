/**
 * Reads page data and remembers it as long as the page is open: it is the same for everybody. In a file of its own, that is
 * fetched with the first data a visit asks for.
 */
import { readPageData as pageData, readPageTiles as pageTiles } from '@offrande/api-client/contract';
import type { PageData, PageTile } from '@offrande/api-client/contract';
import type { QueriesPlace } from '../page/queries-place.ts';
import { queryClientOf } from './queries.ts';

const readBody = async (answer: Response): Promise<unknown> => {
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  return answer.json();
};

/** `answer` where the question has been asked already. A dead network is a failure at once. */
const remembered =
  <T>(read: (answer: Response) => Promise<T>) =>
  (place: QueriesPlace, address: string, answer?: Response): Promise<T> =>
    queryClientOf(place).fetchQuery({
      queryKey: ['page', address],
      queryFn: async () => read(answer ?? (await fetch(address))),
      staleTime: Infinity,
      gcTime: Infinity,
      networkMode: 'always',
    });

/** Null where the address names no page. */
export const readPageData = remembered<PageData | null>(async (answer) =>
  answer.status === 404 ? null : pageData(await readBody(answer)),
);

export const readPageTiles = remembered<readonly PageTile[]>(async (answer) => pageTiles(await readBody(answer)).tiles);
