/** Attempts to pay an order at a provider, and what the provider's reports mean for them. */
export {
  ATTEMPT_STATES,
  hasAttemptFailed,
  isAttemptActive,
  outcomeOfReport,
  reportDifferences,
} from './payment-attempt.ts';
export type {
  AttemptState,
  PaymentAttempt,
  PaymentTask,
  ReportedPayment,
  ReportField,
  ReportOutcome,
} from './payment-attempt.ts';
