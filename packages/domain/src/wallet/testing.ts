/** Random wallets and histories, for tests and stories. */
export { historyFilters, orderRecords, walletEntries, wallets } from './wallet.arbitraries.ts';
