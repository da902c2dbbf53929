/**
 * The port to a payment provider: open a hosted payment, read a signed message, query the state of a payment. Adapters speak one provider's
 * dialect to a configured address; nothing here decides what a payment means for an order.
 * Source: spec section 7, reliability rows 9 to 14. Amounts are integer minor units.
 */
import type { PaymentProviderId } from '@offrande/domain/payment';
import type { ReportedPayment } from '@offrande/domain/payment-attempt';

/** A provider's notification, with the reference by which it counts once. */
export interface ProviderNotification {
  readonly eventRef: string;
  readonly payment: ReportedPayment;
}

/** The amount to be paid, and for what. */
export interface PaymentTerms {
  readonly attemptId: string;
  readonly orderNo: string;
  readonly amountMinor: bigint;
  /** With the currency's number of decimals, for dialects with decimal amounts. */
  readonly currency: { readonly code: string; readonly digits: number };
}

export interface OpenPayment extends PaymentTerms {
  readonly email: string;
  readonly language: string;
  /** Where the browser returns, and where notifications go. */
  readonly returnUrl: string;
  readonly notifyUrl: string;
}

export interface RawMessage {
  readonly headers: Headers;
  readonly body: Uint8Array;
}

/** A message that cannot be trusted or read. The reason is for the audit log, never for the sender. */
export type NotificationRefusal =
  | { readonly _tag: 'BadSignature' }
  /** Genuine, but signed so long ago that it may be a replay. */
  | { readonly _tag: 'Stale' }
  | { readonly _tag: 'Unreadable'; readonly reason: string };

export type MessageReading = ProviderNotification | NotificationRefusal;

/** The provider could not answer. `isRetryable` says whether a retry may succeed. */
export class ProviderUnavailable extends Error {
  readonly _tag = 'ProviderUnavailable';
  readonly isRetryable: boolean;
  constructor(message: string, isRetryable: boolean, options?: ErrorOptions) {
    super(message, options);
    this.isRetryable = isRetryable;
  }
}

export interface PaymentProvider {
  readonly id: PaymentProviderId;
  /** Opens a hosted payment. The attempt id is the provider's idempotency key, so that a repetition finds the same payment. */
  open(payment: OpenPayment): Promise<{ readonly providerRef: string; readonly redirectUrl: string }>;
  /** Reads a message and checks its signature if the provider signs. */
  readNotification(message: RawMessage): Promise<MessageReading>;
  /**
   * Queries the provider, server to server. `asked` are the original terms, for providers that return none before an attempt to pay;
   * information about money always comes from the provider.
   */
  payment(providerRef: string, asked: PaymentTerms): Promise<ReportedPayment>;
  /**
   * Closes an unpaid payment, so that its page accepts no money. One that is already closed stays so; one that has ended otherwise is refused
   * for good. Null if the provider's interface has no such call.
   */
  readonly close: ((providerRef: string) => Promise<void>) | null;
}

/** A provider, and the shop id that its messages must contain. */
export interface KnownProvider {
  readonly provider: PaymentProvider;
  readonly shopId: string;
}
