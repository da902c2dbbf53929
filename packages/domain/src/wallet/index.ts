/** Wallets, their entries, paying by wallet; a member's history (spec sections 3, 4 and 6, A-88, A-93). */
export { CASHBACK_HOURS, cashbackPromisedBy, totalBalance } from './wallet.ts';
export type { Wallet } from './wallet.ts';
export { balancesOfEntries, WALLET_ENTRY_KINDS, WALLET_STATUSES } from './wallet-entry.ts';
export type { WalletEntry, WalletEntryKind, WalletStatus } from './wallet-entry.ts';
export { checkWalletPayment, mayPayByWallet } from './wallet-payment.ts';
export { walletStanding } from './wallet-standing.ts';
export type { WalletStanding } from './wallet-standing.ts';
export type { WalletPolicy, WalletRefusal } from './wallet-payment.ts';
export {
  askHistory,
  checkHistoryFilter,
  DEFAULT_TRANSACTION_KIND,
  historyRange,
  historyRequest,
  historyState,
  receiveHistory,
  TRANSACTION_KINDS,
  wholeHistory,
} from './member-history.ts';
export type {
  HistoryFilter,
  HistoryRequest,
  MemberHistory,
  TransactionKind,
  TransactionRecord,
} from './member-history.ts';
