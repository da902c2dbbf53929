/** Random bulk files, valid ones and ones with an invalid cell, for tests of any concept that reads them. */
export { badEntries, bulkRules, contentHashes, goodFiles, spoiledFiles } from './bulk.arbitraries.ts';
export type { GoodFile, SpoiledFile } from './bulk.arbitraries.ts';
