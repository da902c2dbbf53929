/** Topping up cards and the wallet: amounts, offer, payment and its return (spec sections 1, 4 and 7, A-08, A-87). */
export { checkTopUp, checkTopUpTarget, topUpMeans, topUpOffer, walletLimits } from './top-up.ts';
export type { TopUpLimits, TopUpOffer, TopUpOpened, TopUpRefusal, TopUpTarget } from './top-up.ts';
export { readTopUpReturn, topUpPaymentInfo, topUpUnderWay } from './top-up-return.ts';
export type { TopUpPaymentInfo, TopUpReturn } from './top-up-return.ts';
export { cardsAfterTopUp, walletAfterTopUp } from './top-up-booked.ts';
export type { BookedTopUp } from './top-up-booked.ts';
export { cardEventOfTopUp, nextTopUpStatus, TOP_UP_TRANSITIONS } from './top-up-status.ts';
export type { TopUpEventRefused, TopUpStatus, TopUpStatusEvent } from './top-up-status.ts';
export {
  selectBookedTopUp,
  selectIsTopUp,
  selectTopUpFailure,
  selectTopUpOffer,
  selectTopUpRefusal,
  topUpMachine,
} from './top-up.machine.ts';
export type { TopUpEvent, TopUpInput, TopUpRequest, TopUpSnapshot } from './top-up.machine.ts';
