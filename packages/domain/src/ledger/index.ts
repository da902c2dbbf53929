/** The books: accounts, the postings of each event and their invariants (reliability section 3). */
export {
  ACCOUNT_KINDS,
  accountKey,
  cardAccount,
  commissionAccount,
  isFloored,
  isOwned,
  unitAccount,
  walletAccount,
} from './account.ts';
export type { Account, AccountKind } from './account.ts';
export type { Entry, HoldChange, Journal, JournalKind, JournalNote, LedgerChange } from './journal.ts';
export {
  enterBalance,
  issue,
  placeHolds,
  refundLateMoney,
  releaseHolds,
  reservations,
  settle,
  takeLateMoney,
} from './postings.ts';
export type { Issue, LateMoney, PaidFrom, Reservation, Settlement } from './postings.ts';
export { earnCommission } from './commission.ts';
export { bonusShare, creditBonus } from './bonus.ts';
export type { Bonus, ReturnedBonus } from './bonus.ts';
export { payBack, payBackOf, returnCards } from './refund.ts';
export type { PaidBack, PayBack, Return } from './refund.ts';
export { importBalance, topUp, transfer } from './card-value.ts';
export type { TopUp } from './card-value.ts';
export { cardEventOf, isExpiry } from './card-history.ts';
export { expire, expiredRest } from './expiry.ts';
export type { Expiry } from './expiry.ts';
export { applyChange, availableOf, balanceOf, EMPTY_BOOK } from './book.ts';
export type { Balance, Book, LedgerRefusal } from './book.ts';
export { bookBreaches } from './invariants.ts';
export type { Breach } from './invariants.ts';
