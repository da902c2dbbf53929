/** Payment means, providers, and the way to the provider's page and back (spec sections 3 and 4, A-31 to ). */
export {
  CARD_HOLD_MS,
  choosableMeans,
  holdLifetimeMs,
  isCardLike,
  isCoupon,
  isToOwnAccount,
  isTransfer,
  meansOfOrder,
  PAYMENT_MEANS,
  SLOW_HOLD_MS,
  wayOfPaying,
} from './payment-means.ts';
export type { PaymentMeans, WayOfPaying } from './payment-means.ts';
export { payBy, transferDeadline, TRANSFER_WINDOW_MINUTES, unpaidUntil } from './payment-deadline.ts';
export { PAYMENT_PROVIDER_IDS, PAYMENT_PROVIDERS } from './providers/index.ts';
export type { PaymentProviderId } from './providers/index.ts';
export type { PaymentProvider, ReturnProtocol } from './providers/provider.ts';
export { callBackUrl } from './call-back-url.ts';
export { outcomeOf, PAYMENT_TYPES, paymentReturnLocation } from './payment-return.ts';
export type { PaymentOutcome, PaymentResult, PaymentType, PaymentUnderWay } from './payment-return.ts';
export { paymentReturnMachine, selectReturnFailure } from './payment-return.machine.ts';
export type {
  LogResultInput,
  PaymentReturnEvent,
  PaymentReturnSnapshot,
  RedirectInfoInput,
  ResultInput,
} from './payment-return.machine.ts';
export { isWebAddress, paymentRedirectMachine, selectRedirectFailure } from './payment-redirect.machine.ts';
export type {
  PaymentRedirectEvent,
  PaymentRedirectSnapshot,
  PaymentSession,
  PaymentSessionRequest,
} from './payment-redirect.machine.ts';
export { PAYMENT_CALLS, paymentLogEntry, PROVIDER_CALLS, withoutCardNumbers } from './payment-log.ts';
export type { PaymentCall, PaymentLogEntry, ProviderCall } from './payment-log.ts';
export { meansToPay, offeredMeans } from './means-offer.ts';
export type { MeansByKind, MeansObstacle, OfferedMeans } from './means-offer.ts';
export { pauseBeforeNextMs, QUESTIONS_AT_MOST } from './ask-again.ts';
export { paymentMeansCode } from './payment-means-code.ts';
