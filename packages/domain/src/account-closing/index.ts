/** Closing an account: the reasons, the warnings, and the email to enter (S1.23, S5.74, A-94). */
export {
  CLOSING_REASONS,
  checkClosing,
  closingWarnings,
  type ClosingEntry,
  type ClosingFacts,
  type ClosingReason,
  type ClosingRefusals,
  type ClosingRequest,
  type ClosingWarning,
} from './account-closing.ts';
export {
  accountClosingMachine,
  selectClosingFailure,
  selectClosingRefusals,
  selectClosingWarnings,
  type AccountClosingSnapshot,
  type ClosingEvent,
  type ClosingInput,
} from './account-closing.machine.ts';
