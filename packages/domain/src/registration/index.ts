/** Registration of individuals, and email confirmation for all registrations (spec sections 2, 3, 4 and 7). */
export {
  DEFAULT_INDIVIDUAL_POLICY,
  EMPTY_INDIVIDUAL,
  checkIndividual,
  storableIndividual,
  type Individual,
  type IndividualEntry,
  type IndividualPolicy,
  type IndividualRefusals,
} from './individual-entry.ts';
export { buyerOfOrder, type KnownBuyer, type StatedDetails } from './buyer-of-order.ts';
export { entryOfBuyer, missingFields } from './known-buyer.ts';
export {
  createIndividualRegistrationMachine,
  selectIndividualCode,
  selectIndividualDraft,
  selectIndividualNotice,
  selectIndividualRefusals,
  type IndividualRegistrationEvent,
  type IndividualRegistrationInput,
  type IndividualRegistrationSnapshot,
  type RegistrationRefusals,
} from './individual-registration.machine.ts';
export { BUSINESS_VALIDATION_DAYS, businessAnswerBy, underReview, type RegistrationNotice } from './notice.ts';
export { HOME_SECONDS, type HomeCountdown } from './home-countdown.ts';
export {
  selectCorrectionOver,
  selectHomeSeconds,
  selectReviewNotice,
  selectSentTo,
  selectTokenResendFailure,
  selectTokenResendSeconds,
  verifyPageMachine,
  type EmailCorrection,
  type VerifyPageEvent,
  type VerifyPageInput,
  type VerifyPageSnapshot,
} from './verify-page.machine.ts';
export { confirmationLinkOf, type ConfirmationLink } from './confirmation-link.ts';
export {
  confirmationMachine,
  selectConfirmationFailure,
  selectConfirmationSeconds,
  selectConfirmedBusiness,
  selectDeadLink,
  type ConfirmationEvent,
  type ConfirmationSnapshot,
} from './confirmation.machine.ts';
export { checkIndividualRegistration } from './recheck.ts';
