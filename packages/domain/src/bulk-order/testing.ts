/** Random bulk files, good ones and ones with a wrong cell, for tests of any concept that reads them. */
export { badEntries, bulkRules, contentHashes, goodFiles, spoiledFiles } from './bulk.arbitraries.ts';
export type { GoodFile, SpoiledFile } from './bulk.arbitraries.ts';
