/** What reads page data, in a file of its own that is fetched with the first data a visit asks for. */
export { readPageData, readPageTiles } from '@offrande/api-client/contract';
