/** What reads page data, in a file of its own that is fetched with the first data a visit asks for. */
import { readPageData, readPageTiles } from '@offrande/api-client/contract';
import type { PageData, PageTile } from '@offrande/api-client/contract';

const bodyOf = async (answer: Response): Promise<unknown> => {
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  return answer.json();
};

/** Null where the address names no page. */
export const pageDataOf = async (answer: Response): Promise<PageData | null> =>
  answer.status === 404 ? null : readPageData(await bodyOf(answer));

export const pageTilesOf = async (answer: Response): Promise<readonly PageTile[]> =>
  readPageTiles(await bodyOf(answer)).tiles;
