/** Topping up cards and the wallet: amounts, offer, payment and its return (spec sections 1, 4 and 7, A-08, A-87). */
export { checkTopUp, checkTopUpTarget, topUpMeans, topUpOffer, walletLimits } from './top-up.ts';
export type { TopUpLimits, TopUpOffer, TopUpOpened, TopUpRefusal, TopUpTarget } from './top-up.ts';
export { entryAgain, readTopUpReturn, topUpPaymentInfo, topUpUnderWay } from './top-up-return.ts';
export type { CardPlace, TopUpPaymentInfo, TopUpReturn, TopUpUnderWay } from './top-up-return.ts';
export { topUpToPayOf, waitingTransferOf } from './top-up-to-pay.ts';
export type { AwaitedTransfer, TopUpToPay, WaitingTransfer } from './top-up-to-pay.ts';
export {
  checkWalletTransfer,
  isWalletFull,
  WALLET_TRANSFER,
  walletRoom,
  walletTransferTerms,
} from './wallet-transfer.ts';
export type { WalletTransferFacts, WalletTransferRefusal, WalletTransferTerms } from './wallet-transfer.ts';
export { selectGivenUpTransfer, selectTransferFailure, walletTransferMachine } from './wallet-transfer.machine.ts';
export type { WalletTransferEvent, WalletTransferSnapshot } from './wallet-transfer.machine.ts';
export { cardsAfterTopUp, walletAfterTopUp } from './top-up-booked.ts';
export type { BookedTopUp } from './top-up-booked.ts';
export { cardEventOfTopUp, nextTopUpStatus, TOP_UP_TRANSITIONS } from './top-up-status.ts';
export type { TopUpEventRefused, TopUpStatus, TopUpStatusEvent } from './top-up-status.ts';
export type { TopUpInput, TopUpPayer, TopUpRequest } from './top-up-state.ts';
export {
  selectBookedTopUp,
  selectGivenUp,
  selectIsTopUp,
  selectRefusedEntry,
  selectResumed,
  selectTopUpFailure,
  selectTopUpOffer,
  selectTopUpRefusal,
} from './top-up-selectors.ts';
export { topUpMachine } from './top-up.machine.ts';
export type { TopUpEvent } from './top-up-events.ts';
export type { TopUpSnapshot } from './top-up.machine.ts';
